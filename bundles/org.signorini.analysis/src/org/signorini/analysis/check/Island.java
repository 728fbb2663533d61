package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.Body;

/**
 * Bodies that joints connect, without the ground, as one dense problem in absolute coordinates: of all velocities that
 * satisfy G V = g, those nearest to what momentum asks for,
 *
 * <pre>
 * M V + Gᵀλ = P,   G V = g.
 * </pre>
 *
 * Solved on the null space of G from a QR factorization with column pivoting of Gᵀ. Rows are scaled to one and
 * rotations by a length, so that the rank is decided among numbers of the same kind: rows that say the same thing
 * twice do no harm, and bodies without mass may be carried. O((6 bodies)³).
 */
final class Island {

    /** Pivots below this share of the largest are rounding. */
    private static final double RANK = 1e-10;
    /** Rows that depend on others may miss their right side by this share of it. */
    private static final double CONTRADICTION = 1e-6;

    private final List<Body> bodies;
    private final List<Row> rows;
    private final int[] column;
    private final double length;
    private final double[] rowScale;
    private final PivotedQr qr;
    private final int rank;
    /** Mass matrix of (v, ω·length), body by body. */
    private final double[][] mass;
    /** A basis of the motions that rows allow. */
    private final double[][] free;
    private final double[][] cholesky;
    private final boolean movable;

    Island(BodyPoses poses, List<Body> bodies, List<Row> rows) {
        this.bodies = List.copyOf(bodies);
        this.rows = List.copyOf(rows);
        column = new int[poses.center.length];
        java.util.Arrays.fill(column, -1);
        for (int i = 0; i < bodies.size(); i++) {
            column[bodies.get(i).index()] = 6 * i;
        }
        length = length(rows);
        rowScale = new double[rows.size()];
        int n = 6 * bodies.size();
        double[][] transposed = new double[rows.size()][n];
        for (int i = 0; i < rows.size(); i++) {
            fill(transposed[i], i);
        }
        qr = new PivotedQr(transposed, n, RANK);
        rank = qr.rank;
        mass = mass(poses);
        free = new double[n - rank][n];
        for (int i = 0; i < free.length; i++) {
            free[i][rank + i] = 1;
            qr.multiply(free[i]);
        }
        cholesky = new double[free.length][free.length];
        movable = factor();
    }

