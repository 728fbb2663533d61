package org.signorini.contact;

import java.util.Optional;
import java.util.Set;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;

/**
 * The friction cone as a pyramid (S0 §3, eq. 30–44): n_f directions per contact with their opposites, a mixed LCP of
 * n_b + n_u(n_f + 2) unknowns. Directions start at −v_t⁻, the recommendation (a) of S0 §3.1, or at the first tangent,
 * and may be turned by an angle: 45° with four directions is case 2 of S0 §6.1. Contacts without friction take their
 * normal row alone.
 *
 * <p>
 * Changed: by default −v_t⁻ gives way to the direction of the free velocity where it is slower than what forces add to
 * it in the step; {@code directions=start} is (a) to the letter.
 *
 * <p>
 * However well the LCP is solved, a pyramid is not the cone: with four aligned directions it is exact while the
 * direction of sliding stays, and up to √½ weak where it turns by 45° within a step.
 */
public final class Pyramid implements ContactModel {

    private NormalLaw law = new NormalLaw(Options.of(), "gap");
    private int facets = 4;
    private Directions directions = Directions.ALIGNED;
    private double angle;

    @Override
    public void configure(Options options) {
        law = new NormalLaw(options, "gap");
        facets = options.integer("facets", 4);
        directions = Directions.of(options.text("directions", "aligned"));
        angle = Math.toRadians(options.number("angle", 0));
    }

    @Override
    public Set<ProblemKind> kinds() {
        return Set.of(ProblemKind.LCP, ProblemKind.MLCP);
    }

    @Override
    public Set<LawAttribute> honours() {
        return law.honours(Set.of());
    }

    @Override
    public Optional<ContactModel> finer() {
        Pyramid finer = new Pyramid();
        finer.law = law;
        finer.facets = 4 * facets;
        finer.directions = directions;
        finer.angle = angle;
        return Optional.of(finer);
    }

    @Override
    public ContactPosing bind() {
        return new PyramidPosing(law, facets, directions, angle);
    }

    /** Where the directions of a contact begin. */
    enum Directions {

        /** Against the sliding velocity, or the free one where that is slow. */
        ALIGNED,
        /** Against v_t⁻ however slow. */
        START,
        /** At the first tangent. */
        FIXED;

        private static Directions of(String option) {
            return option.equals("aligned") ? ALIGNED : option.equals("start") ? START : FIXED;
        }
    }
}
