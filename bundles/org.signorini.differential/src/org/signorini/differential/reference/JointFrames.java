package org.signorini.differential.reference;

/** The two frames of a joint in the world at a state, and scalar functions of them with their first two derivatives. */
final class JointFrames {

    private final int bodies;
    private final int a;
    private final int b;
    /** F and M: origins relative to the centres of mass, axes. */
    private final double[] rF;
    private final double[] rM;
    final double[] axesF;
    final double[] axesM;
    /** M's origin as seen from F's. */
    final double[] d;
    private final double[] dDot;
    private final double[] wA;
    private final double[] wB;

    /** Frames are given in the bodies' axes, origins from the centres of mass. */
    JointFrames(ReferenceState s, int a, double[] originF, double[] localF, int b, double[] originM, double[] localM) {
        bodies = s.bodies();
        this.a = a;
        this.b = b;
        double[] rotationA = s.rotation(a);
        double[] rotationB = s.rotation(b);
        rF = V3.rotate(rotationA, originF);
        rM = V3.rotate(rotationB, originM);
        axesF = V3.multiply(rotationA, localF);
        axesM = V3.multiply(rotationB, localM);
        wA = s.omega(a);
        wB = s.omega(b);
        d = V3.sub(V3.add(s.center(b), rM), V3.add(s.center(a), rF));
        dDot = V3.sub(V3.add(s.velocity(b), V3.cross(wB, rM)), V3.add(s.velocity(a), V3.cross(wA, rF)));
    }

    /** φ = n·d with n still in the world. */
    Row along(double[] n) {
        Row row = new Row(bodies);
        row.value = V3.dot(n, d);
        row.add(b, n, V3.cross(rM, n));
        row.add(a, V3.scale(-1, n), V3.cross(n, rF));
        row.bias = V3.dot(n, V3.sub(turning(wB, rM), turning(wA, rF)));
        return row;
    }

    /** φ = d·f, f an axis of F: φ̈ = d̈·f + 2 ḋ·(ω×f) + d·(α×f + ω×(ω×f)). */
    Row displacement(int axis) {
        double[] f = V3.column(axesF, axis);
        Row row = along(f);
        row.add(a, new double[3], V3.cross(f, d));
        row.bias += 2 * V3.dot(dDot, V3.cross(wA, f)) + V3.dot(d, turning(wA, f));
        return row;
    }

    /** φ = f·m, axes of F and M: φ̇ = (f×m)·(ω_A − ω_B). */
    Row cosine(int axisF, int axisM) {
        double[] f = V3.column(axesF, axisF);
        double[] m = V3.column(axesM, axisM);
        Row row = new Row(bodies);
        double[] n = V3.cross(f, m);
        row.value = V3.dot(f, m);
        row.add(a, new double[3], n);
        row.add(b, new double[3], V3.scale(-1, n));
        row.bias = V3.dot(turning(wA, f), m) + 2 * V3.dot(V3.cross(wA, f), V3.cross(wB, m))
                + V3.dot(f, turning(wB, m));
        return row;
    }

    /** φ̇ = axis·(ω_B − ω_A), the axis fixed to F or to M; the angle is given. */
    Row angle(boolean ofF, int axis, double value) {
        double[] n = V3.column(ofF ? axesF : axesM, axis);
        Row row = new Row(bodies);
        row.value = value;
        row.add(b, new double[3], n);
        row.add(a, new double[3], V3.scale(-1, n));
        row.bias = V3.dot(V3.cross(ofF ? wA : wB, n), V3.sub(wB, wA));
        return row;
    }

    /** Velocity of M's origin relative to F, and M's angular velocity relative to F, in F's axes. */
    double[] relativeTwist() {
        double[] v = V3.unrotate(axesF, V3.sub(dDot, V3.cross(wA, d)));
        double[] w = V3.unrotate(axesF, V3.sub(wB, wA));
        return new double[] {v[0], v[1], v[2], w[0], w[1], w[2]};
    }

    private static double[] turning(double[] w, double[] r) {
        return V3.cross(w, V3.cross(w, r));
    }
}
