package org.signorini.examples.tests;

import static org.signorini.examples.tests.Claim.below;
import static org.signorini.examples.tests.Claim.formula;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.signorini.simulation.record.ContactState;

/** What the texts of the examples say that a person tries first. */
final class FirstTexts {

    private static final double G = 9.81;

    static final Map<String, List<Claim>> CLAIMS = Map.ofEntries(
            Map.entry("bouncing-ball", List.of(
                    is("falls from [1] m", x -> x.probe("height")[0]),
                    is("e = [0.8]. After", x -> x.parameter("e")),
                    formula("sqrt(2h/g) (1+e)/(1-e)"),
                    is("= [3.96] s with", x -> Math.sqrt(2 * 0.95 / G) * 1.8 / 0.2),
                    is("h = [0.95] m", x -> x.probe("height")[0] - x.parameter("r")),
                    is("reaches [0.64] =", x -> x.parameter("e") * x.parameter("e")),
                    holds("each bounce reaches", x -> Math.abs((second(x.probe("height")) - 0.05) / 0.95 - 0.64) < 5e-3),
                    is("[26] impacts", x -> x.states(ContactState.IMPACT)),
                    is("from [3.985] s", x -> x.contacts("").stream().filter(c -> c.state() == ContactState.STICK)
                            .findFirst().orElseThrow().time()),
                    holds("then the ball stays", x -> x.states(ContactState.STICK) >= 1000
                            && x.states(ContactState.SLIDE) == 0),
                    is("e = [0.5], and", x -> 0.5),
                    is("after [1.32] s", x -> Math.sqrt(2 * 0.95 / G) * 1.5 / 0.5),
                    holds("it comes to rest after 1.32 s", x -> Math.abs(x.tried("e=0.5").contacts("").stream()
                            .filter(c -> c.state() == ContactState.STICK).findFirst().orElseThrow().time() - 1.32) < 0.03))),

            Map.entry("incline", List.of(
                    is("slope of [30] degrees", x -> Math.toDegrees(x.parameter("slope"))),
                    is("tangent is [0.577].", x -> Math.tan(x.parameter("slope"))),
                    is("friction of [0.7] it sticks", x -> Double.parseDouble(x.only("0.7").run().plan().variation()
                            .get("mu"))),
                    holds("it sticks and does not creep", x -> x.only("0.7").states(ContactState.STICK) == 4000),
                    is("in [1] s it moves", x -> x.run().plan().settings().duration()),
                    below("less than [1e-11] m", x -> Math.abs(x.only("0.7").measure("final position"))),
                    is("With [0.4] it slides", x -> Double.parseDouble(x.only("0.4").run().plan().variation().get("mu"))),
                    holds("slide in the other", x -> x.only("0.4").states(ContactState.SLIDE) == 4000),
                    formula("g (sin 30 - 0.4 cos 30)"),
                    is("= [1.507] m/s", x -> G * (0.5 - 0.4 * Math.cos(Math.PI / 6))),
                    is("= [1.507] m/s", x -> x.only("0.4").measure("final speed")),
                    is("= [1.507] m/s", x -> 2 * x.only("0.4").measure("final position") / 1.001),
                    is("mu = [0.578], and", x -> 0.578),
                    holds("mu = 0.578, and it sticks", x -> Math.abs(x.tried("mu=0.578").measure("final position")) < 1e-11),
                    is("mu = [0.577], and", x -> 0.577),
                    is("slides with [0.003] m/s", x -> x.tried("mu=0.577").measure("final speed")))),

            Map.entry("stick-slip", List.of(
                    is("at [58.9] mm", x -> 1e3 * 0.6 * G / x.parameter("k")),
                    holds("carries it along until", x -> Math.abs(releases(x, true)[0] - 0.6 * G / 100) < 3e-4),
                    is("period of [0.99] s", x -> period(x)),
                    is("[0.60] s of which it sticks", x -> sticking(x)),
                    is("speed of [0.1] m/s", x -> x.measure("fastest")),
                    holds("stick and slide in turn", x -> x.states(ContactState.STICK) > 12000
                            && x.states(ContactState.SLIDE) > 8000 && x.states(ContactState.IMPACT) == 0),
                    is("v = [0.3], and", x -> 0.3),
                    holds("never catches the block again", x -> x.tried("v=0.3").states(ContactState.STICK) == 0),
                    is("= [29.4] mm", x -> 1e3 * 0.3 * G / x.parameter("k")),
                    is("= [29.4] mm", x -> 500 * (x.tried("v=0.3").measure("farthest")
                            + x.tried("v=0.3").measure("nearest"))))),

            Map.entry("rocking-block", List.of(
                    is("tilted by [6] degrees", x -> Math.toDegrees(x.parameter("tilt"))),
                    formula("1 - 1.5 sin^2(alpha)"),
                    is("= [0.9423] of", x -> 1 - 1.5 * Math.pow(Math.sin(Math.atan(x.parameter("b") / x.parameter("h"))), 2)),
                    is("leaves [0.940] of it", x -> firstImpact(x.probe("spin"))),
                    is("steps of [0.5] ms", x -> 1e3 * x.step()),
                    holds("two of the four corners", x -> x.contacts("").stream().filter(c -> c.time() > 0.1
                            && c.time() < 0.3).allMatch(c -> c.state() == ContactState.STICK)
                            && corners(x, 0.2) == 2),
                    holds("all four when it stands", x -> corners(x, 8) == 4),
                    is("Try next: steps of [0.05] ms", x -> 0.05),
                    is("and [0.942] is left", x -> firstImpact(x.tried("step=5e-5", "duration=0.5").probe("spin"))))),

            Map.entry("newtons-cradle", List.of(
                    is("lifted by [30] degrees", x -> -Math.toDegrees(x.parameter("lift"))),
                    holds("a tenth of a millimetre apart", x -> x.parameter("gap") == 1e-4),
                    is("rises to [30] degrees", x -> Math.toDegrees(x.measure("highest of the last"))),
                    holds("leaves alone", x -> x.measure("middle stays") < 2e-3),
                    holds("four from the first ball to the last, one per step, and four on the way back",
                            x -> x.states(ContactState.IMPACT) == 8
                                    && x.contacts("").stream().map(Evidence.Contact::time).distinct().count() == 8),
                    is("gap = [0]. Now", x -> 0),
                    holds("all four impacts happen at once", x -> x.tried("gap=0").contacts("").stream()
                            .filter(c -> c.impulse() > 1e-3).findFirst().orElseThrow().time() > 0.22),
                    // momentum and Newton's law: u1 = v (1 - 4 e) / 5, the others 2 v / 5
                    is("with [3/5] of its speed", x -> -reboundOfTheFirst(x)),
                    is("with [2/5] and rise", x -> Math.sqrt((1 - Math.cos(x.tried("gap=0").measure("highest of the last")))
                            / (1 - Math.cos(Math.PI / 6)))),
                    is("rise to [11.9] degrees", x -> Math.toDegrees(x.tried("gap=0").measure("highest of the last"))),
                    holds("leave together", x -> Math.abs(x.tried("gap=0").measure("middle stays")
                            - x.tried("gap=0").measure("highest of the last")) < 2e-3))),

            Map.entry("cam-follower", List.of(
                    is("At [300] rpm", x -> Double.parseDouble(x.only("300.0").run().plan().variation().get("rpm"))),
                    holds("the follower stays on the cam", x -> x.only("300.0").measure("gap") < 1e-6),
                    is("at [1200] rpm the spring", x -> Double.parseDouble(x.only("1200.0").run().plan().variation()
                            .get("rpm"))),
                    is("up to [6.0] mm", x -> 1e3 * x.only("1200.0").measure("gap")),
                    holds("lands with an impact", x -> x.only("1200.0").energy("impacts") > 10),
                    is("eccentricity, [50] mm", x -> 1e3 * (x.parameter("R") + x.parameter("e"))),
                    is("eccentricity, [50] mm", x -> 1e3 * x.only("300.0").measure("highest")),
                    is("k = [3000], and", x -> 3000),
                    is("at [1200] rpm, too", x -> 1200),
                    holds("holds the follower on the cam", x -> x.tried("k=3000", "rpm=1200").measure("gap") < 1e-5))),

            Map.entry("slider-crank", List.of(
                    holds("turns once a second", x -> Math.abs(x.probe("crank angle")[1000] - 2 * Math.PI) < 1e-9),
                    formula("sqrt(l^2 - r^2 sin^2(q))"),
                    below("met to [1e-6] m", FirstTexts::missed),
                    is("between [0.2] m", x -> x.measure("nearest")),
                    is("and [0.4] m", x -> x.measure("farthest")),
                    is("times r, [2.0e-6] m", x -> 0.5 * Math.pow(2 * Math.PI * x.step(), 2) * x.parameter("r")),
                    is("times r, [2.0e-6] m", x -> x.measure("constraintDrift", "max")),
                    is("a step of [0.5] ms", x -> 0.5),
                    holds("a quarter as far", x -> Math.abs(x.tried("step=5e-4").measure("constraintDrift", "max")
                            / x.measure("constraintDrift", "max") - 0.25) < 1e-3),
                    holds("does not open at all", x -> x.tried("formulation=ce").measure("constraintDrift", "max") < 1e-14))));

