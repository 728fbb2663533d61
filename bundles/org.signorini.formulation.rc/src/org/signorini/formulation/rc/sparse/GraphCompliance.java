package org.signorini.formulation.rc.sparse;

import java.util.Arrays;

import org.signorini.multibody.constraint.Rows;

/**
 * {@link RowCompliance} by forward and backward substitution, for links of any shape. Up to three rows between the same
 * two bodies are solved for at once. Forward substitution follows the path of elimination from those two bodies;
 * backward substitution visits what leads to bodies that have rows. O(n) for every three rows, and O(rows²).
 */
final class GraphCompliance {

    private static final int STRIDE = PivotBlock.STRIDE;
    private static final int SIZE = PivotBlock.SIZE;
    private static final int WIDTH = 3;
    /** Numbers per position: six rows of three columns. */
    private static final int PANEL = 6 * WIDTH;

    private final SaddleFactor factor;
    private final SaddleStructure structure;
    private final double[] x;
    private final double[] y = new double[PANEL];
    private final boolean[] marked;
    /** Of the rows last taken forward, what bodies add to W_00, W_11, W_22, W_12 and what links take from them. */
    private final double[] given = new double[WIDTH + 1];
    private final double[] taken = new double[WIDTH + 1];
    /** Positions visited, ascending. */
    private final int[] visited;
    private int visits;

    GraphCompliance(SaddleFactor factor) {
        this.factor = factor;
        structure = factor.structure;
        x = new double[PANEL * structure.count];
        marked = new boolean[structure.count];
        visited = new int[structure.count];
    }

    /**
     * out = W, row-major, symmetric to the last bit.
     *
     * @param free receives what the diagonal entries were before links took from them
     */
    void fill(Rows rows, double[] out, double[] free) {
        int n = rows.count();
        mark(rows);
        for (int first = 0; first < n;) {
            int width = width(rows, first);
            int a = structure.bodyPosition[rows.node[2 * first]];
            int b = structure.bodyPosition[rows.node[2 * first + 1]];
            if (a < 0 && b < 0) {
                clear(out, n, first, width);
                Arrays.fill(free, first, first + width, 0);
            } else {
                load(rows, first, width, a, b);
                forward(a, b);
                System.arraycopy(given, 0, free, first, width);
                backward();
                store(rows, first, width, out);
            }
            first += width;
        }
    }

    /** Begins to look at some of the rows, see {@link #look}. */
    void start(Rows rows) {
        mark(rows);
    }

    /**
     * The diagonal block of W of up to three rows between the same bodies, by forward substitution alone: Σ ±y yᵀ, see
     * {@link SaddleFactor}.
     *
     * @param block receives W_00, W_11, W_22, W_12 for three rows
     * @param free  receives the first three as they were before links took from them
     */
    void look(Rows rows, int first, double[] block, double[] free) {
        int a = structure.bodyPosition[rows.node[2 * first]];
        int b = structure.bodyPosition[rows.node[2 * first + 1]];
        load(rows, first, WIDTH, a, b);
        forward(a, b);
        System.arraycopy(given, 0, free, 0, WIDTH);
        for (int i = 0; i <= WIDTH; i++) {
            block[i] = given[i] - taken[i];
        }
    }

    private static int width(Rows rows, int first) {
        int width = 1;
        while (width < WIDTH && first + width < rows.count()
                && rows.node[2 * (first + width)] == rows.node[2 * first]
                && rows.node[2 * (first + width) + 1] == rows.node[2 * first + 1]) {
            width++;
        }
        return width;
    }

    private void mark(Rows rows) {
        Arrays.fill(marked, false);
        for (int leg = 0; leg < 2 * rows.count(); leg++) {
            int p = structure.bodyPosition[rows.node[leg]];
            while (p >= 0 && !marked[p]) {
                marked[p] = true;
                p = structure.next(p);
            }
        }
        visits = 0;
        for (int p = 0; p < structure.count; p++) {
            if (marked[p]) {
                visited[visits++] = p;
            }
        }
    }

    private void load(Rows rows, int first, int width, int a, int b) {
        for (int v = 0; v < visits; v++) {
            Arrays.fill(x, PANEL * visited[v], PANEL * visited[v] + PANEL, 0);
        }
        for (int c = 0; c < width; c++) {
            for (int i = 0; i < 6; i++) {
                if (a >= 0) {
                    x[PANEL * a + WIDTH * i + c] += rows.wrench[12 * (first + c) + i];
                }
                if (b >= 0) {
                    x[PANEL * b + WIDTH * i + c] += rows.wrench[12 * (first + c) + 6 + i];
                }
            }
        }
    }

    /** Along the two paths, which may join, by ascending position. */
    private void forward(int a, int b) {
        Arrays.fill(given, 0);
        Arrays.fill(taken, 0);
        while (a >= 0 || b >= 0) {
            int p = b < 0 || a >= 0 && a < b ? a : b;
            if (a == p) {
                a = structure.next(a);
            }
            if (b == p) {
                b = structure.next(b);
            }
            forward(p);
        }
    }

