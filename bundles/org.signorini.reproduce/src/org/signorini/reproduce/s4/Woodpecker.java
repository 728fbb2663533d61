package org.signorini.reproduce.s4;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/**
 * The woodpecker toy from the start of S4's table I, by steps of 0.01 ms, in the paper's coordinates (eq. 13): y of the
 * sleeve, φ_M of the sleeve and φ_S of the bird, both against the pole. The mechanism's joint S has the bird's angle
 * against the sleeve, φ_S − φ_M.
 */
final class Woodpecker {

    static final StudyFile FINE = StudyFile.example("woodpecker", "woodpecker-fine.study");
    static final StudyFile STEPS = StudyFile.example("woodpecker", "woodpecker-steps.study");
    /** s. */
    static final double STEP = 1e-5;

    /** φ_M at which an edge of the sleeve meets the pole: (r_M − r_O)/h_M, eq. 15. */
    static final double EDGE = (0.0031 - 0.0025) / 0.0058;
    /** φ_S at which the beak meets the pole: (l_M + l_G − l_S − r_O)/h_S, eq. 15. */
    static final double BEAK = (0.010 + 0.015 - 0.0201 - 0.0025) / 0.02;
    /** m_S + m_M in kg, and g. */
    static final double MASS = 0.0045 + 0.0003;
    static final double G = 9.81;
    /** The start of table I. */
    static final double PHI_S0 = -0.2788;
    static final double V0 = -0.3411;
    static final double OMEGA_S0 = -7.4583;

    final Run run;
    final double[] time;
    final double[] y;
    final double[] phiM;
    final double[] phiS;
    final double[] v;
    final double[] omegaM;
    final double[] omegaS;

    Woodpecker(StudyRuns runs) throws IOException, ElementException {
        run = runs.of(FINE).getFirst();
        time = Readings.time(run, RunResult.STATES);
        y = state("y");
        phiM = state("M");
        phiS = sum(state("M"), state("S"));
        v = state("y rate");
        omegaM = state("M rate");
        omegaS = sum(state("M rate"), state("S rate"));
    }

    private double[] state(String name) {
        return Readings.column(run, RunResult.STATES, name);
    }

    private static double[] sum(double[] a, double[] b) {
        double[] sum = new double[a.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = a[i] + b[i];
        }
        return sum;
    }

    /** The rows at which the bird passes φ_S(0) of table I downward, once per cycle. */
    List<Integer> returns() {
        List<Integer> rows = new ArrayList<>();
        for (int i = 1; i < phiS.length; i++) {
            if (phiS[i - 1] > PHI_S0 && phiS[i] <= PHI_S0) {
                rows.add(i);
            }
        }
        return rows;
    }

    /** Of each strike of the beak ω_S after by ω_S before; the row before it is the last with the beak approaching. */
    List<Double> rebounds() {
        List<Double> ratios = new ArrayList<>();
        for (int i = 1; i < omegaS.length; i++) {
            // a jump that no spring makes within a step
            if (omegaS[i - 1] > 1 && omegaS[i] < 0) {
                ratios.add(-omegaS[i] / omegaS[i - 1]);
            }
        }
        return ratios;
    }
}
