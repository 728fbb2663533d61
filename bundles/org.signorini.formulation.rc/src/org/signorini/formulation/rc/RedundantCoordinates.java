package org.signorini.formulation.rc;

import org.signorini.contribution.Options;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Formulation;

/**
 * The RC formulation (S0 §2.4.1): every body has six freedoms, every hinge is a set of bilateral rows, n_b = Σ (6 −
 * freedoms) over all joints. The mass matrix is block diagonal; hinges are held by a sparse factorization of mass
 * matrix and rows together, O(n) for chains and trees.
 *
 * <p>
 * S0 hands all n_b + 3 n_u rows to the solver. So does this with {@code eliminate} off, in a dense matrix, for
 * comparisons on the papers' own problems. By default the hinge rows are eliminated first and the solver meets
 * contacts only: the same impulses, without a matrix that grows with the square of the mechanism. {@link
 * RedundantResponse#hingeRows} tells n_b in both cases.
 *
 * <p>
 * Floating bodies need mass and inertia: massless and infinitely thin ones are given a little, see {@link Inertias}.
 * Minimal coordinates are exact there.
 */
public final class RedundantCoordinates implements Formulation {

    private double correction = 1;
    private boolean eliminate = true;

    @Override
    public void configure(Options options) {
        correction = options.number("correction", 1);
        eliminate = options.flag("eliminate", true);
    }

    @Override
    public RedundantResponse bind(Mechanism mechanism) {
        return new RedundantResponse(mechanism, correction, eliminate);
    }
}
