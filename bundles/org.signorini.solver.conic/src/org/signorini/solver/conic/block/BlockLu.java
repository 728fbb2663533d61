package org.signorini.solver.conic.block;

/**
 * LU factorization of a sparse matrix of 3×3 blocks in a given {@linkplain Elimination order}, row by row, pivoting on
 * diagonal blocks, which are themselves factorized and never inverted: an inverse would cost as many digits again as
 * the block is ill-conditioned. It is for matrices that are definite apart from friction's lack of symmetry, with
 * regularization against rank deficiency, so that diagonal blocks serve as pivots; {@link #factorize} says if one is
 * singular. Cost: 27 multiplications per pair of neighbours of each eliminated node.
 */
public final class BlockLu {

    private final Elimination pattern;
    private double[] upper = {};
    private double[] lower = {};
    private double[] pivot = {};
    private int[] pivotOrder = {};
    private double[] row = {};
    private double[] y = {};

    public BlockLu(Elimination pattern) {
        this.pattern = pattern;
    }

    /**
     * Factorizes the rows and columns of the nodes in the pattern.
     *
     * @param values nine numbers per entry of {@code column}, row-major
     * @return whether all pivots were regular
     */
    public boolean factorize(int[] rowStart, int[] column, double[] values) {
        int n = pattern.count();
        reshape(n);
        int[] order = pattern.order();
        int[] position = pattern.position();
        int[] us = pattern.upperStart();
        int[] uj = pattern.upper();
        int[] ls = pattern.lowerStart();
        int[] lj = pattern.lower();
        for (int i = 0; i < n; i++) {
            clear(ls[i], ls[i + 1], lj);
            clear(us[i], us[i + 1], uj);
            java.util.Arrays.fill(row, 9 * i, 9 * i + 9, 0);
            int node = order[i];
            for (int e = rowStart[node]; e < rowStart[node + 1]; e++) {
                int j = position[column[e]];
                if (j >= 0) {
                    System.arraycopy(values, 9 * e, row, 9 * j, 9);
                }
            }
            for (int t = ls[i]; t < ls[i + 1]; t++) {
                subtract(t, lj[t], us, uj);
            }
            for (int s = us[i]; s < us[i + 1]; s++) {
                System.arraycopy(row, 9 * uj[s], upper, 9 * s, 9);
            }
            if (!Block3.factorize(row, 9 * i, pivot, 9 * i, pivotOrder, 3 * i)) {
                return false;
            }
        }
        return true;
    }

    private void reshape(int n) {
        int fill = pattern.upperStart()[n];
        if (upper.length < 9 * fill) {
            upper = new double[9 * pattern.upper().length];
            lower = new double[9 * pattern.upper().length];
        }
        if (row.length < 9 * n) {
            int capacity = pattern.order().length;
            row = new double[9 * capacity];
            pivot = new double[9 * capacity];
            pivotOrder = new int[3 * capacity];
            y = new double[3 * capacity];
        }
    }

    private void clear(int from, int to, int[] columns) {
        for (int t = from; t < to; t++) {
            int k = 9 * columns[t];
            for (int q = k; q < k + 9; q++) {
                row[q] = 0;
            }
        }
    }

    /** L_ik = row_k U_kk⁻¹, then row_j −= L_ik U_kj for all j right of k. */
    private void subtract(int t, int k, int[] us, int[] uj) {
        double[] w = row;
        double[] u = upper;
        Block3.divide(w, 9 * k, pivot, 9 * k, pivotOrder, 3 * k, lower, 9 * t);
        int q = 9 * t;
        double l0 = lower[q];
        double l1 = lower[q + 1];
        double l2 = lower[q + 2];
        double l3 = lower[q + 3];
        double l4 = lower[q + 4];
        double l5 = lower[q + 5];
        double l6 = lower[q + 6];
        double l7 = lower[q + 7];
        double l8 = lower[q + 8];
        for (int s = us[k], m = 9 * s; s < us[k + 1]; s++, m += 9) {
            int j = 9 * uj[s];
            double u0 = u[m];
            double u1 = u[m + 1];
            double u2 = u[m + 2];
            double u3 = u[m + 3];
            double u4 = u[m + 4];
            double u5 = u[m + 5];
            double u6 = u[m + 6];
            double u7 = u[m + 7];
            double u8 = u[m + 8];
            w[j] -= l0 * u0 + l1 * u3 + l2 * u6;
            w[j + 1] -= l0 * u1 + l1 * u4 + l2 * u7;
            w[j + 2] -= l0 * u2 + l1 * u5 + l2 * u8;
            w[j + 3] -= l3 * u0 + l4 * u3 + l5 * u6;
            w[j + 4] -= l3 * u1 + l4 * u4 + l5 * u7;
            w[j + 5] -= l3 * u2 + l4 * u5 + l5 * u8;
            w[j + 6] -= l6 * u0 + l7 * u3 + l8 * u6;
            w[j + 7] -= l6 * u1 + l7 * u4 + l8 * u7;
            w[j + 8] -= l6 * u2 + l7 * u5 + l8 * u8;
        }
    }

    /** Sign of the determinant of what was factorized last. */
    public int sign() {
        int sign = 1;
        for (int i = 0; i < pattern.count(); i++) {
            int a = pivotOrder[3 * i];
            int b = pivotOrder[3 * i + 1];
            int c = pivotOrder[3 * i + 2];
            boolean odd = (a > b) ^ (a > c) ^ (b > c);
            double diagonal = Math.signum(pivot[9 * i]) * Math.signum(pivot[9 * i + 4]) * Math.signum(pivot[9 * i + 8]);
            sign = diagonal < 0 ^ odd ? -sign : sign;
        }
        return sign;
    }

    /** Solves for the nodes in the pattern; other entries of {@code x} are left alone. */
    public void solve(double[] rhs, double[] x) {
        int n = pattern.count();
        int[] order = pattern.order();
        int[] us = pattern.upperStart();
        int[] uj = pattern.upper();
        int[] ls = pattern.lowerStart();
        int[] lj = pattern.lower();
        for (int i = 0; i < n; i++) {
            System.arraycopy(rhs, 3 * order[i], y, 3 * i, 3);
            for (int t = ls[i]; t < ls[i + 1]; t++) {
                Block3.subtractProduct(lower, 9 * t, y, 3 * lj[t], y, 3 * i);
            }
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int s = us[i]; s < us[i + 1]; s++) {
                Block3.subtractProduct(upper, 9 * s, y, 3 * uj[s], y, 3 * i);
            }
            Block3.solve(pivot, 9 * i, pivotOrder, 3 * i, y, 3 * i, x, 3 * order[i]);
            System.arraycopy(x, 3 * order[i], y, 3 * i, 3);
        }
    }
}
