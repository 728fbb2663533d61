package org.signorini.multibody.force;

/** Something that pushes, pulls or turns. */
public sealed interface ForceElement
        permits TranslationalSpring, JointSpring, JointMotor, JointForce, AppliedForce, AppliedTorque {

    String name();
}
