package org.signorini.contact;

import java.util.Set;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;

/**
 * The friction pyramid of Anitescu and Potra (1997) as S3 compares with it: n_f directions fixed to the contact's
 * tangents, each with its opposite, n_b + n_u(n_f + 2) unknowns. The LCP is the one of {@link Pyramid} without its
 * turning with the sliding velocity; beyond that, contacts with stiffness and damping are relaxed.
 *
 * <p>
 * The lead matrix lacks n_f − 3 ranks per contact with friction: the n_f columns of its directions have no more than
 * three independent components, two of a velocity and one in the row of σ. Lemke's method does not mind, block pivoting
 * meets singular blocks. Friction is confined to |p_1| + |p_2| ≤ μ p_n with four directions, up to √½ weaker than the
 * cone between them.
 */
public final class AnitescuPotra implements ContactModel {

    private NormalLaw law = new NormalLaw(Options.of(), "gap");
    private int facets = 4;
    private double slowest = 1e-3;

    @Override
    public void configure(Options options) {
        law = new NormalLaw(options, "gap");
        facets = options.integer("facets", 4);
        slowest = options.number("slip-speed", 1e-3);
    }

    @Override
    public Set<ProblemKind> kinds() {
        return Set.of(ProblemKind.LCP, ProblemKind.MLCP);
    }

    @Override
    public Set<LawAttribute> honours() {
        return law.honours(LawAttribute.RELAXATION);
    }

    @Override
    public ContactPosing bind() {
        return new RelaxedPosing(new RelaxedStep(false, false, slowest),
                new PyramidPosing(law, facets, Pyramid.Directions.FIXED, 0));
    }
}
