package org.signorini.complementarity.generator;

import java.util.Arrays;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;

/** The same mechanics as a problem of another kind, so that solvers of all kinds can meet it. */
public final class Conversions {

    private Conversions() {
    }

    /**
     * The cone complementarity problem (S2 eq. 7) with N = W, shared and not copied, and r = b. Same solution where
     * nothing slides; elsewhere sliding contacts separate by v_n = μ‖v_t‖, S2's relaxation.
     */
    public static ConeProblem cone(FrictionProblem friction) {
        ConeProblem cone = new ConeProblem(friction.operator(), Arrays.copyOf(friction.b(), friction.size()),
                Arrays.copyOf(friction.mu(), friction.contacts()));
        cone.prepare();
        return cone;
    }

    /**
     * The mixed LCP with friction pyramids (S0 eq. 43–44).
     *
     * @param facets n_f, even and at least four
     */
    public static Pyramid pyramid(FrictionProblem friction, int facets) {
        return new Pyramid(friction, facets);
    }
}
