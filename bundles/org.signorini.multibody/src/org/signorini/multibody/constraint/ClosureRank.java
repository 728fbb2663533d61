package org.signorini.multibody.constraint;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.Tree;

/**
 * Which rows of cut joints are independent of each other: those of a lid's second hinge say what the first has said,
 * and loops of spatial joints that move in a plane say some things twice. A question of geometry alone, so masses take
 * no part: neither a body a million times heavier nor one without mass makes a constraint out of rounding, or hides
 * one.
 *
 * <p>
 * J of a row is the work of its wrench (n, f) on the joints k between its two bodies, J_k = s·(n + r_k × f) for one
 * that turns about s, s·f for one that slides along s. It can be no larger than
 *
 * <pre>
 * c_k = |n| + |f||r_k|      or      c_k = |f|,
 * </pre>
 *
 * which is what the wrench would do to a body that were free to turn or slide any way there. A row that does less than
 * {@value #BLOCKED} of that on every joint is one the tree cannot move along: what is left of it is rounding, or a
 * joint axis typed with six digits. Rows and columns divided by their largest c, the rest is a Gram–Schmidt
 * orthogonalization with row pivoting, which reveals the rank (Golub, Van Loan, Matrix Computations, §5.4; modified,
 * §5.2.8): a row counts as long as it keeps more than {@value #BLOCKED} of its length. Equal candidates are taken in
 * order.
 *
 * <p>
 * Loops that share no joint are independent of each other and looked at one by one: O(rows · columns · rank) each. No
 * allocation after construction.
 */
public final class ClosureRank {

    /** Share of a row below which it is rounding. */
    private static final double BLOCKED = 1e-5;
    /** Arms shorter than this share of the longest are taken for that long: they may be rounding themselves. */
    private static final double SHORT = 1e-8;

    private final Kinematics kinematics;
    private final Tree tree;
    /** Per closure where its two sides meet. */
    private final int[] ancestor;
    /** Per closure where its first row is, and the end. */
    private final int[] first;
    /** Closures of each group of loops that share joints. */
    private final int[][] groups;
    /** Per freedom its column in its group, or −1, and per group the number of columns. */
    private final int[] column;
    private final int[] columns;
    private final boolean[] independent;
    private final boolean[] blocked;
    private int rank;

    private final double[] work;
    private final double[] bound;
    private final double[] square;
    private final double[] original;
    private final double[] columnScale;
    private final int[] candidate;
    private final double[] carried = new double[6];
    private final double[] point = new double[6];

