/**
 * Rigid multibody systems: from a mechanism as a person describes it to its dynamics at the speed of hand-written
 * loops.
 *
 * <pre>{@code
 * MechanismBuilder m = Mechanism.named("pendulum").gravity(0, 0, -9.81);
 * Body link = m.body("link", MassProperties.sphere(1, 0.25).at(0, -1, 0));
 * m.joint("pivot", REVOLUTE).axis(1, 0, 0).between(m.ground().marker(0, 0, 2), link.origin()).initial(0.5).add();
 * MultibodySystem system = MultibodySystem.minimal(m.build());
 * State state = system.initialState();
 * Dynamics dynamics = new Dynamics(system);                      // workspace of this run
 * double[] udot = new double[state.u.length];
 * dynamics.update(state);                                        // positions, velocities
 * dynamics.accelerations(udot);                                  // M⁻¹(τ − C), no allocation
 * }</pre>
 *
 * <h2>How a formulation uses it</h2>
 *
 * Both formulations of S0 §2.4 are the same code on two choices of coordinates. In <b>minimal coordinates</b> ({@link
 * org.signorini.multibody.MultibodySystem#minimal}, MC) the rows of {@link
 * org.signorini.multibody.constraint.ClosureRows} are those of loop closures only; in <b>redundant coordinates</b>
 * ({@link org.signorini.multibody.MultibodySystem#redundant}, RC) every body floats and they are those of all joints.
 * A step is
 *
 * <pre>{@code
 * dynamics.update(q, u, t);                      // where the scheme evaluates
 * dynamics.accelerations(udot);                  // u_free = u + h udot
 * rows.clear();
 * dynamics.closures().append(t, rows);           // n_b bilateral rows: φ, J, ∂φ/∂t, φ̈ at u̇ = 0
 * dynamics.limits().append(q, u, margin, rows);  // unilateral rows, gap = rows.error
 * rows.addPoint(a, b, point, 0, frame, 0, 3);    // per contact: normal from A to B, two tangents
 * dynamics.operationalSpace(rows, lambda);       // W = Λ = J M⁻¹Jᵀ, never M
 * dynamics.multiply(rows, uFree, b);             // b = J u_free (+ rows.rate), then the solver finds p
 * dynamics.response(rows, p, du);                // u⁺ = u_free + M⁻¹Jᵀp, O(n)
 * configuration.advance(q, uNext, h, q);         // q⁺ = q ⊕ h u⁺
 * }</pre>
 *
 * Large problems leave Λ unformed: {@code response} followed by {@code rows.multiply(dynamics.motions(), v)} is Λp at
 * O(n) + O(rows). A sparse RC factorization takes the wrenches of each row on its two nodes from {@link
 * org.signorini.multibody.constraint.Rows} and inverse inertias from {@link
 * org.signorini.multibody.Dynamics#compliance}. Implicit springs on joints: {@code jointStiffness}, then {@code
 * factor(h²θ²K)}, {@code generalizedForces}, {@code solve}. Loops are closed, and their drift removed, by {@link
 * org.signorini.multibody.LoopProjection}. Everything holds for linearized kinematics too: positions and Jacobians
 * are then those of the reference, gaps move by their gradients.
 *
 * <h2>Where to read</h2>
 *
 * {@code model} the description, {@code topology} its spanning tree and flattening, {@code kinematics} positions and
 * velocities in world axes, {@code dynamics} the recursions, {@code constraint} rows, {@code force} force elements. The
 * public API speaks of bodies by their index in the mechanism (the ground is 0), inner loops of nodes: groups of bodies
 * welded together.
 */
package org.signorini.multibody;
