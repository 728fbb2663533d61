package org.signorini.simulation;

import org.signorini.contribution.Configurable;

/**
 * Where in a step quantities are evaluated, and how positions follow velocities. To write one, implement this and
 * contribute it to {@code org.signorini.simulation.schemes}.
 */
public interface Scheme extends Configurable {

    /**
     * Makes one step, with the means {@link Step} offers, and ends it by {@link Step#finish}.
     *
     * @return whether it was made; if not, a solve failed and {@link Step#failure} tells
     */
    boolean advance(Step step);

    /**
     * Whether contacts take part in the step in which they would close, and positions follow the velocities of its end,
     * q⁺ = q⁻ ⊕ h u⁺, so that g + h J u⁺ is the gap of the end and a contact law may ask that it is not negative. Where
     * contacts are found closed, half a step late, or positions follow a mean velocity, every impact leaves an overlap
     * of the order of h|v|; laws then speak of velocities, and must not push that out within a step: it would be a
     * rebound of the order of v, whatever h.
     */
    default boolean anticipates() {
        return false;
    }

    /** A scheme of its own for one run, as some keep arrays; {@code this} where it has none. */
    default Scheme bind() {
        return this;
    }
}
