package org.signorini.reproduce.s0;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.study.run.Run;

/**
 * The twelve-link pendulum of S0, section 6.2, by the five solvers. The paper names no law of restitution; Poisson's is
 * taken, since Newton's creates energy at the first impact ({@link NewtonsRestitution}).
 */
final class Pendulum {

    static final StudyFile POISSON = StudyFile.example("pendulum-12");
    static final StudyFile NEWTON = StudyFile.example("pendulum-12", "pendulum-12-newton.study");
    static final int LINKS = 12;
    /** m. */
    static final double RADIUS = 0.25;
    /** m, of the pivot above the floor. */
    static final double PIVOT = 10;
    /** m: heights in the paper are measured from the middle of a floor 0.2 m thick. */
    static final double HALF_FLOOR = 0.1;
    /** s. */
    static final double STEP = 1e-3;

    final List<Run> runs = new ArrayList<>();
    final double[] time;
    /** By solver, m above the paper's origin. */
    final List<double[]> heights = new ArrayList<>();
    /** By solver, v_z in m/s. */
    final List<double[]> speeds = new ArrayList<>();

    Pendulum(StudyRuns all, StudyFile study) throws IOException, ElementException {
        for (String solver : FiveSolvers.ALL) {
            Run run = all.of(study, solver);
            runs.add(run);
            double[] height = Readings.probe(run, "height of the last ball");
            for (int i = 0; i < height.length; i++) {
                height[i] += HALF_FLOOR;
            }
            heights.add(height);
            speeds.add(Readings.probe(run, "speed of the last ball"));
        }
        time = Readings.time(runs.getFirst());
    }

    Run path() {
        return runs.getFirst();
    }

    /** Curves of some of the solvers. */
    static List<double[]> of(List<double[]> curves, List<String> solvers) {
        return solvers.stream().map(s -> curves.get(FiveSolvers.ALL.indexOf(s))).toList();
    }

    /** The last second of each curve. */
    List<double[]> end(List<double[]> curves) {
        int from = time.length - 1 - (int) Math.round(1 / STEP);
        return curves.stream().map(c -> Arrays.copyOfRange(c, from, c.length)).toList();
    }

    /** Each curve from the start to a time. */
    List<double[]> until(double t, List<double[]> curves) {
        int to = (int) Math.round(t / STEP) + 1;
        return curves.stream().map(c -> Arrays.copyOf(c, to)).toList();
    }
}
