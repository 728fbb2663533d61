package org.signorini.complementarity.generator;

import org.signorini.complementarity.Problem;

/**
 * A problem made from its solution.
 *
 * @param problem  prepared
 * @param solution a point that solves it to rounding; the only one where the generator says so
 */
public record Known<P extends Problem>(P problem, double[] solution) {
}
