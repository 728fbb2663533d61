package org.signorini.formulation.ce.loop;

/**
 * Which unknowns of G x = b follow from the others: rows that are independent of each other, and as many columns by
 * which they are solved. {@link #choose} finds both by Gaussian elimination with complete pivoting (Golub, Van Loan,
 * Matrix Computations, §3.4.8), which reveals the rank and keeps the entries of G_d⁻¹G_i small; {@link #factor} then
 * factors the chosen block G_d of any other G in the same order. Redundant rows, and those of planar loops in space
 * always are, take no part.
 *
 * <p>
 * O(rows · columns · rank) to choose, O(rank³) to factor. Entries of G should be of comparable size. Equal candidates
 * are taken in order, so the same G gives the same choice. No allocation after construction.
 */
public final class Partition {

    private final int rows;
    private final int columns;
    private final int[] rowOrder;
    private final int[] columnOrder;
    private final double[] work;
    private final double[] lu;
    private final boolean[] negative;
    private int rank;
    private double weakest;

    public Partition(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        int least = Math.min(rows, columns);
        rowOrder = new int[rows];
        columnOrder = new int[columns];
        work = new double[rows * columns];
        lu = new double[least * least];
        negative = new boolean[least];
    }

    /**
     * Chooses rows and columns of G, rows × columns, row-major.
     *
     * @param most      largest rank to look for
     * @param tolerance pivots up to this share of the largest entry of G are zero
     * @return the rank found
     */
    public int choose(double[] g, int most, double tolerance) {
        System.arraycopy(g, 0, work, 0, rows * columns);
        for (int i = 0; i < rows; i++) {
            rowOrder[i] = i;
        }
        for (int j = 0; j < columns; j++) {
            columnOrder[j] = j;
        }
        double largest = 0;
        weakest = 0;
        rank = 0;
        while (rank < Math.min(most, Math.min(rows, columns))) {
            double pivot = bring(rank);
            largest = rank == 0 ? pivot : largest;
            if (!(pivot > tolerance * largest)) {
                break;
            }
            weakest = pivot / largest;
            eliminate(rank++);
        }
        return rank;
    }

    /** Brings the largest entry of what is left to place (k, k); its size. */
    private double bring(int k) {
        double best = 0;
        int row = k;
        int column = k;
        for (int i = k; i < rows; i++) {
            for (int j = k; j < columns; j++) {
                double size = Math.abs(work[rowOrder[i] * columns + columnOrder[j]]);
                if (size > best) {
                    best = size;
                    row = i;
                    column = j;
                }
            }
        }
        swap(rowOrder, k, row);
        swap(columnOrder, k, column);
        return best;
    }

    private static void swap(int[] order, int i, int j) {
        int kept = order[i];
        order[i] = order[j];
        order[j] = kept;
    }

    private void eliminate(int k) {
        int from = rowOrder[k] * columns;
        double pivot = work[from + columnOrder[k]];
        for (int i = k + 1; i < rows; i++) {
            int to = rowOrder[i] * columns;
            double factor = work[to + columnOrder[k]] / pivot;
            if (factor != 0) {
                for (int j = k; j < columns; j++) {
                    work[to + columnOrder[j]] -= factor * work[from + columnOrder[j]];
                }
            }
        }
    }

    /** Number of rows that are solved, and of columns they are solved by. */
    public int rank() {
        return rank;
    }

    /** Number of independent columns. */
    public int independents() {
        return columns - rank;
    }

    /** The i-th row that is solved. */
    public int row(int i) {
        return rowOrder[i];
    }

    /** The i-th column that follows. */
    public int dependent(int i) {
        return columnOrder[i];
    }

    /** The j-th column that is free. */
    public int independent(int j) {
        return columnOrder[rank + j];
    }

    /**
     * Smallest pivot of the last {@link #choose} or {@link #factor}, as a share of the largest: how far from singular
     * the chosen block is.
     */
    public double weakest() {
        return weakest;
    }

    /**
     * Factors the chosen block of G, in the order of the choice: no exchange of rows, so that pivots belong to the same
     * rows and columns for every G.
     */
    public void factor(double[] g) {
        for (int i = 0; i < rank; i++) {
            for (int j = 0; j < rank; j++) {
                lu[i * rank + j] = g[rowOrder[i] * columns + columnOrder[j]];
            }
        }
        double largest = 0;
        double smallest = Double.POSITIVE_INFINITY;
        for (int k = 0; k < rank; k++) {
            double pivot = lu[k * rank + k];
            largest = Math.max(largest, Math.abs(pivot));
            smallest = Math.min(smallest, Math.abs(pivot));
            for (int i = k + 1; i < rank; i++) {
                double factor = lu[i * rank + k] / pivot;
                lu[i * rank + k] = factor;
                for (int j = k + 1; factor != 0 && j < rank; j++) {
                    lu[i * rank + j] -= factor * lu[k * rank + j];
                }
            }
        }
        weakest = rank == 0 ? 1 : smallest / largest;
    }

    /** Remembers on which side of zero the pivots of the last {@link #factor} are. */
    public void mark() {
        for (int k = 0; k < rank; k++) {
            negative[k] = lu[k * rank + k] < 0;
        }
    }

    /**
     * Whether a pivot of the last {@link #factor} has left the side of zero it was on at the last {@link #mark}: if the
     * two matrices are neighbours, a singular one lies between. A determinant would not see an even number of them.
     */
    public boolean crossed() {
        for (int k = 0; k < rank; k++) {
            if (negative[k] != lu[k * rank + k] < 0) {
                return true;
            }
        }
        return false;
    }

    /** Overwrites b, one number per solved row in order, by G_d⁻¹ b, one per dependent column in order. */
    public void solve(double[] b) {
        for (int i = 0; i < rank; i++) {
            for (int j = 0; j < i; j++) {
                b[i] -= lu[i * rank + j] * b[j];
            }
        }
        for (int i = rank - 1; i >= 0; i--) {
            for (int j = i + 1; j < rank; j++) {
                b[i] -= lu[i * rank + j] * b[j];
            }
            b[i] /= lu[i * rank + i];
        }
    }
}
