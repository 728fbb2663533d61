package org.signorini.differential.reference;

/**
 * Bodies in absolute coordinates, the ground first and still: centre of mass, quaternion w, x, y, z, velocity of the
 * centre, angular velocity, all in the world.
 */
public final class ReferenceState {

    static final int SIZE = 13;

    /** 13 numbers per body. */
    final double[] y;
    public final double time;

    ReferenceState(double[] y, double time) {
        this.y = y;
        this.time = time;
    }

    /** From centres of mass, rotation matrices, row-major, and (v, ω) of all bodies but the ground. */
    public static ReferenceState of(double[] centers, double[] rotations, double[] twists, double time) {
        int n = centers.length / 3;
        double[] y = new double[SIZE * (n + 1)];
        y[3] = 1;
        for (int b = 1; b <= n; b++) {
            System.arraycopy(centers, 3 * (b - 1), y, SIZE * b, 3);
            System.arraycopy(V3.quaternion(rotations, 9 * (b - 1)), 0, y, SIZE * b + 3, 4);
            System.arraycopy(twists, 6 * (b - 1), y, SIZE * b + 7, 6);
        }
        return new ReferenceState(y, time);
    }

    public int bodies() {
        return y.length / SIZE;
    }

    /** Centre of mass. */
    public double[] center(int body) {
        return three(body, 0);
    }

    /** R_WB, row-major. */
    public double[] rotation(int body) {
        int at = SIZE * body + 3;
        return V3.matrix(y[at], y[at + 1], y[at + 2], y[at + 3]);
    }

    /** Of the centre of mass. */
    public double[] velocity(int body) {
        return three(body, 7);
    }

    public double[] omega(int body) {
        return three(body, 10);
    }

    private double[] three(int body, int offset) {
        int at = SIZE * body + offset;
        return new double[] {y[at], y[at + 1], y[at + 2]};
    }

    /** At the same place with the velocities (v, ω) of each body but the ground. */
    public ReferenceState moving(double[] twists) {
        double[] moved = y.clone();
        for (int b = 1; b < bodies(); b++) {
            System.arraycopy(twists, 6 * (b - 1), moved, SIZE * b + 7, 6);
        }
        return new ReferenceState(moved, time);
    }

    /** Velocities (v, ω) of all bodies but the ground. */
    public double[] twists() {
        double[] twists = new double[6 * (bodies() - 1)];
        for (int b = 1; b < bodies(); b++) {
            System.arraycopy(y, SIZE * b + 7, twists, 6 * (b - 1), 6);
        }
        return twists;
    }
}
