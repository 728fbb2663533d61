package org.signorini.formulation.rc.sparse;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Where the nonzero blocks of the factor are, found once per mechanism: positions in order of elimination, below each
 * diagonal block the blocks of its column by ascending row, and for every pair of them the block its product goes to.
 * Immutable.
 */
public final class SaddleStructure {

    /** Bodies without the ground. */
    final int bodies;
    /** Bodies at the two ends of each link; 0 is the ground. */
    final int[] linkA;
    final int[] linkB;
    /** Rows of each link, at most six. */
    final int[] linkRows;
    /** Number of diagonal blocks. */
    final int count;
    /** Position of body k at [k] (−1 for the ground) and of link l. */
    final int[] bodyPosition;
    final int[] linkPosition;
    /** Rows of the block at a position. */
    final int[] size;
    /** +1 for bodies, −1 for links. */
    final int[] sign;
    /** Blocks of the column at a position: {@code start[p] … start[p + 1]}, and the position of each one's row. */
    final int[] start;
    final int[] row;
    /**
     * For each pair of blocks of a column, the later row first, the block of the row of one in the column of the
     * other.
     */
    final int[] target;
    /** Where the products of a column begin in {@link #target}. */
    final int[] targetStart;

    /** @param linkRows at most six rows per link */
    public SaddleStructure(int bodies, int[] linkA, int[] linkB, int[] linkRows) {
        this.bodies = bodies;
        this.linkA = linkA.clone();
        this.linkB = linkB.clone();
        this.linkRows = linkRows.clone();
        count = bodies + linkA.length;
        bodyPosition = new int[bodies + 1];
        linkPosition = new int[linkA.length];
        size = new int[count];
        sign = new int[count];
        bodyPosition[0] = -1;
        int[] order = EliminationOrder.of(bodies, linkA, linkB);
        for (int p = 0; p < count; p++) {
            int vertex = order[p];
            boolean isBody = vertex < bodies;
            (isBody ? bodyPosition : linkPosition)[isBody ? vertex + 1 : vertex - bodies] = p;
            size[p] = isBody ? 6 : linkRows[vertex - bodies];
            sign[p] = isBody ? 1 : -1;
        }
        List<TreeSet<Integer>> columns = columns();
        start = new int[count + 1];
        targetStart = new int[count + 1];
        for (int p = 0; p < count; p++) {
            int blocks = columns.get(p).size();
            start[p + 1] = start[p] + blocks;
            targetStart[p + 1] = targetStart[p] + blocks * (blocks - 1) / 2;
        }
        row = columns.stream().flatMap(TreeSet::stream).mapToInt(Integer::intValue).toArray();
        target = new int[targetStart[count]];
        for (int p = 0, t = 0; p < count; p++) {
            for (int i = start[p]; i < start[p + 1]; i++) {
                for (int j = start[p]; j < i; j++) {
                    target[t++] = block(row[i], row[j]);
                }
            }
        }
    }

    /**
     * Rows below each diagonal block: those of the matrix, and those that elimination passes on to the next in line.
     */
    private List<TreeSet<Integer>> columns() {
        List<TreeSet<Integer>> columns = new ArrayList<>();
        for (int p = 0; p < count; p++) {
            columns.add(new TreeSet<>());
        }
        for (int l = 0; l < linkA.length; l++) {
            for (int body : new int[] {linkA[l], linkB[l]}) {
                if (body != 0) {
                    int a = bodyPosition[body];
                    int b = linkPosition[l];
                    columns.get(Math.min(a, b)).add(Math.max(a, b));
                }
            }
        }
        for (TreeSet<Integer> column : columns) {
            if (!column.isEmpty()) {
                columns.get(column.first()).addAll(column.tailSet(column.first(), false));
            }
        }
        return columns;
    }

    /** Index of a block below the diagonal. */
    int block(int rowPosition, int columnPosition) {
        for (int e = start[columnPosition]; e < start[columnPosition + 1]; e++) {
            if (row[e] == rowPosition) {
                return e;
            }
        }
        throw new IllegalStateException("there is no block (" + rowPosition + ", " + columnPosition + ")");
    }

    /** The position that elimination goes on to, or −1: a row's right side spreads along this path and nowhere else. */
    int next(int position) {
        return start[position] == start[position + 1] ? -1 : row[start[position]];
    }

    /** Numbers in the factor, diagonal blocks by their lower triangles: what a solve reads twice. */
    public long entries() {
        long sum = 0;
        for (int p = 0; p < count; p++) {
            sum += size[p] * (size[p] + 1) / 2;
            for (int e = start[p]; e < start[p + 1]; e++) {
                sum += (long) size[p] * size[row[e]];
            }
        }
        return sum;
    }

    /** Multiplications of a factorization, to leading order in the sizes of blocks. */
    public long multiplications() {
        long sum = 0;
        for (int p = 0; p < count; p++) {
            long below = 0;
            for (int e = start[p]; e < start[p + 1]; e++) {
                below += size[row[e]];
            }
            long d = size[p];
            sum += d * d * d / 6 + below * d * d / 2 + below * below * d / 2;
        }
        return sum;
    }
}
