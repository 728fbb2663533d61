package org.signorini.simulation;

import org.signorini.contribution.Configurable;

/**
 * Where in a step quantities are evaluated, and how positions follow velocities.
 */
public interface Scheme extends Configurable {
}
