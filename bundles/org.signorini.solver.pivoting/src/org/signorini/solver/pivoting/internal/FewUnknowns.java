package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.solver.Monitor;

/**
 * LCPs of a few unknowns, as one contact or two pose them at every step. An active set α is all there is to find,
 *
 * <pre>
 * z_α = −M_αα⁻¹ q_α,   w = q + M_·α z_α,
 * </pre>
 *
 * and for as few unknowns it is solved afresh, in scaled variables and with partial pivoting, instead of updating
 * factors. α starts as the set of the starting point: a contact that goes on sticking or sliding costs one solve of
 * its size. While z or w are negative somewhere, all such pairs are exchanged at once (Kostreva 1978; Júdice & Pires
 * 1994), a few times only.
 *
 * <p>
 * Right where it answers, since z and w of all rows are looked at; where M_αα is singular or exchanges do not end, it
 * has no answer and leaves z alone.
 */
public final class FewUnknowns {

    /** Up to this size; two contacts with planar friction. */
    private static final int MOST = 8;
    private static final int MOST_EXCHANGES = 4;
    /** Pivots of scaled matrices, whose entries are about one, that count as none. */
    private static final double SINGULAR = 1e-9;

    private final int[] index = new int[MOST];
    private final double[] a = new double[MOST * (MOST + 1)];
    private final double[] x = new double[MOST];
    private int active;

    /**
     * Seeks a solution.
     *
     * @param problem prepared
     * @param z       on entry a starting point, on return the solution if there is one
     * @return whether it was found
     */
    public boolean solve(LinearProblem problem, double[] z, Monitor monitor) {
        int n = problem.size();
        if (n > MOST || problem.kind() != ProblemKind.LCP) {
            return false;
        }
        int set = 0;
        for (int i = 0; i < n; i++) {
            set |= z[i] > 0 ? 1 << i : 0;
        }
        double feasible = Tolerances.feasible(problem.magnitude(), monitor);
        for (int exchange = 0;; exchange++) {
            collect(set, n);
            if (!solveActive(problem, n)) {
                return false;
            }
            int wrong = infeasible(problem, n, set, feasible);
            if (wrong == 0) {
                scatter(problem, n, z);
                return true;
            }
            if (wrong < 0 || exchange == MOST_EXCHANGES || !monitor.proceed(Double.NaN)) {
                return false;
            }
            set ^= wrong;
        }
    }

    private void collect(int set, int n) {
        active = 0;
        for (int i = 0; i < n; i++) {
            if ((set >> i & 1) != 0) {
                index[active++] = i;
            }
        }
    }

    /** x = z'_α by elimination on rows of (M'_αα, −q'_α); {@code false} if that is singular. */
    private boolean solveActive(LinearProblem problem, int n) {
        int m = active;
        int width = m + 1;
        double[] matrix = problem.matrix().data;
        for (int i = 0; i < m; i++) {
            double r = problem.rowScale(index[i]);
            for (int j = 0; j < m; j++) {
                a[i * width + j] = r * matrix[index[i] * n + index[j]] * problem.columnScale(index[j]);
            }
            a[i * width + m] = -r * problem.q()[index[i]];
        }
        for (int k = 0; k < m; k++) {
            int best = largestBelow(k, m);
            if (Math.abs(a[best * width + k]) <= SINGULAR) {
                return false;
            }
            if (best != k) {
                swap(best * width, k * width, k, width);
            }
            eliminate(k, m);
        }
        for (int i = m - 1; i >= 0; i--) {
            double sum = a[i * width + m];
            for (int j = i + 1; j < m; j++) {
                sum -= a[i * width + j] * x[j];
            }
            x[i] = sum / a[i * width + i];
        }
        return true;
    }

    private int largestBelow(int k, int m) {
        int best = k;
        for (int i = k + 1; i < m; i++) {
            if (Math.abs(a[i * (m + 1) + k]) > Math.abs(a[best * (m + 1) + k])) {
                best = i;
            }
        }
        return best;
    }

    private void swap(int first, int second, int from, int to) {
        for (int j = from; j < to; j++) {
            double kept = a[first + j];
            a[first + j] = a[second + j];
            a[second + j] = kept;
        }
    }

    private void eliminate(int k, int m) {
        int width = m + 1;
        for (int i = k + 1; i < m; i++) {
            double factor = a[i * width + k] / a[k * width + k];
            if (factor != 0) {
                for (int j = k + 1; j <= m; j++) {
                    a[i * width + j] -= factor * a[k * width + j];
                }
            }
        }
    }

    /** The pairs with z' or w' negative, as bits; −1 where an equation w'_α = 0 is not met. */
    private int infeasible(LinearProblem problem, int n, int set, double feasible) {
        int wrong = 0;
        double[] matrix = problem.matrix().data;
        for (int k = 0; k < active; k++) {
            wrong |= x[k] < -feasible ? 1 << index[k] : 0;
        }
        for (int i = 0; i < n; i++) {
            double w = problem.q()[i];
            for (int k = 0; k < active; k++) {
                w += matrix[i * n + index[k]] * problem.columnScale(index[k]) * x[k];
            }
            w *= problem.rowScale(i);
            if ((set >> i & 1) == 0) {
                wrong |= w < -feasible ? 1 << i : 0;
            } else if (!(Math.abs(w) <= feasible)) {
                return -1;
            }
        }
        return wrong;
    }

    private void scatter(LinearProblem problem, int n, double[] z) {
        for (int i = 0; i < n; i++) {
            z[i] = 0;
        }
        for (int k = 0; k < active; k++) {
            z[index[k]] = Math.max(0, x[k] * problem.columnScale(index[k]));
        }
    }
}
