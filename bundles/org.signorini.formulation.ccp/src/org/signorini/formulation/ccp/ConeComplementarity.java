package org.signorini.formulation.ccp;

import org.signorini.contribution.Options;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Formulation;

/**
 * The CCP formulation (S2): every body has six freedoms, positions with Euler parameters, and the rows G of joints and
 * D of contacts stand side by side in P = [G D]. The matrix N = PᵀM⁻¹P (S2 eq. 10) is never formed: a product goes
 * through the bodies, O(bodies + rows) in time and memory.
 *
 * <p>
 * What S2 calls stabilization is in two places here. That of joints, g/h of eq. 5c, is {@code correction}; that of
 * contacts, Φ/h of eq. 5d with a bound on the speed of recovery, is the normal law of the contact model, so that any
 * model runs on this formulation. S2's own relaxed law is the contact model {@code relaxed-cone}; its active set of all
 * that is nearer than δ_K is the option {@code distance} of the semi-implicit Euler scheme, S2's own.
 *
 * <p>
 * Steps without contacts are linear, GᵀM⁻¹G λ = −b, and solved directly by an envelope factorization, linear for
 * chains; it also finds rows that say the same thing twice, which are left out. Floating bodies need mass and inertia:
 * massless and infinitely thin ones are given a little, see {@link BodyInertias}.
 */
public final class ConeComplementarity implements Formulation {

    private double correction = 1;

    @Override
    public void configure(Options options) {
        correction = options.number("correction", 1);
    }

    @Override
    public ConeResponse bind(Mechanism mechanism) {
        return new ConeResponse(mechanism, correction);
    }
}
