package org.signorini.cli.solve;

import java.util.Arrays;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.CoulombConditions;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/**
 * One solver's try at a problem, from zero, and what came of it.
 *
 * @param answeredBy who gave z; another than {@code solver} where that is a chain
 * @param coulomb    the conditions of Coulomb's law one by one, or {@code null} where there is no friction
 */
public record Attempt(String solver, String answeredBy, boolean solved, Ending ending, int iterations, double residual,
        int worstRow, double seconds, double[] z, double[] w, Coulomb coulomb) {

    /** See {@link CoulombConditions}. */
    public record Coulomb(double normal, double cone, double opposition) {
    }

    public static Attempt of(CertifiedSolver solver, Problem problem, Monitor monitor) {
        Solution solution = new Solution();
        boolean solved = solver.solve(problem, solution, monitor);
        CoulombConditions coulomb = solution.certificate().coulomb();
        int n = problem.size();
        return new Attempt(solver.id(), solution.solver(), solved, solution.ending(), solution.iterations(),
                solution.certificate().residual(), solution.certificate().worstRow(), solution.seconds(),
                Arrays.copyOf(solution.z(), n), Arrays.copyOf(solution.w(), n),
                coulomb == null ? null : new Coulomb(coulomb.normal(), coulomb.cone(), coulomb.opposition()));
    }

    public String status() {
        return solved ? "solved" : "failed";
    }

    /** {@code chain (ssn)} where another answered. */
    public String who() {
        return solver.equals(answeredBy) ? solver : solver + " (" + answeredBy + ")";
    }
}
