package org.signorini.solver.pivoting.internal;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.LinearProblem;

/**
 * One linear complementarity problem as the pivoting methods see it, in the problem's scaled variables:
 *
 * <pre>
 * w = A z + q + d s,   l ≤ z ≤ u,   A = R M C,  q = R q₀,  z = z₀/C,  w = R w₀.
 * </pre>
 *
 * A is stored column by column because pivoting asks for columns: those entering the basis, and sums of them. Column
 * {@code size} is the covering vector d of the artificial variable s. Where less than a quarter of A is occupied, sums
 * of columns run over the occupied rows only. Scales are powers of two, so that scaling rounds nothing.
 */
public final class ScaledSystem {

    /** Below this size a loop over zeros is quicker than one over indices. */
    private static final int SPARSE_SIZE = 40;
    private static final int TILE = 32;

    int size;
    double[] a = {};
    double[] q = {};
    double[] lower = {};
    double[] upper = {};
    /** Size of the whole problem's data, to which tolerances are relative. */
    double reference;
    private boolean sparse;
    private int[] start = {};
    private int[] occupied = {};

    public int size() {
        return size;
    }

    /** Whether {@link #columnStart} and {@link #occupiedRow} are kept. */
    boolean sparse() {
        return sparse;
    }

    int columnStart(int j) {
        return start[j];
    }

    int occupiedRow(int k) {
        return occupied[k];
    }

    double entry(int i, int j) {
        return a[j * size + i];
    }

    /** Takes over the rows and columns {@code index[0..count)} of a prepared problem. */
    public void load(LinearProblem problem, int[] index, int count) {
        reshape(count);
        reference = problem.magnitude();
        int n = problem.size();
        double[] m = problem.matrix().data;
        // tiles, since one side of a transposition is always walked against the grain
        for (int i0 = 0; i0 < count; i0 += TILE) {
            int i1 = Math.min(i0 + TILE, count);
            for (int j0 = 0; j0 < count; j0 += TILE) {
                int j1 = Math.min(j0 + TILE, count);
                for (int i = i0; i < i1; i++) {
                    double r = problem.rowScale(index[i]);
                    int row = index[i] * n;
                    for (int j = j0; j < j1; j++) {
                        a[j * count + i] = r * m[row + index[j]];
                    }
                }
            }
        }
        for (int j = 0; j < count; j++) {
            double c = problem.columnScale(index[j]);
            for (int k = j * count; k < (j + 1) * count; k++) {
                a[k] *= c;
            }
            q[j] = problem.rowScale(index[j]) * problem.q()[index[j]];
            lower[j] = problem.lower()[index[j]] / c;
            upper[j] = problem.upper()[index[j]] / c;
        }
        indexOccupied();
    }

    /** Takes over the linearization of a nonlinear problem but for its constant, which comes later. */
    void load(DMatrixRMaj jacobian, double[] l, double[] u, double magnitude) {
        int n = jacobian.numRows;
        reshape(n);
        reference = magnitude;
        for (int i = 0, k = 0; i < n; i++) {
            for (int j = 0; j < n; j++, k++) {
                a[j * n + i] = jacobian.data[k];
            }
        }
        System.arraycopy(l, 0, lower, 0, n);
        System.arraycopy(u, 0, upper, 0, n);
        indexOccupied();
    }

    private void reshape(int n) {
        size = n;
        if (q.length < n) {
            // contacts come one by one: room for some more of them
            int room = n + n / 4;
            a = new double[room * (room + 1)];
            q = new double[room];
            lower = new double[room];
            upper = new double[room];
            start = new int[room + 1];
            occupied = new int[room < SPARSE_SIZE ? 0 : room * room / 4];
        }
        Arrays.fill(a, n * n, n * (n + 1), 0);
    }

    private void indexOccupied() {
        int limit = size * size / 4;
        sparse = size >= SPARSE_SIZE;
        int count = 0;
        for (int j = 0; j < size && sparse; j++) {
            start[j] = count;
            for (int i = 0, k = j * size; i < size; i++, k++) {
                // the diagonal always, since it may be perturbed later
                if (a[k] != 0 || i == j) {
                    if (count == limit) {
                        sparse = false;
                        break;
                    }
                    occupied[count++] = i;
                }
            }
        }
        if (sparse) {
            start[size] = count;
        }
    }

    /** y += x·(column j of A, or d for j = size). */
    void addColumn(int j, double x, double[] y) {
        int base = j * size;
        if (sparse && j < size) {
            for (int k = start[j], end = start[j + 1]; k < end; k++) {
                int i = occupied[k];
                y[i] += x * a[base + i];
            }
        } else {
            for (int i = 0; i < size; i++) {
                y[i] += x * a[base + i];
            }
        }
    }

    boolean isFree(int i) {
        return lower[i] == Double.NEGATIVE_INFINITY && upper[i] == Double.POSITIVE_INFINITY;
    }
}
