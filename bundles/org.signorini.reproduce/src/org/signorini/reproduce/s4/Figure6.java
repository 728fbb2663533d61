package org.signorini.reproduce.s4;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.Numbers;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/** S4, figure 6: the limit cycle in the phase space, with its period and drop for shorter and shorter steps. */
final class Figure6 implements Experiment {

    private static final String ID = "S4-figure-6";
    private static final List<String> STEPS = List.of("0.1 ms", "0.05 ms", "0.01 ms");
    /** In the limit of short steps: s, m. */
    private static final double PERIOD = 0.145976;
    private static final double DROP = 0.019445;
    /** Of the steps, by the first. */
    private static final double[] SHARES = {1, 0.5, 0.1};
    /** By steps: s, m. */
    private static final double[] PERIODS = {0.146301, 0.146138, 0.146011};
    private static final double[] DROPS = {0.019638, 0.019540, 0.019465};

    @Override
    public Subject subject() {
        return new Subject(ID, "Figure 6: limit cycle in the phase space",
                "The curves close: a stable limit cycle, in which the energy gained by falling is lost in the "
                        + "contacts. With the step its period tends to 0.145976 s and its drop to 19.445 mm, at first "
                        + "order.",
                List.of(Woodpecker.FINE, Woodpecker.STEPS), 8);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        Woodpecker bird = new Woodpecker(runs);
        int from = bird.returns().get(1);
        List<Run> steps = new ArrayList<>();
        for (String step : STEPS) {
            steps.add(runs.of(Woodpecker.STEPS, step));
        }
        List<Claim> claims = new ArrayList<>(cycle(bird));
        claims.addAll(convergence(steps));
        return new Figure(subject(), List.of(
                portrait("woodpecker", "φ_S [rad]", "ω_S [rad/s]", bird.phiS, bird.omegaS, from),
                portrait("sleeve", "φ_M [rad]", "ω_M [rad/s]", bird.phiM, bird.omegaM, from), listing(steps)), claims);
    }

    private static Plot portrait(String title, String x, String y, double[] angle, double[] rate, int from) {
        return new Plot(title, Plot.Axis.of(x), Plot.Axis.of(y), List.of(Plot.Line.solid(title,
                Arrays.copyOfRange(angle, from, angle.length), Arrays.copyOfRange(rate, from, rate.length))));
    }

    private static Listing listing(List<Run> runs) {
        List<List<String>> rows = new ArrayList<>();
        for (int k = 0; k < runs.size(); k++) {
            rows.add(List.of(STEPS.get(k), Numbers.text(period(runs.get(k))), Numbers.text(1e3 * drop(runs.get(k)))));
        }
        return new Listing("", List.of("step", "period [s]", "drop per cycle [mm]"), rows);
    }

    private static double period(Run run) {
        return Readings.number(run, "measures", "limitCycle", "period");
    }

    private static double drop(Run run) {
        return Readings.number(run, "measures", "limitCycle", "drop");
    }

    private static List<Claim> cycle(Woodpecker bird) {
        List<Integer> returns = bird.returns();
        int first = returns.get(1);
        int last = returns.getLast();
        String why = "The cycle's multiplier of −0.88 makes returns alternate about it by a tenth of a percent for "
                + "long; half a percent holds them.";
        return List.of(
                Claim.near(ID + "-start-rate", "The start of table I lies on the cycle: where φ_S = −0.2788 passes "
                        + "again, ω_S is −7.4583 rad/s (after the last cycle).", Woodpecker.OMEGA_S0, 0.005 * 7.4583,
                        bird.omegaS[last], "rad/s", why),
                Claim.near(ID + "-start-speed", "And v is −0.3411 m/s.", Woodpecker.V0, 0.005 * 0.3411, bird.v[last],
                        "m/s",
                        why),
                Claim.near(ID + "-start-sleeve", "And φ_M is −0.1036, of four digits.", -0.1036, 2e-4, bird.phiM[last],
                        "rad",
                        "The last digit printed, and the midpoint rule's overlap."),
                Claim.near(ID + "-balance", "The energy gained by falling is dissipated in the contacts: between two "
                        + "returns they take (m_S + m_M) g by the drop.", 1,
                        0.005, -contactWork(bird, first, last)
                                / (Woodpecker.MASS * Woodpecker.G * (bird.y[first] - bird.y[last])), "",
                        "What kinetic energy is left over between returns, which differ by a tenth of a percent."));
    }

    /** J, between two rows. */
    private static double contactWork(Woodpecker bird, int first, int last) {
        double[] work = Readings.column(bird.run, RunResult.ENERGY, "work of contacts");
        double sum = 0;
        for (int i = first + 1; i <= last; i++) {
            sum += work[i];
        }
        return sum;
    }

    private static List<Claim> convergence(List<Run> runs) {
        String source = "an independent program, the same rule over 10 s";
        List<Claim> claims = new ArrayList<>();
        for (int k = 0; k < runs.size(); k++) {
            String why = "Single cycles scatter by 1e-3 s at 0.1 ms, and in proportion to the step; the mean of sixty "
                    + "by an eighth of that.";
            claims.add(Claim.near(ID + "-period-" + STEPS.get(k).replace(' ', '-'), "At a step of " + STEPS.get(k)
                    + " the period is " + PERIODS[k] + " s (" + source + ").", PERIODS[k], 1.3e-4 * SHARES[k],
                    period(runs.get(k)), "s", why));
            claims.add(Claim.near(ID + "-drop-" + STEPS.get(k).replace(' ', '-'), "And the drop per cycle "
                    + Numbers.text(1e3 * DROPS[k]) + " mm.", 1e3 * DROPS[k], 0.08 * SHARES[k], 1e3 * drop(runs.get(k)),
                            "mm",
                    "As the period's: it falls 133 mm in a second."));
        }
        claims.add(Claim.near(ID + "-period-limit", "In the limit of short steps the period is 0.145976 s (first "
                + "order: what 0.05 and 0.01 ms give is extended to 0).", PERIOD, 2e-5, limit(period(runs.get(1)),
                period(runs.get(2))),
                "s", "The scatter at 0.01 ms, and a quarter of that at 0.05 ms."));
        claims.add(Claim.near(ID + "-drop-limit", "In the limit of short steps the drop is 19.445 mm.", 1e3 * DROP,
                0.01,
                1e3 * limit(drop(runs.get(1)), drop(runs.get(2))), "mm", "As the period's."));
        return claims;
    }

    /** A first-order quantity at steps of 5 and 1 extended to 0. */
    private static double limit(double five, double one) {
        return one - (five - one) / 4;
    }
}
