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

/** What the texts of S1's double pendulums say. */
final class FallingPendulumTexts {

    private static final double G = 9.81;

    static final Map<String, List<Claim>> CLAIMS = Map.of(
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
                    given("a step of 0.5 ms"),
                    holds("half the drift", x -> Math.abs(drift(x.tried("step=5e-4")) / drift(x.only("1 ms")) - 0.5)
                            < 0.02)),

            "double-pendulum-sliding", List.of(
                    is("with [1] m/s along x and y", x -> x.probe("velocity of P1.x")[0]),
                    holds("along x and y", x -> x.probe("velocity of P1.y")[0] == 1),
                    is("steps of [0.1] ms", x -> 1e3 * x.step()),
                    holds("slides all the time", x -> x.states(ContactState.SLIDE) == 5000
                            && x.states(ContactState.STICK) == 0),
                    holds("in turn", FallingPendulumTexts::anglesMakeTheQuaternion),
                    holds("friction only takes energy away", x -> x.energy("friction") < 0),
                    given("facets = 4 of"),
                    holds("how little the pendulum notices", x -> Math.abs(x.tried("contact-model=pyramid")
                            .measure("final P1", "x") - x.measure("final P1", "x")) < 5e-3)),

            "double-pendulum-stick-slip", List.of(
                    is("falls from [0.1] m", x -> x.probe("P1.z")[0]),
                    holds("in a plane", x -> Arrays.stream(x.probe("P1.y")).allMatch(y -> Math.abs(y) < 1e-12)),
                    is("friction; [0.2] is taken", x -> x.parameter("mu")),
                    is("touches down at [0.143] s", x -> x.contacts("").getFirst().time()),
                    holds("touches down", x -> Math.abs(Math.sqrt(0.2 / G) - 0.143) < 1e-3),
                    is("slips from [0.42] s", x -> begins(x, ContactState.SLIDE, 0)),
                    is("turns back at [1.25] s", FallingPendulumTexts::turnsBack),
                    is("z stays [0], and", x -> Math.rint(1e4 * Arrays.stream(x.probe("P1.z"), 145, 2001)
                            .map(Math::abs).max().orElseThrow())),
                    below("less than [0.1] mm", x -> 1e3 * Math.abs(x.probe("P1.x")[421] - x.probe("P1.x")[145])),
                    holds("while the contact sticks", x -> x.contacts("").stream().filter(c -> c.time() > 0.1449
                            && c.time() < 0.4211).allMatch(c -> c.state() == ContactState.STICK)),
                    given("mu = 0.5, and"),
                    holds("sticks for most of the time", x -> x.tried("mu=0.5").states(ContactState.STICK)
                            > x.tried("mu=0.5").states(ContactState.SLIDE))),

            "double-pendulum-elastic", List.of(
                    is("falls from [0.5] m", x -> x.probe("P1.z")[0]),
                    is("restitution of [0.7].", x -> x.parameter("e")),
                    is("with [-3.12] m/s", x -> x.probe("velocity of P1.z")[impact(x) - 1]),
                    holds("comes with", x -> Math.abs(Math.sqrt(2 * G * 0.5) - 3.12) < 2e-2),
                    is("with [2.185] m/s", x -> Math.max(x.probe("velocity of P1.z")[impact(x)],
                            x.probe("velocity of P1.z")[impact(x) + 1])),
                    holds("leaves with", x -> Math.abs(0.7 * Math.sqrt(2 * G * 0.5) - 2.18) < 2e-2)));

    private FallingPendulumTexts() {
    }

    /** Of the centre of mass, along x: nothing pushes, so it should stay where it is. */
    private static double drift(Evidence x) {
        double[] a = x.probe("center of A.x");
        double[] b = x.probe("center of B.x");
        double[] both = x.probe("center of mass.x");
        int last = a.length - 1;
        if (Math.abs(both[last] - 0.5 * (a[last] + b[last])) > 1e-12) {
            throw new AssertionError("the center of mass of two bodies of the same mass is not in their middle");
        }
        return both[last] - both[0];
    }

    /** q = (cos ½α, sin ½α, 0, 0)(cos ½β, 0, sin ½β, 0)(cos ½γ, 0, 0, sin ½γ), or −q. */
    private static boolean anglesMakeTheQuaternion(Evidence x) {
        String angles = "Euler angles of B in A.";
        for (int i = 0; i < x.probe("orientation of B in A.qw").length; i += 100) {
            double[] half = new double[3];
            for (int k = 0; k < 3; k++) {
                half[k] = 0.5 * x.probe(angles + "xyz".charAt(k))[i];
            }
            double[] c = Arrays.stream(half).map(Math::cos).toArray();
            double[] s = Arrays.stream(half).map(Math::sin).toArray();
            double[] expected = {c[0] * c[1] * c[2] - s[0] * s[1] * s[2], s[0] * c[1] * c[2] + c[0] * s[1] * s[2],
                c[0] * s[1] * c[2] - s[0] * c[1] * s[2], c[0] * c[1] * s[2] + s[0] * s[1] * c[2]};
            double dot = 0;
            for (int k = 0; k < 4; k++) {
                dot += expected[k] * x.probe("orientation of B in A.q" + "wxyz".charAt(k))[i];
            }
            if (Math.abs(Math.abs(dot) - 1) > 1e-12) {
                return false;
            }
        }
        return true;
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
}
