package org.signorini.multibody.model;

import java.util.Optional;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;

/**
 * A rigid body, or the ground. Its mass properties and markers are given in its own frame.
 *
 * @param index           position in {@link Mechanism#bodies()}; the ground is 0
 * @param initialPose     where the body's frame is at the start, if drawn: joints without initial coordinates take
 *                        theirs from the poses of their two bodies
 * @param velocity        initial velocity of the body's origin, for bodies no joint of the tree holds
 * @param angularVelocity initial angular velocity, likewise
 */
public record Body(String name, int index, MassProperties mass, Optional<Frame> initialPose, Vector3 velocity,
        Vector3 angularVelocity) {

    public boolean isGround() {
        return index == 0;
    }

    /** A frame fixed to this body. */
    public Marker marker(Frame frame) {
        return new Marker(this, frame);
    }

    /** A frame fixed to this body at a point, with the body's axes. */
    public Marker marker(double x, double y, double z) {
        return new Marker(this, Frame.at(x, y, z));
    }

    /** The body's own frame. */
    public Marker origin() {
        return new Marker(this, Frame.IDENTITY);
    }

    @Override
    public String toString() {
        return isGround() ? "the ground" : "body '" + name + "'";
    }
}
