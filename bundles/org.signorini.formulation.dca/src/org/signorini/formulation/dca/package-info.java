/**
 * The divide-and-conquer formulation (S1: Bhalerao, Anderson, Trinkle, "A hybrid time-stepping scheme for intermittent
 * contact in multi-rigid-body dynamics").
 */
package org.signorini.formulation.dca;
