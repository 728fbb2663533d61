package org.signorini.examples.tests;

import static org.signorini.examples.tests.Claim.below;
import static org.signorini.examples.tests.Claim.formula;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.signorini.simulation.record.ContactState;

/** What the texts of examples with closed loops and clearance say. */
final class LoopTexts {

    static final Map<String, List<Claim>> CLAIMS = Map.of(
            "slider-crank", List.of(
                    holds("turns once a second", x -> Math.abs(x.probe("crank angle")[1000] - 2 * Math.PI) < 1e-9),
                    formula("sqrt(l^2 - r^2 sin^2(q))"),
                    below("met to [1e-6] m", LoopTexts::missed),
                    is("between [0.2] m", x -> x.measure("nearest")),
                    is("and [0.4] m", x -> x.measure("farthest")),
                    is("times r, [2.0e-6] m", x -> 0.5 * Math.pow(2 * Math.PI * x.step(), 2) * x.parameter("r")),
                    is("times r, [2.0e-6] m", x -> x.measure("constraintDrift", "max")),
                    given("a step of 0.5 ms"),
                    holds("a quarter as far", x -> Math.abs(x.tried("step=5e-4").measure("constraintDrift", "max")
                            / x.measure("constraintDrift", "max") - 0.25) < 1e-3),
                    holds("does not open at all", x -> x.tried("formulation=ce").measure("constraintDrift", "max")
                            < 1e-14)),

            "four-bar", List.of(
                    is("After [1] s", x -> x.run().plan().settings().duration()),
                    below("agree to [1e-5] rad", x -> spread(x, "final rocker")),
                    below("less than [1.1e-5] J", x -> largest(x, "energy range")),
                    is("while [2.1] J", x -> x.energy("turnover")),
                    below("to rounding, [1e-14]", x -> x.only("ce").measure("constraintDrift", "max")),
                    below("hold it to [3e-7]", x -> largest(x, "constraintDrift", "max")),
                    holds("Only ce closes", x -> x.only("mc").measure("constraintDrift", "max") > 1e-8
                            && x.only("rc").measure("constraintDrift", "max") > 1e-8
                            && x.only("dca").measure("constraintDrift", "max") > 1e-8),
                    holds("ten times as long, and energy and loop are a hundred times less exact",
                            x -> Math.abs(coarse(x, "energy range") - 100) < 10
                                    && Math.abs(coarse(x, "constraintDrift", "max") - 100) < 10)),

            "four-bar-stop", List.of(
                    is("e = [0.5]: an impact", x -> x.parameter("e")),
                    is("alone, [6] unknowns", x -> x.only("ce").number("statistics", "size", "max")),
                    is("(mc) [2] rows", x -> x.only("mc").number("statistics", "size", "max")
                            - x.only("ce").number("statistics", "size", "max")),
                    is("the [8] impacts", x -> x.only("ce").states(ContactState.IMPACT)),
                    is("the [8] impacts", x -> x.only("mc").states(ContactState.IMPACT)),
                    holds("after which the knuckle rests on the wall", x -> x.contacts("").getLast().time() > 0.999
                            && x.contacts("").getLast().state() == ContactState.STICK),
                    holds("which no impact increases", x -> x.energy("largestGain") == 0),
                    given("e = 0, and"),
                    holds("stays at the wall after the first impact", x -> x.tried("e=0").energy("impacts") == 1)),

            "slider-crank-clearance", List.of(
                    is("play of [0.5] mm", x -> 1e3 * x.parameter("c")),
                    holds("lies on the lower wall", x -> x.contacts("bottom").stream().filter(c -> c.time() > 0.0259)
                            .count() > 19_700 && x.contacts("top").size() < 5),
                    holds("Twice a turn", x -> arrivals(x, "left").size() == 2 && arrivals(x, "right").size() == 2),
                    holds("strikes it several times", x -> impacts(x, "right", 0.25, 0.3) > 2
                            && impacts(x, "left", 0.85, 0.9) > 2),
                    holds("where the slider's acceleration changes sign", x -> Math.abs(fastest(x) - 0.198) < 0.02),
                    is("left one at [0.198] s", x -> last(x, "left", 0.25)),
                    is("right one at [0.264] s", x -> arrivals(x, "right").getFirst()),
                    is("reaches [0.1995] m", x -> x.measure("nearest")),
                    is("and [0.4005] m", x -> x.measure("farthest")),
                    given("c = 2 mm"),
                    is("ends are [0.198] m", x -> x.tried("c=0.002").measure("nearest")),
                    is("and [0.402] m", x -> x.tried("c=0.002").measure("farthest"))));

    private LoopTexts() {
    }

    private static double spread(Evidence x, String... measure) {
        double[] values = x.runs().stream().mapToDouble(r -> Runs.measure(r, measure)).sorted().toArray();
        return values[values.length - 1] - values[0];
    }

    private static double largest(Evidence x, String... measure) {
        return x.runs().stream().mapToDouble(r -> Runs.measure(r, measure)).max().orElseThrow();
    }

    private static double coarse(Evidence x, String... measure) throws Exception {
        return x.tried("step=1e-3", "formulation=rc").measure(measure) / x.only("rc").measure(measure);
    }

    /** When the pin comes to a wall, after the first turn's start. */
    private static List<Double> arrivals(Evidence x, String wall) {
        List<Double> times = new ArrayList<>();
        double before = 0.2;
        for (Evidence.Contact contact : x.contacts(wall)) {
            if (contact.time() > before + 0.05) {
                times.add(contact.time());
            }
            before = Math.max(before, contact.time());
        }
        return times;
    }

    private static double last(Evidence x, String wall, double before) {
        return x.contacts(wall).stream().mapToDouble(Evidence.Contact::time).filter(t -> t < before).max()
                .orElseThrow();
    }

    private static long impacts(Evidence x, String wall, double from, double to) {
        return x.contacts(wall).stream().filter(c -> c.time() > from && c.time() < to
                && c.state() == ContactState.IMPACT).count();
    }

    /** When the slider of the ideal mechanism is fastest in the first half turn, in closed form. */
    private static double fastest(Evidence x) throws Exception {
        double r = x.parameter("r");
        double l = x.parameter("l");
        double best = 0;
        double most = 0;
        for (double t = 0; t < 0.5; t += 1e-4) {
            double q = 2 * Math.PI * t;
            double speed = r * Math.sin(q) * (1 + r * Math.cos(q) / Math.sqrt(l * l - Math.pow(r * Math.sin(q), 2)));
            if (speed > most) {
                most = speed;
                best = t;
            }
        }
        return best;
    }

    private static double missed(Evidence x) throws Exception {
        double[] angle = x.probe("crank angle");
        double[] place = x.probe("slider position");
        double most = 0;
        for (int i = 0; i < angle.length; i++) {
            double r = x.parameter("r");
            double l = x.parameter("l");
            most = Math.max(most, Math.abs(place[i] - r * Math.cos(angle[i])
                    - Math.sqrt(l * l - Math.pow(r * Math.sin(angle[i]), 2))));
        }
        return most;
    }
}
