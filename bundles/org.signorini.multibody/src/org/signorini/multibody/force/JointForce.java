package org.signorini.multibody.force;

import java.util.function.DoubleUnaryOperator;

import org.signorini.multibody.model.Joint;

/** A force or torque on one coordinate of a joint, as a function of time. */
public record JointForce(String name, Joint joint, int coordinate, DoubleUnaryOperator value)
        implements ForceElement {
}
