/**
 * The algorithms of rigid multibody dynamics on a flattened tree: inverse dynamics (RNEA), mass matrix (CRBA), forward
 * dynamics (ABA, as a factorization of the mass matrix and solves with it), the operational-space inertia
 * Λ = J M⁻¹ Jᵀ, energy and momentum. Each is a workspace to be used with one {@code Kinematics} by one thread.
 */
package org.signorini.multibody.dynamics;
