package org.signorini.solver.pivoting.internal;

import java.util.Arrays;

/**
 * Factors of a principal block B = A[F,F] of a dense system most of whose rows and columns are full, and the rest
 * almost empty, as in friction problems: a column of the identity for every sliding speed, a row of a few numbers for
 * every cone. The nearly empty ones are eliminated first, where that fills nothing in, and what remains, the core, is
 * decomposed with partial pivoting:
 *
 * <ul>
 * <li>a column with one entry goes with its row, whose unknown is found last;
 * <li>a row with up to {@value #SHORT} entries goes with one of its columns, which is added to the others.
 * </ul>
 *
 * Of n contacts that slide in a plane, 3n unknowns, the core has order n: a 27th of the work. ⅔m³ operations for a core
 * of order m, and O(k²).
 *
 * <p>
 * The core may be singular. Columns that depend on others are left out; {@link #solve} gives their unknowns zero, and
 * whether the rows left over are satisfied is for the caller to see. So a consistent system, as of contacts at rest
 * that hold more than there are freedoms, is solved by a change of few unknowns.
 */
final class CondensedLu {

    /** Entries up to which a row is substituted. */
    private static final int SHORT = 4;
    /** Least share of a short row's largest entry that its pivot has. */
    private static final double LEAST = 0.1;

    private ScaledSystem system;
    private int[] block = {};
    private int k;

    /** Of rows: number of entries, and the columns of the first ones. */
    private int[] entries = {};
    private int[] shortColumns = {};
    /** Place in the core, or −1 where eliminated. */
    private int[] corePlace = {};
    private boolean[] rowGone = {};
    private boolean[] kept = {};
    /** Pivots of single columns and of short rows. */
    private int[] singleRow = {};
    private int[] singleColumn = {};
    private int singles;
    private int[] substitutedRow = {};
    private int[] substitutedColumn = {};
    private int substituted;
    private int[] coreRows = {};
    private int[] coreColumns = {};
    private int order;

    private double[] lu = {};
    private int[] permutation = {};
    /** Core columns with a pivot, by pivot. */
    private int[] pivotColumn = {};
    private int rank;
    private double[] right = {};
    private double[] solved = {};
    private double[] sums = {};

    /** Order of the core of the last factorization, and its rank. */
    int order() {
        return order;
    }

    int rank() {
        return rank;
    }

    /**
     * Factors the block of {@code members[0..count)}, ascending.
     *
     * @param singular relative size of a pivot that is taken for zero
     */
    void factor(ScaledSystem newSystem, int[] members, int count, double singular) {
        system = newSystem;
        k = count;
        reserve(newSystem.size);
        System.arraycopy(members, 0, block, 0, count);
        takeSingleColumns();
        substituteShortRows();
        gatherCore();
        decompose(singular);
    }

    private void reserve(int n) {
        if (block.length < n) {
            int room = n + n / 4;
            block = new int[room];
            entries = new int[room];
            shortColumns = new int[SHORT * room];
            corePlace = new int[room];
            rowGone = new boolean[room];
            kept = new boolean[room];
            singleRow = new int[room];
            singleColumn = new int[room];
            substitutedRow = new int[room];
            substitutedColumn = new int[room];
            coreRows = new int[room];
            coreColumns = new int[room];
            permutation = new int[room];
            pivotColumn = new int[room];
            right = new double[room];
            solved = new double[room];
            sums = new double[room];
        }
    }

    private double entry(int i, int j) {
        return system.a[block[j] * system.size + block[i]];
    }

    /** Counts entries on the way; a second single column of a row depends on the first. */
    private void takeSingleColumns() {
        Arrays.fill(entries, 0, k, 0);
        Arrays.fill(rowGone, 0, k, false);
        Arrays.fill(corePlace, 0, k, 0);
        Arrays.fill(kept, 0, k, false);
        singles = 0;
        for (int j = 0; j < k; j++) {
            int base = block[j] * system.size;
            int found = 0;
            int last = -1;
            for (int i = 0; i < k; i++) {
                if (system.a[base + block[i]] != 0) {
                    if (entries[i] < SHORT) {
                        shortColumns[SHORT * i + entries[i]] = j;
                    }
                    entries[i]++;
                    found++;
                    last = i;
                }
            }
            if (found == 1 && !rowGone[last]) {
                rowGone[last] = true;
                corePlace[j] = -1;
                singleRow[singles] = last;
                singleColumn[singles++] = j;
            }
        }
    }

    private void substituteShortRows() {
        substituted = 0;
        for (int i = 0; i < k; i++) {
            if (rowGone[i] || entries[i] == 0 || entries[i] > SHORT) {
                continue;
            }
            int best = pivotOf(i);
            if (best >= 0) {
                for (int e = 0; e < entries[i]; e++) {
                    kept[shortColumns[SHORT * i + e]] = true;
                }
                rowGone[i] = true;
                corePlace[best] = -1;
                substitutedRow[substituted] = i;
                substitutedColumn[substituted++] = best;
            }
        }
    }

    /** The largest of a short row's columns that no other short row has, if none of them is gone. */
    private int pivotOf(int i) {
        int best = -1;
        double most = 0;
        double largest = 0;
        for (int e = 0; e < entries[i]; e++) {
            int j = shortColumns[SHORT * i + e];
            double size = Math.abs(entry(i, j));
            largest = Math.max(largest, size);
            if (corePlace[j] < 0) {
                return -1;
            }
            if (!kept[j] && size > most) {
                most = size;
                best = j;
            }
        }
        return most > LEAST * largest ? best : -1;
    }

