package org.signorini.formulation.mc;

import org.signorini.contribution.Options;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Response;

/**
 * The MC formulation (S0 §2.4.2, §3.2): hinge coordinates of a spanning tree, W = J M⁻¹Jᵀ by operational-space
 * recursion, O(n) + O(n_c²), M never formed. Bilateral rows are those of cut joints that are independent of each
 * other, n_b of S0.
 */
public final class MinimalCoordinates implements Formulation {

    private double correction = 1;
    private Closure closure = Closure.VELOCITY;

    /** What is asked of the closures of loops. */
    enum Closure {

        /** J u⁺ + ∂φ/∂t = 0, and what takes position errors back. */
        VELOCITY,
        /** J u̇ + J̇u = 0 from the velocities there are, S0 eq. 36 and 52; errors of position and velocity stay. */
        ACCELERATION
    }

    @Override
    public void configure(Options options) {
        correction = options.number("correction", 1);
        closure = options.text("closure", "velocity").equals("acceleration") ? Closure.ACCELERATION
                : Closure.VELOCITY;
    }

    @Override
    public Response bind(Mechanism mechanism) {
        return new TreeResponse(mechanism, correction, closure);
    }
}
