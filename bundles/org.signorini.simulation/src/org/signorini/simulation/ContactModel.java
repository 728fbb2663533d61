package org.signorini.simulation;

import java.util.Optional;
import java.util.Set;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Configurable;
import org.signorini.multibody.Dynamics;

/**
 * Turns (W, b, μ, e, gap) into a complementarity problem of a known kind, and its solution into impulses. To write one,
 * implement this and {@link ContactPosing}, and contribute it to {@code org.signorini.simulation.contactModels}.
 */
public interface ContactModel extends Configurable {

    /** The kinds of problem it may pose; a solver must accept them all. */
    Set<ProblemKind> kinds();

    /** Whether the matrices of its problems are symmetric, which some solvers need. */
    default boolean isSymmetric() {
        return false;
    }

    /**
     * Whether it asks contacts that slide to part by μ‖v_t‖, as S2's relaxation does (eq. 5d). They glide at a gap of μ
     * h‖v_t‖ then, and take part in a step at that gap as others do when they touch.
     */
    default boolean lifts() {
        return false;
    }

    /**
     * Why it cannot describe the contacts of a model that starts like this, naming one of them; empty
     * where nothing is known against it. Asked by validation and before a run.
     *
     * @param start at the initial state
     */
    default Optional<Refusal> refusal(Model model, Dynamics start) {
        return Optional.empty();
    }

    /**
     * The attributes of a contact law that have an effect on what it poses, with the options it has; of others a user
     * is told that they are given in vain.
     */
    default Set<LawAttribute> honours() {
        return LawAttribute.COMMON;
    }

    /**
     * The same with a finer friction cone, where this one's is made of facets: what one decides and the other does not
     * is an artefact. Empty where there is nothing finer.
     */
    default Optional<ContactModel> finer() {
        return Optional.empty();
    }

    /** A workspace for one run. */
    ContactPosing bind();
}
