/** The time-stepping schemes of S0 §2.7 and S4 §5, contributed under their ids. */
package org.signorini.simulation.scheme;
