/**
 * What of a mechanism is in loops: which bodies become one compound body, and which of their velocities are
 * independent.
 */
package org.signorini.formulation.ce.loop;
