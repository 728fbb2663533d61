/** The view Animation: a run's mechanism moving, in time with all other views of runs. */
package org.signorini.ui.animation;
