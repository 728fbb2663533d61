/**
 * The papers, figure by figure: an {@link org.signorini.reproduce.Experiment} computes each by the study a user can
 * open, draws it as the paper does, and holds what came out against what the paper says.
 */
package org.signorini.reproduce;
