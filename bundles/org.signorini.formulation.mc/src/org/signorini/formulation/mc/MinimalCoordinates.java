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

    @Override
    public void configure(Options options) {
        correction = options.number("correction", 1);
    }

    @Override
    public Response bind(Mechanism mechanism) {
        return new TreeResponse(mechanism, correction);
    }
}
