package org.signorini.solver.semismooth.system;

/**
 * The natural residual max|z − mid(l, z − f, u)| of a bounded problem, relative: the larger of that in the solver's own
 * scaling and that in the certificate's. Both, because the certificate decides in the end, and because a residual taken
 * in one scaling may hide rows that another one shows.
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
            double rest = Math.abs(x[i] - Math.max(lower[i], Math.min(upper[i], x[i] - f[i])));
            // the same with z in units of 1/a, f in units of 1/b
            double theirRest = a * Math.abs(x[i] - Math.max(lower[i], Math.min(upper[i], x[i] - b / a * f[i])));
            ours = Math.max(ours, rest);
            ourLargest = Math.max(ourLargest, Math.abs(x[i]));
            theirs = Math.max(theirs, theirRest);
            theirLargest = Math.max(theirLargest, a * Math.abs(x[i]));
        }
        return Math.max(relative(ours, function.magnitude(), ourLargest),
                relative(theirs, function.certificateMagnitude(), theirLargest));
    }

    /** An exact zero is one also of a problem without data. */
    static double relative(double residual, double magnitude, double largest) {
        return residual == 0 ? 0 : residual / Math.max(magnitude, ROUNDING_SHARE * largest);
    }
}
