package org.signorini.contact;

import java.util.Set;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;

/**
 * Box friction (Lacoursière 2006; S3's ref. 7): friction is bounded along each tangent by itself, |p_1|, |p_2| ≤ μ p̂_n
 * with the normal impulse p̂_n of the last step. What is left is a box problem of n_b + 3 n_u unknowns with the
 * symmetric matrix W, which every solver of box problems takes and which always has a solution.
 *
 * <p>
 * Bounds of the last step are wrong in an impact and missing where a contact is new: so the problem is posed again
 * with the normal impulses just found, three times in all unless told otherwise. With one pass it is the model as
 * published. More passes iterate towards bounds of this step's normal impulses; that need not converge.
 *
 * <p>
 * Between the tangents friction is up to √2 stronger than the cone. Contacts with stiffness and damping are relaxed.
 */
public final class Box implements ContactModel {

    private NormalLaw law = new NormalLaw(Options.of(), "gap");
    private double slowest = 1e-3;
    private int passes = 3;

    @Override
    public void configure(Options options) {
        law = new NormalLaw(options, "gap");
        slowest = options.number("slip-speed", 1e-3);
        passes = options.integer("passes", 3);
    }

    @Override
    public Set<ProblemKind> kinds() {
        return Set.of(ProblemKind.LCP, ProblemKind.MLCP, ProblemKind.BOX);
    }

    @Override
    public boolean isSymmetric() {
        return true;
    }

    @Override
    public Set<LawAttribute> honours() {
        return law.honours(LawAttribute.RELAXATION);
    }

    @Override
    public ContactPosing bind() {
        return new BoxPosing(law, new RelaxedStep(false, false, slowest), passes);
    }
}
