package org.signorini.examples.tests;

import static org.signorini.examples.tests.Claim.below;
import static org.signorini.examples.tests.Claim.formula;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.signorini.simulation.record.ContactState;

/** What the texts of the examples say that a person tries first. */
final class FirstTexts {

    private static final double G = 9.81;

    static final Map<String, List<Claim>> CLAIMS = Map.of(
            "bouncing-ball", List.of(
                    is("falls from [1] m", x -> x.probe("height")[0]),
                    is("e = [0.8]. After", x -> x.parameter("e")),
                    formula("sqrt(2h/g) (1+e)/(1-e)"),
                    is("= [3.96] s with", x -> Math.sqrt(2 * 0.95 / G) * 1.8 / 0.2),
                    is("h = [0.95] m", x -> x.probe("height")[0] - x.parameter("r")),
                    is("reaches [0.64] =", x -> x.parameter("e") * x.parameter("e")),
                    holds("each bounce reaches", x -> Math.abs((second(x.probe("height")) - 0.05) / 0.95 - 0.64)
                            < 5e-3),
                    is("[26] impacts", x -> x.states(ContactState.IMPACT)),
                    is("from [3.985] s", x -> x.contacts("").stream().filter(c -> c.state() == ContactState.STICK)
                            .findFirst().orElseThrow().time()),
                    holds("then the ball stays", x -> x.states(ContactState.STICK) >= 1000
                            && x.states(ContactState.SLIDE) == 0),
                    given("e = 0.5, and"),
                    is("after [1.32] s", x -> Math.sqrt(2 * 0.95 / G) * 1.5 / 0.5),
                    holds("it comes to rest after 1.32 s", x -> Math.abs(x.tried("e=0.5").contacts("").stream()
                            .filter(c -> c.state() == ContactState.STICK).findFirst().orElseThrow().time() - 1.32)
                                    < 0.03)),

            "incline", List.of(
                    is("slope of [30] degrees", x -> Math.toDegrees(x.parameter("slope"))),
                    is("tangent is [0.577].", x -> Math.tan(x.parameter("slope"))),
                    is("friction of [0.7] it sticks", x -> Double.parseDouble(x.only("0.7").run().plan().variation()
                            .get("mu"))),
                    holds("it sticks and does not creep", x -> x.only("0.7").states(ContactState.STICK) == 4000),
                    is("in [1] s it moves", x -> x.run().plan().settings().duration()),
                    below("less than [1e-11] m", x -> Math.abs(x.only("0.7").measure("final position"))),
                    is("With [0.4] it slides", x -> Double.parseDouble(x.only("0.4").run().plan().variation()
                            .get("mu"))),
                    holds("slide in the other", x -> x.only("0.4").states(ContactState.SLIDE) == 4000),
                    formula("g (sin 30 - 0.4 cos 30)"),
                    is("= [1.507] m/s", x -> G * (0.5 - 0.4 * Math.cos(Math.PI / 6))),
                    is("= [1.507] m/s", x -> x.only("0.4").measure("final speed")),
                    is("= [1.507] m/s", x -> 2 * x.only("0.4").measure("final position") / 1.001),
                    given("mu = 0.578, and"),
                    holds("mu = 0.578, and it sticks", x -> Math.abs(x.tried("mu=0.578").measure("final position"))
                            < 1e-11),
                    given("mu = 0.577, and"),
                    is("slides with [0.003] m/s", x -> x.tried("mu=0.577").measure("final speed"))),

            "stick-slip", List.of(
                    is("at [58.9] mm", x -> 1e3 * 0.6 * G / x.parameter("k")),
                    holds("carries it along until", x -> Math.abs(releases(x, true)[0] - 0.6 * G / 100) < 3e-4),
                    is("period of [0.99] s", x -> period(x)),
                    is("[0.60] s of which it sticks", x -> sticking(x)),
                    is("speed of [0.1] m/s", x -> x.measure("fastest")),
                    holds("stick and slide in turn", x -> x.states(ContactState.STICK) > 12000
                            && x.states(ContactState.SLIDE) > 8000 && x.states(ContactState.IMPACT) == 0),
                    given("v = 0.3, and"),
                    holds("never catches the block again", x -> x.tried("v=0.3").states(ContactState.STICK) == 0),
                    is("= [29.4] mm", x -> 1e3 * 0.3 * G / x.parameter("k")),
                    is("= [29.4] mm", x -> 500 * (x.tried("v=0.3").measure("farthest")
                            + x.tried("v=0.3").measure("nearest")))),

            "cam-follower", List.of(
                    is("At [300] rpm", x -> Double.parseDouble(x.only("300.0").run().plan().variation().get("rpm"))),
                    holds("the follower stays on the cam", x -> x.only("300.0").measure("gap") < 1e-6),
                    is("at [1200] rpm the spring", x -> Double.parseDouble(x.only("1200.0").run().plan().variation()
                            .get("rpm"))),
                    is("up to [6.0] mm", x -> 1e3 * x.only("1200.0").measure("gap")),
                    holds("lands with an impact", x -> x.only("1200.0").energy("impacts") > 10),
                    is("eccentricity, [50] mm", x -> 1e3 * (x.parameter("R") + x.parameter("e"))),
                    is("eccentricity, [50] mm", x -> 1e3 * x.only("300.0").measure("highest")),
                    given("k = 3000, and"),
                    given("at 1200 rpm, too"),
                    holds("holds the follower on the cam", x -> x.tried("k=3000", "rpm=1200").measure("gap") < 1e-5)));

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
}
