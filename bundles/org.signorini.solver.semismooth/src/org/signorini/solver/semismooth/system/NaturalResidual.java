package org.signorini.solver.semismooth.system;

import org.signorini.complementarity.certificate.Certificate;

/**
 * The natural residual max|z − mid(l, z − f, u)| of a bounded problem, relative as the certificate takes it: to the data
 * or, where larger, to what rounding leaves of f, a share of |M||z|.
 */
final class NaturalResidual {

    /** Share of the largest term below which rounding hides the residual, as in the certificate. */
    static final double ROUNDING_SHARE = 1e-6;

    double residual(ScaledFunction function, double[] x, double[] f, double[] lower, double[] upper) {
        double residual = 0;
        double largest = 0;
        for (int i = 0, n = function.size(); i < n; i++) {
            residual = Math.max(residual, Math.abs(mid(x[i] - lower[i], f[i], x[i] - upper[i])));
            largest = Math.max(largest, Math.abs(x[i]));
        }
        boolean rounded = function.isAffine() && ROUNDING_SHARE * largest > function.magnitude();
        return relative(residual, function.magnitude(), rounded ? rounding(function, x) : 0);
    }

    /** z − mid(l, z − f, u) = mid(z − l, f, z − u), which does not lose a small f beside a large z. */
    private static double mid(double above, double f, double below) {
        return Math.min(above, Math.max(below, f));
    }

    /** max|∂f/∂x||x|, the size of what f is summed up from. */
    private static double rounding(ScaledFunction function, double[] x) {
        int n = function.size();
        double[] m = function.jacobian(x);
        double largest = 0;
        for (int i = 0, k = 0; i < n; i++) {
            double sum = 0;
            for (int j = 0; j < n; j++, k++) {
                sum += Math.abs(m[k] * x[j]);
            }
            largest = Math.max(largest, sum);
        }
        return largest;
    }

    /** An exact zero is one also of a problem without data. */
    static double relative(double residual, double magnitude, double largest) {
        return residual == 0 ? 0 : residual / Certificate.reference(magnitude, largest);
    }
}
