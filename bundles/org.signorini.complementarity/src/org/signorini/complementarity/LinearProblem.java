package org.signorini.complementarity;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;

/**
 * The linear complementarity problems: w = Mz + q with {@code l ≤ z ≤ u} and, row by row, w ≥ 0 where z = l, w ≤ 0
 * where z = u, w = 0 between (S0 §2.1). LCP, mixed LCP and box-bounded LCP differ only in their bounds.
 */
public final class LinearProblem implements Problem {

    private final DMatrixRMaj matrix = new DMatrixRMaj(0, 0);
    private final Equilibration scaling = new Equilibration();
    private double[] q = {};
    private double[] lower = {};
    private double[] upper = {};
    private ProblemKind kind = ProblemKind.LCP;
    private double magnitude;

    /** An empty problem to be {@linkplain #reshape reshaped} and filled. */
    public LinearProblem() {
    }

    /** {@code 0 ≤ z ⟂ Mz + q ≥ 0}; the data are copied. */
    public static LinearProblem lcp(DMatrixRMaj m, double[] q) {
        LinearProblem problem = new LinearProblem();
        problem.fill(m, q);
        return problem;
    }

    /** An LCP whose rows {@code free} are equations with a free unknown. */
    public static LinearProblem mixed(DMatrixRMaj m, double[] q, int... free) {
        LinearProblem problem = lcp(m, q);
        for (int i : free) {
            if (i < 0 || i >= q.length) {
                throw new ProblemException("free row " + i + " is outside the problem of size " + q.length);
            }
            problem.lower[i] = Double.NEGATIVE_INFINITY;
        }
        return problem;
    }

    /** Any bounds. */
    public static LinearProblem boxed(DMatrixRMaj m, double[] q, double[] lower, double[] upper) {
        LinearProblem problem = lcp(m, q);
        if (lower.length != q.length || upper.length != q.length) {
            throw new ProblemException("q has " + q.length + " rows but the bounds have " + lower.length + " and "
                    + upper.length);
        }
        System.arraycopy(lower, 0, problem.lower, 0, q.length);
        System.arraycopy(upper, 0, problem.upper, 0, q.length);
        return problem;
    }

    private void fill(DMatrixRMaj m, double[] values) {
        if (m.numRows != m.numCols || m.numRows != values.length) {
            throw new ProblemException("M is " + m.numRows + "×" + m.numCols + " but q has " + values.length + " rows");
        }
        reshape(values.length);
        System.arraycopy(m.data, 0, matrix.data, 0, values.length * values.length);
        System.arraycopy(values, 0, q, 0, values.length);
    }

    /** Makes room for n unknowns, all bounds those of an LCP. M and q are left for the caller to fill. */
    public void reshape(int n) {
        if (q.length > 0 && matrix.data.length < n * n) {
            // who has grown once will grow again: room for some more
            matrix.reshape(n + n / 4, n + n / 4);
        }
        matrix.reshape(n, n);
        if (q.length < n) {
            q = new double[n];
            lower = new double[n];
            upper = new double[n];
        }
        Arrays.fill(lower, 0, n, 0);
        Arrays.fill(upper, 0, n, Double.POSITIVE_INFINITY);
    }

    public DMatrixRMaj matrix() {
        return matrix;
    }

    public double[] q() {
        return q;
    }

    public double[] lower() {
        return lower;
    }

    public double[] upper() {
        return upper;
    }

    /** Whether row {@code i} is an equation with a free unknown. */
    public boolean isFree(int i) {
        return lower[i] == Double.NEGATIVE_INFINITY && upper[i] == Double.POSITIVE_INFINITY;
    }

    @Override
    public ProblemKind kind() {
        return kind;
    }

    @Override
    public int size() {
        return matrix.numRows;
    }

    @Override
    public void evaluate(double[] z, double[] w) {
        int n = size();
        double[] m = matrix.data;
        for (int i = 0, k = 0; i < n; i++) {
            double sum = q[i];
            for (int j = 0; j < n; j++, k++) {
                sum += m[k] * z[j];
            }
            w[i] = sum;
        }
    }

    @Override
    public double columnScale(int i) {
        return scaling.column(i);
    }

    @Override
    public double rowScale(int i) {
        return scaling.row(i);
    }

    @Override
    public double magnitude() {
        return magnitude;
    }

    @Override
    public double smallestReference() {
        return 0x1p-1000 * Math.max(1, scaling.largestRow());
    }

    /** max |M'||z'|. */
    @Override
    public double activity(double[] z) {
        int n = size();
        double most = 0;
        for (int i = 0, k = 0; i < n; i++) {
            double sum = 0;
            for (int j = 0; j < n; j++, k++) {
                sum += Math.abs(matrix.data[k] * z[j]);
            }
            most = Math.max(most, scaling.row(i) * sum);
        }
        return most;
    }

    @Override
    public void show(PrivateCopy copy) {
        int n = size();
        copy.matrix("M", matrix.data, n * n, n);
        copy.vector("q", q, n);
        copy.vector("the lower bounds", lower, n);
        copy.vector("the upper bounds", upper, n);
    }

    @Override
    public void prepare() {
        int n = size();
        kind = ProblemKind.LCP;
        for (int i = 0; i < n; i++) {
            if (!Double.isFinite(q[i])) {
                throw new ProblemException("q[" + i + "] is " + q[i]);
            }
            if (!(lower[i] <= upper[i]) || lower[i] == Double.POSITIVE_INFINITY
                    || upper[i] == Double.NEGATIVE_INFINITY) {
                throw new ProblemException("row " + i + " has bounds [" + lower[i] + ", " + upper[i] + "]");
            }
            boolean lcpRow = lower[i] == 0 && upper[i] == Double.POSITIVE_INFINITY;
            if (!lcpRow && kind != ProblemKind.BOX) {
                kind = isFree(i) ? ProblemKind.MLCP : ProblemKind.BOX;
            }
        }
        scaling.update(matrix);
        magnitude = 0;
        for (int i = 0; i < n; i++) {
            magnitude = Math.max(magnitude, Math.abs(scaling.row(i) * atReference(i)));
        }
    }

    /** Row i of Mz + q at the point of the box nearest to zero: the data a box problem really has. */
    private double atReference(int i) {
        if (kind != ProblemKind.BOX) {
            return q[i];
        }
        double sum = q[i];
        int n = size();
        for (int j = 0; j < n; j++) {
            sum += matrix.data[i * n + j] * Math.max(lower[j], Math.min(0, upper[j]));
        }
        return sum;
    }
}
