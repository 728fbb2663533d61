package org.signorini.solver.pivoting.internal;

import java.util.Arrays;

import org.signorini.algebra.HeapSort;

/**
 * Sparse LU, column by column: each column of L and U is a sparse triangular solve whose pattern is found first by a
 * depth-first search, so that the work is in proportion to the operations (Gilbert & Peierls 1988). Columns come in the
 * order of {@link MinimumDegree}; among the rows within a tenth of the largest candidate the one of lowest rank becomes
 * the pivot (threshold pivoting), which keeps both growth and fill small.
 */
final class SparseLu implements Factorization {

    private static final double THRESHOLD = 0.1;

    private final MinimumDegree ordering = new MinimumDegree();
    private int order;
    private int[] dependent = {};
    private int dependents;
    private long work;

    private int[] rowPosition = {};
    private long[] sorted = {};
    private int[] columnAt = {};
    private int[] pivotOf = {};
    private int[] pivotRow = {};
    private double[] diagonal = {};
    private int[] systemRow = {};
    private final SparseColumns lower = new SparseColumns();
    private final SparseColumns upper = new SparseColumns();

    private double[] x = {};
    private int[] stack = {};
    private int[] next = {};
    private int[] reached = {};
    private boolean[] marked = {};

    /** Makes room and finds the elimination order; to be called when the system has changed. */
    void analyze(ScaledSystem system) {
        int n = system.size;
        if (rowPosition.length < n) {
            rowPosition = new int[n];
            sorted = new long[n];
            dependent = new int[n];
            columnAt = new int[n];
            pivotOf = new int[n];
            pivotRow = new int[n];
            diagonal = new double[n];
            systemRow = new int[n];
            x = new double[n];
            stack = new int[n];
            next = new int[n];
            reached = new int[n];
            marked = new boolean[n];
        }
        ordering.order(system);
    }

    @Override
    public boolean factor(ScaledSystem system, int[] rows, int[] columns, int count, double singular) {
        order = count;
        work = 0;
        dependents = 0;
        Arrays.fill(rowPosition, 0, system.size, -1);
        for (int i = 0; i < count; i++) {
            rowPosition[rows[i]] = i;
            systemRow[i] = rows[i];
            pivotOf[i] = -1;
        }
        lower.clear(count);
        upper.clear(count);
        sortColumns(system, columns, count);
        double largest = 0;
        for (int k = 0; k < count; k++) {
            largest = Math.max(largest, largestEntry(system, columns[columnAt[k]]));
        }
        for (int k = 0; k < count; k++) {
            if (!column(system, columns[columnAt[k]], k, singular * largest)) {
                dependent[dependents++] = columnAt[k];
            }
        }
        return dependents == 0;
    }

    /** Columns by rank; the covering vector, which touches every row, last. */
    private void sortColumns(ScaledSystem system, int[] columns, int count) {
        for (int j = 0; j < count; j++) {
            long rank = columns[j] == system.size ? system.size : ordering.rank(columns[j]);
            sorted[j] = rank << 32 | j;
        }
        HeapSort.sort(sorted, 0, count);
        for (int k = 0; k < count; k++) {
            columnAt[k] = (int) sorted[k];
        }
    }

    private double largestEntry(ScaledSystem system, int j) {
        double largest = 0;
        int base = j * system.size;
        boolean covering = j == system.size;
        int end = covering ? system.size : system.columnStart(j + 1);
        for (int k = covering ? 0 : system.columnStart(j); k < end; k++) {
            int i = covering ? k : system.occupiedRow(k);
            if (rowPosition[i] >= 0) {
                largest = Math.max(largest, Math.abs(system.a[base + i]));
            }
        }
        return largest;
    }

