package org.signorini.solver.conic.block;

import java.util.Arrays;

/**
 * In which order to eliminate the nodes of a symmetric pattern, and where fill appears: minimum degree (George &amp;
 * Liu 1981, ch. 5), the degrees exact. The elimination graph is kept as rows of bits, so that eliminating a node of
 * degree d costs d·n/64 operations; with n²/8 bytes this is the quickest way up to some thousand nodes, and not for
 * more. Ties go to the lowest index: the same pattern gives the same order.
 */
public final class Elimination {

    private int count;
    private int words;
    private long[] graph = {};
    private int[] degree = {};
    private int[] order = {};
    private int[] position = {};
    private int[] upperStart = {0};
    private int[] upper = {};
    private int[] lowerStart = {0};
    private int[] lower = {};

    /**
     * Analyzes a pattern restricted to some of its nodes.
     *
     * @param rowStart where each node's row starts in {@code column}; the pattern counts as symmetric
     * @param active   which nodes take part
     */
    public void analyze(int nodes, int[] rowStart, int[] column, boolean[] active) {
        reshape(nodes);
        connect(nodes, rowStart, column, active);
        Arrays.fill(position, 0, nodes, -1);
        int fill = 0;
        for (int k = 0; k < count; k++) {
            int pivot = leastDegree(nodes);
            order[k] = pivot;
            position[pivot] = k;
            upperStart[k] = fill;
            if (upper.length < fill + degree[pivot]) {
                upper = Arrays.copyOf(upper, 2 * (fill + degree[pivot]) + 64);
            }
            fill = eliminate(pivot, fill);
        }
        upperStart[count] = fill;
        toPositions(fill);
        transpose(fill);
        sortUpper();
    }

    private void reshape(int nodes) {
        words = nodes + 63 >>> 6;
        if (graph.length < words * nodes) {
            graph = new long[words * nodes];
        } else {
            Arrays.fill(graph, 0, words * nodes, 0);
        }
        if (degree.length < nodes) {
            degree = new int[nodes];
            order = new int[nodes];
            position = new int[nodes];
            upperStart = new int[nodes + 1];
            lowerStart = new int[nodes + 2];
        }
    }

    private void connect(int nodes, int[] rowStart, int[] column, boolean[] active) {
        count = 0;
        for (int i = 0; i < nodes; i++) {
            if (!active[i]) {
                continue;
            }
            count++;
            for (int e = rowStart[i]; e < rowStart[i + 1]; e++) {
                int j = column[e];
                if (j != i && active[j]) {
                    graph[i * words + (j >>> 6)] |= 1L << j;
                    graph[j * words + (i >>> 6)] |= 1L << i;
                }
            }
        }
        for (int i = 0; i < nodes; i++) {
            degree[i] = active[i] ? bits(i) : Integer.MAX_VALUE;
        }
    }

    private int bits(int node) {
        int sum = 0;
        for (int w = node * words; w < (node + 1) * words; w++) {
            sum += Long.bitCount(graph[w]);
        }
        return sum;
    }

    private int leastDegree(int nodes) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < nodes; i++) {
            if (degree[i] < least) {
                least = degree[i];
                best = i;
            }
        }
        return best;
    }

    /** Lists the pivot's neighbours from {@code at} on and makes them neighbours of each other. */
    private int eliminate(int pivot, int at) {
        degree[pivot] = Integer.MAX_VALUE;
        int first = pivot * words;
        int end = at;
        for (int w = 0; w < words; w++) {
            for (long rest = graph[first + w]; rest != 0; rest &= rest - 1) {
                upper[end++] = (w << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        for (int t = at; t < end; t++) {
            int j = upper[t];
            int row = j * words;
            int sum = 0;
            // pivot and j itself must not count as neighbours of j
            graph[first + (j >>> 6)] &= ~(1L << j);
            graph[row + (pivot >>> 6)] &= ~(1L << pivot);
            for (int w = 0; w < words; w++) {
                graph[row + w] |= graph[first + w];
                sum += Long.bitCount(graph[row + w]);
            }
            graph[first + (j >>> 6)] |= 1L << j;
            degree[j] = sum;
        }
        return end;
    }

    private void toPositions(int fill) {
        for (int t = 0; t < fill; t++) {
            upper[t] = position[upper[t]];
        }
    }

    private void transpose(int fill) {
        if (lower.length < fill) {
            lower = new int[upper.length];
        }
        // lowerStart[i + 2] counts, then lowerStart[i + 1] is where the next of row i goes
        Arrays.fill(lowerStart, 0, count + 2, 0);
        for (int t = 0; t < fill; t++) {
            lowerStart[upper[t] + 2]++;
        }
        for (int i = 0; i < count; i++) {
            lowerStart[i + 2] += lowerStart[i + 1];
        }
        for (int k = 0; k < count; k++) {
            for (int t = upperStart[k]; t < upperStart[k + 1]; t++) {
                lower[lowerStart[upper[t] + 1]++] = k;
            }
        }
    }

    /** Transposing once more lists the rows of {@link #upper} in rising order; degrees are no longer needed. */
    private void sortUpper() {
        int[] next = degree;
        System.arraycopy(upperStart, 0, next, 0, count);
        for (int i = 0; i < count; i++) {
            for (int t = lowerStart[i]; t < lowerStart[i + 1]; t++) {
                upper[next[lower[t]]++] = i;
            }
        }
    }

    /** Nodes that take part. */
    int count() {
        return count;
    }

    /** The node eliminated as k-th. */
    int[] order() {
        return order;
    }

    /** When a node is eliminated; −1 if it takes no part. */
    int[] position() {
        return position;
    }

    /** Start of each pivot's row in {@link #upper()}. */
    int[] upperStart() {
        return upperStart;
    }

    /** Positions right of the diagonal, ascending. */
    int[] upper() {
        return upper;
    }

    /** Start of each pivot's row in {@link #lower()}. */
    int[] lowerStart() {
        return lowerStart;
    }

    /** Positions left of the diagonal, ascending. */
    int[] lower() {
        return lower;
    }
}