    private void gatherCore() {
        order = 0;
        int columns = 0;
        for (int i = 0; i < k; i++) {
            if (!rowGone[i]) {
                coreRows[order++] = i;
            }
            if (corePlace[i] >= 0) {
                corePlace[i] = columns;
                coreColumns[columns++] = i;
            }
        }
        if (lu.length < order * order) {
            lu = new double[2 * order * order];
        }
        for (int j = 0; j < order; j++) {
            int base = block[coreColumns[j]] * system.size;
            for (int i = 0, to = j; i < order; i++, to += order) {
                lu[to] = system.a[base + block[coreRows[i]]];
            }
        }
        for (int s = 0; s < substituted; s++) {
            int r = substitutedRow[s];
            int c = substitutedColumn[s];
            int from = block[c] * system.size;
            for (int e = 0; e < entries[r]; e++) {
                int j = shortColumns[SHORT * r + e];
                if (j != c) {
                    double share = entry(r, j) / entry(r, c);
                    for (int i = 0, to = corePlace[j]; i < order; i++, to += order) {
                        lu[to] -= share * system.a[from + block[coreRows[i]]];
                    }
                }
            }
        }
    }

    /** Gaussian elimination with partial pivoting (Golub & Van Loan, Algorithm 3.4.1) that passes dependent columns. */
    private void decompose(double singular) {
        int m = order;
        double largest = 0;
        for (int i = 0; i < m * m; i++) {
            largest = Math.max(largest, Math.abs(lu[i]));
        }
        for (int i = 0; i < m; i++) {
            permutation[i] = i;
        }
        rank = 0;
        for (int j = 0; j < m; j++) {
            int best = rank;
            for (int i = rank + 1; i < m; i++) {
                if (Math.abs(lu[i * m + j]) > Math.abs(lu[best * m + j])) {
                    best = i;
                }
            }
            if (Math.abs(lu[best * m + j]) > singular * largest) {
                exchange(rank, best);
                eliminate(rank, j);
                pivotColumn[rank++] = j;
            }
        }
    }

    private void exchange(int p, int q) {
        if (p != q) {
            for (int j = 0, x = p * order, y = q * order; j < order; j++, x++, y++) {
                double swap = lu[x];
                lu[x] = lu[y];
                lu[y] = swap;
            }
            int swap = permutation[p];
            permutation[p] = permutation[q];
            permutation[q] = swap;
        }
    }

    private void eliminate(int p, int column) {
        int m = order;
        int top = p * m;
        double inverse = 1 / lu[top + column];
        for (int i = p + 1; i < m; i++) {
            int row = i * m;
            double factor = lu[row + column] * inverse;
            lu[row + column] = factor;
            if (factor != 0) {
                for (int j = column + 1; j < m; j++) {
                    lu[row + j] -= factor * lu[top + j];
                }
            }
        }
    }

    /** x with B x = b, both by place in the block; b is left alone. */
    void solve(double[] b, double[] x) {
        Arrays.fill(x, 0, k, 0);
        for (int i = 0; i < order; i++) {
            right[i] = b[coreRows[i]];
        }
        for (int s = 0; s < substituted; s++) {
            int c = substitutedColumn[s];
            double share = b[substitutedRow[s]] / entry(substitutedRow[s], c);
            if (share != 0) {
                int from = block[c] * system.size;
                for (int i = 0; i < order; i++) {
                    right[i] -= share * system.a[from + block[coreRows[i]]];
                }
            }
        }
        solveCore(x);
        for (int s = 0; s < substituted; s++) {
            int r = substitutedRow[s];
            int c = substitutedColumn[s];
            double sum = b[r];
            for (int e = 0; e < entries[r]; e++) {
                int j = shortColumns[SHORT * r + e];
                if (j != c) {
                    sum -= entry(r, j) * x[j];
                }
            }
            x[c] = sum / entry(r, c);
        }
        solveSingles(b, x);
    }

    private void solveCore(double[] x) {
        int m = order;
        for (int i = 0; i < rank; i++) {
            double sum = right[permutation[i]];
            for (int j = 0, row = i * m; j < i; j++) {
                sum -= lu[row + pivotColumn[j]] * solved[j];
            }
            solved[i] = sum;
        }
        for (int i = rank - 1; i >= 0; i--) {
            double sum = solved[i];
            int row = i * m;
            for (int j = i + 1; j < rank; j++) {
                sum -= lu[row + pivotColumn[j]] * solved[j];
            }
            solved[i] = sum / lu[row + pivotColumn[i]];
            x[coreColumns[pivotColumn[i]]] = solved[i];
        }
    }

    /** What the rows of single columns leave to them, column by column as A is stored. */
    private void solveSingles(double[] b, double[] x) {
        for (int s = 0; s < singles; s++) {
            sums[s] = b[singleRow[s]];
        }
        for (int j = 0; j < k; j++) {
            if (x[j] != 0) {
                int base = block[j] * system.size;
                for (int s = 0; s < singles; s++) {
                    sums[s] -= x[j] * system.a[base + block[singleRow[s]]];
                }
            }
        }
        for (int s = 0; s < singles; s++) {
            x[singleColumn[s]] = sums[s] / entry(singleRow[s], singleColumn[s]);
        }
    }
}
