package org.signorini.reproduce.s4;

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

/** S4, figure 4: angle and angular velocity of the woodpecker over time. */
final class Figure4 implements Experiment {

    private static final String ID = "S4-figure-4";

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 4: angular displacement and velocity of the woodpecker",
                "The bird's angle against the pole, not against the sleeve. It swings up until its beak strikes at "
                        + "φ_S = 0.12 and is thrown back with half its speed; below it turns on its spring.",
                List.of(Woodpecker.FINE), 0.1);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        Woodpecker bird = new Woodpecker(runs);
        Plot.Axis time = new Plot.Axis("t [s]", 0, 0.5);
        return new Figure(subject(), List.of(
                new Plot("", time, Plot.Axis.of("φ_S [rad]"), List.of(Plot.Line.solid("φ_S", bird.time, bird.phiS))),
                new Plot("", time, Plot.Axis.of("ω_S [rad/s]"), List.of(Plot.Line.solid("ω_S", bird.time,
                        bird.omegaS)))),
                claims(bird));
    }

    private static List<Claim> claims(Woodpecker bird) {
        List<Double> rebounds = bird.rebounds();
        double worst = rebounds.stream().max((a, b) -> Double.compare(Math.abs(a - 0.5), Math.abs(b - 0.5)))
                .orElse(Double.NaN);
        String scatter = "Cycles differ a little from each other at any step; a percent holds them.";
        return List.of(
                Claim.near(ID + "-beak", "The beak stops the bird where g_N1 = 0 (eq. 15): φ_S = (l_M + l_G − l_S − "
                        + "r_O)/h_S.", Woodpecker.BEAK, 17.7 * Woodpecker.STEP,
                        Arrays.stream(bird.phiS).max().orElse(Double.NaN), "rad",
                        "The midpoint rule sees a contact when it has closed, up to a step's way ω_S Δt later."),
                Claim.near(ID + "-rebound", "The beak rebounds by ε_N1 = 0.5 (table I, eq. 11; the farthest of all "
                        + "strikes is shown).", 0.5, 1e-9, worst, "", "The law is met in each step to the solver's "
                        + "tolerance."),
                Extreme.least(ID + "-angle", "φ_S", -0.52983, 0.01 * 0.53, bird.phiS, "rad", scatter),
                Extreme.least(ID + "-rate", "ω_S", -10.506, 0.01 * 10.5, bird.omegaS, "rad/s", scatter),
                Extreme.most(ID + "-rate", "ω_S", 17.62, 0.01 * 17.6, bird.omegaS, "rad/s", scatter));
    }
}
