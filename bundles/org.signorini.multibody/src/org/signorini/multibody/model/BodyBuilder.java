package org.signorini.multibody.model;

import java.util.Optional;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;

/** Describes one body; {@link #add} ends the description. */
public final class BodyBuilder {

    private final MechanismBuilder mechanism;
    private final String name;
    private MassProperties mass = MassProperties.NONE;
    private Frame pose;
    private Vector3 velocity = Vector3.ZERO;
    private Vector3 angularVelocity = Vector3.ZERO;

    BodyBuilder(MechanismBuilder mechanism, String name) {
        this.mechanism = mechanism;
        this.name = name;
    }

    public BodyBuilder mass(MassProperties properties) {
        mass = properties;
        return this;
    }

    /** Where the body's frame is at the start. */
    public BodyBuilder pose(Frame frame) {
        pose = frame;
        return this;
    }

    /** Velocity of the body's origin and angular velocity at the start, where no joint of the tree holds the body. */
    public BodyBuilder velocity(Vector3 v, Vector3 omega) {
        velocity = v;
        angularVelocity = omega;
        return this;
    }

    public Body add() {
        return mechanism.add(new Body(name, mechanism.bodyCount(), mass, Optional.ofNullable(pose), velocity,
                angularVelocity));
    }
}
