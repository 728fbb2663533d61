/** Numbers that say what a run was like: energy, penetration, drift, limit cycles and their stability. */
package org.signorini.simulation.measure;
