package org.signorini.simulation;

import org.signorini.contribution.Configurable;

/**
 * How contact velocities respond to contact impulses, v⁺ = W p + b, with the bilateral rows it keeps.
 */
public interface Formulation extends Configurable {
}
