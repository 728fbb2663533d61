package org.signorini.simulation.measure;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.LeadMatrix;
import org.signorini.complementarity.operator.Operator;

/**
 * Rank of the lead matrix of every step's problem, cheaply: by Gaussian elimination with complete pivoting (Golub, Van
 * Loan, Matrix Computations, §3.4.8) in the problem's own scaling, n³ operations and no allocation after the first
 * problem of a size. Pivots below the share of the largest at which {@link LeadMatrix} takes a singular value for zero
 * count as zero. That the two agree is usual but no theorem; where it matters, ask {@link LeadMatrix}.
 */
public final class PivotedRank {

    /** Not found: the problem is nonlinear, or larger than whoever asks would wait for. */
    public static final int UNKNOWN = -1;

    private final int limit;
    private double[] m = {};
    private double[] unit = {};
    private double[] column = {};

    /** @param limit unknowns from which on it is not worth the time */
    public PivotedRank(int limit) {
        this.limit = limit;
    }

    /** @param problem {@linkplain Problem#prepare prepared}, not modified */
    public int of(Problem problem) {
        int n = problem.size();
        if (n > limit || problem instanceof NonlinearProblem) {
            return UNKNOWN;
        }
        if (m.length < n * n) {
            m = new double[n * n];
            unit = new double[n];
            column = new double[n];
        }
        switch (problem) {
            case LinearProblem p -> System.arraycopy(p.matrix().data, 0, m, 0, n * n);
            case FrictionProblem p -> expand(p.operator(), n);
            case ConeProblem p -> expand(p.operator(), n);
            case NonlinearProblem p -> throw new IllegalStateException("a nonlinear problem has no lead matrix");
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                m[i * n + j] *= problem.rowScale(i) * problem.columnScale(j);
            }
        }
        return eliminate(n);
    }

    private void expand(Operator operator, int n) {
        for (int j = 0; j < n; j++) {
            unit[j] = 1;
            operator.multiply(unit, column);
            unit[j] = 0;
            for (int i = 0; i < n; i++) {
                m[i * n + j] = column[i];
            }
        }
    }

    private int eliminate(int n) {
        double zero = 0;
        for (int k = 0; k < n; k++) {
            int pivot = largest(k, n);
            double value = Math.abs(m[pivot]);
            if (k == 0) {
                zero = Math.max(LeadMatrix.TOLERANCE, n * Math.ulp(1.0)) * value;
            }
            if (!(value > zero)) {
                return k;
            }
            swap(k, pivot / n, pivot % n, n);
            for (int i = k + 1; i < n; i++) {
                double factor = m[i * n + k] / m[k * n + k];
                for (int j = k + 1; factor != 0 && j < n; j++) {
                    m[i * n + j] -= factor * m[k * n + j];
                }
            }
        }
        return n;
    }

    /** Where the largest entry is of those not yet eliminated. */
    private int largest(int k, int n) {
        int at = k * n + k;
        for (int i = k; i < n; i++) {
            for (int j = i * n + k; j < (i + 1) * n; j++) {
                at = Math.abs(m[j]) > Math.abs(m[at]) ? j : at;
            }
        }
        return at;
    }

    private void swap(int k, int row, int col, int n) {
        for (int j = k; row != k && j < n; j++) {
            double held = m[k * n + j];
            m[k * n + j] = m[row * n + j];
            m[row * n + j] = held;
        }
        for (int i = k; col != k && i < n; i++) {
            double held = m[i * n + k];
            m[i * n + k] = m[i * n + col];
            m[i * n + col] = held;
        }
    }
}
