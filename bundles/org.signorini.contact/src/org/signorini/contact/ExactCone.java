package org.signorini.contact;

import java.util.Set;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;

/**
 * Coulomb's law with the cone as it is (S0 §4, eq. 24 and 49–56): n_b + 3 n_u unknowns, blind to how tangents are
 * turned. Newton's restitution enters as S4 eq. 11: friction looks at v_t⁺ + e_T v_t⁻. Poisson's takes a second problem
 * for the expansion, see {@link ExpansionOperator}.
 */
public final class ExactCone implements ContactModel {

    private NormalLaw law = new NormalLaw(Options.of(), "gap");

    @Override
    public void configure(Options options) {
        law = new NormalLaw(options, "gap");
    }

    @Override
    public Set<ProblemKind> kinds() {
        return Set.of(ProblemKind.FRICTION);
    }

    @Override
    public Set<LawAttribute> honours() {
        return law.honours(Set.of());
    }

    @Override
    public ContactPosing bind() {
        return new ExactConePosing(law);
    }
}
