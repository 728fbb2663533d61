package org.signorini.differential.reference;

/** The classical Runge–Kutta method of fourth order on the reference's accelerations. */
public final class ReferenceIntegrator {

    private static final int SIZE = ReferenceState.SIZE;

    private final ReferenceMechanism mechanism;
    private double error;
    private int rank;

    public ReferenceIntegrator(ReferenceMechanism mechanism) {
        this.mechanism = mechanism;
    }

    /** The state after a time; {@link #error} then compares it with half the steps. */
    public ReferenceState after(ReferenceState start, double duration, int steps) {
        rank = new HeldBodies(mechanism, start).rank();
        ReferenceState coarse = run(start, duration, steps / 2);
        ReferenceState fine = run(start, duration, steps);
        error = difference(coarse, fine, mechanism.recipe().length(), mechanism.recipe().time());
        return fine;
    }

    /** How far the last result is from that with half its steps, of the mechanism's size. */
    public double error() {
        return error;
    }

    /**
     * The largest difference of two states' poses and, weighed by the mechanism's time, velocities; relative to its
     * size.
     */
    public static double difference(ReferenceState a, ReferenceState b, double length, double time) {
        double worst = 0;
        for (int body = 1; body < a.bodies(); body++) {
            worst = larger(worst, V3.norm(V3.sub(a.center(body), b.center(body))) / length);
            worst = larger(worst, V3.norm(V3.sub(a.velocity(body), b.velocity(body))) * time / length);
            worst = larger(worst, V3.norm(V3.sub(a.omega(body), b.omega(body))) * time);
            double[] r = a.rotation(body);
            double[] s = b.rotation(body);
            for (int i = 0; i < 9; i++) {
                worst = larger(worst, Math.abs(r[i] - s[i]));
            }
        }
        return worst;
    }

    /** NaN counts as the largest. */
    private static double larger(double a, double b) {
        return a >= b ? a : b;
    }

    private ReferenceState run(ReferenceState start, double duration, int steps) {
        double h = duration / steps;
        double[] y = start.y.clone();
        for (int k = 0; k < steps; k++) {
            double t = start.time + k * h;
            double[] k1 = rates(y, t);
            double[] k2 = rates(moved(y, 0.5 * h, k1), t + 0.5 * h);
            double[] k3 = rates(moved(y, 0.5 * h, k2), t + 0.5 * h);
            double[] k4 = rates(moved(y, h, k3), t + h);
            for (int i = 0; i < y.length; i++) {
                y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
            }
            for (int at = 3; at < y.length; at += SIZE) {
                double norm = Math.sqrt(y[at] * y[at] + y[at + 1] * y[at + 1] + y[at + 2] * y[at + 2]
                        + y[at + 3] * y[at + 3]);
                for (int i = at; i < at + 4; i++) {
                    y[i] /= norm;
                }
            }
        }
        return new ReferenceState(y, start.time + duration);
    }

    private static double[] moved(double[] y, double h, double[] rate) {
        double[] out = y.clone();
        for (int i = 0; i < y.length; i++) {
            out[i] += h * rate[i];
        }
        return out;
    }

    /** ċ = v, q̇ = ½ (0, ω) q, and the accelerations. */
    private double[] rates(double[] y, double t) {
        ReferenceState s = new ReferenceState(y, t);
        double[] a = new HeldBodies(mechanism, s, rank).accelerations();
        double[] out = new double[y.length];
        for (int b = 1; b < s.bodies(); b++) {
            int at = SIZE * b;
            double[] w = s.omega(b);
            System.arraycopy(y, at + 7, out, at, 3);
            double q0 = y[at + 3];
            double q1 = y[at + 4];
            double q2 = y[at + 5];
            double q3 = y[at + 6];
            out[at + 3] = 0.5 * (-w[0] * q1 - w[1] * q2 - w[2] * q3);
            out[at + 4] = 0.5 * (w[0] * q0 + w[1] * q3 - w[2] * q2);
            out[at + 5] = 0.5 * (w[1] * q0 + w[2] * q1 - w[0] * q3);
            out[at + 6] = 0.5 * (w[2] * q0 + w[0] * q2 - w[1] * q1);
            System.arraycopy(a, 6 * (b - 1), out, at + 7, 6);
        }
        return out;
    }
}
