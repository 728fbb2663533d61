package org.signorini.reproduce.s0;

import org.signorini.reproduce.Readings;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/** Forces on the sphere at its contact: impulses by the step. S0's f, o and n lie along x, y and z. */
final class SphereForces {

    final double[] time;
    final double[] fx;
    final double[] fy;
    final double[] fz;

    SphereForces(Run run) {
        time = Readings.time(run, RunResult.CONTACTS);
        fx = force(run, "impulse x");
        fy = force(run, "impulse y");
        fz = force(run, "impulse z");
    }

    private static double[] force(Run run, String impulse) {
        double[] values = Readings.column(run, RunResult.CONTACTS, impulse);
        for (int i = 0; i < values.length; i++) {
            values[i] /= SlidingSphere.STEP;
        }
        return values;
    }

    /** μ F_n. */
    double[] limit() {
        double[] limit = new double[fz.length];
        for (int i = 0; i < limit.length; i++) {
            limit[i] = SlidingSphere.MU * fz[i];
        }
        return limit;
    }

    /** μ F_n − ‖F_f, F_o‖. */
    double reserve(int i) {
        return SlidingSphere.MU * fz[i] - Math.hypot(fx[i], fy[i]);
    }
}
