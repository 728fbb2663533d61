package org.signorini.complementarity.solver;

import java.util.Arrays;

import org.signorini.complementarity.Problem;

/**
 * The way to solve a problem: prepares it, runs a solver, and decides by certificate alone whether it is solved.
 */
public final class CertifiedSolver {

    private final String id;
    private final Solver solver;

    public CertifiedSolver(String id, Solver solver) {
        this.id = id;
        this.solver = solver;
    }

    public String id() {
        return id;
    }

    /**
     * Solves and certifies.
     *
     * @param solution z on entry is the starting point; on return the result
     * @return whether it is solved
     * @throws org.signorini.complementarity.ProblemException if the problem is ill posed
     */
    public boolean solve(Problem problem, Solution solution, Monitor monitor) {
        long start = System.nanoTime();
        problem.prepare();
        solution.reshape(problem.size());
        replaceNonFinite(solution.z(), problem.size());
        monitor.start();
        Ending ending = solver.solve(problem, solution.z(), monitor);
        boolean solved = solution.certificate().certify(problem, solution.z(), solution.w()) <= monitor.tolerance();
        String answeredBy = solver instanceof Answered chain ? chain.answeredBy() : id;
        int fallbacks = solver instanceof Answered chain ? chain.fallbacks() : 0;
        solution.set(solved, ending, answeredBy, monitor.iterations(), fallbacks, System.nanoTime() - start);
        return solved;
    }

    /** A starting point is a hint; a broken one is none. */
    private static void replaceNonFinite(double[] z, int n) {
        for (int i = 0; i < n; i++) {
            if (!Double.isFinite(z[i])) {
                Arrays.fill(z, 0, n, 0);
                return;
            }
        }
    }
}
