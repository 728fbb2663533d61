package org.signorini.multibody.model;

/**
 * How a frame M on one body may move relative to a frame F on another. Coordinates q place M in F; velocities u are
 * their rates, except that angular velocities stand for the rates of quaternions.
 */
public enum JointType {

    /** M = F. */
    FIXED(0, 0),

    /** q: angle about z. */
    REVOLUTE(1, 1),

    /** q: displacement along z. */
    PRISMATIC(1, 1),

    /** q: angle about z, displacement along z. */
    CYLINDRICAL(2, 2),

    /** q: angle about F's x, then angle about M's y; R_FM = R_x(q₁) R_y(q₂). */
    UNIVERSAL(2, 2),

    /** q: quaternion w, x, y, z of R_FM. u: angular velocity of M relative to F, in F's axes. */
    SPHERICAL(4, 3),

    /** q: displacements along F's x and y, angle about z. */
    PLANAR(3, 3),

    /** q: position of M's origin, quaternion. u: its velocity, the angular velocity of M; all in F's axes. */
    FREE(7, 6);

    private final int coordinates;
    private final int freedoms;

    JointType(int coordinates, int freedoms) {
        this.coordinates = coordinates;
        this.freedoms = freedoms;
    }

    /** Length of q. */
    public int coordinates() {
        return coordinates;
    }

    /** Length of u: degrees of freedom. */
    public int freedoms() {
        return freedoms;
    }

    /** Number of constraints it imposes: 6 − degrees of freedom. */
    public int constraints() {
        return 6 - freedoms;
    }

    /** Whether each velocity is the rate of the coordinate of the same index: limits, springs and motions need that. */
    public boolean isScalar() {
        return coordinates == freedoms;
    }

    /** Whether a coordinate is an angle rather than a length or part of a quaternion. */
    public boolean isAngle(int coordinate) {
        return switch (this) {
            case REVOLUTE, UNIVERSAL -> true;
            case CYLINDRICAL -> coordinate == 0;
            case PLANAR -> coordinate == 2;
            case FIXED, PRISMATIC, SPHERICAL, FREE -> false;
        };
    }
}