    /** Column k of L and U. */
    private boolean column(ScaledSystem system, int j, int k, double tiny) {
        int top = reach(system, j);
        // x = L⁻¹ a_j, in topological order
        for (int t = top; t < order; t++) {
            int row = reached[t];
            int p = pivotOf[row];
            if (p >= 0) {
                double value = x[row];
                for (int e = lower.start(p); e < lower.start(p + 1); e++) {
                    x[lower.index[e]] -= value * lower.value[e];
                }
                work += lower.start(p + 1) - lower.start(p);
            }
        }
        int pivot = choosePivot(top, tiny);
        if (pivot >= 0) {
            store(top, k, pivot);
        } else {
            lower.close(k);
            upper.close(k);
        }
        for (int t = top; t < order; t++) {
            x[reached[t]] = 0;
            marked[reached[t]] = false;
        }
        return pivot >= 0;
    }

    private int choosePivot(int top, double tiny) {
        double largest = 0;
        for (int t = top; t < order; t++) {
            if (pivotOf[reached[t]] < 0) {
                largest = Math.max(largest, Math.abs(x[reached[t]]));
            }
        }
        int best = -1;
        for (int t = top; t < order && largest > tiny; t++) {
            int row = reached[t];
            if (pivotOf[row] < 0 && Math.abs(x[row]) >= THRESHOLD * largest
                    && (best < 0 || ordering.rank(systemRow[row]) < ordering.rank(systemRow[best]))) {
                best = row;
            }
        }
        return best;
    }

    private void store(int top, int k, int pivot) {
        pivotOf[pivot] = k;
        pivotRow[k] = pivot;
        diagonal[k] = x[pivot];
        for (int t = top; t < order; t++) {
            int row = reached[t];
            if (row == pivot || x[row] == 0) {
                continue;
            }
            if (pivotOf[row] >= 0) {
                upper.add(pivotOf[row], x[row]);
            } else {
                lower.add(row, x[row] / x[pivot]);
            }
        }
        lower.close(k);
        upper.close(k);
    }

    /** Rows that column j fills, in topological order at the end of {@link #reached}; scatters the column into x. */
    private int reach(ScaledSystem system, int j) {
        int top = order;
        int base = j * system.size;
        boolean covering = j == system.size;
        int end = covering ? system.size : system.columnStart(j + 1);
        for (int k = covering ? 0 : system.columnStart(j); k < end; k++) {
            int i = covering ? k : system.occupiedRow(k);
            int row = rowPosition[i];
            if (row >= 0 && system.a[base + i] != 0) {
                if (!marked[row]) {
                    top = search(row, top);
                }
                x[row] += system.a[base + i];
            }
        }
        return top;
    }

    /** Depth-first search along the columns of L, without recursion. */
    private int search(int from, int end) {
        int top = end;
        int depth = 0;
        stack[0] = from;
        marked[from] = true;
        next[0] = pivotOf[from] < 0 ? 0 : lower.start(pivotOf[from]);
        while (depth >= 0) {
            int row = stack[depth];
            int p = pivotOf[row];
            int stop = p < 0 ? 0 : lower.start(p + 1);
            int e = next[depth];
            while (e < stop && marked[lower.index[e]]) {
                e++;
            }
            if (e < stop) {
                int child = lower.index[e];
                next[depth] = e + 1;
                marked[child] = true;
                stack[++depth] = child;
                next[depth] = pivotOf[child] < 0 ? 0 : lower.start(pivotOf[child]);
            } else {
                reached[--top] = row;
                depth--;
            }
        }
        return top;
    }

    @Override
    public void solve(double[] b, double[] solution) {
        // L y = b, with y kept in place at the pivot rows
        for (int k = 0; k < order; k++) {
            double y = b[pivotRow[k]];
            if (y != 0) {
                for (int e = lower.start(k); e < lower.start(k + 1); e++) {
                    b[lower.index[e]] -= y * lower.value[e];
                }
            }
        }
        // U x = y
        for (int k = order - 1; k >= 0; k--) {
            double value = b[pivotRow[k]] / diagonal[k];
            solution[columnAt[k]] = value;
            if (value != 0) {
                for (int e = upper.start(k); e < upper.start(k + 1); e++) {
                    b[pivotRow[upper.index[e]]] -= value * upper.value[e];
                }
            }
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
        return work;
    }
}