    private FirstTexts() {
    }

    private static double second(double[] height) {
        return Arrays.stream(height, 500, 1100).max().orElseThrow();
    }

    /** Where the block is let go (at the end of sticking) or caught, from its speed. */
    private static double[] releases(Evidence x, boolean place) {
        return changes(x, true, place);
    }

    private static double[] changes(Evidence x, boolean release, boolean place) {
        double[] speed = x.probe("speed");
        double[] position = x.probe("position");
        double[] found = new double[20];
        int count = 0;
        for (int i = 1; i < speed.length; i++) {
            boolean before = Math.abs(speed[i - 1] - 0.1) < 1e-6;
            boolean after = Math.abs(speed[i] - 0.1) < 1e-6;
            if (release ? before && !after : !before && after) {
                found[count++] = place ? position[i] : i * x.step();
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static double period(Evidence x) {
        double[] times = releases(x, false);
        return (times[times.length - 1] - times[0]) / (times.length - 1);
    }

    private static double sticking(Evidence x) {
        return releases(x, false)[2] - changes(x, false, false)[2];
    }

    private static double firstImpact(double[] spin) {
        int i = 1;
        while (Math.abs(spin[i]) > 0.98 * Math.abs(spin[i - 1]) || Math.abs(spin[i]) < 0.3) {
            i++;
        }
        return spin[i] / spin[i - 1];
    }

    private static long corners(Evidence x, double time) {
        return x.contacts("").stream().filter(c -> Math.abs(c.time() - time) < 1e-9).count();
    }

    private static double reboundOfTheFirst(Evidence x) throws Exception {
        double[] angle = x.tried("gap=0").probe("angle 1");
        int lowest = 0;
        while (angle[lowest] < angle[lowest + 1]) {
            lowest++;
        }
        double came = (angle[lowest - 1] - angle[lowest - 2]);
        return (angle[lowest + 2] - angle[lowest + 1]) / came;
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
