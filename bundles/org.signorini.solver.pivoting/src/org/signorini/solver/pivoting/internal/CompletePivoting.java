package org.signorini.solver.pivoting.internal;

/**
 * Finds a largest regular part of a singular square block by elimination with complete pivoting (Golub & Van Loan,
 * §3.4.8): {@code rank} rows and columns whose block is regular, the others depending on them. f³ operations.
 */
final class CompletePivoting {

    private static final double RANK = 1e-10;

    private double[] lu = {};
    private int[] row = {};
    private int[] column = {};
    private double[] weight = {};
    private int order;
    private int rank;

    int rank() {
        return rank;
    }

    /** Position of the k-th row in order of elimination; from {@link #rank()} on the dependent ones. */
    int row(int k) {
        return row[k];
    }

    int column(int k) {
        return column[k];
    }

    /** Eliminates A[index, index]. */
    void reveal(ScaledSystem system, int[] index, int count) {
        order = count;
        if (row.length < count) {
            lu = new double[count * count];
            row = new int[count];
            column = new int[count];
            weight = new double[count];
        }
        for (int i = 0; i < count; i++) {
            row[i] = i;
            column[i] = i;
            for (int j = 0; j < count; j++) {
                lu[i * count + j] = system.entry(index[i], index[j]);
            }
        }
        double largest = 0;
        for (rank = 0; rank < count; rank++) {
            int best = largestFrom(rank);
            double size = Math.abs(lu[best]);
            largest = Math.max(largest, size);
            if (size <= RANK * largest) {
                return;
            }
            swap(rank, best / count, best % count);
            eliminate(rank);
        }
    }

    private int largestFrom(int k) {
        int best = k * order + k;
        for (int i = k; i < order; i++) {
            for (int at = i * order + k; at < (i + 1) * order; at++) {
                best = Math.abs(lu[at]) > Math.abs(lu[best]) ? at : best;
            }
        }
        return best;
    }

    private void swap(int k, int i, int j) {
        for (int c = 0; c < order; c++) {
            double keep = lu[k * order + c];
            lu[k * order + c] = lu[i * order + c];
            lu[i * order + c] = keep;
        }
        for (int r = 0; r < order; r++) {
            double keep = lu[r * order + k];
            lu[r * order + k] = lu[r * order + j];
            lu[r * order + j] = keep;
        }
        int keep = row[k];
        row[k] = row[i];
        row[i] = keep;
        keep = column[k];
        column[k] = column[j];
        column[j] = keep;
    }

    private void eliminate(int k) {
        int top = k * order;
        for (int i = k + 1; i < order; i++) {
            double factor = lu[i * order + k] / lu[top + k];
            lu[i * order + k] = factor;
            for (int j = k + 1; j < order; j++) {
                lu[i * order + j] -= factor * lu[top + j];
            }
        }
    }

    /**
     * Whether the k-th row, dependent within the block, depends on the others in all columns of A too: then it says
     * nothing new and may be left out.
     */
    boolean isRedundant(ScaledSystem system, int[] index, int k) {
        // row k = Σ weight·(regular rows): backward through the unit lower triangle
        for (int p = rank - 1; p >= 0; p--) {
            double sum = lu[k * order + p];
            for (int i = p + 1; i < rank; i++) {
                sum -= weight[i] * lu[i * order + p];
            }
            weight[p] = sum;
        }
        for (int j = 0; j < system.size; j++) {
            double sum = system.entry(index[row[k]], j);
            double size = Math.abs(sum);
            for (int p = 0; p < rank; p++) {
                double term = weight[p] * system.entry(index[row[p]], j);
                sum -= term;
                size = Math.max(size, Math.abs(term));
            }
            if (Math.abs(sum) > RANK * Math.max(1, size)) {
                return false;
            }
        }
        return true;
    }
}
