package org.signorini.solver.semismooth.linear;

import java.util.Arrays;

/**
 * The damped normal equations (JᵀJ + λI)Δ = −Jᵀφ of S0 §5.1 by Cholesky's method: n³ operations for a new J, ⅓n³ for a
 * new λ. The condition number of J is squared; the damping is what keeps the matrix positive definite, and where it is
 * too small for that {@link #solve} says so instead of returning noise. A reusable workspace.
 */
public final class NormalEquations {

    private final Cholesky cholesky = new Cholesky();
    private double[] gram = {};
    private double[] gradient = {};
    private int n;

    /** Takes J (n×n, row-major) and φ. */
    public void set(double[] jacobian, double[] phi, int size) {
        n = size;
        if (gradient.length < n) {
            gram = new double[n * n];
            gradient = new double[n];
        }
        Arrays.fill(gram, 0, n * n, 0);
        Arrays.fill(gradient, 0, n, 0);
        int i = 0;
        for (; i + 3 < n; i += 4) {
            int row = i * n;
            for (int j = 0; j < n; j++) {
                addFour(jacobian, row, jacobian[row + j], jacobian[row + n + j], jacobian[row + 2 * n + j],
                        jacobian[row + 3 * n + j], gram, j * n, j);
            }
            addFour(jacobian, row, phi[i], phi[i + 1], phi[i + 2], phi[i + 3], gradient, 0, 0);
        }
        for (; i < n; i++) {
            int row = i * n;
            for (int j = 0; j < n; j++) {
                addOne(jacobian, row, jacobian[row + j], gram, j * n, j);
            }
            addOne(jacobian, row, phi[i], gradient, 0, 0);
        }
    }

    /** target[j] += Σ f_k·row_k[j]: four rows at once, so that the target is loaded and stored a quarter as often. */
    private void addFour(double[] m, int r0, double f0, double f1, double f2, double f3, double[] target, int offset,
            int from) {
        if (f0 == 0 && f1 == 0 && f2 == 0 && f3 == 0) {
            return;
        }
        int r1 = r0 + n;
        int r2 = r1 + n;
        int r3 = r2 + n;
        for (int j = from; j < n; j++) {
            target[offset + j] += f0 * m[r0 + j] + f1 * m[r1 + j] + f2 * m[r2 + j] + f3 * m[r3 + j];
        }
    }

    private void addOne(double[] m, int row, double f, double[] target, int offset, int from) {
        if (f != 0) {
            for (int j = from; j < n; j++) {
                target[offset + j] += f * m[row + j];
            }
        }
    }

    /** ∇ψ = Jᵀφ, live. */
    public double[] gradient() {
        return gradient;
    }

    /** The largest diagonal entry of JᵀJ: the size λ has to be compared with. */
    public double largestDiagonal() {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, gram[i * n + i]);
        }
        return largest;
    }

    /**
     * Δ = −(JᵀJ + λI)⁻¹Jᵀφ.
     *
     * @return false if the matrix is not positive definite to working precision
     */
    public boolean solve(double lambda, double[] step) {
        if (!cholesky.factorize(gram, lambda, n)) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            step[i] = -gradient[i];
        }
        cholesky.solve(step);
        return true;
    }
}
