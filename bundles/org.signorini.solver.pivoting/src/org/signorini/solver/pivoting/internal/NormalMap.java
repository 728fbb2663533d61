package org.signorini.solver.pivoting.internal;

/**
 * Robinson's normal map F_B(x) = F(π(x)) + x − π(x), π the projection on l ≤ z ≤ u (Robinson 1992): x
 * solves it exactly if z = π(x), w = π(x) − x solve the complementarity problem.
 */
final class NormalMap {

    private final SmoothFunction function;
    private double[] lower;
    private double[] upper;

    /** π(x), F(π(x)) and F_B(x) of the last evaluation. */
    double[] z = {};
    double[] f = {};
    double[] residual = {};

    NormalMap(SmoothFunction function) {
        this.function = function;
    }

    void load(double[] newLower, double[] newUpper) {
        lower = newLower;
        upper = newUpper;
        int n = function.size();
        if (z.length < n) {
            z = new double[n];
            f = new double[n];
            residual = new double[n];
        }
    }

    /** Evaluates at x; returns ‖F_B(x)‖, infinite where F is undefined. */
    double evaluate(double[] x) {
        int n = function.size();
        for (int i = 0; i < n; i++) {
            z[i] = Math.max(lower[i], Math.min(upper[i], x[i]));
        }
        function.value(z, f);
        double sum = 0;
        for (int i = 0; i < n; i++) {
            residual[i] = f[i] + x[i] - z[i];
            sum += residual[i] * residual[i];
        }
        return sum < Double.POSITIVE_INFINITY ? Math.sqrt(sum) : Double.POSITIVE_INFINITY;
    }

    /** Largest entry of the natural map z − π(z − F(z)) = mid(z − l, F(z), z − u) at the last evaluation. */
    double natural() {
        double largest = 0;
        for (int i = 0; i < function.size(); i++) {
            double entry = Math.max(z[i] - upper[i], Math.min(z[i] - lower[i], f[i]));
            largest = Math.max(largest, Math.abs(entry));
        }
        return largest;
    }

    /** The x with π(x) = z that has the smallest ‖F_B(x)‖, given F(z). */
    void lift(double[] point, double[] value, double[] x) {
        for (int i = 0; i < function.size(); i++) {
            x[i] = point[i];
            if (point[i] <= lower[i] && value[i] > 0 || point[i] >= upper[i] && value[i] < 0) {
                x[i] -= value[i];
            }
        }
    }
}
