package org.signorini.contact;

import java.util.Set;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;

/**
 * The hybrid regularized model (Peiret, Gholami, Kövecses, Font-Llagunes 2016; S3's ref. 12): {@link Box} friction
 * whose box turns with the sliding velocity. A contact that sticks is held by bristles, where its pair has tangential
 * stiffness or damping (eq. 42); one that slides has full friction along its velocity and, across it, a force in
 * proportion to how far the velocity turns in the step (eq. 43), so that force and velocity stay in line. n_b + 3 n_u
 * unknowns, a symmetric matrix, solutions always. With enough passes it follows Coulomb's law to the scheme's order.
 */
public final class Hybrid implements ContactModel {

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
        return new BoxPosing(law, new RelaxedStep(true, true, slowest), passes);
    }
}
