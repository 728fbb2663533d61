package org.signorini.reproduce.s0;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;

/**
 * S0, figure 12: the sphere where no direction of the pyramid is aligned; section 6.1, case 2.
 *
 * <p>
 * With the nearest direction at an angle α from the sliding, friction of a four-sided pyramid acts along it: the
 * sliding s slows at 7/2 μg cos α and turns, the directions with it, so that its angle is −tan α ln(s/v₀). Hence it
 * slides for t_sr / cos α, and v_y = 2/7 s_y is at most 2/7 v₀ sin α exp(−α/tan α). At 45° exactly two directions are
 * as near, and the only solution takes half of each.
 */
final class Figure12 implements Experiment {

    private static final StudyFile STUDY = StudyFile.example("sphere-misaligned", "sphere-turned-45.study");
    private static final String TIED = "MLCP-PATH, 44 degrees";
    private static final double ANGLE = Math.toRadians(44);
    private static final String ID = "S0-figure-12";

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 12: velocities of the sphere, directions turned by 45°, case 2",
                "The same sphere, but no direction of the four-sided pyramid opposes the sliding. The pyramid then "
                        + "has less friction along the motion than the cone: the sphere slides until 0.41 s. At 45° "
                        + "exactly it goes straight on, since two directions share the friction evenly; turned by a "
                        + "degree less it is pushed aside, as the paper shows it.",
                List.of(STUDY), 1);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<SlidingSphere> exactly = new ArrayList<>();
        for (String solver : FiveSolvers.MLCP) {
            exactly.add(new SlidingSphere(runs.of(STUDY, solver)));
        }
        SlidingSphere turned = new SlidingSphere(runs.of(STUDY, TIED));
        return new Figure(subject(),
                List.of(plot("45°, MLCP-PATH", exactly.getFirst()), plot("44°, MLCP-PATH", turned)),
                claims(exactly, turned));
    }

    private static Plot plot(String title, SlidingSphere s) {
        return new Plot(title, new Plot.Axis("time [s]", 0, 0.6), new Plot.Axis("velocity [m/s, rad/s]", -0.5, 2.5),
                List.of(Plot.Line.solid("v_x", s.time, s.vx), Plot.Line.solid("ω_y", s.time, s.wy),
                        new Plot.Line("v_y", s.time, s.vy, Plot.Style.DASHED),
                        new Plot.Line("ω_x", s.time, s.wx, Plot.Style.DASHED)));
    }

    private static List<Claim> claims(List<SlidingSphere> exactly, SlidingSphere turned) {
        String why = "The paper gives one digit; the next one would be 0.05 away.";
        List<Claim> claims = new ArrayList<>();
        for (int k = 0; k < exactly.size(); k++) {
            claims.add(Claim.near(ID + "-slides-until-" + FiveSolvers.MLCP.get(k), FiveSolvers.MLCP.get(k)
                    + " at 45°: the sphere continues to slide until t ≈ 0.4 s, after which it rolls.", 0.4, 0.05,
                    exactly.get(k).slidesUntil(), "s", why));
        }
        claims.add(Claim.near(ID + "-slides-longer", "Half of each of two directions is friction of μ cos 45°: at 45° "
                + "it slides for √2 t_sr.", Math.sqrt(2) * SlidingSphere.SLIDES, SlidingSphere.STEP,
                exactly.getFirst().slidesUntil(), "s", "It rolls from the end of the step in which sliding ends."));
        claims.add(Claim.atLeast(ID + "-aside", "At 45° the sphere also possesses nonzero v_y and ω_x (v_y is shown).",
                0.01, exactly.stream().mapToDouble(s -> Readings.most(s.vy)).max().orElse(0), "m/s",
                "Less than a hundredth of a metre per second could not be seen in the figure.")
                .because("The text before equation 32 has friction act along a single direction, the nearest. At 45° "
                        + "two are as near, and the conditions of equation 32 let them share: their only solution is "
                        + "symmetric about the sliding, and all three solvers find it, with v_y = 0. A degree less "
                        + "leaves one nearest, as the next claims show."));
        claims.add(Claim.near(ID + "-aside-44", "Turned by 44° the sphere possesses nonzero v_y: at most 2/7 v₀ sin α "
                + "exp(−α/tan α).", 2.0 / 7 * SlidingSphere.V0 * Math.sin(ANGLE)
                        * Math.exp(-ANGLE / Math.tan(ANGLE)), 0.002, Readings.most(turned.vy), "m/s",
                "A step of 1 ms changes v_y by up to μg sin α = 1.4 mm/s, and the closed form is of short steps."));
        claims.add(Claim.near(ID + "-spin-44", "And nonzero ω_x, 5/2 of v_y.", 2.5 * Readings.most(turned.vy), 1e-9,
                Readings.most(turned.wx), "rad/s", "One impulse gives both; what is left is rounding."));
        claims.add(Claim.near(ID + "-slides-until-44", "Turned by 44° it slides until t ≈ 0.4 s.", 0.4, 0.05,
                turned.slidesUntil(), "s", why));
        claims.add(Claim.near(ID + "-rolls-on", "It then rolls straight on: the path of the sliding ends where it "
                + "would for any friction, with v_x = 5v₀/7.", SlidingSphere.ROLLS, 1e-9, SlidingSphere.last(turned.vx),
                "m/s",
                "The angular momentum about the contact is kept to rounding."));
        return claims;
    }
}
