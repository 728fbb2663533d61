/**
 * Positions, velocities and velocity-product accelerations of all nodes, and the manifold that coordinates live on.
 */
package org.signorini.multibody.kinematics;
