/**
 * Simulations measured step by step. Models are built here; formulations, contact models and solvers come by their
 * ids.
 */
package org.signorini.bench.simulation;
