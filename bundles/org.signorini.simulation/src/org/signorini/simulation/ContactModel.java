package org.signorini.simulation;

import org.signorini.contribution.Configurable;

/**
 * Turns (W, b, μ, e, gap) into a complementarity problem of a known kind, and its solution into impulses.
 */
public interface ContactModel extends Configurable {
}
