package org.signorini.reproduce.s0;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S0, figures 15 and 16: height and v_z of the last link over 20 s, five solvers superposed. */
final class PendulumHistory implements Experiment {

    private final boolean isHeight;
    private final String id;

    private PendulumHistory(boolean isHeight) {
        this.isHeight = isHeight;
        id = isHeight ? "S0-figure-15" : "S0-figure-16";
    }

    static PendulumHistory height() {
        return new PendulumHistory(true);
    }

    static PendulumHistory speed() {
        return new PendulumHistory(false);
    }

    @Override
    public Subject subject() {
        return new Subject(id, isHeight ? "Figure 15: height of the last link, five solvers"
                : "Figure 16: v_z of the last link, five solvers",
                (isHeight ? "Heights count from the middle of the floor, which is 0.2 m thick, so that a ball that "
                        + "lies on it is at 0.35 m. " : "")
                        + "The curves of the five solvers are superposed; each is computed on its own, with Poisson's "
                        + "restitution.",
                List.of(Pendulum.POISSON), 0.2);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        Pendulum pendulum = new Pendulum(runs, Pendulum.POISSON);
        List<double[]> curves = isHeight ? pendulum.heights : pendulum.speeds;
        Plot plot = new Plot("", new Plot.Axis("time [s]", 0, 20),
                Plot.Axis.of(isHeight ? "height of the last link [m]" : "v_z of the last link [m/s]"),
                FiveSolvers.superposed(pendulum.time, curves));
        return new Figure(subject(), List.of(plot), isHeight ? heights(pendulum) : speeds(pendulum));
    }

    private List<Claim> heights(Pendulum pendulum) {
        List<double[]> heights = pendulum.heights;
        double low = heights.stream().flatMapToDouble(Arrays::stream).min().orElse(0);
        double high = heights.stream().flatMapToDouble(Arrays::stream).max().orElse(0);
        return List.of(
                Claim.atMost(id + "-superposed", "The plots of the five solvers are superposed for 20 s, with minor "
                        + "differences at the end (the largest at any time is shown).", (high - low) / 100,
                        FiveSolvers.spread(heights), "m",
                        "A hundredth of the range is about the width of a line in the figure."),
                Claim.near(id + "-lowest", "The floor is not penetrated: the lowest height is that of a ball on it, "
                        + "its radius above half the floor's thickness.", Pendulum.RADIUS + Pendulum.HALF_FLOOR, 1e-3,
                        low,
                        "m", "A millimetre could not be seen in the figure."));
    }

    /**
     * A jump at an impact is as large as v_z itself and may come a step earlier or later, so that speeds are compared
     * by how far apart they are on average.
     */
    private List<Claim> speeds(Pendulum pendulum) {
        double[] path = pendulum.speeds.getFirst();
        double most = 0;
        for (double[] other : pendulum.speeds.subList(1, pendulum.speeds.size())) {
            double sum = 0;
            for (int i = 0; i < path.length; i++) {
                sum += (other[i] - path[i]) * (other[i] - path[i]);
            }
            most = Math.max(most, Math.sqrt(sum / path.length));
        }
        double range = Arrays.stream(path).max().orElse(0) - Arrays.stream(path).min().orElse(0);
        return List.of(Claim.atMost(id + "-superposed", "The plots of the five solvers are superposed for 20 s, with "
                + "minor differences at the end (root mean square of the difference from MLCP-PATH; the largest is "
                + "shown).",
                range / 100, most, "m/s", "A hundredth of the range is about the width of a line in the figure."));
    }
}
