/** The view Limit Cycle: phase portraits, what was measured of limit cycles, and bifurcations. */
package org.signorini.ui.views.cycle;
