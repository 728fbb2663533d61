package org.signorini.examples.tests;

import static org.signorini.examples.tests.Claim.formula;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.List;
import java.util.Map;

import org.signorini.simulation.record.ContactState;

/** What the texts of the rocking block and of Newton's cradle say. */
final class ImpactTexts {

    static final Map<String, List<Claim>> CLAIMS = Map.of(
            "rocking-block", List.of(
                    is("tilted by [6] degrees", x -> Math.toDegrees(x.parameter("tilt"))),
                    formula("1 - 1.5 sin^2(alpha)"),
                    is("= [0.9423] of", x -> 1 - 1.5 * Math.pow(Math.sin(Math.atan(x.parameter("b")
                            / x.parameter("h"))), 2)),
                    is("leaves [0.940] of it", x -> firstImpact(x.probe("spin"))),
                    is("steps of [0.5] ms", x -> 1e3 * x.step()),
                    holds("two of the four corners", x -> x.contacts("").stream().filter(c -> c.time() > 0.1
                            && c.time() < 0.3).allMatch(c -> c.state() == ContactState.STICK)
                            && corners(x, 0.2) == 2),
                    holds("all four when it stands", x -> corners(x, 8) == 4),
                    given("Try next: steps of 0.05 ms"),
                    is("and [0.942] is left", x -> firstImpact(x.tried("step=5e-5", "duration=0.5").probe("spin")))),

            "newtons-cradle", List.of(
                    is("lifted by [30] degrees", x -> -Math.toDegrees(x.parameter("lift"))),
                    holds("a tenth of a millimetre apart", x -> x.parameter("gap") == 1e-4),
                    is("rises to [30] degrees", x -> Math.toDegrees(x.measure("highest of the last"))),
                    holds("leaves alone", x -> x.measure("middle stays") < 2e-3),
                    holds("four from the first ball to the last, one per step, and four on the way back",
                            x -> x.states(ContactState.IMPACT) == 8
                                    && x.contacts("").stream().map(Evidence.Contact::time).distinct().count() == 8),
                    given("gap = 0. Now"),
                    holds("all four impacts happen at once", x -> firstBlow(touching(x)).size() == 4
                            && firstBlow(touching(x)).stream().map(Evidence.Contact::time).distinct().count() == 1),
                    // momentum and Newton's law: u1 = v (1 - 4 e) / 5, the others 2 v / 5
                    is("with [3/5] of its speed", x -> -reboundOfTheFirst(x)),
                    is("with [2/5] and rise", x -> Math.sqrt((1 - Math.cos(touching(x).measure("highest of the last")))
                            / (1 - Math.cos(Math.PI / 6)))),
                    is("rise to [11.9] degrees", x -> Math.toDegrees(touching(x).measure("highest of the last"))),
                    holds("leave together", x -> Math.abs(touching(x).measure("middle stays")
                            - touching(x).measure("highest of the last")) < 2e-3)));

    private ImpactTexts() {
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

    /** The balls exactly touching. */
    private static Evidence touching(Evidence x) throws Exception {
        return x.tried("gap=0");
    }

    /** Contacts with an impulse worth the name until the balls come back. */
    private static List<Evidence.Contact> firstBlow(Evidence x) {
        return x.contacts("").stream().filter(c -> c.time() < 0.4 && c.impulse() > 1e-3).toList();
    }

    private static double reboundOfTheFirst(Evidence x) throws Exception {
        double[] angle = touching(x).probe("angle 1");
        int lowest = 0;
        while (angle[lowest] < angle[lowest + 1]) {
            lowest++;
        }
        double came = angle[lowest - 1] - angle[lowest - 2];
        return (angle[lowest + 2] - angle[lowest + 1]) / came;
    }
}
