package org.signorini.model.element;

import org.signorini.model.mechanism.JointKind;

/** How many coordinates and velocities a joint has. */
public final class Freedoms {

    private Freedoms() {
    }

    /** Length of the coordinates q. */
    public static int coordinates(JointKind kind) {
        return switch (kind) {
            case SPHERICAL -> 4;
            case FREE -> 7;
            default -> velocities(kind);
        };
    }

    /** Length of the velocities u: degrees of freedom. */
    public static int velocities(JointKind kind) {
        return switch (kind) {
            case FIXED -> 0;
            case REVOLUTE, PRISMATIC -> 1;
            case CYLINDRICAL, UNIVERSAL -> 2;
            case SPHERICAL, PLANAR -> 3;
            case FREE -> 6;
        };
    }

    /** Whether each velocity is the rate of the coordinate of the same index: limits, springs and motors need that. */
    public static boolean isScalar(JointKind kind) {
        return coordinates(kind) == velocities(kind);
    }

    /** Whether a coordinate is an angle, not a displacement; of scalar joints. */
    public static boolean isAngle(JointKind kind, int coordinate) {
        return switch (kind) {
            case REVOLUTE, UNIVERSAL -> true;
            case CYLINDRICAL -> coordinate == 0;
            case PLANAR -> coordinate == 2;
            default -> false;
        };
    }
}
