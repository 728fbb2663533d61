package org.signorini.formulation.ce.loop;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.signorini.algebra.Cholesky;
import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.constraint.ClosureRank;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * One compound body: the closures of its loops as G u = −∂φ/∂t on the freedoms u of its nodes, and with a {@link
 * Partition} of these, G_d u_d + G_i u_i = −∂φ/∂t, the velocities as functions of the independent ones, u = X w + bias
 * with X = [1; −G_d⁻¹G_i] (Jain 2012; Wehage, Haug, J. Mechanical Design 104, 1982, for the choice).
 *
 * <p>
 * G is dimensionless: rows in metres are divided by the loop's size, columns of sliding joints multiplied by it. Its
 * entries are then of order one, and pivots measure how well the closure determines the joints.
 *
 * <p>
 * The partition is kept as long as it serves; once its weakest pivot has fallen to a quarter of what was the best
 * choice, the best is taken again. Nothing jumps by that: the state consists of all coordinates and velocities, and
 * what a step does to velocities does not depend on the partition. Where even the best is singular, or where the
 * mechanism has gone from one side of a singular configuration to the other, bodies may go on in several ways, and it
 * is for the user to know.
 */
public final class Loop {

    /** Share of the best weakest pivot at which the partition is chosen again. */
    private static final double KEEP = 0.25;
    /** Where no entry of G is larger, rounding may be the largest. */
    private static final double FAINT = 1e-3;
    /** Entries of G that change by more are not those of the next step. */
    private static final double NEIGHBOUR = 0.5;

    private final Tree tree;
    private final Kinematics kinematics;
    private final double singular;
    private final int[] closures;
    private final int[] ancestor;
    private final int[] rows;
    private final int[] freedoms;
    private final int[] column;
    private final double length;
    private final double[] g;
    private final double[] previous;
    private final Partition partition;
    private final double[] right;
    private final double[] normal;
    private final double[] carried = new double[6];
    private int rank = -1;
    private double chosen;

