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

/** S4, figure 5: angle and angular velocity of the sleeve over time. */
final class Figure5 implements Experiment {

    private static final String ID = "S4-figure-5";

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 5: angular displacement and velocity of the sleeve",
                "The sleeve jams on its lower edge, is torn off by the bird, meets the pole with its upper edge and "
                        + "falls back. Its angle stays between the two at which an edge touches.",
                List.of(Woodpecker.FINE), 0.1);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        Woodpecker bird = new Woodpecker(runs);
        Plot.Axis time = new Plot.Axis("t [s]", 0, 0.5);
        return new Figure(subject(), List.of(
                new Plot("", time, Plot.Axis.of("φ_M [rad]"), List.of(Plot.Line.solid("φ_M", bird.time, bird.phiM))),
                new Plot("", time, Plot.Axis.of("ω_M [rad/s]"), List.of(Plot.Line.solid("ω_M", bird.time,
                        bird.omegaM)))),
                claims(bird));
    }

    private static List<Claim> claims(Woodpecker bird) {
        SleeveContacts contacts = new SleeveContacts(bird.run);
        String late = "The midpoint rule sees a contact when it has closed, up to a step's way ω_M Δt later.";
        String scatter = "Cycles differ a little from each other at any step; a percent holds them.";
        double way = 32 * Woodpecker.STEP;
        return List.of(
                Claim.near(ID + "-lower-edge", "The lower edge stops the sleeve where g_N2 = 0 (eq. 15): φ_M = −(r_M "
                        + "− r_O)/h_M.", -Woodpecker.EDGE, way, Arrays.stream(bird.phiM).min().orElse(Double.NaN),
                        "rad",
                        late),
                Claim.near(ID + "-upper-edge", "The upper edge stops it where g_N3 = 0: φ_M = (r_M − r_O)/h_M.",
                        Woodpecker.EDGE, way, Arrays.stream(bird.phiM).max().orElse(Double.NaN), "rad", late),
                Extreme.least(ID + "-rate", "ω_M", -11.43, 0.01 * 11.4, bird.omegaM, "rad/s", scatter),
                Extreme.most(ID + "-rate", "ω_M", 31.89, 0.01 * 31.9, bird.omegaM, "rad/s", scatter),
                Claim.exactly(ID + "-jams", "A frictional contact jams the sleeve at the pole: the lower edge sticks "
                        + "in every cycle.", "sticks in every cycle", contacts.sticksBetween(bird.returns(),
                        bird.time)),
                Claim.exactly(ID + "-edges", "The kinematics exclude a simultaneous contact of the upper and the "
                        + "lower edge.",
                        0, contacts.stepsWithBothEdges()),
                Claim.atMost(ID + "-size", "The maximal dimension of the linear complementarity problems is 6, of at "
                        + "most two contacts with three equations each.", 6, contacts.mostUnknowns(), "unknowns",
                        "The paper's bound."));
    }
}
