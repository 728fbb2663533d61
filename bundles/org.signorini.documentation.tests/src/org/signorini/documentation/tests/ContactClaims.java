package org.signorini.documentation.tests;

import static org.signorini.documentation.tests.Facts.constant;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.List;

import org.signorini.examples.tests.Claim;
import org.signorini.examples.tests.Evidence;
import org.signorini.simulation.record.ContactState;

/** What the page on contact models says of pyramids, of S3's box and of restitution. */
final class ContactClaims {

    static final List<Claim> ALL = List.of(
            is("a time of [0.1] s", constant("org.signorini.contact", "org.signorini.contact.NormalLaw",
                    "RECOVERY_TIME")),
            is("by [29] % with 4", x -> weaker(4)),
            is("[7.6] % with 8", x -> weaker(8)),
            is("[1.9] % with 16.", x -> weaker(16)),
            given("with 16. The"),
            // ½ m v² + ½ (m/6) ω² + m g/2
            is("A cube of [1] kg", x -> Evidence.of("box").energy("initial")
                    / (12.5 + Math.PI * Math.PI / 3 + 9.81 / 2)),
            is("slides at [5] m/s", x -> Evidence.of("box").probe("speed")[0]),
            is("steps of [1] ms, at", x -> 1e3 * fine().step()),
            is("x = [0.440] m", x -> fine().only("phantom").measure("end", "x")),
            is("x = [0.440] m", x -> fine().only("hybrid").measure("end", "x")),
            is("at [0.078] with", x -> fine().only("Anitescu-Potra").measure("end", "x")),
            is("at [0.77] with", x -> fine().only("box").measure("end", "x")),
            is("adds [484] J", x -> newton().energy("largestGain")),
            holds("the first impact adds", x -> Math.abs(firstImpact(newton())
                    - newton().energy("largestGainTime")) < 1.1e-3),
            is("to [961] J", x -> newton().energy("initial")),
            is("of its [20] s", x -> Evidence.of("pendulum-12").run().plan().settings().duration()),
            holds("it creates no energy at any impact", x -> Evidence.of("pendulum-12").runs().stream()
                    .allMatch(r -> new Evidence("pendulum-12", List.of(r)).energy("largestGain") == 0)));

    private ContactClaims() {
    }

    /** By how much a pyramid is weaker than its cone halfway between two directions, in percent. */
    static double weaker(int facets) {
        return 100 * (1 - Math.cos(Math.PI / facets));
    }

    private static Evidence fine() throws Exception {
        return new Evidence("box", Evidence.of("box").runs().stream().filter(r -> r.plan().settings().step() == 1e-3)
                .toList());
    }

    private static Evidence newton() throws Exception {
        return Evidence.of("pendulum-12").tried("contact-model=pyramid", "solver=path", "duration=0.3");
    }

    private static double firstImpact(Evidence x) {
        return x.contacts("").stream().filter(c -> c.state() == ContactState.IMPACT).findFirst().orElseThrow().time();
    }
}
