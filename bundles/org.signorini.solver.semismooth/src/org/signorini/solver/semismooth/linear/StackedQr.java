package org.signorini.solver.semismooth.linear;

import java.util.Arrays;

/**
 * The damped least-squares problem min ‖[J; √λ I]Δ + [φ; 0]‖ of S0 §5.2 by Householder reflections of the stacked
 * matrix H. Unlike the normal equations it works at the condition number of J itself. The damping rows are taken on
 * top: reflection k then touches J and one of them only, and what it leaves in that row is row k of R; 2n³ operations
 * in all. A reusable workspace.
 */
public final class StackedQr {

    private double[] j = {};
    private double[] r = {};
    private double[] rhs = {};
    private double[] top = {};
    private double[] product = {};
    private int n;

    /** Solves for Δ; the Jacobian is n×n, row-major. A column of zeros without damping gives a zero in Δ. */
    public void solve(double[] jacobian, double[] phi, double lambda, int size, double[] step) {
        reshape(size);
        System.arraycopy(jacobian, 0, j, 0, n * n);
        for (int i = 0; i < n; i++) {
            rhs[i] = -phi[i];
        }
        double damping = Math.sqrt(lambda);
        for (int k = 0; k < n; k++) {
            reflect(k, damping);
        }
        for (int i = n - 1; i >= 0; i--) {
            double sum = top[i];
            for (int c = i + 1, row = i * n; c < n; c++) {
                sum -= r[row + c] * step[c];
            }
            double diagonal = r[i * n + i];
            step[i] = diagonal == 0 ? 0 : sum / diagonal;
        }
    }

    private void reshape(int size) {
        n = size;
        if (rhs.length < n) {
            j = new double[n * n];
            r = new double[n * n];
            rhs = new double[n];
            top = new double[n];
            product = new double[n];
        }
    }

    /**
     * Reflects column k, (√λ, J_k), onto its first entry: H = I − βvvᵀ with v = column − αe, α = −‖column‖ and
     * β = 1/(‖column‖(‖column‖ + √λ)). The damping row is zero behind column k and so has no part in vᵀH.
     */
    private void reflect(int k, double damping) {
        double square = damping * damping;
        for (int i = k, end = n * n; i < end; i += n) {
            square += j[i] * j[i];
        }
        double norm = Math.sqrt(square);
        int row = k * n;
        r[row + k] = -norm;
        if (norm == 0) {
            Arrays.fill(r, row, row + n, 0);
            top[k] = 0;
            return;
        }
        double beta = 1 / (norm * (norm + damping));
        double rhsProduct = multiply(k);
        double share = beta * (damping + norm);
        for (int c = k + 1; c < n; c++) {
            r[row + c] = -share * product[c];
        }
        top[k] = -share * rhsProduct;
        for (int i = 0; i < n; i++) {
            double f = beta * j[i * n + k];
            rhs[i] -= f * rhsProduct;
            subtractProduct(f, i * n, k);
        }
    }

    /** product = J_kᵀ·(columns of J behind k), four rows at a time; returns J_kᵀ·rhs. */
    private double multiply(int k) {
        Arrays.fill(product, k + 1, n, 0);
        double rhsProduct = 0;
        int i = 0;
        for (; i + 3 < n; i += 4) {
            addFourRows(i * n, k);
            rhsProduct += j[i * n + k] * rhs[i] + j[(i + 1) * n + k] * rhs[i + 1] + j[(i + 2) * n + k] * rhs[i + 2]
                    + j[(i + 3) * n + k] * rhs[i + 3];
        }
        for (; i < n; i++) {
            double f = j[i * n + k];
            for (int c = k + 1; c < n; c++) {
                product[c] += f * j[i * n + c];
            }
            rhsProduct += f * rhs[i];
        }
        return rhsProduct;
    }

    private void addFourRows(int r0, int k) {
        double[] m = j;
        double[] sum = product;
        int r1 = r0 + n;
        int r2 = r1 + n;
        int r3 = r2 + n;
        double f0 = m[r0 + k];
        double f1 = m[r1 + k];
        double f2 = m[r2 + k];
        double f3 = m[r3 + k];
        for (int c = k + 1; c < n; c++) {
            sum[c] += f0 * m[r0 + c] + f1 * m[r1 + c] + f2 * m[r2 + c] + f3 * m[r3 + c];
        }
    }

    private void subtractProduct(double f, int row, int k) {
        double[] m = j;
        double[] sum = product;
        if (f != 0) {
            for (int c = k + 1; c < n; c++) {
                m[row + c] -= f * sum[c];
            }
        }
    }
}
