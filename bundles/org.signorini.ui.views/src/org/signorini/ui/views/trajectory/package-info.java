/** The view Trajectories: quantities of runs over time. */
package org.signorini.ui.views.trajectory;
