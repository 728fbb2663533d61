package org.signorini.ui.views.trajectory;

import java.util.Arrays;

import org.signorini.study.result.Table;

/**
 * Where a column of a table is lowest and highest, block by block, so that a stretch of millions of samples is drawn
 * with all its peaks after looking at a few of them. Rows never change once counted: what a running table has gained is
 * indexed when next asked for. O(n) once, then O(blocks + buckets · {@value #BLOCK}) a stretch.
 */
final class ExtremaIndex {

    static final int BLOCK = 128;

    private final Table table;
    private final int column;
    private int[] lowest = new int[16];
    private int[] highest = new int[16];
    private int blocks;

    ExtremaIndex(Table table, int column) {
        this.table = table;
        this.column = column;
    }

    /**
     * Samples of a stretch of rows: of every bucket its first, lowest, highest and last, as {@link
     * org.signorini.plot.Decimation} keeps them; all of them where they are few.
     *
     * @return rows in order
     */
    int[] rows(int from, int to, int buckets) {
        int n = to - from;
        if (n <= 4 * buckets) {
            int[] all = new int[Math.max(0, n)];
            Arrays.setAll(all, i -> from + i);
            return all;
        }
        grow(to);
        int[] out = new int[4 * buckets];
        int count = 0;
        for (int b = 0; b < buckets; b++) {
            int first = from + (int) ((long) n * b / buckets);
            int end = from + (int) ((long) n * (b + 1) / buckets);
            int low = extreme(first, end, lowest, -1);
            int high = extreme(first, end, highest, 1);
            count = put(out, count, first);
            count = put(out, count, Math.min(low, high));
            count = put(out, count, Math.max(low, high));
            count = put(out, count, end - 1);
        }
        return Arrays.copyOf(out, count);
    }

    private static int put(int[] out, int count, int row) {
        if (count > 0 && out[count - 1] >= row) {
            return count;
        }
        out[count] = row;
        return count + 1;
    }

    /** The row with the largest {@code sign} · value; whole blocks by their entry, their rest row by row. */
    private int extreme(int from, int to, int[] byBlock, int sign) {
        int best = from;
        int i = from;
        while (i < to) {
            if (i % BLOCK == 0 && i + BLOCK <= to) {
                best = better(best, byBlock[i / BLOCK], sign);
                i += BLOCK;
            } else {
                best = better(best, i, sign);
                i++;
            }
        }
        return best;
    }

    /** Samples that are no numbers, as gaps of far pairs, never win. */
    private int better(int best, int row, int sign) {
        double a = table.get(best, column);
        double b = table.get(row, column);
        return Double.isNaN(a) || sign * b > sign * a ? row : best;
    }

    private void grow(int rows) {
        int wanted = rows / BLOCK;
        if (wanted > lowest.length) {
            lowest = Arrays.copyOf(lowest, 2 * wanted);
            highest = Arrays.copyOf(highest, 2 * wanted);
        }
        for (; blocks < wanted; blocks++) {
            int low = blocks * BLOCK;
            int high = low;
            for (int i = low + 1; i < (blocks + 1) * BLOCK; i++) {
                low = better(low, i, -1);
                high = better(high, i, 1);
            }
            lowest[blocks] = low;
            highest[blocks] = high;
        }
    }
}
