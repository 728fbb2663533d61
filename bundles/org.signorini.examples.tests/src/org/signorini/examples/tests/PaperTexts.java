package org.signorini.examples.tests;

import static org.signorini.examples.tests.Claim.below;
import static org.signorini.examples.tests.Claim.formula;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.signorini.simulation.record.ContactState;
import org.signorini.study.run.Run;

/** What the texts of the papers' experiments say: S0's spheres and pendulum, S1's double pendulum, S4's woodpecker. */
final class PaperTexts {

    private static final double G = 9.81;

    static final Map<String, List<Claim>> CLAIMS = Map.of(
            "sphere", List.of(
                    formula("2 v0/(7 mu g)"),
                    is("= [0.2912] s", x -> 2 * x.parameter("v0") / (7 * x.parameter("mu") * G)),
                    holds("slides for 2 v0", x -> Math.abs(x.states(ContactState.SLIDE) * x.step() - 0.2912) < x.step()),
                    formula("5 v0/7"),
                    is("= [1.429] m/s", x -> 5 * x.parameter("v0") / 7),
                    is("= [1.429] m/s", x -> x.measure("final velocity", "x")),
                    holds("Five combinations of contact model and solver give the same", x -> x.runs().size() == 5
                            && x.runs().stream().allMatch(r -> Math.abs(Runs.measure(r, "final velocity", "x")
                                    - 10.0 / 7) < 1e-9)),
                    is("friction is [0.2] of the normal impulse", x -> x.probe("friction impulse")[100]
                            / x.probe("normal impulse")[100]),
                    holds("zero when it rolls", x -> Math.abs(x.probe("friction impulse")[500]) < 1e-12),
                    is("mu = [0.1], and", x -> 0.1),
                    is("slides for [0.582] s", x -> 4 / (0.7 * G)),
                    holds("it slides for 0.582 s", x -> Math.abs(x.tried("mu=0.1").states(ContactState.SLIDE)
                            * x.step() - 0.582) < 1.1 * x.step())),

            "sphere-misaligned", List.of(
                    is("motion: at [45] degrees", x -> 45),
                    // along the motion a square pyramid turned by 45° has √½ of the friction
                    holds("slides for 0.411 s", x -> Math.abs(Math.sqrt(2) * 4 / (1.4 * G) - 0.411) < 1e-3),
                    is("for [0.411] s", x -> x.only("pyramid at 45 degrees").states(ContactState.SLIDE) * x.step()),
                    is("instead of [0.291] s", x -> x.only("exact cone").states(ContactState.SLIDE) * x.step()),
                    is("At [45] degrees both", x -> 45),
                    holds("both neighbouring directions pull alike", x -> Math.abs(x.only("pyramid at 45 degrees")
                            .measure("aside", "y")) < 1e-12),
                    is("at [44] degrees one", x -> 44),
                    is("up to [0.18] m/s", x -> x.only("pyramid at 44 degrees").measure("aside", "y")),
                    holds("which the exact cone never does", x -> x.only("exact cone").measure("aside", "y") < 1e-12),
                    is("facets = [16] of", x -> 16),
                    holds("the error is hard to see", x -> Math.abs(x.tried("contact-model=pyramid[facets=16]",
                            "solver=path").states(ContactState.SLIDE) * x.step() - 0.291) < 0.008)),

            "pendulum-12", List.of(
                    holds("twelve links", x -> x.run().result().bodies().stream().filter(b -> b.startsWith("link"))
                            .count() == 12),
                    is("after [20] s", x -> x.run().plan().settings().duration()),
                    below("more than [6] mm", x -> 1e3 * parted(x, "height of the last ball")),
                    is("has [6] unknowns", x -> x.number("statistics", "size", "max") / x.number("contacts", "max")),
                    is("creates [484] J", x -> newton(x).energy("largestGain")),
                    holds("the verdict says so", x -> !Runs.at(newton(x).run(), "verdict", "level").equals("sound")
                            && Runs.at(x.run(), "verdict", "level").equals("sound"))),

            "double-pendulum-drift", List.of(
                    is("by [-1.75] mm", x -> 1e3 * drift(x.only("1 ms"))),
                    is("after [1.5] s", x -> x.run().plan().settings().duration()),
                    is("steps of [1] ms", x -> 1e3 * x.only("1 ms").step()),
                    is("by [-3.5] mm", x -> 1e3 * drift(x.only("2 ms"))),
                    is("with [2] ms", x -> 1e3 * x.only("2 ms").step()),
                    formula("sqrt(2/9.81)"),
                    is("= [0.4515] s", x -> Math.sqrt(2 / G)),
                    holds("touch-down is at", x -> Math.abs(x.only("1 ms").contacts("").getFirst().time()
                            - Math.sqrt(2 / G)) < 1.1e-3),
                    is("a step of [0.5] ms", x -> 0.5),
                    holds("half the drift", x -> Math.abs(drift(x.tried("step=5e-4")) / drift(x.only("1 ms")) - 0.5)
                            < 0.02)),

            "double-pendulum-sliding", List.of(
                    is("with [1] m/s along x and y", x -> x.probe("velocity of P1.x")[0]),
                    holds("along x and y", x -> x.probe("velocity of P1.y")[0] == 1),
                    is("steps of [0.1] ms", x -> 1e3 * x.step()),
                    holds("slides all the time", x -> x.states(ContactState.SLIDE) == 5000
                            && x.states(ContactState.STICK) == 0),
                    holds("shown as a quaternion", x -> x.probe("orientation of B in A.qw").length > 1),
                    holds("friction only takes energy away", x -> x.energy("friction") < 0),
                    is("facets = [4] of", x -> 4),
                    holds("how little the pendulum notices", x -> Math.abs(x.tried("contact-model=pyramid")
                            .measure("final P1", "x") - x.measure("final P1", "x")) < 5e-3)),

            "double-pendulum-stick-slip", List.of(
                    is("falls from [0.1] m", x -> x.probe("P1.z")[0]),
                    holds("in a plane", x -> Arrays.stream(x.probe("P1.y")).allMatch(y -> Math.abs(y) < 1e-12)),
                    is("friction; [0.2] is taken", x -> x.parameter("mu")),
                    is("touches down at [0.143] s", x -> x.contacts("").getFirst().time()),
                    holds("touches down", x -> Math.abs(Math.sqrt(0.2 / G) - 0.143) < 1e-3),
                    is("slips from [0.42] s", x -> begins(x, ContactState.SLIDE, 0)),
                    is("turns back at [1.25] s", PaperTexts::turnsBack),
                    is("z stays [0], and", x -> Math.rint(1e4 * Arrays.stream(x.probe("P1.z"), 145, 2001)
                            .map(Math::abs).max().orElseThrow())),
                    below("less than [0.1] mm", x -> 1e3 * Math.abs(x.probe("P1.x")[421] - x.probe("P1.x")[145])),
                    holds("while the contact sticks", x -> x.contacts("").stream().filter(c -> c.time() > 0.1449
                            && c.time() < 0.4211).allMatch(c -> c.state() == ContactState.STICK)),
                    is("mu = [0.5], and", x -> 0.5),
                    holds("sticks for most of the time", x -> x.tried("mu=0.5").states(ContactState.STICK)
                            > x.tried("mu=0.5").states(ContactState.SLIDE))),

            "double-pendulum-elastic", List.of(
                    is("falls from [0.5] m", x -> x.probe("P1.z")[0]),
                    is("restitution of [0.7].", x -> x.parameter("e")),
                    is("with [-3.12] m/s", x -> x.probe("velocity of P1.z")[impact(x) - 1]),
                    holds("comes with", x -> Math.abs(Math.sqrt(2 * G * 0.5) - 3.12) < 2e-2),
                    is("with [2.185] m/s", x -> Math.max(x.probe("velocity of P1.z")[impact(x)],
                            x.probe("velocity of P1.z")[impact(x) + 1])),
                    holds("leaves with", x -> Math.abs(0.7 * Math.sqrt(2 * G * 0.5) - 2.18) < 2e-2)),

            "woodpecker", List.of(
                    is("period of [0.1465] s", x -> x.measure("limitCycle", "period")),
                    is("drop of [19.75] mm", x -> 1e3 * x.measure("limitCycle", "drop")),
                    is("step of [0.1] ms", x -> 1e3 * x.step()),
                    // the limit of vanishing steps, from independent programs: 0.145976 s, 19.445 mm
                    is("converging to [0.145976] s", x -> 0.145976),
                    is("and [19.445] mm with", x -> 19.445),
                    holds("converging to", x -> Math.abs(x.tried("step=1e-5").measure("limitCycle", "period")
                            - 0.145976) < 5e-5 && Math.abs(x.tried("step=1e-5").measure("limitCycle", "drop")
                                    - 0.019445) < 3e-5),
                    holds("the sleeve jams and frees itself", x -> x.contacts("lower").stream()
                            .anyMatch(c -> c.state() == ContactState.STICK)),
                    holds("the beak strikes", x -> x.contacts("beak").stream()
                            .anyMatch(c -> c.state() == ContactState.IMPACT)),
                    is("multiplier, [-0.87], tells", PaperTexts::multiplier),
                    is("mu = [0.2]. The", x -> 0.2),
                    is("falls by [18.8] m", x -> -x.tried("mu=0.2").probe("height")[20000]),
                    is("in [2] s", x -> x.run().plan().settings().duration()),
                    holds("no longer jams", x -> x.tried("mu=0.2").contacts("").stream()
                            .noneMatch(c -> c.state() == ContactState.STICK && c.time() > 0.2))),

            "woodpecker-full", List.of(
                    is("period is [0.1311] s", x -> x.measure("limitCycle", "period")),
                    is("[10.5] % shorter", x -> 100 - 100 * x.measure("limitCycle", "period")
                            / Evidence.of("woodpecker").measure("limitCycle", "period")),
                    is("drops [14.7] mm", x -> 1e3 * x.measure("limitCycle", "drop")),
                    is("[25.5] % less", x -> 100 - 100 * x.measure("limitCycle", "drop")
                            / Evidence.of("woodpecker").measure("limitCycle", "drop")),
                    is("step of [0.01] ms", x -> 0.01),
                    is("period is [0.1308] s", x -> x.tried("step=1e-5").measure("limitCycle", "period"))));

