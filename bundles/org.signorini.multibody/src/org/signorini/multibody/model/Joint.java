package org.signorini.multibody.model;

import java.util.List;

/**
 * A joint between a marker F on one body and a marker M on another; q places M in F.
 *
 * @param initial         initial coordinates, or empty where they follow from the bodies' poses or are zero
 * @param initialVelocity initial velocities, or empty for rest
 * @param reference       the configuration about which {@link KinematicsMode#LINEARIZED} linearizes, or empty for zero
 * @param motions         one function of time per coordinate where the motion is prescribed, else empty
 * @param cut             whether to close this joint by constraints rather than to build coordinates on it
 */
public record Joint(String name, int index, JointType type, Marker from, Marker to, List<Double> initial,
        List<Double> initialVelocity, List<Double> reference, List<Limit> limits, List<Motion> motions, boolean cut) {

    public boolean isPrescribed() {
        return !motions.isEmpty();
    }

    @Override
    public String toString() {
        return "joint '" + name + "'";
    }
}
