package org.signorini.solver.conic;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;

/**
 * Projected Gauss–Seidel with over-relaxation (PSOR) for linear problems with bounds: row after row,
 *
 * <pre>
 * z_i ← mid(l_i, z_i − ω (Mz + q)_i / m_ii, u_i)
 * </pre>
 *
 * (Cryer 1971; Cottle, Pang, Stone 1992, chapter 5). Free rows are rows without bounds and so plain
 * Gauss–Seidel.
 *
 * <p>
 * Converges for symmetric positive semidefinite M with positive diagonal and 0 &lt; ω &lt; 2 if there is a solution,
 * and for strictly diagonally dominant M with ω ≤ 1; linearly at best. A sweep costs n² operations.
 *
 * <p>
 * Fails honestly: a row without a positive diagonal cannot be solved for its own unknown, and the problem is
 * {@link Ending#UNSUITABLE} (friction pyramids have such rows, S0 eq. 44). Only an empty row is still taken, because
 * its sign alone says which bound holds. Iterates that overflow end as {@link Ending#STALLED} at the starting
 * point.
 */
public final class Pgs implements Solver {

    private static final int MAX_ITERATIONS = 10000;
    /** Sweeps after which the certificate is asked, whatever the change: rounding may keep that from falling. */
    private static final int CHECK = 16;

    private final Certificate certificate = new Certificate();
    private double omega = 1;
    private int maxIterations = MAX_ITERATIONS;
    private double[] w = {};
    private double[] start = {};

    @Override
    public void configure(Options options) {
        omega = options.number("omega", 1);
        maxIterations = options.integer("max-iterations", MAX_ITERATIONS);
    }

    @Override
    public boolean needsSymmetry() {
        return true;
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        if (!(problem instanceof LinearProblem linear)) {
            return Ending.UNSUITABLE;
        }
        int n = linear.size();
        if (w.length < n) {
            w = new double[n];
            start = new double[n];
        }
        if (certificate.measure(linear, z, w) <= monitor.tolerance()) {
            return Ending.CONVERGED;
        }
        if (!settleEmptyRows(linear, z)) {
            return Ending.UNSUITABLE;
        }
        System.arraycopy(z, 0, start, 0, n);
        for (int k = 0; k < maxIterations; k++) {
            double change = sweep(linear, z);
            if (!(change < Double.POSITIVE_INFINITY)) {
                System.arraycopy(start, 0, z, 0, n);
                return Ending.STALLED;
            }
            // a sweep that changes little is a hint only; the certificate decides
            boolean ask = change <= monitor.tolerance() * linear.magnitude() || k % CHECK == CHECK - 1;
            boolean done = ask && certificate.measure(linear, z, w) <= monitor.tolerance();
            boolean goOn = monitor.proceed(change);
            if (done) {
                return Ending.CONVERGED;
            }
            if (!goOn) {
                return monitor.stop();
            }
        }
        return Ending.ITERATION_LIMIT;
    }

    /** One sweep; returns the largest change in the scale of the rows, {@code rowScale·m_ii·|Δz_i|/ω}. */
    private double sweep(LinearProblem problem, double[] z) {
        int n = problem.size();
        double[] m = problem.matrix().data;
        double[] q = problem.q();
        double[] lower = problem.lower();
        double[] upper = problem.upper();
        double most = 0;
        for (int i = 0, row = 0; i < n; i++, row += n) {
            double diagonal = m[row + i];
            if (diagonal == 0) {
                continue;
            }
            double sum = q[i];
            for (int j = 0; j < n; j++) {
                sum += m[row + j] * z[j];
            }
            double old = z[i];
            z[i] = Math.max(lower[i], Math.min(old - omega * sum / diagonal, upper[i]));
            double change = Math.abs(z[i] - old) * diagonal * problem.rowScale(i) / omega;
            if (!(change <= most)) {
                // also taken where it is not a number
                most = change;
            }
        }
        return most;
    }

    /**
     * Puts the unknowns of empty rows where the sign of q wants them.
     *
     * @return whether every other row has a positive diagonal
     */
    private static boolean settleEmptyRows(LinearProblem problem, double[] z) {
        int n = problem.size();
        double[] m = problem.matrix().data;
        for (int i = 0; i < n; i++) {
            if (m[i * n + i] > 0) {
                continue;
            }
            for (int j = 0; j < n; j++) {
                if (m[i * n + j] != 0) {
                    return false;
                }
            }
            double q = problem.q()[i];
            double wanted = q > 0 ? problem.lower()[i] : q < 0 ? problem.upper()[i] : z[i];
            if (Double.isInfinite(wanted)) {
                return false;
            }
            z[i] = Math.max(problem.lower()[i], Math.min(wanted, problem.upper()[i]));
        }
        return true;
    }
}
