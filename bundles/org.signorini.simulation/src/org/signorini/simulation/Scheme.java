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

    /** A scheme of its own for one run, as some keep arrays; {@code this} where it has none. */
    default Scheme bind() {
        return this;
    }
}
