package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.List;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.decomposition.qr.QRColPivDecompositionHouseholderColumn_DDRM;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;
import org.ejml.interfaces.linsol.LinearSolverDense;
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
    private final QRColPivDecompositionHouseholderColumn_DDRM qr = new QRColPivDecompositionHouseholderColumn_DDRM();
    private final int rank;
    private final DMatrixRMaj q;
    private final DMatrixRMaj r;
    private final int[] pivots;
    private final DMatrixRMaj mass;
    private final DMatrixRMaj free;
    private final LinearSolverDense<DMatrixRMaj> solver;
    private final boolean movable;

    Island(BodyPoses poses, List<Body> bodies, List<Row> rows) {
        this.bodies = List.copyOf(bodies);
        this.rows = List.copyOf(rows);
        column = new int[poses.center.length];
        java.util.Arrays.fill(column, -1);
        for (int i = 0; i < bodies.size(); i++) {
            column[bodies.get(i).index()] = 6 * i;
        }
        length = length();
        rowScale = new double[rows.size()];
        int n = 6 * bodies.size();
        DMatrixRMaj transposed = new DMatrixRMaj(n, Math.max(1, rows.size()));
        for (int i = 0; i < rows.size(); i++) {
            fill(transposed, i);
        }
        qr.decompose(transposed);
        q = qr.getQ(null, false);
        r = qr.getR(null, false);
        pivots = qr.getColPivots();
        rank = rank(n);
        mass = mass(poses);
        int dof = n - rank;
        free = dof == 0 ? new DMatrixRMaj(n, 0) : CommonOps_DDRM.extract(q, 0, n, rank, n);
        DMatrixRMaj projected = new DMatrixRMaj(dof, dof);
        DMatrixRMaj product = new DMatrixRMaj(n, dof);
        solver = LinearSolverFactory_DDRM.symmPosDef(Math.max(1, dof));
        if (dof > 0) {
            CommonOps_DDRM.mult(mass, free, product);
            CommonOps_DDRM.multTransA(free, product, projected);
        }
        movable = dof == 0 || solver.setA(projected);
    }

    private double length() {
        double most = 0;
        for (Row row : rows) {
            for (int i = 0; i < 3; i++) {
                most = Math.max(most, Math.max(Math.abs(row.gradientA()[3 + i]), Math.abs(row.gradientB()[3 + i])));
            }
        }
        return most == 0 ? 1 : most;
    }

    private void fill(DMatrixRMaj out, int i) {
        Row row = rows.get(i);
        double square = 0;
        for (int side = 0; side < 2; side++) {
            int at = column[side == 0 ? row.bodyA() : row.bodyB()];
            double[] gradient = side == 0 ? row.gradientA() : row.gradientB();
            for (int k = 0; k < 6 && at >= 0; k++) {
                double value = gradient[k] / (k < 3 ? 1 : length);
                out.set(at + k, i, value);
                square += value * value;
            }
        }
        rowScale[i] = square > 0 ? 1 / Math.sqrt(square) : 1;
        for (int k = 0; k < out.numRows; k++) {
            out.set(k, i, out.get(k, i) * rowScale[i]);
        }
    }

    private int rank(int n) {
        int count = 0;
        int most = Math.min(n, rows.size());
        while (count < most && Math.abs(r.get(count, count)) > RANK * Math.abs(r.get(0, 0))) {
            count++;
        }
        return count;
    }

    /** M of (v, ω·length). */
    private DMatrixRMaj mass(BodyPoses poses) {
        DMatrixRMaj m = new DMatrixRMaj(6 * bodies.size(), 6 * bodies.size());
        for (Body body : bodies) {
            int at = column[body.index()];
            for (int k = 0; k < 3; k++) {
                m.set(at + k, at + k, body.mass().mass());
                Vector3 e = k == 0 ? Vector3.X : k == 1 ? Vector3.Y : Vector3.Z;
                Vector3 j = poses.inertia(body, e);
                m.set(at + 3, at + 3 + k, j.x() / (length * length));
                m.set(at + 4, at + 3 + k, j.y() / (length * length));
                m.set(at + 5, at + 3 + k, j.z() / (length * length));
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
        DMatrixRMaj x = new DMatrixRMaj(n, 1);
        boolean consistent = particular(target, x);
        if (freedoms() > 0) {
            DMatrixRMaj rest = new DMatrixRMaj(n, 1);
            CommonOps_DDRM.mult(-1, mass, x, rest);
            for (Body body : bodies) {
                int at = column[body.index()];
                for (int k = 0; k < 6; k++) {
                    rest.data[at + k] += momentum[6 * body.index() + k] / (k < 3 ? 1 : length);
                }
            }
            DMatrixRMaj projected = new DMatrixRMaj(freedoms(), 1);
            CommonOps_DDRM.multTransA(free, rest, projected);
            DMatrixRMaj y = new DMatrixRMaj(freedoms(), 1);
            solver.solve(projected, y);
            CommonOps_DDRM.multAdd(free, y, x);
        }
        for (Body body : bodies) {
            int at = column[body.index()];
            for (int k = 0; k < 6; k++) {
                out[6 * body.index() + k] = x.data[at + k] / (k < 3 ? 1 : length);
            }
        }
        return consistent;
    }

    /** x = the shortest with G x = g, from Rᵀw = g in the order of the pivots. */
    private boolean particular(double[] target, DMatrixRMaj x) {
        double[] w = new double[rank];
        double size = 0;
        double miss = 0;
        for (int i = 0; i < rows.size(); i++) {
            double sum = target[pivots[i]] * rowScale[pivots[i]];
            size = Math.max(size, Math.abs(sum));
            for (int k = 0; k < Math.min(i, rank); k++) {
                sum -= r.get(k, i) * w[k];
            }
            if (i < rank) {
                w[i] = sum / r.get(i, i);
            } else {
                miss = Math.max(miss, Math.abs(sum));
            }
        }
        for (int k = 0; k < rank; k++) {
            for (int i = 0; i < x.numRows; i++) {
                x.data[i] += q.get(i, k) * w[k];
            }
        }
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
