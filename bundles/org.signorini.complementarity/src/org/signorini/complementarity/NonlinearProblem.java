package org.signorini.complementarity;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;

/** {@code l ≤ z ≤ u} complementary to a smooth F(z) with known Jacobian (S0 §2.1). */
public final class NonlinearProblem implements Problem {

    /** The function and its derivative. */
    public interface Function {

        /** w = F(z). */
        void value(double[] z, double[] w);

        /** ∂F/∂z, written into an n×n matrix. */
        void jacobian(double[] z, DMatrixRMaj jacobian);
    }

    private final Function function;
    private final double[] lower;
    private final double[] upper;
    private final double[] origin;
    private final double[] atOrigin;
    private double magnitude;

    public NonlinearProblem(Function function, double[] lower, double[] upper) {
        if (lower.length != upper.length) {
            throw new ProblemException("there are " + lower.length + " lower but " + upper.length + " upper bounds");
        }
        this.function = function;
        this.lower = lower.clone();
        this.upper = upper.clone();
        origin = new double[lower.length];
        atOrigin = new double[lower.length];
    }

    /** {@code 0 ≤ z ⟂ F(z) ≥ 0}. */
    public static NonlinearProblem ncp(int n, Function function) {
        double[] upper = new double[n];
        Arrays.fill(upper, Double.POSITIVE_INFINITY);
        return new NonlinearProblem(function, new double[n], upper);
    }

    public void jacobian(double[] z, DMatrixRMaj jacobian) {
        function.jacobian(z, jacobian);
    }

    public double[] lower() {
        return lower;
    }

    public double[] upper() {
        return upper;
    }

    @Override
    public ProblemKind kind() {
        return ProblemKind.NCP;
    }

    @Override
    public int size() {
        return lower.length;
    }

    @Override
    public void evaluate(double[] z, double[] w) {
        function.value(z, w);
    }

    @Override
    public double columnScale(int i) {
        return 1;
    }

    @Override
    public double rowScale(int i) {
        return 1;
    }

    @Override
    public double magnitude() {
        return magnitude;
    }

    /** F at the point of the box that is nearest to zero; live. */
    public double[] atReference() {
        return atOrigin;
    }

    /** That point; live. */
    public double[] reference() {
        return origin;
    }

    /** Never met: the magnitude is at least one. */
    @Override
    public double smallestReference() {
        return 0;
    }

    @Override
    public double activity(double[] z) {
        return 0;
    }

    /** Bounds, and F at the reference point: the function is its owner's. */
    @Override
    public void show(PrivateCopy copy) {
        copy.vector("the lower bounds", lower, size());
        copy.vector("the upper bounds", upper, size());
        function.value(origin, atOrigin);
        copy.vector("F at the reference point", atOrigin, size());
    }

    @Override
    public void prepare() {
        int n = size();
        for (int i = 0; i < n; i++) {
            if (!(lower[i] <= upper[i])) {
                throw new ProblemException("row " + i + " has bounds [" + lower[i] + ", " + upper[i] + "]");
            }
            origin[i] = Math.max(lower[i], Math.min(0, upper[i]));
        }
        function.value(origin, atOrigin);
        // F may be undefined at the reference point; then residuals are absolute
        magnitude = 1;
        for (double value : atOrigin) {
            if (Double.isFinite(value)) {
                magnitude = Math.max(magnitude, Math.abs(value));
            }
        }
    }
}
