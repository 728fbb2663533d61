package org.signorini.formulation.dca.assembly;

import java.util.Arrays;

import org.signorini.multibody.constraint.Rows;

/**
 * Unilateral multipliers carried through assembly (S1 eq. 23, 27, 28: the coefficients ξ_14, ξ_15 of λ_N and λ_F), and
 * with them W, the response of the rows to impulses in the rows. Each row is a column x beside Z. It starts at the
 * leaves of its bodies from its trace ĉ there ({@link SubDomains}), and each joining of parts takes from it what the
 * joints held there take over,
 *
 * <pre>
 * x = Ĉĉ,    W = Σ ĉᵀĉ at the leaves,    then y = L⁻¹Nᵀx,    x ← x − Qᵀy,    W ← W − yᵀy.
 * </pre>
 *
 * At the root nothing is left of the columns, and W stands there: a pure LCP without any inversion beyond those of
 * the assembly (S1 §4.2.2). Assemblies of bodies without rows carry nothing and are not visited: those bodies have been
 * assembled first (S1 §4.2.1, figure 5). O(rows · log n + rows²) on chains.
 */
public final class Multipliers {

    /** Compliance below this share of that of the bodies alone is rounding: joints block the direction. */
    private static final double BLOCKED = 1e-12;

    private final AssemblyTree tree;
    private final boolean[] touched;
    /** Where the rows of an assembly begin in {@link #row}, their number, and where its columns begin in {@link #x}. */
    private final int[] rowAt;
    private final int[] rowCount;
    private final int[] columnAt;
    private int rowsUsed;
    private int columnsUsed;
    private int[] row = new int[64];
    private double[] x = new double[512];
    private double[] y = new double[64];
    private double[] part;
    private double[] free = {};
    private double[] trace = {};
    private final double[] wrench = new double[6];
    /** Legs of rows in the order of leaves: leg 2i is that on A of row i. */
    private int[] leg = {};
    private final int[] legAt;

    public Multipliers(AssemblyTree tree) {
        this.tree = tree;
        touched = new boolean[tree.count];
        rowAt = new int[tree.count];
        rowCount = new int[tree.count];
        columnAt = new int[tree.count];
        legAt = new int[tree.count + 1];
        int most = 0;
        for (int c = 0; c < tree.count; c++) {
            most = Math.max(most, 6 * tree.parts(c));
        }
        part = new double[most];
    }

    /** Finds the assemblies that contain bodies with rows. */
    public void touch(Rows rows) {
        Arrays.fill(touched, false);
        Arrays.fill(legAt, 0);
        int legs = 2 * rows.count();
        if (leg.length < legs) {
            leg = new int[2 * legs];
        }
        int used = 0;
        for (int i = 0; i < legs; i++) {
            if (rows.node[i] != 0) {
                used++;
                legAt[tree.leaf[rows.node[i]]]++;
                for (int c = tree.leaf[rows.node[i]]; c >= 0 && !touched[c]; c = tree.parent[c]) {
                    touched[c] = true;
                }
            }
        }
        for (int c = 1; c <= tree.count; c++) {
            legAt[c] += legAt[c - 1];
        }
        for (int i = legs - 1; i >= 0; i--) {
            if (rows.node[i] != 0) {
                leg[--legAt[tree.leaf[rows.node[i]]]] = i;
            }
        }
        legAt[tree.count] = used;
    }

    /** Whether an assembly contains a body with rows, at the last {@link #touch}. */
    public boolean isTouched(int c) {
        return touched[c];
    }

    /** out = W, row-major with a stride, for the rows last touched. */
    public void fill(HandleEquations equations, Rows rows, double[] w, int stride) {
        fill(equations, rows, 0, w, stride);
    }

    /**
     * The same where rows before {@code first} are bilateral and get a compliance of their own: nothing divides by what
     * joints leave of theirs, so it stays. A row that moves by 1e-12 of what it would alone still moves others by up to
     * 1e-6 of theirs.
     */
    void fill(HandleEquations equations, Rows rows, int first, double[] w, int stride) {
        int n = rows.count();
        for (int i = 0; i < n; i++) {
            Arrays.fill(w, i * stride, i * stride + n, 0);
        }
        rowsUsed = 0;
        columnsUsed = 0;
        for (int c = 0; c < tree.count; c++) {
            if (touched[c] && tree.left[c] < 0) {
                begin(c, equations, rows, w, stride);
            }
        }
        if (free.length < n) {
            free = new double[2 * n];
        }
        for (int i = 0; i < n; i++) {
            free[i] = w[i * stride + i];
        }
        for (int c = 0; c < tree.count; c++) {
            if (touched[c]) {
                join(c, equations, w, stride);
            }
        }
        finish(first, n, w, stride);
    }