    /**
     * @param closures  the cut joints of the loop
     * @param ancestor  per closure of the mechanism, where its two sides meet
     * @param rows      the rows of these closures among all rows of closures
     * @param freedoms  freedoms of the nodes that are not prescribed
     * @param column    per freedom of the tree its column in the G of its loop, or −1 where it is in none
     * @param length    the size of the loop, m
     * @param singular  share of the largest pivot up to which a row is redundant, or the closure singular
     */
    Loop(Kinematics kinematics, int[] closures, int[] ancestor, int[] rows, int[] freedoms, int[] column,
            double length, double singular) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        this.closures = closures;
        this.ancestor = ancestor;
        this.rows = rows;
        this.freedoms = freedoms;
        this.length = length;
        this.singular = singular;
        this.column = column;
        g = new double[rows.length * freedoms.length];
        previous = new double[g.length];
        partition = new Partition(rows.length, freedoms.length);
        right = new double[Math.max(rows.length, freedoms.length)];
        int most = Math.min(rows.length, freedoms.length);
        normal = new double[most * most];
    }

    /** Number of independent velocities. */
    public int independents() {
        return partition.independents();
    }

    /** Number of closure rows that are independent of each other, or −1 before the first choice. */
    public int rank() {
        return rank;
    }

    /** Number of closure rows. */
    public int rowCount() {
        return rows.length;
    }

    /** The freedom that is the j-th independent one. */
    public int independent(int j) {
        return freedoms[partition.independent(j)];
    }

    /** Evaluates G at the kinematics' positions, for rows of all closures. */
    void evaluate(Rows all) {
        Arrays.fill(g, 0);
        for (int r = 0; r < rows.length; r++) {
            int row = rows[r];
            double scale = scale(all, row);
            for (int leg = 2 * row; leg < 2 * row + 2; leg++) {
                System.arraycopy(all.wrench, 6 * leg, carried, 0, 6);
                climb(all.node[leg], ancestor[all.tag[row]], scale, r * freedoms.length);
            }
        }
    }

    /** Whether no entry of G is anywhere near one, so that its largest, which pivots are judged by, may be rounding. */
    boolean isFaint() {
        for (double entry : g) {
            // NaN is not faint
            if (!(Math.abs(entry) < FAINT)) {
                return false;
            }
        }
        return true;
    }

    /** Makes rows that no joint moves along exactly zero: all of them, in a lid on two hinges. */
    void clearBlocked(ClosureRank rank) {
        int m = freedoms.length;
        for (int r = 0; r < rows.length; r++) {
            if (rank.isBlocked(rows[r])) {
                Arrays.fill(g, r * m, r * m + m, 0);
            }
        }
    }

    private void climb(int node, int top, double scale, int at) {
        for (int k = node; k != top; k = tree.parent[k]) {
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                if (column[i] >= 0) {
                    g[at + column[i]] += scale * unit(i) * SpatialVectors.dot(kinematics.S, 6 * i, carried, 0);
                }
            }
            Vectors.addCross(kinematics.r_PN, 3 * k, carried, 3, carried, 0);
        }
    }

    /** What a row's error is multiplied by: rows that measure lengths have forces, others only moments. */
    private double scale(Rows all, int row) {
        int w = 12 * row;
        boolean turns = Vectors.dot(all.wrench, w + 3, all.wrench, w + 3) == 0
                && Vectors.dot(all.wrench, w + 9, all.wrench, w + 9) == 0;
        return turns ? 1 : 1 / length;
    }

    /** What a dimensionless velocity is multiplied by. */
    private double unit(int freedom) {
        return Vectors.dot(kinematics.S, 6 * freedom, kinematics.S, 6 * freedom) == 0 ? length : 1;
    }

    /** Chooses a partition where nothing is known of the loop, not even its rank. */
    void begin() {
        rank = partition.choose(g, rows.length, singular);
        take();
    }

    /** The rank of G here, whatever the partition; what the partition was has to be chosen again. */
    int rankHere() {
        return partition.choose(g, rows.length, singular);
    }

    /** Follows the mechanism to a neighbouring configuration. */
    void follow() {
        partition.factor(g);
        boolean crossed = partition.crossed();
        if (crossed || !(partition.weakest() >= KEEP * chosen)) {
            choose(crossed);
        }
        System.arraycopy(g, 0, previous, 0, g.length);
    }

    private void choose(boolean crossed) {
        partition.choose(g, rank, singular);
        if (partition.rank() < rank) {
            throw new DynamicsException(name() + " is in a singular configuration: its closure no longer tells how the"
                    + " joints move, and it may go on in more than one way");
        }
        if (crossed && isNeighbour()) {
            // a partition that serves here tells whether another one would have served all the way
            partition.factor(previous);
            partition.mark();
            partition.factor(g);
            if (partition.crossed()) {
                throw new DynamicsException(name() + " has passed through a singular configuration, from which it may"
                        + " go on in more than one way");
            }
        }
        take();
    }

    private void take() {
        partition.factor(g);
        partition.mark();
        chosen = partition.weakest();
        System.arraycopy(g, 0, previous, 0, g.length);
    }

    private boolean isNeighbour() {
        for (int i = 0; i < g.length; i++) {
            if (!(Math.abs(g[i] - previous[i]) <= NEIGHBOUR)) {
                return false;
            }
        }
        return true;
    }

    /** Factors G_d where it is now, with the partition there is. */
    void factor() {
        partition.factor(g);
    }

    /** Largest of numbers that belong to rows, dimensionless; of all rows, or only of those that are solved. */
    double largest(Rows all, double[] ofRow, boolean solvedOnly) {
        double most = 0;
        int count = solvedOnly ? partition.rank() : rows.length;
        for (int i = 0; i < count; i++) {
            int row = rows[solvedOnly ? partition.row(i) : i];
            double size = Math.abs(ofRow[row] * scale(all, row));
            // a comparison that lets NaN win
            most = size <= most ? most : size;
        }
        return most;
    }

    /**
     * change −= Gᵀ(GGᵀ)⁻¹ error: takes the errors of rows to zero by the shortest way, to first order. All freedoms take
     * part, so that it does not matter which of them are independent, nor that one of them is where it turns back.
     */
    void addClosing(Rows all, double[] change) {
        int n = partition.rank();
        int m = freedoms.length;
        for (int i = 0; i < n; i++) {
            int row = rows[partition.row(i)];
            right[i] = -scale(all, row) * all.error[row];
            for (int j = 0; j <= i; j++) {
                double sum = 0;
                for (int k = 0; k < m; k++) {
                    sum += g[partition.row(i) * m + k] * g[partition.row(j) * m + k];
                }
                normal[i * n + j] = sum;
            }
        }
        if (Cholesky.factor(normal, 0, n) >= 0) {
            return;
        }
        Cholesky.solve(normal, 0, n, right, 0);
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < m; k++) {
                change[freedoms[k]] += unit(freedoms[k]) * g[partition.row(i) * m + k] * right[i];
            }
        }
    }

    /** change_d += −G_d⁻¹ ofRow: takes numbers that belong to rows to zero by the dependent freedoms. */
    void addDependents(Rows all, double[] ofRow, double[] change) {
        for (int i = 0; i < partition.rank(); i++) {
            int row = rows[partition.row(i)];
            right[i] = -scale(all, row) * ofRow[row];
        }
        partition.solve(right);
        for (int i = 0; i < partition.rank(); i++) {
            int freedom = freedoms[partition.dependent(i)];
            change[freedom] += unit(freedom) * right[i];
        }
    }

    /** x = X, freedoms × independents, row-major from an offset. */
    public void embed(double[] x, int at) {
        int n = independents();
        for (int j = 0; j < n; j++) {
            solveColumn(j);
            for (int i = 0; i < n; i++) {
                x[at + partition.independent(i) * n + j] = 0;
            }
            x[at + partition.independent(j) * n + j] = unit(independent(j));
            for (int i = 0; i < partition.rank(); i++) {
                int dependent = partition.dependent(i);
                x[at + dependent * n + j] = unit(freedoms[dependent]) * right[i];
            }
        }
    }

    /** right = −G_d⁻¹ G_j for the j-th independent velocity. */
    private void solveColumn(int j) {
        int free = partition.independent(j);
        for (int i = 0; i < partition.rank(); i++) {
            right[i] = -g[partition.row(i) * freedoms.length + free];
        }
        partition.solve(right);
    }

    /** change += a dimensionless amount of the j-th independent velocity, with what follows from it. */
    void addMotion(int j, double amount, double[] change) {
        solveColumn(j);
        change[independent(j)] += amount * unit(independent(j));
        for (int i = 0; i < partition.rank(); i++) {
            int freedom = freedoms[partition.dependent(i)];
            change[freedom] += amount * unit(freedom) * right[i];
        }
    }

    /** How far from the world's origin it is, in its own sizes: what rounding grows with. */
    double distance() {
        double most = 0;
        for (int closure : closures) {
            most = Math.max(most, Vectors.norm(kinematics.p_WN, 3 * tree.closures.get(closure).nodeA()));
            most = Math.max(most, Vectors.norm(kinematics.p_WN, 3 * tree.closures.get(closure).nodeB()));
        }
        return most / length;
    }

    /** The loop by the names of its joints. */
    public String name() {
        String inside = IntStream.of(freedoms).map(this::nodeOf).distinct().mapToObj(k -> "'" + tree.name[k] + "'")
                .collect(Collectors.joining(", "));
        String closing = IntStream.of(closures).mapToObj(i -> "'" + tree.closures.get(i).joint().name() + "'")
                .collect(Collectors.joining(", "));
        return "the loop of joints " + inside + " closed by " + closing;
    }

    private int nodeOf(int freedom) {
        int k = 1;
        while (tree.u0[k + 1] <= freedom) {
            k++;
        }
        return k;
    }
}
