package org.signorini.reproduce.s1;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;
import org.signorini.simulation.record.ContactState;

/** S1, figure 9: P1 of the pendulum in a plane, which sticks and slides; section 5.1, last simulation. */
final class Figure9 implements Experiment {

    private static final String ID = "S1-figure-9";
    private static final double MU = 0.2;
    /** Rounding of a solution that is exact, relative and in m/s. */
    private static final double ROUNDING = 1e-6;

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 9: x and z of P1 of the double pendulum in a plane",
                "Both bodies lean to the same side and fall from 0.1 m. Where the curve of x is level the contact "
                        + "sticks and the pendulum turns about P1, elsewhere it slides. The paper prints no "
                        + "coefficient of friction for this figure; it is that of figure 8, 0.2.",
                List.of(FallingPendulum.study(9)), 8);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        FallingPendulum run = new FallingPendulum(runs.of(FallingPendulum.study(9)).getFirst());
        return new Figure(subject(),
                List.of(new Plot("", FallingPendulum.time(), Plot.Axis.of("position of P1 [m]"),
                        List.of(Plot.Line.solid("x", run.time, run.probe("P1.x")),
                                Plot.Line.solid("z", run.time, run.probe("P1.z"))))),
                claims(run));
    }

    private static List<Claim> claims(FallingPendulum run) {
        int touches = run.touchDown();
        double[] z = run.probe("P1.z");
        double[] state = run.probe("state");
        double[] vx = run.probe("velocity of P1.x");
        double[] friction = run.probe("friction impulse");
        double[] energy = run.probe("energy");
        double leaves = 0;
        double creeps = 0;
        double beyond = 0;
        double gained = 0;
        long sticks = 0;
        long slides = 0;
        for (int k = touches + 1; k < z.length; k++) {
            leaves = Math.max(leaves, Math.abs(z[k]));
            boolean stuck = state[k] == ContactState.STICK.ordinal();
            sticks += stuck ? 1 : 0;
            slides += state[k] == ContactState.SLIDE.ordinal() ? 1 : 0;
            if (stuck) {
                creeps = Math.max(creeps, Math.abs(vx[k]));
                beyond = Math.max(beyond, friction[k] / (MU * run.impulse[k]));
            }
            gained = Math.max(gained, energy[k] - energy[k - 1]);
        }
        List<Claim> claims = new ArrayList<>();
        claims.add(Claim.near(ID + "-touches", "Released from rest 0.1 m above the plane, P1 meets it after √(0.2/g).",
                FallingPendulum.falls(0.1), FallingPendulum.STEP, run.time[touches], "s",
                "The impulse acts in the step in which P1 would pass the plane."));
        claims.add(Claim.near(ID + "-stays", "Once P1 touches the plane its z coordinate does not change and stays at "
                + "0.",
                0, 1e-6, leaves, "m", "Eq. 15 leaves a gap of the second order of the step, some 1e-8 m, and a "
                        + "micrometre cannot be seen in the figure."));
        claims.add(Claim.atLeast(ID + "-sticks", "The pendulum enters the stiction regime.", 1, sticks, "steps", ""));
        claims.add(Claim.atLeast(ID + "-slides", "And the slide regime.", 1, slides, "steps", ""));
        claims.add(Claim.atMost(ID + "-hinge", "In stiction it behaves like a double pendulum with a revolute joint "
                + "at P1, whose velocity is zero.", 1e-3, creeps, "m/s",
                "P1 is held at J(q)u⁺ = 0 in each step; seen from the end of the step its velocity differs by the "
                        + "turning of a step, 0.1 ms of some 10 m/s²."));
        claims.add(Claim.atMost(ID + "-cone", "In stiction the friction lies within the cone: ‖λ_F‖ ≤ μλ_N.",
                1 + ROUNDING, beyond, "", "The complementarity problem is solved to rounding."));
        claims.add(Claim.atMost(ID + "-loses", "As the pendulum continues to oscillate it loses energy.", -1,
                energy[energy.length - 1] - energy[touches + 1], "J",
                "A joule of the fifteen there were would be seen by the naked eye."));
        claims.add(Claim.atMost(ID + "-never-gains", "Friction only takes energy.", 1e-3, gained, "J",
                "An explicit first-order scheme gains energy of the second order of the step: 0.1 ms squared times "
                        + "powers of some kilowatts per second."));
        return claims;
    }
}
