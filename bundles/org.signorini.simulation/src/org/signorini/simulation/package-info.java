/**
 * Runs mechanisms whose parts touch. Data flow one way in a step, and each arrow is a type here:
 *
 * <pre>
 * contacts → {@link org.signorini.simulation.Response} gives v = W p + b → {@link
 * org.signorini.simulation.ContactPosing} poses a problem → a certified solver → impulses p → Response gives u⁺ →
 * {@link org.signorini.simulation.Scheme} gives q⁺
 * </pre>
 *
 * A {@link org.signorini.simulation.Formulation}, a {@link org.signorini.simulation.ContactModel}, a scheme and a
 * solver are chosen freely; all four are extension points. A {@link org.signorini.simulation.Simulator} puts them
 * together.
 *
 * <p>
 * Rows are always in the same order: bilateral rows first, then n, t1, t2 per contact; contacts of shapes before joint
 * limits, which are contacts without tangents. An impulse along n pushes body A away from body B. Bodies are numbered
 * as in the mechanism, the ground is 0.
 */
package org.signorini.simulation;
