/** S0: the sphere on a plane and the pendulum of twelve links, by five solvers. */
package org.signorini.reproduce.s0;
