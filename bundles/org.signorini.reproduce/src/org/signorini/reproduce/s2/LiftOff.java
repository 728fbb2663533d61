package org.signorini.reproduce.s2;

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

/** S2, section 3: the bowling ball that slides and is lifted by the relaxation μΔt v_T. */
final class LiftOff implements Experiment {

    private static final String ID = "S2-lift-off";
    /** What an iterative solver leaves of lengths of a centimetre. */
    private static final double SOLVED = 1e-9;
    private static final List<String> STEPS = List.of("0.01", "0.005", "0.001");

    @Override
    public Subject subject() {
        return new Subject(ID, "Section 3: a ball that slides registers a gap of μΔt v_T",
                "The relaxation of eq. 5d makes a convex problem of friction at the price of a gap that does not "
                        + "exist. A ball started at that gap with 5 m/s glides at it, ever lower as its slip dies "
                        + "away, and the lower the shorter the step; when it rolls it lies on the ground. Dashed: μΔt "
                        + "v_T.",
                List.of(SlidingBall.study("glide"), SlidingBall.study("kick")), 2);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<Plot.Line> lines = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (String step : STEPS) {
            SlidingBall ball = SlidingBall.of(runs, "glide", step);
            double[] expected = new double[ball.gap.length];
            double apart = 0;
            for (int k = 0; k < expected.length; k++) {
                expected[k] = SlidingBall.MU * ball.step() * Math.abs(ball.slip[k]);
                apart = Math.max(apart, Math.abs(ball.gap[k] - expected[k]));
            }
            lines.add(Plot.Line.solid("Δt = " + step + " s", ball.time, ball.gap));
            lines.add(new Plot.Line("μΔt v_T, " + step + " s", ball.time, expected, Plot.Style.DASHED));
            claims.add(Claim.near(ID + "-gap-" + step, "Sliding without penetration, the solution registers a "
                    + "numerical gap equal in size to μΔt v_T (Δt = " + step + " s, the largest "
                    + "difference).", 0, SOLVED, apart, "m",
                    "The complementarity problem is solved iteratively, to nine digits."));
            claims.add(Claim.near(ID + "-rolls-" + step, "Once the ball rolls without slip, the artifact vanishes (Δt "
                    + "= "
                    + step + " s).", 0, SOLVED, ball.gap[ball.gap.length - 1], "m",
                    "The complementarity problem is solved iteratively, to nine digits."));
        }
        SlidingBall slow = SlidingBall.of(runs, "glide", STEPS.getFirst());
        claims.add(Claim.near(ID + "-speed", "It then rolls with 5v₀/7, as with Coulomb's "
                + "law.", SlidingBall.SPEED * 5 / 7,
                1e-9, slow.forward[slow.forward.length - 1], "m/s",
                "Moments about the line it rolls along are kept to rounding."));
        kick(runs, claims);
        return new Figure(subject(), List.of(new Plot("", SlidingBall.seconds(), Plot.Axis.of("gap "
                + "[m]"), lines)), claims);
    }

    /** From the ground instead: what the first step does. */
    private static void kick(StudyRuns runs, List<Claim> claims) throws IOException, ElementException {
        SlidingBall ball = SlidingBall.of(runs, "kick", "0.3");
        double excess = SlidingBall.MU * ball.slip[1];
        claims.add(Claim.near(ID + "-force", "On the ground the scheme produces an excess normal force whose purpose "
                + "is to compensate for this gap: the impulse of the first step is m(gΔt + μv_T).",
                SlidingBall.MASS * (SlidingBall.G * ball.step() + excess), 1e-6, ball.impulse[1], "N s",
                "The complementarity problem is solved iteratively, to nine digits of its largest number."));
        claims.add(Claim.near(ID + "-kick", "It leaves the ground with v_n = μv_T.", excess, 1e-6, ball.lift[1], "m/s",
                "The same."));
        SlidingBall smooth = SlidingBall.of(runs, "kick", "0.0");
        claims.add(Claim.near(ID + "-frictionless", "This force is zero if μ = 0: the ball slides on the ground.", 0,
                SOLVED, Readings.most(smooth.gap), "m", "The same."));
    }
}
