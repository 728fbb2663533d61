package org.signorini.solver.semismooth.system;

import org.signorini.complementarity.LinearProblem;

/**
 * f(x) = M'x + q' of a linear problem: M' = R M C and q' = R q/s with x = z/(C s), where the power of two s brings the
 * data near one. Penalized functions are not homogeneous, so that they need data of unit size for λ to mean the same in
 * grams and in tonnes. S0 prints no scaling: then M' = M, q' = q and x = z.
 */
final class LinearFunction implements ScaledFunction {

    private double[] m = {};
    private double[] q = {};
    private double[] unit = {};
    private double[] reference = {};
    private boolean scaled = true;
    private double magnitude;
    private int n;

    void scaling(boolean on) {
        scaled = on;
    }

    void load(LinearProblem problem) {
        n = problem.size();
        if (q.length < n) {
            m = new double[n * n];
            q = new double[n];
            unit = new double[n];
            reference = new double[n];
        }
        double[] matrix = problem.matrix().data;
        for (int i = 0, k = 0; i < n; i++) {
            double r = scaled ? problem.rowScale(i) : 1;
            for (int j = 0; j < n; j++, k++) {
                m[k] = r * matrix[k] * (scaled ? problem.columnScale(j) : 1);
            }
            q[i] = r * problem.q()[i];
        }
        double largest = sizeOfData(problem);
        double s = scaled && largest > Double.MIN_NORMAL ? Math.scalb(1.0, Math.getExponent(largest)) : 1;
        magnitude = largest / s;
        for (int i = 0; i < n; i++) {
            q[i] /= s;
            unit[i] = scaled ? problem.columnScale(i) * s : 1;
        }
    }

    /** The largest |f| at the point of the box nearest to zero; without general bounds that is max|q|. */
    private double sizeOfData(LinearProblem problem) {
        boolean atZero = true;
        for (int i = 0; i < n; i++) {
            reference[i] = Math.max(problem.lower()[i], Math.min(0, problem.upper()[i]))
                    / (scaled ? problem.columnScale(i) : 1);
            atZero &= reference[i] == 0;
        }
        if (!atZero) {
            value(reference, unit);
        }
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, Math.abs(atZero ? q[i] : unit[i]));
        }
        return largest;
    }

    @Override
    public int size() {
        return n;
    }

    @Override
    public double unit(int i) {
        return unit[i];
    }

    @Override
    public void value(double[] x, double[] f) {
        for (int i = 0, k = 0; i < n; i++) {
            double even = q[i];
            double odd = 0;
            int j = 0;
            for (; j + 1 < n; j += 2, k += 2) {
                even += m[k] * x[j];
                odd += m[k + 1] * x[j + 1];
            }
            if (j < n) {
                even += m[k++] * x[j];
            }
            f[i] = even + odd;
        }
    }

    @Override
    public double[] jacobian(double[] x) {
        return m;
    }

    @Override
    public double magnitude() {
        return magnitude;
    }

    @Override
    public boolean isAffine() {
        return true;
    }
}
