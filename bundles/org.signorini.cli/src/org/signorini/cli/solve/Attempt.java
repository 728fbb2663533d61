package org.signorini.cli.solve;

import java.util.Arrays;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.CoulombConditions;
import org.signorini.complementarity.certificate.RowResiduals;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/**
 * One solver's try at a problem, from zero, and what came of it.
 *
 * @param answeredBy who gave z; another than {@code solver} where that is a chain
 * @param ended      how it ended, continuing a sentence that starts with {@code answeredBy}
 * @param coulomb    the conditions of Coulomb's law one by one, or {@code null} where there is no friction
 */
public record Attempt(String solver, String answeredBy, boolean solved, String ended, int iterations, double residual,
        int worstRow, OwnTerms ownTerms, double seconds, double[] z, double[] w, Coulomb coulomb) {

    /** See {@link RowResiduals}: the row that is worst beside its own terms, and whether that meets the tolerance. */
    public record OwnTerms(double residual, int row, boolean met) {
    }

    /** See {@link CoulombConditions}. */
    public record Coulomb(double normal, double cone, double opposition) {
    }

    public static Attempt of(CertifiedSolver solver, Problem problem, Monitor monitor) {
        Solution solution = new Solution();
        boolean solved = solver.solve(problem, solution, monitor);
        CoulombConditions coulomb = solution.certificate().coulomb();
        RowResiduals rows = solution.certificate().rowByRow(problem, solution.z());
        int n = problem.size();
        return new Attempt(solver.id(), solution.solver(), solved, solution.ended(), solution.iterations(),
                solution.certificate().residual(), solution.certificate().worstRow(),
                new OwnTerms(rows.worst(), rows.worstRow(), rows.meet(monitor.tolerance())), solution.seconds(),
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
