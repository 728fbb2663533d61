/** S1: the falling double pendulum, and what its problems cost. */
package org.signorini.reproduce.s1;
