package org.signorini.ui.solve;

import java.util.Locale;

import org.signorini.complementarity.certificate.CoulombConditions;
import org.signorini.complementarity.solver.Solution;

/**
 * What one solver made of a problem.
 *
 * @param solver     id
 * @param solved     whether the certificate says so
 * @param ending     how it ended, in words
 * @param residual   scaled natural residual of what it returned
 * @param iterations it took
 * @param seconds    it took
 * @param coulomb    the conditions of Coulomb's law, normal, cone, opposition; empty without friction
 */
record SolveRow(String solver, boolean solved, String ending, double residual, int iterations, double seconds,
        String coulomb) {

    static SolveRow of(String id, Solution solution) {
        CoulombConditions c = solution.certificate().coulomb();
        return new SolveRow(id, solution.solved(), solution.ended(), solution.certificate().residual(),
                solution.iterations(), solution.seconds(), c == null ? ""
                        : String.format(Locale.ROOT, "%.1e · %.1e · %.1e", c.normal(), c.cone(), c.opposition()));
    }
}
