package org.signorini.algebra;

/** Where a frame B is in a frame A: the origin's position p_AB and the orientation R_AB. For descriptions. */
public record Frame(Vector3 origin, Quaternion orientation) {

    public static final Frame IDENTITY = new Frame(Vector3.ZERO, Quaternion.IDENTITY);

    public Frame {
        if (!origin.isFinite()) {
            throw new IllegalArgumentException("the origin " + origin + " is not finite");
        }
    }

    public static Frame at(double x, double y, double z) {
        return new Frame(new Vector3(x, y, z), Quaternion.IDENTITY);
    }

    public static Frame at(Vector3 origin) {
        return new Frame(origin, Quaternion.IDENTITY);
    }

    /** This frame turned about one of its own axes. */
    public Frame rotated(Vector3 axis, double angle) {
        return rotated(Quaternion.rotation(axis, angle));
    }

    /** This frame with R_AB R. */
    public Frame rotated(Quaternion r) {
        return new Frame(origin, orientation.times(r));
    }

    /** X_AB X_BC = X_AC. */
    public Frame times(Frame c) {
        return new Frame(apply(c.origin), orientation.times(c.orientation));
    }

    /** X_BA. */
    public Frame inverse() {
        Quaternion q = orientation.inverse();
        return new Frame(q.rotate(origin).times(-1), q);
    }

    /** A point's coordinates in A from those in B. */
    public Vector3 apply(Vector3 p_B) {
        return origin.plus(orientation.rotate(p_B));
    }
}
