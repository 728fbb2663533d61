package org.signorini.reproduce.s2;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S2, section 3: how an overlap is corrected, in one step or no faster than a bound. */
final class Recovery implements Experiment {

    private static final String ID = "S2-recovery";
    private static final double OVERLAP = 0.05;
    private static final double BOUND = 0.5;
    private static final double SOLVED = 1e-9;
    private static final List<String> STEPS = List.of("0.01", "0.001");
    private static final double SHOWN = 0.15;

    @Override
    public Subject subject() {
        return new Subject(ID, "Section 3: recovery from an overlap of 5 cm, in one step and bounded",
                "The ball starts 5 cm deep in the ground. The stabilization term Φ/Δt corrects it in one step, with a "
                        + "speed that grows as the step shrinks; it then flies off. An upper bound on the normal "
                        + "velocity, here 0.5 m/s, pushes it out slowly.",
                List.of(SlidingBall.study("recovery")), 1);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<Plot.Line> lines = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (String step : STEPS) {
            SlidingBall free = SlidingBall.of(runs, "recovery", "in one step", step);
            SlidingBall bounded = SlidingBall.of(runs, "recovery", "bounded", step);
            lines.add(Plot.Line.solid("Δt = " + step + " s, in one step", free.time, free.gap));
            lines.add(new Plot.Line("Δt = " + step + " s, bounded", bounded.time, bounded.gap, Plot.Style.DASHED));
            String at = " (Δt = " + step + " s)";
            double h = free.step();
            claims.add(Claim.near(ID + "-one-step-" + step, "The method moves from a negative gap to a non-negative "
                    + "one in one time step" + at + ".", 0, SOLVED, free.gap[1], "m",
                    "The complementarity problem is solved iteratively, to nine digits."));
            claims.add(Claim.near(ID + "-force-" + step, "It corrects the gap by a normal force that the step size "
                    + "divides: an impulse m(Φ/Δt + gΔt)" + at + ".",
                    SlidingBall.MASS * (OVERLAP / h + SlidingBall.G * h), 1e-6, free.impulse[1], "N s",
                    "The complementarity problem is solved iteratively, to nine digits of its largest number."));
            claims.add(Claim.near(ID + "-bound-" + step, "An upper bound may be placed on the normal velocity: it is "
                    + "the largest there "
                    + "is" + at + ".", BOUND, 1e-6, Arrays.stream(bounded.lift).max().orElse(0), "m/s",
                    "The same."));
            claims.add(Claim.near(ID + "-capped-" + step, "The bound effectively caps the normal force: no impulse is "
                    + "larger than m(v_max + gΔt)" + at + ".", SlidingBall.MASS * (BOUND + SlidingBall.G * h), 1e-6,
                    Readings.most(bounded.impulse), "N s", "The same."));
        }
        return new Figure(subject(), List.of(new Plot("", new Plot.Axis("time [s]", 0, SHOWN),
                new Plot.Axis("gap [m]", -OVERLAP, 2 * OVERLAP), lines)), claims);
    }
}
