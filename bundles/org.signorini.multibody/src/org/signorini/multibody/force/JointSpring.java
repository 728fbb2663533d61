package org.signorini.multibody.force;

import org.signorini.multibody.model.Joint;

/**
 * Spring and damper on one coordinate of a joint, τ = −k(q − q₀) − d q̇: torsional on an angle, linear on a
 * displacement.
 */
public record JointSpring(String name, Joint joint, int coordinate, double stiffness, double damping, double rest)
        implements ForceElement {
}