    /** NᵀM N = L Lᵀ; whether it is positive definite. */
    private boolean factor() {
        double[] product = new double[6 * bodies.size()];
        for (int j = 0; j < free.length; j++) {
            multiplyMass(free[j], product);
            for (int i = j; i < free.length; i++) {
                cholesky[i][j] = dot(free[i], product);
            }
        }
        double largest = 0;
        for (int i = 0; i < free.length; i++) {
            largest = Math.max(largest, cholesky[i][i]);
        }
        for (int i = 0; i < free.length; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = cholesky[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= cholesky[i][k] * cholesky[j][k];
                }
                if (j < i) {
                    cholesky[i][j] = sum / cholesky[j][j];
                } else if (sum > 1e-15 * largest) {
                    cholesky[i][i] = Math.sqrt(sum);
                } else {
                    return false;
                }
            }
        }
        return true;
    }

    private void multiplyMass(double[] x, double[] out) {
        for (int i = 0; i < x.length; i++) {
            int at = i - i % 6;
            double sum = 0;
            for (int k = 0; k < 6; k++) {
                sum += mass[i][k] * x[at + k];
            }
            out[i] = sum;
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /** The longest arm of rows, by which rotations are compared with translations; 1 m where there is none. */
    static double length(List<Row> rows) {
        double most = 0;
        for (Row row : rows) {
            for (int i = 0; i < 3; i++) {
                most = Math.max(most, Math.max(Math.abs(row.gradientA()[3 + i]), Math.abs(row.gradientB()[3 + i])));
            }
        }
        return most == 0 ? 1 : most;
    }

    private void fill(double[] out, int i) {
        Row row = rows.get(i);
        for (int side = 0; side < 2; side++) {
            int at = column[side == 0 ? row.bodyA() : row.bodyB()];
            double[] gradient = side == 0 ? row.gradientA() : row.gradientB();
            for (int k = 0; k < 6 && at >= 0; k++) {
                out[at + k] = gradient[k] / (k < 3 ? 1 : length);
            }
        }
        double square = dot(out, out);
        rowScale[i] = square > 0 ? 1 / Math.sqrt(square) : 1;
        for (int k = 0; k < out.length; k++) {
            out[k] *= rowScale[i];
        }
    }

    /** The six rows of each body. */
    private double[][] mass(BodyPoses poses) {
        double[][] m = new double[6 * bodies.size()][6];
        for (Body body : bodies) {
            int at = column[body.index()];
            for (int k = 0; k < 3; k++) {
                m[at + k][k] = body.mass().mass();
                Vector3 e = k == 0 ? Vector3.X : k == 1 ? Vector3.Y : Vector3.Z;
                Vector3 j = poses.inertia(body, e);
                m[at + 3][3 + k] = j.x() / (length * length);
                m[at + 4][3 + k] = j.y() / (length * length);
                m[at + 5][3 + k] = j.z() / (length * length);
            }
        }
        return m;
    }

    List<Body> bodies() {
        return bodies;
    }

    /** Whether mass resists every motion its joints allow: without, there is no answer to compare. */
    boolean isMovable() {
        return movable;
    }

    /** Length by which angular velocities are compared with velocities. */
    double scale() {
        return length;
    }

    int freedoms() {
        return 6 * bodies.size() - rank;
    }

    /**
     * out = the velocities of the island's bodies.
     *
     * @param momentum P, six numbers per body of the mechanism
     * @param target   g, one number per row
     * @return whether the rows can hold at the same time
     */
    boolean solve(double[] momentum, double[] target, double[] out) {
        int n = 6 * bodies.size();
        double[] x = new double[n];
        boolean consistent = particular(target, x);
        double[] rest = new double[n];
        multiplyMass(x, rest);
        for (Body body : bodies) {
            int at = column[body.index()];
            for (int k = 0; k < 6; k++) {
                rest[at + k] = momentum[6 * body.index() + k] / (k < 3 ? 1 : length) - rest[at + k];
            }
        }
        double[] y = new double[free.length];
        for (int i = 0; i < y.length; i++) {
            y[i] = dot(free[i], rest);
        }
        solve(y);
        for (int i = 0; i < y.length; i++) {
            for (int k = 0; k < n; k++) {
                x[k] += y[i] * free[i][k];
            }
        }
        for (Body body : bodies) {
            int at = column[body.index()];
            for (int k = 0; k < 6; k++) {
                out[6 * body.index() + k] = x[at + k] / (k < 3 ? 1 : length);
            }
        }
        return consistent;
    }

    /** y = (L Lᵀ)⁻¹ y. */
    private void solve(double[] y) {
        for (int i = 0; i < y.length; i++) {
            for (int k = 0; k < i; k++) {
                y[i] -= cholesky[i][k] * y[k];
            }
            y[i] /= cholesky[i][i];
        }
        for (int i = y.length - 1; i >= 0; i--) {
            y[i] /= cholesky[i][i];
            for (int k = 0; k < i; k++) {
                y[k] -= cholesky[i][k] * y[i];
            }
        }
    }

    /** x = the shortest with G x = g, from Rᵀw = g in the order of the pivots. */
    private boolean particular(double[] target, double[] x) {
        double size = 0;
        double miss = 0;
        for (int i = 0; i < rows.size(); i++) {
            int row = qr.pivot[i];
            double sum = target[row] * rowScale[row];
            size = Math.max(size, Math.abs(sum));
            for (int k = 0; k < Math.min(i, rank); k++) {
                sum -= qr.r(k, i) * x[k];
            }
            if (i < rank) {
                x[i] = sum / qr.r(i, i);
            } else {
                miss = Math.max(miss, Math.abs(sum));
            }
        }
        qr.multiply(x);
        return miss <= CONTRADICTION * size + 1e-12;
    }

    /** The joints of a mechanism as a partition of its bodies, in the order of the bodies. */
    static List<List<Body>> partition(List<Body> bodies, List<org.signorini.multibody.model.Joint> joints) {
        int[] leader = new int[bodies.size()];
        for (int i = 0; i < leader.length; i++) {
            leader[i] = i;
        }
        for (org.signorini.multibody.model.Joint joint : joints) {
            int a = joint.from().body().index();
            int b = joint.to().body().index();
            if (a != 0 && b != 0) {
                join(leader, a, b);
            }
        }
        List<List<Body>> islands = new ArrayList<>();
        int[] island = new int[bodies.size()];
        for (int i = 1; i < leader.length; i++) {
            int at = find(leader, i);
            if (at == i) {
                island[i] = islands.size();
                islands.add(new ArrayList<>());
            }
            islands.get(island[at]).add(bodies.get(i));
        }
        return islands;
    }

    /** Leaders are the least of their sets. */
    private static void join(int[] leader, int a, int b) {
        int x = find(leader, a);
        int y = find(leader, b);
        leader[Math.max(x, y)] = Math.min(x, y);
    }

    private static int find(int[] leader, int i) {
        int at = i;
        while (leader[at] != at) {
            leader[at] = leader[leader[at]];
            at = leader[at];
        }
        return at;
    }
}
