/** The energy audit of a run: where its energy came from and went, and what the scheme made of its own. */
package org.signorini.analysis.energy;
