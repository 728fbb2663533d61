package org.signorini.solver.conic.block;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.Operator;

/**
 * A friction or cone problem as Newton's method wants it: assembled in 3×3 blocks and scaled symmetrically by the root
 * s of the effective masses, p = s p̂, v̂ = s v, Ŵ = s W s, so that every diagonal block has trace 3 and friction cones
 * stay what they are. Bilateral rows stand in groups of three in front; what is missing to a multiple of three is
 * filled with rows of the unit matrix whose unknowns are zero. Reusable.
 */
public final class ContactSystem {

    private static final double[] NO_MU = {};

    private final BlockSparseOperator assembled = new BlockSparseOperator();
    private final BlockSparseOperator grouped = new BlockSparseOperator();
    private final double[] block = new double[9];
    private BlockSparseOperator pattern = assembled;
    private double[] problemMu = NO_MU;
    private int bilateral;
    private int groups;
    private int nodes;
    private boolean coulomb;
    private double magnitude;
    private double[] w = {};
    private double[] b = {};
    private double[] scale = {};
    private double[] activity = {};

    /** Takes a {@link FrictionProblem} or {@link ConeProblem}. */
    public void set(Problem problem) {
        switch (problem) {
            case FrictionProblem f -> set(f, f.operator(), f.b(), f.mu());
            case ConeProblem c -> set(c, c.operator(), c.r(), c.mu());
            default -> throw new IllegalArgumentException(problem.kind() + " has no cones");
        }
        coulomb = problem instanceof FrictionProblem;
    }

    private void set(Problem problem, Operator operator, double[] constant, double[] mu) {
        bilateral = operator.bilateral();
        groups = (bilateral + 2) / 3;
        nodes = groups + operator.contacts();
        problemMu = mu;
        magnitude = problem.magnitude();
        if (operator instanceof BlockSparseOperator blocks) {
            pattern = blocks;
        } else {
            operator.assemble(assembled);
            pattern = assembled;
        }
        if (bilateral > 0) {
            group(pattern);
            pattern = grouped;
        }
        reshape();
        for (int i = 0; i < 3 * nodes; i++) {
            int row = row(i);
            scale[i] = row < 0 ? 1 : Math.sqrt(problem.columnScale(row));
            b[i] = row < 0 ? 0 : scale[i] * constant[row];
        }
        scaleBlocks();
        measureActivity();
    }

    private void reshape() {
        if (b.length < 3 * nodes) {
            b = new double[3 * nodes];
            scale = new double[3 * nodes];
            activity = new double[3 * nodes];
        }
        int entries = pattern.rowStarts()[nodes];
        if (w.length < 9 * entries) {
            w = new double[9 * pattern.columns().length];
        }
    }

    private void scaleBlocks() {
        int[] start = pattern.rowStarts();
        int[] column = pattern.columns();
        int[] at = pattern.valueStarts();
        double[] values = pattern.values();
        for (int i = 0; i < nodes; i++) {
            for (int e = start[i]; e < start[i + 1]; e++) {
                int j = 3 * column[e];
                for (int r = 0, k = 0; r < 3; r++) {
                    for (int c = 0; c < 3; c++, k++) {
                        w[9 * e + k] = values[at[e] + k] * scale[3 * i + r] * scale[j + c];
                    }
                }
            }
        }
    }

    /** Puts scalar rows into groups of three; blocks that meet in a place add up. */
    private void group(BlockSparseOperator source) {
        grouped.begin(0, nodes);
        for (int i = 0; i < source.nodes(); i++) {
            for (int e = source.rowStarts()[i]; e < source.rowStarts()[i + 1]; e++) {
                int j = source.columns()[e];
                java.util.Arrays.fill(block, 0);
                int columns = source.width(j);
                for (int r = 0; r < source.width(i); r++) {
                    for (int c = 0; c < columns; c++) {
                        block[3 * (within(i) + r) + within(j) + c] = source.values()[source.valueStarts()[e]
                                + r * columns + c];
                    }
                }
                grouped.add(node(i), node(j), block, 0);
            }
        }
        java.util.Arrays.fill(block, 0);
        for (int r = bilateral - 3 * (groups - 1); r < 3; r++) {
            block[4 * r] = 1;
        }
        grouped.add(groups - 1, groups - 1, block, 0);
        grouped.finish();
    }

