package org.signorini.examples.tests;

import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.List;
import java.util.Map;

import org.signorini.simulation.record.ContactState;

/** What the texts of S4's woodpecker say, and of the toy with full kinematics. */
final class WoodpeckerTexts {

    static final Map<String, List<Claim>> CLAIMS = Map.of(
            "woodpecker", List.of(
                    is("period of [0.1465] s", x -> x.measure("limitCycle", "period")),
                    is("drop of [19.75] mm", x -> 1e3 * x.measure("limitCycle", "drop")),
                    is("step of [0.1] ms", x -> 1e3 * x.step()),
                    // the limit of vanishing steps, from independent programs: 0.145976 s, 19.445 mm
                    given("converging to 0.145976 s"),
                    given("and 19.445 mm with"),
                    holds("converging to", x -> Math.abs(x.tried("step=1e-5").measure("limitCycle", "period")
                            - 0.145976) < 5e-5 && Math.abs(x.tried("step=1e-5").measure("limitCycle", "drop")
                                    - 0.019445) < 3e-5),
                    holds("the sleeve jams and frees itself", x -> x.contacts("lower").stream()
                            .anyMatch(c -> c.state() == ContactState.STICK)),
                    holds("the beak strikes", x -> x.contacts("beak").stream()
                            .anyMatch(c -> c.state() == ContactState.IMPACT)),
                    is("multiplier, [-0.87], tells", WoodpeckerTexts::multiplier),
                holds("absolute bird angle and absolute bird rate", x -> isSum(x, "angle") && isSum(x, "rate")),
                    given("mu = 0.2. The"),
                    is("falls by [18.8] m", x -> -x.tried("mu=0.2").probe("height")[20000]),
                    is("in [2] s", x -> x.run().plan().settings().duration()),
                    holds("no longer jams", x -> x.tried("mu=0.2").contacts("").stream()
                            .noneMatch(c -> c.state() == ContactState.STICK && c.time() > 0.2))),

            "woodpecker-full", List.of(
                    is("period is [0.131] s,", x -> x.measure("limitCycle", "period")),
                    is("[10] % shorter", x -> 100 - 100 * x.measure("limitCycle", "period")
                            / Evidence.of("woodpecker").measure("limitCycle", "period")),
                    holds("a quarter less", x -> Math.abs(1 - x.measure("limitCycle", "drop")
                            / Evidence.of("woodpecker").measure("limitCycle", "drop") - 0.25) < 0.01),
                    given("step of 0.01 ms"),
                    is("period is [0.1308] s", x -> x.tried("step=1e-5").measure("limitCycle", "period"))));

    private WoodpeckerTexts() {
    }

    /** The one of largest magnitude. */
    private static double multiplier(Evidence x) {
        double largest = 0;
        for (Object value : (List<?>) Runs.at(x.run(), "measures", "limitCycle", "multipliers")) {
            double real = ((Number) ((List<?>) value).get(0)).doubleValue();
            largest = Math.abs(real) > Math.abs(largest) ? real : largest;
        }
        return largest;
    }

    /** The bird's angle or rate is that of the sleeve and that against the sleeve. */
    private static boolean isSum(Evidence x, String what) {
        double[] sleeve = x.probe("sleeve " + what);
        double[] bird = x.probe("bird " + what);
        double[] absolute = x.probe("absolute bird " + what);
        for (int i = 0; i < absolute.length; i++) {
            if (!(Math.abs(absolute[i] - sleeve[i] - bird[i]) < 1e-9 * (1 + Math.abs(absolute[i])))) {
                return false;
            }
        }
        return absolute.length > 1;
    }
}
