package org.signorini.examples.tests;

import static org.signorini.examples.tests.Claim.below;
import static org.signorini.examples.tests.Claim.formula;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.List;
import java.util.Map;

import org.signorini.simulation.record.ContactState;
import org.signorini.study.run.Run;

/** What the texts of S0's experiments say: spheres and the twelve-link pendulum. */
final class SphereTexts {

    private static final double G = 9.81;

    static final Map<String, List<Claim>> CLAIMS = Map.of(
            "sphere", List.of(
                    formula("2 v0/(7 mu g)"),
                    is("= [0.2912] s", x -> 2 * x.parameter("v0") / (7 * x.parameter("mu") * G)),
                    holds("slides for 2 v0", x -> Math.abs(x.states(ContactState.SLIDE) * x.step() - 0.2912)
                            < x.step()),
                    formula("5 v0/7"),
                    is("= [1.429] m/s", x -> 5 * x.parameter("v0") / 7),
                    is("= [1.429] m/s", x -> x.measure("final velocity", "x")),
                    holds("Five combinations of contact model and solver give the same", x -> x.runs().size() == 5
                            && x.runs().stream().allMatch(r -> Math.abs(Runs.measure(r, "final velocity", "x")
                                    - 10.0 / 7) < 1e-9)),
                    is("friction is [0.2] of the normal impulse", x -> x.probe("friction impulse")[100]
                            / x.probe("normal impulse")[100]),
                    holds("zero when it rolls", x -> Math.abs(x.probe("friction impulse")[500]) < 1e-12),
                    given("mu = 0.1, and"),
                    is("slides for [0.582] s", x -> 4 / (0.7 * G)),
                    holds("it slides for 0.582 s", x -> Math.abs(x.tried("mu=0.1").states(ContactState.SLIDE)
                            * x.step() - 0.582) < 1.1 * x.step())),

            "sphere-misaligned", List.of(
                    given("motion: at 45 degrees"),
                    // along the motion a square pyramid turned by 45° has √½ of the friction
                    holds("slides for 0.411 s", x -> Math.abs(Math.sqrt(2) * 4 / (1.4 * G) - 0.411) < 1e-3),
                    is("for [0.411] s", x -> x.only("pyramid at 45 degrees").states(ContactState.SLIDE) * x.step()),
                    is("instead of [0.291] s", x -> x.only("exact cone").states(ContactState.SLIDE) * x.step()),
                    given("At 45 degrees both"),
                    holds("both neighbouring directions pull alike", x -> Math.abs(x.only("pyramid at 45 degrees")
                            .measure("aside", "y")) < 1e-12),
                    given("at 44 degrees one"),
                    is("up to [0.18] m/s", x -> x.only("pyramid at 44 degrees").measure("aside", "y")),
                    holds("which the exact cone never does", x -> x.only("exact cone").measure("aside", "y") < 1e-12),
                    given("facets = 16 of"),
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
                            && Runs.at(x.run(), "verdict", "level").equals("sound"))));

    private SphereTexts() {
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

    private static Evidence newton(Evidence x) throws Exception {
        return x.tried("contact-model=pyramid", "solver=path", "duration=0.3");
    }
}