    private void forward(int p) {
        int n = factor.rank[p];
        double[] g = factor.diagonal;
        for (int k = 0; k < n; k++) {
            int from = PANEL * p + WIDTH * factor.order[6 * p + k];
            double y0 = x[from];
            double y1 = x[from + 1];
            double y2 = x[from + 2];
            int gk = SIZE * p + STRIDE * k;
            for (int l = 0; l < k; l++) {
                double t = g[gk + l];
                y0 -= t * y[WIDTH * l];
                y1 -= t * y[WIDTH * l + 1];
                y2 -= t * y[WIDTH * l + 2];
            }
            y[WIDTH * k] = y0 * g[gk + k];
            y[WIDTH * k + 1] = y1 * g[gk + k];
            y[WIDTH * k + 2] = y2 * g[gk + k];
        }
        System.arraycopy(y, 0, x, PANEL * p, WIDTH * n);
        double[] sums = structure.sign[p] > 0 ? given : taken;
        for (int k = 0; k < WIDTH * n; k += WIDTH) {
            for (int c = 0; c < WIDTH; c++) {
                sums[c] += y[k + c] * y[k + c];
            }
            sums[WIDTH] += y[k + 1] * y[k + 2];
        }
        for (int e = structure.start[p]; e < structure.start[p + 1]; e++) {
            int to = structure.row[e];
            for (int i = 0; i < structure.size[to]; i++) {
                int b = SIZE * e + STRIDE * i;
                int o = PANEL * to + WIDTH * i;
                double s0 = x[o];
                double s1 = x[o + 1];
                double s2 = x[o + 2];
                for (int k = 0; k < n; k++) {
                    double t = factor.below[b + k];
                    s0 -= t * y[WIDTH * k];
                    s1 -= t * y[WIDTH * k + 1];
                    s2 -= t * y[WIDTH * k + 2];
                }
                x[o] = s0;
                x[o + 1] = s1;
                x[o + 2] = s2;
            }
        }
    }

    private void backward() {
        for (int v = visits - 1; v >= 0; v--) {
            backward(visited[v]);
        }
    }

    private void backward(int p) {
        int n = factor.rank[p];
        int at = PANEL * p;
        double s = structure.sign[p];
        for (int i = 0; i < WIDTH * n; i++) {
            y[i] = s * x[at + i];
        }
        for (int e = structure.start[p]; e < structure.start[p + 1]; e++) {
            int from = structure.row[e];
            for (int i = 0; i < structure.size[from]; i++) {
                int b = SIZE * e + STRIDE * i;
                int o = PANEL * from + WIDTH * i;
                double x0 = x[o];
                double x1 = x[o + 1];
                double x2 = x[o + 2];
                for (int k = 0; k < n; k++) {
                    double t = factor.below[b + k];
                    y[WIDTH * k] -= t * x0;
                    y[WIDTH * k + 1] -= t * x1;
                    y[WIDTH * k + 2] -= t * x2;
                }
            }
        }
        Arrays.fill(x, at, at + PANEL, 0);
        double[] g = factor.diagonal;
        for (int k = n - 1; k >= 0; k--) {
            int gk = SIZE * p + STRIDE * k;
            double x0 = y[WIDTH * k] * g[gk + k];
            double x1 = y[WIDTH * k + 1] * g[gk + k];
            double x2 = y[WIDTH * k + 2] * g[gk + k];
            int o = at + WIDTH * factor.order[6 * p + k];
            x[o] = x0;
            x[o + 1] = x1;
            x[o + 2] = x2;
            for (int l = 0; l < k; l++) {
                double t = g[gk + l];
                y[WIDTH * l] -= t * x0;
                y[WIDTH * l + 1] -= t * x1;
                y[WIDTH * l + 2] -= t * x2;
            }
        }
    }

    private void clear(double[] out, int n, int first, int width) {
        for (int c = first; c < first + width; c++) {
            for (int j = c; j < n; j++) {
                out[n * j + c] = 0;
                out[n * c + j] = 0;
            }
        }
    }

    /** Columns {@code first …} on and below the diagonal, and their mirror image. */
    private void store(Rows rows, int first, int width, double[] out) {
        int n = rows.count();
        for (int j = first; j < n; j++) {
            for (int c = 0; c < width && first + c <= j; c++) {
                double sum = leg(rows.wrench, 12 * j, structure.bodyPosition[rows.node[2 * j]], c)
                        + leg(rows.wrench, 12 * j + 6, structure.bodyPosition[rows.node[2 * j + 1]], c);
                out[n * j + first + c] = sum;
                out[n * (first + c) + j] = sum;
            }
        }
    }

    private double leg(double[] wrench, int at, int p, int column) {
        if (p < 0) {
            return 0;
        }
        int o = PANEL * p + column;
        return wrench[at] * x[o] + wrench[at + 1] * x[o + WIDTH] + wrench[at + 2] * x[o + 2 * WIDTH]
                + wrench[at + 3] * x[o + 3 * WIDTH] + wrench[at + 4] * x[o + 4 * WIDTH]
                + wrench[at + 5] * x[o + 5 * WIDTH];
    }
}
