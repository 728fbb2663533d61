package org.signorini.reproduce.s0;

import java.io.IOException;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;
import org.signorini.study.run.Run;

/**
 * Beside S0's figures: the same pendulum with Newton's restitution. Where friction reverses the sliding during an
 * impact, Newton's law creates energy.
 */
final class NewtonsRestitution implements Experiment {

    private static final String ID = "S0-newton";
    /** J, exact at the first impact: before, after by Newton's law and by Poisson's. */
    private static final double NEWTON = 1458.445;
    private static final double POISSON_LOSS = -92.8;
    private static final double MASS = 1;
    private static final double INERTIA = 0.025;
    private static final double G = 9.81;

    @Override
    public Subject subject() {
        return new Subject(ID, "A lesson: the pendulum with Newton's restitution",
                "The paper says that restitution is 0.7 and not whose. Newton's law relates velocities: at the first "
                        + "impact friction reverses the sliding, and the pendulum has half as much energy again as "
                        + "before. It flies up, and the solvers part. Poisson's law relates impulses and loses "
                        + "energy, as an impact does.",
                List.of(Pendulum.NEWTON, Pendulum.POISSON), 0.2);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        Pendulum newton = new Pendulum(runs, Pendulum.NEWTON);
        Pendulum poisson = new Pendulum(runs, Pendulum.POISSON);
        Plot heights = new Plot("height, Newton's restitution", new Plot.Axis("time [s]", 0, 20),
                Plot.Axis.of("height of the last link [m]"), FiveSolvers.superposed(newton.time, newton.heights));
        Plot energies = new Plot("energy by either law", new Plot.Axis("time [s]", 0, 20), Plot.Axis.of("energy [J]"),
                List.of(Plot.Line.solid("Newton, MLCP-PATH", newton.time, energy(newton.path())),
                        Plot.Line.solid("Poisson, MLCP-PATH", poisson.time, energy(poisson.path()))));
        return new Figure(subject(), List.of(heights, energies), claims(newton, poisson));
    }

    private static double[] energy(Run run) {
        return Readings.probe(run, "energy");
    }

    /** Of a straight chain that turns as one body. */
    private static double initialEnergy() {
        double energy = 0;
        for (int k = 1; k <= Pendulum.LINKS; k++) {
            energy += MASS * G * (Pendulum.PIVOT - k * Math.cos(Math.PI / 4)) + 0.5 * (MASS * k * k + INERTIA);
        }
        return energy;
    }

    private static List<Claim> claims(Pendulum newton, Pendulum poisson) {
        double[] created = energy(newton.path());
        double[] lost = energy(poisson.path());
        // the step that ends at 0.157 s has the impact
        int after = (int) Math.round(new PendulumContacts(newton.path()).first() / Pendulum.STEP);
        String why = "The step strikes half a millisecond late, by when the chain has turned by 0.5 mrad: first order "
                + "in the step, about a percent of what the impact changes.";
        return List.of(
                Claim.near(ID + "-energy", "The pendulum starts with Σ mg(10 − k cos π/4) + ½(m k² + J)ω², k = 1 … 12.",
                        initialEnergy(), 1e-6, created[0], "J", "The initial state is given, up to rounding."),
                Claim.near(ID + "-created", "By Newton's law, S4's equations 11 and 12, the first impact leaves "
                        + "1458.445 J (event-driven, independently of this program).", NEWTON,
                        0.02 * (NEWTON - initialEnergy()),
                        created[after], "J", why),
                Claim.near(ID + "-lost", "By Poisson's law the first impact takes 92.8 J (event-driven, independently "
                        + "of this program).", POISSON_LOSS, 0.02 * Math.abs(POISSON_LOSS),
                        lost[after] - lost[after - 1],
                        "J",
                        why));
    }
}
