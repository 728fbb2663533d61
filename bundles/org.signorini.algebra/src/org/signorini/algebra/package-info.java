/**
 * Small dense kernels on flat {@code double[]}: three-vectors, rotations, spatial vectors and inertias. Matrices are
 * row-major, methods write into arrays their caller owns and take an offset, nothing allocates.
 */
package org.signorini.algebra;
