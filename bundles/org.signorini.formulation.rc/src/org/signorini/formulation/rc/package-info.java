/**
 * Redundant coordinates (S0 §2.4.1): absolute coordinates of every body, hinges as bilateral rows. The factorization
 * that holds the hinges is in {@code sparse}.
 */
package org.signorini.formulation.rc;
