package org.signorini.solver.pivoting.internal;

import java.util.Arrays;

/**
 * Elimination order that keeps factors sparse: always the index with the fewest neighbours next (Tinney & Walker 1967,
 * scheme 2), on the symmetrized pattern of a sparse {@link ScaledSystem}. Neighbours are sets of bits, so that
 * eliminating an index of degree d costs d·n/64 word operations; ties go to the lowest index.
 */
final class MinimumDegree {

    private long[] neighbours = {};
    private int[] degree = {};
    private int[] rank = {};
    private int words;

    /** When an index is eliminated: 0 first. */
    int rank(int i) {
        return rank[i];
    }

    void order(ScaledSystem system) {
        int n = system.size;
        words = (n + 63) / 64;
        if (degree.length < n) {
            neighbours = new long[n * words];
            degree = new int[n];
            rank = new int[n];
        }
        connect(system);
        Arrays.fill(rank, 0, n, -1);
        for (int step = 0; step < n; step++) {
            int next = -1;
            for (int i = 0; i < n; i++) {
                if (rank[i] < 0 && (next < 0 || degree[i] < degree[next])) {
                    next = i;
                }
            }
            rank[next] = step;
            // a remainder in which all are neighbours of all fills up whatever the order
            if (degree[next] < n - step - 1) {
                eliminate(next);
            }
        }
    }

    private void connect(ScaledSystem system) {
        int n = system.size;
        Arrays.fill(neighbours, 0, n * words, 0);
        for (int j = 0; j < n; j++) {
            for (int k = system.columnStart(j); k < system.columnStart(j + 1); k++) {
                int i = system.occupiedRow(k);
                if (i != j) {
                    neighbours[i * words + (j >> 6)] |= 1L << j;
                    neighbours[j * words + (i >> 6)] |= 1L << i;
                }
            }
        }
        for (int i = 0; i < n; i++) {
            degree[i] = count(i);
        }
    }

    private int count(int i) {
        int bits = 0;
        for (int k = i * words; k < (i + 1) * words; k++) {
            bits += Long.bitCount(neighbours[k]);
        }
        return bits;
    }

    /** Joins all neighbours of p with each other and takes p out. */
    private void eliminate(int p) {
        int own = p * words;
        for (int word = 0; word < words; word++) {
            for (long bits = neighbours[own + word]; bits != 0; bits &= bits - 1) {
                int i = 64 * word + Long.numberOfTrailingZeros(bits);
                int row = i * words;
                for (int k = 0; k < words; k++) {
                    neighbours[row + k] |= neighbours[own + k];
                }
                neighbours[row + (i >> 6)] &= ~(1L << i);
                neighbours[row + (p >> 6)] &= ~(1L << p);
                degree[i] = count(i);
            }
        }
    }
}
