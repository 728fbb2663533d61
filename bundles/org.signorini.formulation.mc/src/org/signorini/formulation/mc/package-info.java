/** Minimal coordinates (S0 §2.4.2): joints are coordinates, loop closures the only bilateral rows. */
package org.signorini.formulation.mc;
