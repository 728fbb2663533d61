/**
 * The cone complementarity formulation (S2): absolute coordinates, all constraints in one problem, nothing formed.
 */
package org.signorini.formulation.ccp;
