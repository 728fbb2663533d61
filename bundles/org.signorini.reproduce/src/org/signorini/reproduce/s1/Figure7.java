package org.signorini.reproduce.s1;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S1, figure 7: how the centre of mass drifts where nothing pushes sideways; section 5.1, first simulation. */
final class Figure7 implements Experiment {

    private static final String ID = "S1-figure-7";
    private static final List<String> AXES = List.of("x", "y");

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 7: drift of the centre of mass for μ = 0",
                "The pendulum falls from rest, P1 a metre above the plane, and slides on it without friction. No "
                        + "force acts along x or y, so that all drift of the centre of mass is the scheme's error. "
                        + "The paper does not print the step of this figure; shown is that of figure 8, 0.1 ms, and "
                        + "twice as long.",
                List.of(FallingPendulum.study(7)), 5);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        FallingPendulum coarse = new FallingPendulum(runs.of(FallingPendulum.study(7), "0.2 ms"));
        FallingPendulum fine = new FallingPendulum(runs.of(FallingPendulum.study(7), "0.1 ms"));
        List<Plot.Line> lines = new ArrayList<>();
        for (String axis : AXES) {
            lines.add(Plot.Line.solid(axis + ", h = 0.1 ms", fine.time, fine.drift(axis)));
            lines.add(new Plot.Line(axis + ", h = 0.2 ms", coarse.time, coarse.drift(axis), Plot.Style.DASHED));
        }
        return new Figure(subject(),
                List.of(new Plot("", FallingPendulum.time(), Plot.Axis.of("drift of the centre of mass [m]"), lines)),
                claims(coarse, fine));
    }

    private static List<Claim> claims(FallingPendulum coarse, FallingPendulum fine) {
        List<Claim> claims = new ArrayList<>();
        int touches = fine.touchDown();
        claims.add(Claim.near(ID + "-touches", "Released from rest a metre above the plane, P1 meets it after "
                + "√(2/g).", FallingPendulum.falls(1), FallingPendulum.STEP, fine.time[touches], "s",
                "The impulse acts in the step in which P1 would pass the plane."));
        for (String axis : AXES) {
            double[] drift = fine.drift(axis);
            double[] twice = coarse.drift(axis);
            double end = drift[drift.length - 1];
            double endTwice = twice[twice.length - 1];
            double before = 0;
            for (int k = 0; k < touches; k++) {
                before = Math.max(before, Math.abs(drift[k]));
            }
            claims.add(Claim.near(ID + "-slope-" + axis, "The slope of the drift along " + axis + " is proportional "
                    + "to the step: twice as long a step, twice the drift.", 2, 0.02, endTwice / end, "",
                    "Of a first-order scheme the next term is as much smaller as the step is than the motion's times "
                            + "of tenths of a second, a percent at most."));
            claims.add(Claim.near(ID + "-within-errors-" + axis, "One expects the drift along " + axis + " to lie "
                    + "within integration errors: none is left when the step goes to zero.", 0, 0.02 * Math.abs(end),
                    2 * end - endTwice, "m", "What extrapolation from two steps leaves is of the second order; the "
                            + "bound is the same percents of the drift."));
            claims.add(Claim.atMost(ID + "-separated-" + axis, "During the separation regime the errors along " + axis
                    + " are significantly lower: the system behaves like a single rigid "
                    + "body.", 1e-3 * Readings.most(drift),
                    before, "m", "Lower by a thousand is significantly lower."));
        }
        return claims;
    }
}
