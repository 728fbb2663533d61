/**
 * A second implementation of rigid-body dynamics that shares no code with the kernel: Newton–Euler equations of all
 * bodies in absolute coordinates, every joint as rows written down from its definition, dense matrices, and the
 * singular value decomposition of the constraints, so that redundant ones do no harm. Exact and slow, to compare with.
 */
package org.signorini.differential.reference;
