package org.signorini.complementarity.operator;

import java.util.Arrays;

/** Blocks with their coordinates in the order they were added, and the two counting sorts that bring them into rows. */
final class BlockTriplets {

    private int count;
    private int valueCount;
    private int[] row = {};
    private int[] column = {};
    private int[] start = {};
    private int[] size = {};
    private double[] values = {};
    private int[] byColumn = {};
    private int[] byRow = {};
    private int[] bucket = {};

    void clear() {
        count = 0;
        valueCount = 0;
    }

    int count() {
        return count;
    }

    int capacity() {
        return row.length;
    }

    int valueCount() {
        return valueCount;
    }

    int valueCapacity() {
        return values.length;
    }

    void add(int rowNode, int columnNode, int rows, int columns, double[] source, int offset, int stride) {
        if (count == row.length) {
            grow();
        }
        if (values.length < valueCount + 9) {
            values = Arrays.copyOf(values, 2 * values.length + 9 * 16);
        }
        row[count] = rowNode;
        column[count] = columnNode;
        start[count] = valueCount;
        size[count++] = rows * columns;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                values[valueCount++] = source[offset + r * stride + c];
            }
        }
    }

    private void grow() {
        int capacity = 2 * count + 16;
        row = Arrays.copyOf(row, capacity);
        column = Arrays.copyOf(column, capacity);
        start = Arrays.copyOf(start, capacity);
        size = Arrays.copyOf(size, capacity);
        byColumn = new int[capacity];
        byRow = new int[capacity];
    }

    /** Writes rows sorted by column, adding up blocks at the same place in the order they were added. */
    void compress(int nodes, int[] rowStart, int[] columns, int[] valueStart, double[] target) {
        if (bucket.length < nodes + 1) {
            bucket = new int[nodes + 1];
        }
        // stable sorts: by column first, then by row
        order(nodes, column, null, byColumn);
        order(nodes, row, byColumn, byRow);
        int entries = 0;
        int used = 0;
        int at = 0;
        for (int node = 0; node < nodes; node++) {
            rowStart[node] = entries;
            for (; at < count && row[byRow[at]] == node; at++) {
                int t = byRow[at];
                if (entries > rowStart[node] && columns[entries - 1] == column[t]) {
                    int previous = valueStart[entries - 1];
                    for (int k = 0; k < size[t]; k++) {
                        target[previous + k] += values[start[t] + k];
                    }
                } else {
                    columns[entries] = column[t];
                    valueStart[entries++] = used;
                    System.arraycopy(values, start[t], target, used, size[t]);
                    used += size[t];
                }
            }
        }
        rowStart[nodes] = entries;
    }

    private void order(int nodes, int[] key, int[] input, int[] output) {
        Arrays.fill(bucket, 0, nodes + 1, 0);
        for (int t = 0; t < count; t++) {
            bucket[key[t] + 1]++;
        }
        for (int node = 0; node < nodes; node++) {
            bucket[node + 1] += bucket[node];
        }
        for (int k = 0; k < count; k++) {
            int t = input == null ? k : input[k];
            output[bucket[key[t]]++] = t;
        }
    }
}
