package org.signorini.reproduce.s1;

import org.signorini.algebra.Lu;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;

/**
 * S1's double pendulum while P1 slides on the plane, as a differential equation: what the paper takes an Autolev model
 * for. Newton's and Euler's equations of two free bodies with the force f of the joint on B, the normal force N at P1
 * and its friction −μN v/‖v‖, such that P2 stays one point and P1 at its height; 16 linear equations for accelerations
 * and forces, Runge–Kutta of fourth order. It shares nothing with the program but the solution of linear equations.
 */
final class SlidingPendulum {

    private static final double[] INERTIA = {1, 2, 3};
    private static final int SIZE = 16;

    private final double mu;
    /** Per body: centre 3, quaternion 4, velocity 3, angular velocity 3. */
    private double[] y = new double[26];
    private double leastForce = Double.POSITIVE_INFINITY;

    /** P1 at the origin, both bodies without rotation and with the velocity v. */
    SlidingPendulum(double mu, Quaternion a, Quaternion bFromA, Vector3 v) {
        this.mu = mu;
        Quaternion b = a.times(bFromA);
        Vector3 p2 = a.rotate(Vector3.Z);
        put(0, a.rotate(Vector3.Z).times(0.5), a, v);
        put(13, p2.plus(b.rotate(Vector3.Z).times(0.5)), b, v);
    }

    private void put(int at, Vector3 centre, Quaternion q, Vector3 v) {
        centre.put(y, at);
        q.put(y, at + 3);
        v.put(y, at + 7);
    }

    Quaternion orientationOfA() {
        return orientation(y, 0);
    }

    Quaternion orientationOfB() {
        return orientation(y, 0).inverse().times(orientation(y, 13));
    }

    /** The smallest N so far: what is computed holds while it is positive. */
    double leastForce() {
        return leastForce;
    }

    void step(double h) {
        double[] k1 = rate(y);
        double[] k2 = rate(sum(h / 2, k1));
        double[] k3 = rate(sum(h / 2, k2));
        double[] k4 = rate(sum(h, k3));
        for (int i = 0; i < y.length; i++) {
            y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
        }
    }

    private double[] sum(double s, double[] k) {
        double[] out = y.clone();
        for (int i = 0; i < out.length; i++) {
            out[i] += s * k[i];
        }
        return out;
    }

    private static Quaternion orientation(double[] s, int at) {
        double norm = Math.sqrt(s[at + 3] * s[at + 3] + s[at + 4] * s[at + 4] + s[at + 5] * s[at + 5]
                + s[at + 6] * s[at + 6]);
        return new Quaternion(s[at + 3] / norm, s[at + 4] / norm, s[at + 5] / norm, s[at + 6] / norm);
    }

    /** Unknowns: a_A, α_A, a_B, α_B, f, N. */
    private double[] rate(double[] s) {
        double[] m = new double[SIZE * SIZE];
        double[] rhs = new double[SIZE];
        Vector3 half = orientation(s, 0).rotate(Vector3.Z).times(0.5);
        Vector3 toP2 = orientation(s, 13).rotate(Vector3.Z).times(-0.5);
        Vector3 omegaA = Vector3.from(s, 10);
        Vector3 omegaB = Vector3.from(s, 23);
        Vector3 slip = Vector3.from(s, 7).plus(omegaA.cross(half.times(-1)));
        double speed = Math.hypot(slip.x(), slip.y());
        Vector3 reaction = new Vector3(-mu * slip.x() / speed, -mu * slip.y() / speed, 1);
        body(s, 0, m, rhs);
        body(s, 13, m, rhs);
        // m a_A = … − f + N r,   I α_A = … − (P2 − c) × f + (P1 − c) × N r; likewise of B
        for (int i = 0; i < 3; i++) {
            Vector3 e = axis(i);
            m[i * SIZE + 12 + i] = 1;
            m[(6 + i) * SIZE + 12 + i] = -1;
            column(m, 3, 12 + i, half.cross(e));
            column(m, 9, 12 + i, toP2.cross(e).times(-1));
        }
        column(m, 0, 15, reaction.times(-1));
        column(m, 3, 15, half.cross(reaction));
        // P2 of A and of B accelerate alike, P1 does not along z
        Vector3 apart = omegaA.cross(omegaA.cross(half)).minus(omegaB.cross(omegaB.cross(toP2)));
        apart.times(-1).put(rhs, 12);
        for (int i = 0; i < 3; i++) {
            m[(12 + i) * SIZE + i] = 1;
            m[(12 + i) * SIZE + 6 + i] = -1;
            column(m, 12, 3 + i, axis(i).cross(half));
            column(m, 12, 9 + i, axis(i).cross(toP2).times(-1));
            m[15 * SIZE + 3 + i] = -axis(i).cross(half).z();
        }
        m[15 * SIZE + 2] = 1;
        rhs[15] = omegaA.cross(omegaA.cross(half)).z();
        int[] pivots = new int[SIZE];
        if (Lu.factor(m, 0, SIZE, pivots, 0) >= 0) {
            throw new ArithmeticException("the pendulum has no unique accelerations");
        }
        Lu.solve(m, 0, SIZE, pivots, 0, rhs, 0);
        leastForce = Math.min(leastForce, rhs[15]);
        double[] out = new double[26];
        move(s, 0, rhs, 0, out);
        move(s, 13, rhs, 6, out);
        return out;
    }

    /** m a = −mg z and I α = −ω × Iω, what else acts left to the columns. */
    private static void body(double[] s, int at, double[] m, double[] rhs) {
        int row = at == 0 ? 0 : 6;
        Quaternion q = orientation(s, at);
        Vector3 omega = Vector3.from(s, at + 10);
        for (int i = 0; i < 3; i++) {
            m[(row + i) * SIZE + row + i] = 1;
            column(m, row + 3, row + 3 + i, momentum(q, axis(i)));
        }
        rhs[row + 2] = -FallingPendulum.G;
        omega.cross(momentum(q, omega)).times(-1).put(rhs, row + 3);
    }

    /** R I Rᵀ ω. */
    private static Vector3 momentum(Quaternion q, Vector3 omega) {
        Vector3 own = q.inverse().rotate(omega);
        return q.rotate(new Vector3(INERTIA[0] * own.x(), INERTIA[1] * own.y(), INERTIA[2] * own.z()));
    }

    private static void move(double[] s, int at, double[] accelerations, int from, double[] out) {
        System.arraycopy(s, at + 7, out, at, 3);
        // q̇ = ½ (0, ω) q
        double x = s[at + 10];
        double y = s[at + 11];
        double z = s[at + 12];
        double[] q = {s[at + 3], s[at + 4], s[at + 5], s[at + 6]};
        out[at + 3] = -0.5 * (x * q[1] + y * q[2] + z * q[3]);
        out[at + 4] = 0.5 * (x * q[0] + y * q[3] - z * q[2]);
        out[at + 5] = 0.5 * (y * q[0] + z * q[1] - x * q[3]);
        out[at + 6] = 0.5 * (z * q[0] + x * q[2] - y * q[1]);
        System.arraycopy(accelerations, from, out, at + 7, 6);
    }

    private static Vector3 axis(int i) {
        return i == 0 ? Vector3.X : i == 1 ? Vector3.Y : Vector3.Z;
    }

    private static void column(double[] m, int row, int column, Vector3 v) {
        m[row * SIZE + column] = v.x();
        m[(row + 1) * SIZE + column] = v.y();
        m[(row + 2) * SIZE + column] = v.z();
    }
}
