package org.signorini.complementarity.solver;

import java.util.Arrays;

import org.signorini.complementarity.PrivateCopy;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;

/**
 * The way to solve a problem: prepares it, runs a solver, and decides by certificate alone whether it is solved. What
 * is certified is the problem as it was before the solver saw it ({@link PrivateCopy}): one that was changed is put back,
 * and the solve has failed.
 */
public final class CertifiedSolver {

    /** How often, and by how much, a solver is asked for more accuracy until every row is solved by itself. */
    private static final int TIGHTENINGS = 4;
    private static final double TIGHTENING = 1e-3;
    private static final double TIGHTEST = 1e-16;
    /** Unknowns so many times the data leave too few digits for a certificate. */
    private static final double DROWNING = 1e9;

    private final String id;
    private final Solver solver;
    private final PrivateCopy copy = new PrivateCopy();

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
        replaceNonsense(problem, solution.z());
        copy.take(problem);
        monitor.start();
        double tolerance = monitor.tolerance();
        Ending ending = run(problem, solution, monitor);
        boolean solved = ending != Ending.CHANGED_PROBLEM
                && solution.certificate().certify(problem, solution.z(), solution.w()) <= tolerance;
        if (solved && monitor.everyRow()) {
            solved = rows(problem, solution, tolerance);
            for (int k = 0; k < TIGHTENINGS && !solved && ending == Ending.CONVERGED; k++) {
                monitor.tolerance(Math.max(TIGHTEST, monitor.tolerance() * TIGHTENING));
                ending = run(problem, solution, monitor);
                solved = ending != Ending.CHANGED_PROBLEM
                        && solution.certificate().certify(problem, solution.z(), solution.w()) <= tolerance
                        && rows(problem, solution, tolerance);
            }
        }
        monitor.tolerance(tolerance);
        String answeredBy = solver instanceof Answered chain ? chain.answeredBy() : id;
        int fallbacks = solver instanceof Answered chain ? chain.fallbacks() : 0;
        solution.set(solved, ending, tolerance, answeredBy, monitor.iterations(), fallbacks,
                System.nanoTime() - start);
        return solved;
    }

    private Ending run(Problem problem, Solution solution, Monitor monitor) {
        if (solver instanceof Answered chain) {
            chain.watch(copy);
        }
        Ending ending = solver.solve(problem, solution.z(), monitor);
        // a chain has compared after the last of its solvers
        String difference = solver instanceof Answered && copy.isCompared() ? copy.difference() : copy.compare(problem);
        solution.changed(difference);
        if (difference == null) {
            return ending;
        }
        if (copy.restore(problem)) {
            problem.prepare();
            solution.certificate().certify(problem, solution.z(), solution.w());
        } else {
            solution.certificate().clear();
        }
        return Ending.CHANGED_PROBLEM;
    }

    private static boolean rows(Problem problem, Solution solution, double tolerance) {
        Certificate certificate = solution.certificate();
        return certificate.rowByRow(problem, solution.z()).meet(tolerance);
    }

    /** A starting point is a hint; one that is broken, or drowns the data, is none. */
    private static void replaceNonsense(Problem problem, double[] z) {
        int n = problem.size();
        double most = problem.magnitude() > 0 ? DROWNING * problem.magnitude() : Double.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            if (!(Math.abs(z[i] / problem.columnScale(i)) <= most)) {
                Arrays.fill(z, 0, n, 0);
                return;
            }
        }
    }
}
