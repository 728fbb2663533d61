/**
 * What is kept of a run: trajectories, contact states and impulses, energy, what solvers did. Costs only where
 * attached.
 */
package org.signorini.simulation.record;