    private PaperTexts() {
    }

    private static double parted(Evidence x, String probe) {
        double[] reference = x.probe(probe);
        double most = 0;
        for (Run run : x.runs()) {
            double[] other = Runs.probe(run, probe);
            for (int i = 0; i < reference.length; i++) {
                most = Math.max(most, Math.abs(other[i] - reference[i]));
            }
        }
        return most;
    }

    /** Of the centre of mass, along x: nothing pushes, so it should stay where it is. */
    private static double drift(Evidence x) {
        double[] a = x.probe("center of A.x");
        double[] b = x.probe("center of B.x");
        int last = a.length - 1;
        return 0.5 * (a[last] + b[last] - a[0] - b[0]);
    }

    private static int impact(Evidence x) {
        double[] impulse = x.probe("impulse");
        int first = 0;
        while (impulse[first] == 0) {
            first++;
        }
        return first;
    }

    private static double begins(Evidence x, ContactState state, double after) {
        return x.contacts("").stream().filter(c -> c.time() > after && c.state() == state).findFirst().orElseThrow()
                .time();
    }

    /** When P1, thrown along x, comes to rest and goes the other way. */
    private static double turnsBack(Evidence x) {
        double[] speed = x.probe("velocity of P1.x");
        int i = 600;
        while (speed[i] > 0) {
            i++;
        }
        return i * x.step();
    }

    private static Evidence newton(Evidence x) throws Exception {
        return x.tried("contact-model=pyramid", "solver=path", "duration=0.3");
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
}
