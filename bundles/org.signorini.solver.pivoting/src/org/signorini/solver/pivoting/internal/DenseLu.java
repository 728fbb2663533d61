package org.signorini.solver.pivoting.internal;

/**
 * Dense LU with partial pivoting (Golub & Van Loan, Algorithm 3.4.1), row by row on a flat array. ⅔k³ operations to
 * factor, 2k² to solve.
 */
final class DenseLu implements Factorization {

    private double[] lu = {};
    private int[] permutation = {};
    private int order;
    private int[] dependent = {};
    private int dependents;

    @Override
    public boolean factor(ScaledSystem system, int[] rows, int[] columns, int count, double singular) {
        order = count;
        double largest = 0;
        for (int j = 0; j < count; j++) {
            int base = columns[j] * system.size;
            for (int i = 0; i < count; i++) {
                double value = system.a[base + rows[i]];
                lu[i * count + j] = value;
                largest = Math.max(largest, Math.abs(value));
            }
        }
        for (int i = 0; i < count; i++) {
            permutation[i] = i;
        }
        dependents = 0;
        for (int j = 0; j < count; j++) {
            int p = j - dependents;
            int best = pivotRow(p, j);
            double pivot = lu[best * count + j];
            if (Math.abs(pivot) > singular * largest) {
                swap(p, best);
                eliminate(p, j, pivot);
            } else {
                dependent[dependents++] = j;
            }
        }
        return dependents == 0;
    }

    /** Makes room for matrices up to an order. */
    void reserve(int largest) {
        if (permutation.length < largest) {
            int room = largest + largest / 4;
            lu = new double[room * room];
            permutation = new int[room];
            dependent = new int[room];
        }
    }

    private int pivotRow(int p, int j) {
        int best = p;
        for (int i = p + 1; i < order; i++) {
            if (Math.abs(lu[i * order + j]) > Math.abs(lu[best * order + j])) {
                best = i;
            }
        }
        return best;
    }

    private void swap(int p, int best) {
        if (best == p) {
            return;
        }
        for (int j = 0, x = p * order, y = best * order; j < order; j++, x++, y++) {
            double keep = lu[x];
            lu[x] = lu[y];
            lu[y] = keep;
        }
        int keep = permutation[p];
        permutation[p] = permutation[best];
        permutation[best] = keep;
    }

    private void eliminate(int p, int column, double pivot) {
        int top = p * order;
        for (int i = p + 1; i < order; i++) {
            int row = i * order;
            double factor = lu[row + column] / pivot;
            lu[row + column] = factor;
            if (factor != 0) {
                for (int j = column + 1; j < order; j++) {
                    lu[row + j] -= factor * lu[top + j];
                }
            }
        }
    }

    @Override
    public void solve(double[] b, double[] x) {
        int n = order;
        for (int i = 0; i < n; i++) {
            double sum = b[permutation[i]];
            int row = i * n;
            for (int j = 0; j < i; j++) {
                sum -= lu[row + j] * x[j];
            }
            x[i] = sum;
        }
        for (int i = n - 1; i >= 0; i--) {
            double sum = x[i];
            int row = i * n;
            for (int j = i + 1; j < n; j++) {
                sum -= lu[row + j] * x[j];
            }
            x[i] = sum / lu[row + i];
        }
    }

    @Override
    public int dependents() {
        return dependents;
    }

    @Override
    public int dependent(int k) {
        return dependent[k];
    }

    @Override
    public long work() {
        return (long) order * order * order / 3;
    }
}
