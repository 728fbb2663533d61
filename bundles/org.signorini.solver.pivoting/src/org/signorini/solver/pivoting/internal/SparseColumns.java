package org.signorini.solver.pivoting.internal;

import java.util.Arrays;

/** Columns of a sparse matrix, filled one after another. Room grows by doubling and is kept. */
final class SparseColumns {

    int[] index = new int[64];
    double[] value = new double[64];
    private int[] start = new int[1];
    private int count;

    /** Forgets all columns. */
    void clear(int columns) {
        if (start.length < columns + 1) {
            start = new int[columns + columns / 2 + 1];
        }
        count = 0;
    }

    /** Where column k starts; {@code start(k + 1)} is where it ends. */
    int start(int k) {
        return start[k];
    }

    /** Adds an entry to the column being filled. */
    void add(int i, double x) {
        if (count == index.length) {
            index = Arrays.copyOf(index, 2 * count);
            value = Arrays.copyOf(value, 2 * count);
        }
        index[count] = i;
        value[count++] = x;
    }

    /** Ends column k. */
    void close(int k) {
        start[k + 1] = count;
    }
}
