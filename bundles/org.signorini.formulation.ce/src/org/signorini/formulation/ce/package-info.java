/**
 * Constraint embedding (S0 §2.4.3): loops are compound bodies of a tree, and no bilateral row is left. {@code loop}
 * says which bodies belong together and which velocities are independent, {@code dynamics} has the recursions.
 */
package org.signorini.formulation.ce;
