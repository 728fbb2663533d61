package org.signorini.reproduce.s1;

import org.signorini.algebra.Quaternion;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.study.run.Run;

/**
 * A run of S1's falling double pendulum (§5, figure 6): two bodies of length and mass 1, inertia diag(1, 2, 3), joined
 * by a ball joint at P2; P1 at the lower end of A meets the plane. Figure 6 shows where the centres of mass are, the
 * text does not say: in the middles.
 */
final class FallingPendulum {

    static final double G = 9.81;
    /** Of these studies, and S1's of figure 8. */
    static final double STEP = 1e-4;

    final double[] time;
    final double[] impulse;
    private final Run run;

    FallingPendulum(Run run) {
        this.run = run;
        time = Readings.time(run);
        impulse = probe("impulse");
    }

    static StudyFile study(int figure) {
        return StudyFile.own("falling-pendulum", "figure-" + figure + ".study");
    }

    double[] probe(String name) {
        return Readings.probe(run, name);
    }

    /** A coordinate of the centre of mass of both bodies, less that of the start. */
    double[] drift(String axis) {
        double[] a = probe("center of A." + axis);
        double[] b = probe("center of B." + axis);
        double[] sum = new double[a.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = 0.5 * (a[i] + b[i]) - 0.5 * (a[0] + b[0]);
        }
        return sum;
    }

    /** Euler angles of A, or of B seen from A, as three rows. */
    double[][] angles(String body, double... first) {
        double[] w = probe("orientation of " + body + ".qw");
        double[] x = probe("orientation of " + body + ".qx");
        double[] y = probe("orientation of " + body + ".qy");
        double[] z = probe("orientation of " + body + ".qz");
        EulerAngles angles = new EulerAngles(first);
        double[][] rows = new double[3][w.length];
        for (int k = 0; k < w.length; k++) {
            double[] next = angles.next(new Quaternion(w[k], x[k], y[k], z[k]));
            for (int i = 0; i < 3; i++) {
                rows[i][k] = next[i];
            }
        }
        return rows;
    }

    /** The row of the first step with an impulse, at the end of which P1 is on the plane. */
    int touchDown() {
        for (int k = 0; k < impulse.length; k++) {
            if (impulse[k] > 0) {
                return k;
            }
        }
        throw new IllegalArgumentException("P1 never touches the plane");
    }

    static Plot.Axis time() {
        return Plot.Axis.of("time [s]");
    }

    /** When P1 has fallen so far. */
    static double falls(double height) {
        return Math.sqrt(2 * height / G);
    }
}
