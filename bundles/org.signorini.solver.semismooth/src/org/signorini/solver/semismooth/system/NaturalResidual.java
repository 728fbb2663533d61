package org.signorini.solver.semismooth.system;

/**
 * The natural residual max|z − mid(l, z − f, u)| of a bounded problem, relative: the larger of that in the solver's own
 * scaling and that in the certificate's. Both, because the certificate decides in the end, and because a residual taken
 * in one scaling may hide rows that another one shows. Ours is relative to the data or, where larger, to what rounding
 * leaves of f, a share of |M||z|; the certificate's to a share of max|z|, which forgives everything to a z as far out
 * as that of S0 §2.2.2.
 */
final class NaturalResidual {

    /** Share of the largest unknown below which rounding hides the residual, as in the certificate. */
    static final double ROUNDING_SHARE = 1e-6;

    double residual(ScaledFunction function, double[] x, double[] f, double[] lower, double[] upper) {
        double ours = 0;
        double ourLargest = 0;
        double theirs = 0;
        double theirLargest = 0;
        for (int i = 0, n = function.size(); i < n; i++) {
            double a = function.zToCertificate(i);
            double b = function.fToCertificate(i);
            double above = x[i] - lower[i];
            double below = x[i] - upper[i];
            ours = Math.max(ours, Math.abs(mid(above, f[i], below)));
            ourLargest = Math.max(ourLargest, Math.abs(x[i]));
            theirs = Math.max(theirs, Math.abs(mid(a * above, b * f[i], a * below)));
            theirLargest = Math.max(theirLargest, a * Math.abs(x[i]));
        }
        double rounding = ROUNDING_SHARE * ourLargest > function.magnitude() ? rounding(function, x) : 0;
        return Math.max(relative(ours, function.magnitude(), rounding),
                relative(theirs, function.certificateMagnitude(), theirLargest));
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
        return residual == 0 ? 0 : residual / Math.max(magnitude, ROUNDING_SHARE * largest);
    }
}
