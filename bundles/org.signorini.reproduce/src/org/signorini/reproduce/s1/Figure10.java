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

/** S1, figure 10: velocity of P1 with a restitution of 0.7, a step late as eq. 16 has it; section 5.2. */
final class Figure10 implements Experiment {

    private static final String ID = "S1-figure-10";
    private static final double E = 0.7;
    private static final int CLEAR = 5;

    /** An impact: when, and the normal velocities two steps before the rebound and after it. */
    private record Impact(double time, double approach, double rebound) {
    }

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 10: velocity of P1 with ε_N = 0.7",
                "The pendulum of figure 9 falls from 0.5 m. In the step of an impact P1 is stopped at the plane, the "
                        + "next step lets it rebound with 0.7 of the velocity two levels back (eq. 16). Impacts "
                        + "follow each other ever faster until several would fall within a step.",
                List.of(FallingPendulum.study(10)), 4);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        FallingPendulum run = new FallingPendulum(runs.of(FallingPendulum.study(10)).getFirst());
        return new Figure(subject(),
                List.of(new Plot("", FallingPendulum.time(), Plot.Axis.of("velocity of P1 [m/s]"),
                        List.of(Plot.Line.solid("x", run.time, run.probe("velocity of P1.x")),
                                Plot.Line.solid("z", run.time, run.probe("velocity of P1.z"))))),
                claims(run, impacts(run)));
    }

    private static List<Impact> impacts(FallingPendulum run) {
        double[] v = run.probe("velocity of P1.z");
        List<Impact> found = new ArrayList<>();
        for (int k = 1; k + 1 < v.length; k++) {
            boolean begins = run.impulse[k] > 0 && run.impulse[k - 1] == 0;
            if (begins && run.impulse[k + 1] > 0 && v[k + 1] > 0) {
                found.add(new Impact(run.time[k], v[k - 1], v[k + 1]));
            }
        }
        return found;
    }

    private static List<Claim> claims(FallingPendulum run, List<Impact> impacts) {
        double worst = E;
        double growth = 0;
        for (int i = 0; i < CLEAR; i++) {
            double ratio = -impacts.get(i).rebound / impacts.get(i).approach;
            worst = Math.abs(ratio - E) > Math.abs(worst - E) ? ratio : worst;
        }
        for (int i = 1; i < impacts.size(); i++) {
            growth = Math.max(growth, impacts.get(i).approach / impacts.get(i - 1).approach);
        }
        Impact last = impacts.getLast();
        return List.of(
                Claim.near(ID + "-first", "Released from rest 0.5 m above the plane, P1 meets it after √(1/g).",
                        FallingPendulum.falls(0.5), FallingPendulum.STEP, impacts.getFirst().time, "s",
                        "The impulse acts in the step in which P1 would pass the plane."),
                Claim.near(ID + "-approach", "It comes with √(2g · 0.5 m).", -Math.sqrt(FallingPendulum.G),
                        FallingPendulum.G * FallingPendulum.STEP, impacts.getFirst().approach, "m/s",
                        "In a step gravity adds g h."),
                Claim.near(ID + "-rebound", "The rebound velocity is ε_N = 0.7 of the approach velocity at the time "
                        + "level l − 1 (eq. 16); of the first five impacts the one farthest from "
                        + "it.", E, 1e-3, worst, "",
                        "Eq. 16 speaks of J(q)u⁺; seen from the end of the step P1 turns by 0.1 ms of some 10 m/s² "
                                + "more, of approaches of a metre per second and more."),
                Claim.atMost(ID + "-drops", "As the simulation proceeds the approach velocity drops: the largest "
                        + "ratio of one to the one before.", 1, growth, "", "A ratio of one would be no drop."),
                Claim.atMost(ID + "-multiple", "The consequence is that several impacts occur within a step: the last "
                        + "rebound would last less than two.", 2 * FallingPendulum.STEP,
                        2 * last.rebound / FallingPendulum.G, "s",
                        "A rebound that lasts two steps is the shortest that eq. 16 can show."));
    }
}
