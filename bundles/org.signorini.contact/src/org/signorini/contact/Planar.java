package org.signorini.contact;

import java.util.Optional;
import java.util.Set;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.multibody.Dynamics;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;
import org.signorini.simulation.Model;
import org.signorini.simulation.Refusal;

/**
 * Planar Coulomb friction as an LCP in standard form (S4 §6, eq. 33): per contact Λ_N, Λ_R, ξ_L, in all 3k unknowns in
 * the order of eq. 27. Friction acts along the one tangent the joints leave; where they leave two, along the velocity,
 * and a step that leaves this plane fails. Friction independent of the load, the constants a_i at the end of S4 §6, adds
 * to μΛ_N; with μ = 0 the matrix is S4's bisymmetric one. Contacts without any friction, such as joint limits, take Λ_N
 * alone. Bilateral rows, if a formulation has any, stand in front: then it is an MLCP.
 */
public final class Planar implements ContactModel {

    private NormalLaw law = new NormalLaw(Options.of(), "velocity");

    @Override
    public void configure(Options options) {
        law = new NormalLaw(options, "velocity");
    }

    @Override
    public Set<ProblemKind> kinds() {
        return Set.of(ProblemKind.LCP, ProblemKind.MLCP);
    }

    @Override
    public Optional<Refusal> refusal(Model model, Dynamics start) {
        return new PlanarStart(model, start).refusal();
    }

    @Override
    public Set<LawAttribute> honours() {
        return law.honours(Set.of(LawAttribute.FRICTION_FORCE));
    }

    @Override
    public ContactPosing bind() {
        return new PlanarPosing(law);
    }
}