    private int node(int i) {
        return i < bilateral ? i / 3 : groups + i - bilateral;
    }

    private int within(int i) {
        return i < bilateral ? i % 3 : 0;
    }

    /** Row of the problem behind row i here, or −1 of a filling row. */
    private int row(int i) {
        if (i >= 3 * groups) {
            return i - 3 * groups + bilateral;
        }
        return i < bilateral ? i : -1;
    }

    /** Groups of bilateral rows, then contacts. */
    public int nodes() {
        return nodes;
    }

    /** Nodes in front that are bilateral. */
    public int groups() {
        return groups;
    }

    /** Whether v_n is exact (Coulomb) or relaxed (CCP). */
    public boolean coulomb() {
        return coulomb;
    }

    /** Friction coefficient of a contact node. */
    public double mu(int node) {
        return problemMu[node - groups];
    }

    /** Largest velocity in the data. */
    public double magnitude() {
        return magnitude;
    }

    public int[] rowStarts() {
        return pattern.rowStarts();
    }

    public int[] columns() {
        return pattern.columns();
    }

    /** Index of each node's diagonal block. */
    public int[] diagonals() {
        return pattern.diagonals();
    }

    /** Ŵ, nine numbers per entry. */
    public double[] w() {
        return w;
    }

    /** b̂. */
    public double[] b() {
        return b;
    }

    /** s per row; the rows of a contact share theirs. */
    public double[] scale() {
        return scale;
    }

    /** 1/s, from p̂ and v̂ to velocities; 0 in rows that nothing can move, like the certificate's activity. */
    public double[] activity() {
        return activity;
    }

    private void measureActivity() {
        for (int node = 0, i = 0; node < nodes; node++) {
            int k = 9 * pattern.diagonals()[node];
            double trace = w[k] + w[k + 4] + w[k + 8];
            for (int r = 0; r < 3; r++, i++) {
                activity[i] = (node < groups ? w[k + 4 * r] : trace) > 0 ? 1 / scale[i] : 0;
            }
        }
    }

    /** p̂ = p/s. */
    public void toScaled(double[] z, double[] p) {
        for (int i = 0; i < 3 * nodes; i++) {
            int row = row(i);
            p[i] = row < 0 ? 0 : z[row] / scale[i];
        }
    }

    /** v̂ = s v, zero in filling rows. */
    public void toScaledVelocities(double[] velocities, double[] v) {
        for (int i = 0; i < 3 * nodes; i++) {
            int row = row(i);
            v[i] = row < 0 ? 0 : scale[i] * velocities[row];
        }
    }

    /** p = s p̂. */
    public void fromScaled(double[] p, double[] z) {
        for (int i = 0; i < 3 * nodes; i++) {
            int row = row(i);
            if (row >= 0) {
                z[row] = scale[i] * p[i];
            }
        }
    }

    /** y = Ŵ x. */
    public void multiply(double[] x, double[] y) {
        int[] start = pattern.rowStarts();
        int[] column = pattern.columns();
        double[] a = w;
        for (int i = 0; i < nodes; i++) {
            double y0 = 0;
            double y1 = 0;
            double y2 = 0;
            for (int e = start[i], k = 9 * e; e < start[i + 1]; e++, k += 9) {
                int j = 3 * column[e];
                double x0 = x[j];
                double x1 = x[j + 1];
                double x2 = x[j + 2];
                y0 += a[k] * x0 + a[k + 1] * x1 + a[k + 2] * x2;
                y1 += a[k + 3] * x0 + a[k + 4] * x1 + a[k + 5] * x2;
                y2 += a[k + 6] * x0 + a[k + 7] * x1 + a[k + 8] * x2;
            }
            y[3 * i] = y0;
            y[3 * i + 1] = y1;
            y[3 * i + 2] = y2;
        }
    }

    /** v̂ = Ŵ p̂ + b̂. */
    public void velocities(double[] p, double[] v) {
        multiply(p, v);
        for (int i = 0; i < 3 * nodes; i++) {
            v[i] += b[i];
        }
    }
}
