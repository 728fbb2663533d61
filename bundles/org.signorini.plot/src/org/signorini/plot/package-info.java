/**
 * The charts of results: trajectories, phase portraits, contact timelines, what solvers did. The same charts are drawn
 * in the workbench's views and, without a display, into files.
 */
package org.signorini.plot;
