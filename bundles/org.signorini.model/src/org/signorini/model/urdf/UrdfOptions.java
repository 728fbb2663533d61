package org.signorini.model.urdf;

/**
 * What a URDF file does not say.
 *
 * @param fixedBase whether the root link is fixed to the ground or floats
 * @param clearance how far above z = 0 the lowest point of a floating robot starts, m
 * @param floor     whether a floor z = 0 is added that all collision shapes may touch
 * @param friction  coefficient of friction with the floor
 */
public record UrdfOptions(boolean fixedBase, double clearance, boolean floor, double friction) {

    /** Floating, 1 cm above a floor with friction 0.8. */
    public static UrdfOptions defaults() {
        return new UrdfOptions(false, 0.01, true, 0.8);
    }

    /** Bolted to the ground, touching nothing. */
    public static UrdfOptions fixed() {
        return new UrdfOptions(true, 0, false, 0);
    }
}