    public ClosureRank(Kinematics kinematics, ClosureRows closures) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        int n = tree.closures.size();
        ancestor = new int[n];
        first = new int[n + 1];
        int[] leader = new int[tree.nodes + 1];
        for (int k = 0; k <= tree.nodes; k++) {
            leader[k] = k;
        }
        for (int i = 0; i < n; i++) {
            first[i + 1] = closures.firstRow(i + 1);
            ancestor[i] = join(tree.closures.get(i), leader);
        }
        int[] groupOf = new int[tree.nodes + 1];
        Arrays.fill(groupOf, -1);
        int[][] found = new int[n][];
        int count = 0;
        for (int i = 0; i < n; i++) {
            int top = inside(i) == 0 ? 0 : find(leader, inside(i));
            if (top != 0 && groupOf[top] < 0) {
                groupOf[top] = count;
                found[count++] = new int[0];
            }
            if (top != 0) {
                int g = groupOf[top];
                found[g] = Arrays.copyOf(found[g], found[g].length + 1);
                found[g][found[g].length - 1] = i;
            }
        }
        groups = Arrays.copyOf(found, count);
        column = new int[tree.freedoms];
        columns = new int[count];
        Arrays.fill(column, -1);
        for (int k = 1; k <= tree.nodes; k++) {
            int g = groupOf[find(leader, k)];
            for (int i = tree.u0[k]; g >= 0 && !tree.prescribed[k] && i < tree.u0[k + 1]; i++) {
                column[i] = columns[g]++;
            }
        }
        int mostRows = 0;
        int mostColumns = 0;
        int most = 0;
        for (int g = 0; g < count; g++) {
            int rows = 0;
            for (int i : groups[g]) {
                rows += first[i + 1] - first[i];
            }
            mostRows = Math.max(mostRows, rows);
            mostColumns = Math.max(mostColumns, columns[g]);
            most = Math.max(most, rows * columns[g]);
        }
        work = new double[most];
        bound = new double[most];
        square = new double[mostRows];
        original = new double[mostRows];
        candidate = new int[mostRows];
        columnScale = new double[mostColumns];
        independent = new boolean[closures.count()];
        blocked = new boolean[closures.count()];
    }

    /** A node between the two ends of a closure, or 0 where there is none. */
    private int inside(int closure) {
        int a = tree.closures.get(closure).nodeA();
        int b = tree.closures.get(closure).nodeB();
        return a == b ? 0 : Math.max(a, b);
    }

    /** Joins the nodes from both ends of a closure up to where they meet, and tells where that is. */
    private int join(Closure closure, int[] leader) {
        int a = closure.nodeA();
        int b = closure.nodeB();
        int some = 0;
        while (a != b) {
            // parents have lower numbers than their children
            int k = find(leader, Math.max(a, b));
            int low = some == 0 ? k : Math.min(some, k);
            leader[k] = low;
            leader[some == 0 ? k : some] = low;
            some = low;
            if (a > b) {
                a = tree.parent[a];
            } else {
                b = tree.parent[b];
            }
        }
        return a;
    }

    private static int find(int[] leader, int k) {
        int root = k;
        while (leader[root] != root) {
            root = leader[root];
        }
        return root;
    }

    /**
     * Looks at the rows of all closures, in the order of {@link ClosureRows#append}, at the kinematics' positions.
     *
     * @return how many are independent
     */
    public int choose(Rows rows) {
        Arrays.fill(independent, false);
        Arrays.fill(blocked, true);
        rank = 0;
        for (int g = 0; g < groups.length; g++) {
            int n = fill(rows, g);
            equilibrate(n, columns[g]);
            orthogonalize(n, columns[g]);
        }
        return rank;
    }

    /** Looks only for rows that are {@link #isBlocked}, for those who take the rank from other matrices. */
    public void look(Rows rows) {
        Arrays.fill(blocked, true);
        for (int g = 0; g < groups.length; g++) {
            int n = fill(rows, g);
            for (int i = 0; i < n; i++) {
                blocked[candidate[i]] = !moves(i * columns[g], columns[g]);
            }
        }
    }

    /** Independent rows at the last {@link #choose}. */
    public int rank() {
        return rank;
    }

    /** Looks at rows as {@link #choose} and copies those that are independent, in their order. */
    public void sift(Rows rows, Rows out) {
        choose(rows);
        out.clear();
        for (int row = 0; row < rows.count(); row++) {
            if (independent[row]) {
                out.addCopy(rows, row);
            }
        }
    }

    /** Number of groups of loops that share joints. */
    public int groupCount() {
        return groups.length;
    }

    /** The closures of a group, by their index. */
    public int[] closures(int group) {
        return groups[group].clone();
    }

    /** Rows of a group that depended on others at the last {@link #choose}. */
    public int redundant(int group) {
        int sum = 0;
        for (int closure : groups[group]) {
            for (int row = first[closure]; row < first[closure + 1]; row++) {
                sum += independent[row] ? 0 : 1;
            }
        }
        return sum;
    }

    /** Whether a row was taken as independent at the last {@link #choose}. */
    public boolean isIndependent(int row) {
        return independent[row];
    }

    /** Whether no joint of the tree moves along a row but by rounding. */
    public boolean isBlocked(int row) {
        return blocked[row];
    }

    /** J and c of the rows of a group; how many there are. */
    private int fill(Rows rows, int g) {
        int m = columns[g];
        int n = 0;
        double longest = longest(g);
        for (int closure : groups[g]) {
            place(tree.closures.get(closure));
            for (int row = first[closure]; row < first[closure + 1]; row++, n++) {
                Arrays.fill(work, n * m, n * m + m, 0);
                Arrays.fill(bound, n * m, n * m + m, 0);
                for (int leg = 2 * row; leg < 2 * row + 2; leg++) {
                    System.arraycopy(rows.wrench, 6 * leg, carried, 0, 6);
                    climb(rows.node[leg], closure, SHORT * longest, n * m);
                }
                candidate[n] = row;
            }
        }
        return n;
    }

    /** point = the origins of F and M. */
    private void place(Closure closure) {
        origin(closure.nodeA(), closure.x_AF(), 0);
        origin(closure.nodeB(), closure.x_BM(), 3);
    }

    private void origin(int node, double[] x, int at) {
        for (int i = 0; i < 3; i++) {
            int r = 9 * node + 3 * i;
            point[at + i] = kinematics.p_WN[3 * node + i] + kinematics.R_WN[r] * x[9] + kinematics.R_WN[r + 1] * x[10]
                    + kinematics.R_WN[r + 2] * x[11];
        }
    }

    /** The longest arm of a group, or coordinate that arms are differences of. */
    private double longest(int g) {
        double most = 0;
        for (int closure : groups[g]) {
            place(tree.closures.get(closure));
            most = Math.max(most, Math.max(Vectors.norm(point, 0), Vectors.norm(point, 3)));
            for (int end = 0; end < 2; end++) {
                Closure joint = tree.closures.get(closure);
                int k = end == 0 ? joint.nodeA() : joint.nodeB();
                for (; k != ancestor[closure]; k = tree.parent[k]) {
                    most = Math.max(most, arm(k));
                }
            }
        }
        return most;
    }

    /** From a node's origin to the further of the two frames of the closure, which differ where it slides. */
    private double arm(int k) {
        double f = 0;
        double m = 0;
        for (int i = 0; i < 3; i++) {
            double p = kinematics.p_WN[3 * k + i];
            f += (point[i] - p) * (point[i] - p);
            m += (point[3 + i] - p) * (point[3 + i] - p);
        }
        return Math.sqrt(Math.max(f, m));
    }

    private void climb(int node, int closure, double shortest, int at) {
        double force = Math.sqrt(Vectors.dot(carried, 3, carried, 3));
        double moment = force == 0 ? Math.sqrt(Vectors.dot(carried, 0, carried, 0)) : 0;
        for (int k = node; k != ancestor[closure]; k = tree.parent[k]) {
            double turning = moment + force * Math.max(shortest, arm(k));
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                if (column[i] >= 0) {
                    int s = 6 * i;
                    work[at + column[i]] += SpatialVectors.dot(kinematics.S, s, carried, 0);
                    bound[at + column[i]] += Vectors.norm(kinematics.S, s) * turning
                            + Vectors.norm(kinematics.S, s + 3) * force;
                }
            }
            Vectors.addCross(kinematics.r_PN, 3 * k, carried, 3, carried, 0);
        }
    }

    private boolean moves(int row, int m) {
        boolean moves = false;
        for (int j = row; j < row + m; j++) {
            moves |= Math.abs(work[j]) > BLOCKED * bound[j];
        }
        return moves;
    }

    /** Divides rows, then columns, by their largest c; rows that are rounding get the length zero. */
    private void equilibrate(int n, int m) {
        Arrays.fill(columnScale, 0, m, 0);
        for (int i = 0; i < n; i++) {
            boolean moves = moves(i * m, m);
            blocked[candidate[i]] = !moves;
            double most = 0;
            for (int j = i * m; j < i * m + m; j++) {
                most = Math.max(most, bound[j]);
            }
            for (int j = 0; moves && j < m; j++) {
                work[i * m + j] /= most;
                columnScale[j] = Math.max(columnScale[j], bound[i * m + j] / most);
            }
        }
        for (int i = 0; i < n; i++) {
            double sum = 0;
            for (int j = 0; !blocked[candidate[i]] && j < m; j++) {
                // a joint that turns under a force through its axis moves nothing
                double x = columnScale[j] > 0 ? work[i * m + j] / columnScale[j] : 0;
                work[i * m + j] = x;
                sum += x * x;
            }
            square[i] = sum;
            original[i] = sum;
        }
    }

    private void orthogonalize(int n, int m) {
        for (int taken = 0; taken < Math.min(n, m); taken++) {
            int best = -1;
            double share = BLOCKED * BLOCKED;
            for (int i = 0; i < n; i++) {
                if (square[i] > share * original[i]) {
                    share = square[i] / original[i];
                    best = i;
                }
            }
            if (best < 0) {
                return;
            }
            independent[candidate[best]] = true;
            rank++;
            double pivot = square[best];
            square[best] = 0;
            for (int i = 0; i < n; i++) {
                if (square[i] > 0) {
                    square[i] = subtract(i * m, best * m, m, pivot);
                }
            }
        }
    }

    /** Takes out of a row what it shares with another; the square of what is left. */
    private double subtract(int row, int other, int m, double pivot) {
        double along = 0;
        for (int j = 0; j < m; j++) {
            along += work[row + j] * work[other + j];
        }
        along /= pivot;
        double sum = 0;
        for (int j = 0; j < m; j++) {
            double x = work[row + j] - along * work[other + j];
            work[row + j] = x;
            sum += x * x;
        }
        return sum;
    }
}
