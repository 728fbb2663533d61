/**
 * Constraint rows: relative velocities of pairs of bodies as rows of a Jacobian, from contact points, from joints that
 * close loops, and from joint limits.
 */
package org.signorini.multibody.constraint;
