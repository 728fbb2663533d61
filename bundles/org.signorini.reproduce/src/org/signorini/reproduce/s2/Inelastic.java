package org.signorini.reproduce.s2;

import java.io.IOException;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/** S2, section 3: impacts are inelastic, and the zero gap is maintained. */
final class Inelastic implements Experiment {

    private static final String ID = "S2-inelastic";
    private static final double HEIGHT = 0.1;
    private static final double SOLVED = 1e-9;

    @Override
    public Subject subject() {
        return new Subject(ID, "Section 3: a ball that falls on the ground stays there",
                "A ball falls from 0.1 m. In the step in which it would pass the ground it gets the velocity that "
                        + "ends at a gap of zero, and none afterwards.",
                List.of(SlidingBall.study("drop")), 1);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        SlidingBall ball = SlidingBall.of(runs, "drop");
        int hits = 0;
        while (ball.impulse[hits] == 0) {
            hits++;
        }
        double apart = 0;
        double fastest = 0;
        for (int k = hits; k < ball.gap.length; k++) {
            apart = Math.max(apart, Math.abs(ball.gap[k]));
            fastest = k == hits ? 0 : Math.max(fastest, Math.abs(ball.lift[k]));
        }
        return new Figure(subject(),
                List.of(new Plot("", SlidingBall.seconds(), Plot.Axis.of("gap [m]"),
                        List.of(Plot.Line.solid("gap", ball.time, ball.gap)))),
                List.of(Claim.near(ID + "-hits", "The ball falls freely until it meets the ground, for √(2 · 0.1 m/g).",
                        Math.sqrt(2 * HEIGHT / SlidingBall.G), ball.step(), ball.time[hits], "s",
                        "The impulse acts in the step in which it would pass the ground."),
                        Claim.near(ID + "-rests", "The methodology leads to an inelastic treatment of impact: no "
                                + "velocity is left after it.", 0, 1e-6, fastest, "m/s",
                                "The complementarity problem is solved iteratively, to nine digits of gΔt and Φ/Δt."),
                        Claim.near(ID + "-gap", "The numerical solution maintains the zero gap.", 0, SOLVED, apart, "m",
                                "The same, times the step.")));
    }
}
