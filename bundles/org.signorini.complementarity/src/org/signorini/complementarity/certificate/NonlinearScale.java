package org.signorini.complementarity.certificate;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.NonlinearProblem;

/**
 * The scale of a nonlinear problem, which its natural map mid(z − l, F, z − u) does not know: if F is of the order of
 * 1e-300, any z makes it small, if of 1e300, any z is small beside it. With J = ∂F/∂z at the point measured, unknowns
 * count by what they change, d_i = max_j |J_ji|, and rows relative to what F is made of,
 *
 * <pre>
 * max |mid(d(z − l), F, d(z − u))| / max (|F(z₀)| + |J||z − z₀|),   z₀ the point of the box nearest to zero.
 * </pre>
 *
 * J may be far from a secant, so that a thousandth of it is what the residual must at least be. Where J is not finite
 * (it overflows, or F has a vertical tangent) that of z₀ takes its place; where neither is, nothing is said.
 */
final class NonlinearScale {

    private static final double SHARE = 1e-3;

    private final DMatrixRMaj jacobian = new DMatrixRMaj(0, 0);
    private double[] column = {};

    /** {@link #SHARE} of the measure above. */
    double residual(NonlinearProblem problem, double[] z, double[] w) {
        int n = problem.size();
        double unit = linearize(problem, z);
        if (unit == 0) {
            return 0;
        }
        double terms = 0;
        double worst = 0;
        for (int i = 0; i < n; i++) {
            terms = Math.max(terms, terms(problem, z, i, unit));
            worst = Math.max(worst, natural(problem, z, w, i, unit));
        }
        return worst == 0 || terms == 0 ? 0 : SHARE * worst / terms;
    }

    /** J at z; returns a power of two that makes its entries and F(z₀) at most two, or zero where J cannot be used. */
    double linearize(NonlinearProblem problem, double[] z) {
        int n = problem.size();
        jacobian.reshape(n, n);
        if (column.length < n) {
            column = new double[n];
        }
        problem.jacobian(z, jacobian);
        double largest = largestEntry(n);
        if (!(largest <= Double.MAX_VALUE)) {
            problem.jacobian(problem.reference(), jacobian);
            largest = largestEntry(n);
        }
        for (int i = 0; i < n; i++) {
            double value = Math.abs(problem.atReference()[i]);
            largest = value <= Double.MAX_VALUE ? Math.max(largest, value) : largest;
        }
        if (!(largest <= Double.MAX_VALUE) || largest == 0) {
            return 0;
        }
        double unit = Math.scalb(1.0, -Math.max(-1000, Math.getExponent(largest)));
        for (int j = 0; j < n; j++) {
            column[j] = 0;
            for (int i = 0; i < n; i++) {
                column[j] = Math.max(column[j], Math.abs(jacobian.data[i * n + j] * unit));
            }
        }
        return unit;
    }

    private double largestEntry(int n) {
        double largest = 0;
        for (int k = 0; k < n * n; k++) {
            largest = Math.max(largest, Math.abs(jacobian.data[k]));
        }
        return largest;
    }

    /** |F_i(z₀)| + |J_i||z − z₀|, times the unit. */
    double terms(NonlinearProblem problem, double[] z, int i, double unit) {
        int n = problem.size();
        double atReference = Math.abs(problem.atReference()[i]);
        double sum = atReference <= Double.MAX_VALUE ? atReference * unit : 0;
        for (int j = 0; j < n; j++) {
            double entry = jacobian.data[i * n + j];
            sum += entry == 0 ? 0 : Math.abs(entry * unit * (z[j] - problem.reference()[j]));
        }
        return sum;
    }

    /** The natural map of row i with d, times the unit. */
    double natural(NonlinearProblem problem, double[] z, double[] w, int i, double unit) {
        // an unknown that changes nothing is as large as it is
        double d = column[i] > 0 ? column[i] : 1;
        return Math.abs(Math.max(d * (z[i] - problem.upper()[i]),
                Math.min(d * (z[i] - problem.lower()[i]), w[i] * unit)));
    }
}
