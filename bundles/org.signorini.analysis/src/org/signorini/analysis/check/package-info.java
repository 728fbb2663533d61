/**
 * The self-check of formulations: their answers beside those of dense Newton–Euler equations in absolute coordinates,
 * which share nothing with them but the mechanism's data and the poses of its bodies.
 */
package org.signorini.analysis.check;