    /** Columns of a leaf's rows, and W of their pairs. */
    private void begin(int c, HandleEquations equations, Rows rows, double[] w, int stride) {
        SubDomains domains = equations.domains();
        int length = domains.length(c);
        int from = legAt[c];
        int to = legAt[c + 1];
        int width = 6 * tree.parts(c);
        rowAt[c] = rowsUsed;
        columnAt[c] = columnsUsed;
        reserve(to - from, width * (to - from));
        if (trace.length < length * (to - from)) {
            trace = new double[2 * length * (to - from)];
        }
        for (int l = from; l < to;) {
            int i = leg[l] >> 1;
            int at = length * (rowsUsed - rowAt[c]);
            Arrays.fill(trace, at, at + length, 0);
            for (; l < to && leg[l] >> 1 == i; l++) {
                System.arraycopy(rows.wrench, 6 * leg[l], wrench, 0, 6);
                domains.climb(c, rows.node[leg[l]], wrench, trace, at);
            }
            row[rowsUsed++] = i;
            for (int j = rowAt[c]; j < rowsUsed; j++) {
                w[i * stride + row[j]] += SubDomains.dot(trace, at, trace, length * (j - rowAt[c]), length);
            }
            domains.handles(c, trace, at, x, columnsUsed);
            columnsUsed += width;
        }
        rowCount[c] = rowsUsed - rowAt[c];
    }

    private void join(int c, HandleEquations equations, double[] w, int stride) {
        int width = 6 * tree.parts(c);
        int kept = 6 * tree.handles(c);
        int r = equations.rowsOf(c);
        boolean leaf = tree.left[c] < 0;
        int source = columnAt[c];
        int count = leaf ? rowCount[c] : unite(c, tree.left[c], tree.right[c]);
        reserve(0, count * kept);
        if (y.length < count * r) {
            y = new double[2 * count * r];
        }
        int a = 0;
        int b = 0;
        int to = columnsUsed;
        for (int j = 0; j < count; j++) {
            double[] column = x;
            int at = source + width * j;
            if (!leaf) {
                int i = row[rowAt[c] + j];
                int l = tree.left[c];
                int g = tree.right[c];
                boolean inLeft = touched[l] && a < rowCount[l] && row[rowAt[l] + a] == i;
                boolean inRight = touched[g] && b < rowCount[g] && row[rowAt[g] + b] == i;
                int split = 6 * tree.handles(l);
                copy(inLeft, l, inLeft ? a++ : 0, 0, split);
                copy(inRight, g, inRight ? b++ : 0, split, width - split);
                column = part;
                at = 0;
            }
            equations.condense(c, column, at, y, j * r);
            equations.keep(c, column, at, y, j * r, x, columnsUsed);
            columnsUsed += kept;
        }
        columnAt[c] = to;
        subtract(c, count, r, w, stride);
    }

    private void copy(boolean present, int c, int index, int at, int length) {
        if (present) {
            System.arraycopy(x, columnAt[c] + index * length, part, at, length);
        } else {
            Arrays.fill(part, at, at + length, 0);
        }
    }

    /** The rows of both parts, in order. */
    private int unite(int c, int l, int g) {
        int countL = touched[l] ? rowCount[l] : 0;
        int countR = touched[g] ? rowCount[g] : 0;
        reserve(countL + countR, 0);
        rowAt[c] = rowsUsed;
        int a = 0;
        int b = 0;
        while (a < countL || b < countR) {
            int i = a < countL ? row[rowAt[l] + a] : Integer.MAX_VALUE;
            int j = b < countR ? row[rowAt[g] + b] : Integer.MAX_VALUE;
            row[rowsUsed++] = Math.min(i, j);
            a += i <= j ? 1 : 0;
            b += j <= i ? 1 : 0;
        }
        rowCount[c] = rowsUsed - rowAt[c];
        return rowCount[c];
    }

    /** W −= yᵀy, lower triangle: rows are in order. */
    private void subtract(int c, int count, int r, double[] w, int stride) {
        for (int i = 0; i < count; i++) {
            int to = row[rowAt[c] + i] * stride;
            for (int j = 0; j <= i; j++) {
                double sum = 0;
                for (int k = 0; k < r; k++) {
                    sum += y[i * r + k] * y[j * r + k];
                }
                w[to + row[rowAt[c] + j]] -= sum;
            }
        }
    }

    private void reserve(int rows, int numbers) {
        if (row.length < rowsUsed + rows) {
            row = Arrays.copyOf(row, 2 * (rowsUsed + rows));
        }
        if (x.length < columnsUsed + numbers) {
            x = Arrays.copyOf(x, 2 * (columnsUsed + numbers));
        }
    }

    private void finish(int first, int n, double[] w, int stride) {
        for (int i = 0; i < n; i++) {
            boolean blocked = i >= first && w[i * stride + i] <= BLOCKED * free[i];
            for (int j = 0; j <= i; j++) {
                boolean none = blocked || j >= first && w[j * stride + j] <= BLOCKED * free[j];
                double value = none ? 0 : w[i * stride + j];
                w[i * stride + j] = value;
                w[j * stride + i] = value;
            }
        }
    }
}
