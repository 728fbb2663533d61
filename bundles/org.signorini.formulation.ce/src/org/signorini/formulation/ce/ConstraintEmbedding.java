package org.signorini.formulation.ce;

import org.signorini.contribution.Options;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Formulation;

/**
 * The CE formulation (S0 §2.4.3; Jain, Nonlinear Dynamics 67, 2012, 2153–2170, "Multibody graph transformations and
 * analysis, part II: closed-chain constraint embedding"): the bodies of a loop are aggregated to one compound body of
 * variable geometry, whose velocities are functions of a few independent ones. What is left is a tree without any
 * bilateral constraint, n_b = 0, for recursions that are linear in the number of bodies as long as loops have bounded
 * size; problems have n_u(n_f + 2) unknowns as those of a mechanism without loops.
 *
 * <p>
 * Coordinates and velocities are those of all joints of the tree, dependent ones included, as in minimal coordinates.
 * At every configuration a step is evaluated at, coordinates are moved to where the loops are closed, to round-off:
 * there is no constraint error to manage. A step ends with
 *
 * <pre>
 * u⁺ = X w⁺ + bias,     XᵀM(u⁺ − u⁻) = h Xᵀ(τ − C) + XᵀJᵀp,
 * </pre>
 *
 * Jain's ordinary differential equation with Ẋw not as a force but as the difference between the dependent velocities
 * of u⁻ and those that X asks for: nothing of the momentum is lost, and which velocities are independent makes no
 * difference to u⁺. The bias makes velocities hold the loops half a step ahead, in the middle of the way they take the
 * mechanism.
 *
 * <p>
 * Stops where a loop is singular, naming its joints: there a mechanism may go on in more than one way. Minimal
 * coordinates go on in one of them.
 */
public final class ConstraintEmbedding implements Formulation {

    private double singular = 1e-6;

    @Override
    public void configure(Options options) {
        singular = options.number("singular", 1e-6);
    }

    @Override
    public EmbeddedResponse bind(Mechanism mechanism) {
        return new EmbeddedResponse(mechanism, singular);
    }
}
