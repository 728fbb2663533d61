package org.signorini.solver.conic.newton;

/** The cone {x : κ x_n ≥ ‖x_t‖}; κ = μ gives K, κ = 1/μ its dual. */
final class LorentzCone {

    private LorentzCone() {
    }

    /** (κx_n)² − ‖x_t‖², without cancellation in the difference of squares. */
    static double determinant(double kappa, double[] x, int i) {
        double n = kappa * x[i];
        double t = Math.sqrt(x[i + 1] * x[i + 1] + x[i + 2] * x[i + 2]);
        return (n - t) * (n + t);
    }

    /** Largest a with x + a·d in the cone, x inside; infinite if none bounds it. */
    static double reach(double kappa, double[] x, double[] d, int i) {
        double xn = kappa * x[i];
        double dn = kappa * d[i];
        double dd = dn * dn - d[i + 1] * d[i + 1] - d[i + 2] * d[i + 2];
        double xd = xn * dn - x[i + 1] * d[i + 1] - x[i + 2] * d[i + 2];
        double xx = determinant(kappa, x, i);
        double reach = dn < 0 ? -xn / dn : Double.POSITIVE_INFINITY;
        // roots of dd a² + 2 xd a + xx, without cancellation
        double discriminant = xd * xd - dd * xx;
        if (discriminant >= 0) {
            double q = -(xd + Math.copySign(Math.sqrt(discriminant), xd));
            double first = q / dd;
            double second = xx / q;
            if (first > 0 && first < reach) {
                reach = first;
            }
            if (second > 0 && second < reach) {
                reach = second;
            }
        }
        return reach;
    }
}
