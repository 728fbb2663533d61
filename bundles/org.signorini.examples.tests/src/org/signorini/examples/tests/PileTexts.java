package org.signorini.examples.tests;

import static org.signorini.examples.tests.Claim.below;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.run.Run;

/** What the texts of examples with relaxed cones, shared loads and many contacts say. */
final class PileTexts {

    static final Map<String, List<Claim>> CLAIMS = Map.of(
            "sliding-ball", List.of(
                    is("gap, [15] mm", x -> 1e3 * (x.only("relaxed cone").probe("height")[0] - 0.1)),
                    is("steps of [10] ms", x -> 1e3 * x.step()),
                    holds("glides at exactly it, ever lower", PileTexts::glides),
                    holds("with the exact cone it falls to the ground", x -> x.runs().stream()
                            .filter(r -> r.plan().variation().containsValue("exact cone"))
                            .allMatch(r -> Math.abs(Runs.measure(r, "final height") - 0.1) < 1e-9)),
                    holds("the six runs", x -> x.runs().size() == 6),
                    holds("calls the floating ones doubtful", x -> x.runs().stream().allMatch(r -> Runs.at(r, "verdict",
                            "level").equals("doubtful") == r.plan().variation().containsValue("relaxed cone"))),
                    given("gap = 0. Started"),
                    is("rises by [69] mm", x -> 1e3 * (Arrays.stream(x.tried("gap=0").probe("height")).max()
                            .orElseThrow() - 0.1))),

            "pile", List.of(
                    holds("Sixty-four balls", x -> x.run().result().bodies().stream().filter(b -> b.matches("s\\d+"))
                            .count() == 64),
                    is("up to [184] contacts", x -> x.number("contacts", "max")),
                    below("faster than [1] mm/s", x -> 1e3 * PaperExamplesTest.fastestSlide(x.run())),
                    is("from [12] J", x -> Arrays.stream(x.probe("kinetic energy")).max().orElseThrow()),
                    below("less than [1e-3] J", x -> x.measure("final kinetic energy")),
                    holds("the verdict says so", x -> Runs.at(x.run(), "verdict", "level").equals("doubtful")),
                    given("distance of 0.001 in"),
                    holds("float less", x -> gap(x.tried("scheme=semi-implicit-euler[distance=0.001]",
                            "duration=0.5")) < 0.5 * gap(x))),

            "box", List.of(
                    is("slides with [5] m/s", x -> x.probe("speed")[0]),
                    is("steps of [10] ms", x -> 1e3 * x.runs().get(0).plan().settings().step()),
                    is("and [1] ms.", x -> 1e3 * x.runs().get(7).plan().settings().step()),
                    is("x = [0.44] m", x -> fine(x, "phantom")),
                    is("x = [0.44] m", x -> fine(x, "hybrid")),
                    is("at [0.08] m", x -> fine(x, "Anitescu-Potra")),
                    is("at [0.77] m", x -> fine(x, "box"))),

            "brick-wall", List.of(
                    holds("Twenty-five bricks", x -> bricks(x) == 25),
                    is("at [0.12] s, the", PileTexts::struck),
                    holds("friction sticks", x -> sticking(x, 0.12) > 0.99),
                    holds("no brick moves by a micrometre", x -> moved(x, 0.12) < 1e-6),
                    holds("knocks a hole into them", x -> moved(x, 0.3) > 0.2),
                    is("up to [732] unknown", x -> x.number("statistics", "size", "max")),
                    is("on [26] bodies", x -> bricks(x) + 1),
                    given("v = 20, and"),
                    holds("the upper part of the wall comes down", x -> x.tried("v=20").probe("top brick.z")[150]
                            < 0.36 - 0.08)));

    private PileTexts() {
    }

    /** S2: at μ h v of the slip, in every step. */
    private static boolean glides(Evidence x) {
        for (Run run : x.runs()) {
            if (run.plan().variation().containsValue("relaxed cone")) {
                double[] height = Runs.probe(run, "height");
                for (int i = 1; i < height.length; i++) {
                    double slip = Runs.probe(run, "speed")[i] - 0.1 * Runs.probe(run, "spin")[i];
                    if (height[i] >= height[i - 1]
                            || Math.abs(height[i] - 0.1 - 0.3 * run.plan().settings().step() * slip) > 1e-3 * 0.015) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static double fine(Evidence x, String friction) {
        return Runs.measure(x.runs().stream().filter(r -> r.plan().settings().step() == 1e-3
                && r.plan().variation().containsValue(friction)).findFirst().orElseThrow(), "end", "x");
    }

    /** The largest gap across which a contact that slides carries load, m. */
    private static double gap(Evidence x) {
        Table table = x.run().result().table(RunResult.CONTACTS);
        double most = 0;
        for (int i = 0; i < table.rows(); i++) {
            boolean slides = (int) table.get(i, 2) == ContactState.SLIDE.ordinal();
            most = slides && table.get(i, 4) > 0 ? Math.max(most, table.get(i, 3)) : most;
        }
        return most;
    }

    private static long bricks(Evidence x) {
        return x.run().result().bodies().stream().filter(b -> b.startsWith("brick")).count();
    }

    /** The share of contacts that carry load until then and stick; the wall is solved to a tolerance of 1e-3. */
    private static double sticking(Evidence x, double until) {
        List<Evidence.Contact> loaded = x.contacts("brick").stream()
                .filter(c -> c.time() < until + 1e-9 && c.state() != ContactState.SEPARATED).toList();
        return (double) loaded.stream().filter(c -> c.state() == ContactState.STICK).count() / loaded.size();
    }

    private static double struck(Evidence x) {
        return x.contacts("ball").getFirst().time();
    }

    /** How far any brick has gone at most until then, m. */
    private static double moved(Evidence x, double until) {
        Table poses = x.run().result().table(RunResult.POSES);
        double most = 0;
        for (int c = 0; c < poses.columns().size(); c++) {
            if (poses.columns().get(c).name().matches("brick .*\\.[xyz]")) {
                for (int i = 0; i < poses.rows() && poses.get(i, 0) < until + 1e-9; i++) {
                    most = Math.max(most, Math.abs(poses.get(i, c) - poses.get(0, c)));
                }
            }
        }
        return most;
    }
}
