/** Pivoting solvers of complementarity problems: Lemke, Dantzig–Cottle, Murty, Júdice–Pires, PATH. */
package org.signorini.solver.pivoting;
