package org.signorini.multibody.constraint;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * Rows of a Jacobian, kept as what they do to the two nodes they act between: a unit of impulse in row i is the
 * wrench {@code wrench[12 i …]} on node A and {@code wrench[12 i + 6 …]} on node B, about the nodes' origins in world
 * axes. So J u and Jᵀp cost O(rows) beside one sweep over the tree, and no row is ever as long as u. Rows of the
 * ground are zero.
 *
 * <p>
 * Each row stands for a function φ(q, t) with
 *
 * <pre>
 * φ = error,    φ̇ = J u + rate,    φ̈ = J u̇ + bias
 * </pre>
 *
 * A container to be refilled every step; it grows and never shrinks.
 */
public final class Rows {

    private final Kinematics kinematics;
    private final Tree tree;
    private int count;

    /** Nodes A and B of each row. */
    public int[] node = new int[32];
    /** Wrenches on A and B of each row, 12 numbers. */
    public double[] wrench = new double[192];
    /** φ. */
    public double[] error = new double[16];
    /** ∂φ/∂t. */
    public double[] rate = new double[16];
    /** φ̈ at u̇ = 0. */
    public double[] bias = new double[16];
    /** x·(ω_A × d) where points d apart should meet along an axis x of A, else zero: see {@link #drive}. */
    public double[] swing = new double[16];
    /** Whatever the one who added the row wants to find again. */
    public int[] tag = new int[16];

    public Rows(Kinematics kinematics) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
    }

    public int count() {
        return count;
    }

    public void clear() {
        count = 0;
    }

    /** Drops all rows from the given one on. */
    public void truncate(int rows) {
        count = Math.min(count, rows);
    }

    /** A new row between two nodes, all zero; its index. */
    public int add(int nodeA, int nodeB) {
        if (count == error.length) {
            grow();
        }
        int row = count++;
        node[2 * row] = nodeA;
        node[2 * row + 1] = nodeB;
        Arrays.fill(wrench, 12 * row, 12 * row + 12, 0);
        error[row] = 0;
        rate[row] = 0;
        bias[row] = 0;
        swing[row] = 0;
        tag[row] = -1;
        return row;
    }

    /** A new row that is a copy of another's; its index. */
    public int addCopy(Rows other, int row) {
        int to = add(other.node[2 * row], other.node[2 * row + 1]);
        System.arraycopy(other.wrench, 12 * row, wrench, 12 * to, 12);
        error[to] = other.error[row];
        rate[to] = other.rate[row];
        bias[to] = other.bias[row];
        swing[to] = other.swing[row];
        tag[to] = other.tag[row];
        return to;
    }

    private void grow() {
        int size = 2 * error.length;
        node = Arrays.copyOf(node, 2 * size);
        wrench = Arrays.copyOf(wrench, 12 * size);
        error = Arrays.copyOf(error, size);
        rate = Arrays.copyOf(rate, size);
        bias = Arrays.copyOf(bias, size);
        swing = Arrays.copyOf(swing, size);
        tag = Arrays.copyOf(tag, size);
    }

    /**
     * −J u of a step that takes a share of the errors away; without a step (a pure impact) errors stay. Those of points
     * are taken away in the world, not in A: what the joints of a parallelogram are open would turn against each other,
     * and it would not pass its singular configurations.
     */
    public double drive(int row, double h, double share) {
        return rate[row] + (h > 0 ? share * (error[row] / h + swing[row]) : 0);
    }

    /**
     * Adds the rows d·(v_B − v_A) at a common point p of the world, one per direction: for a contact the normal, from A
     * to B, and two tangents. An impulse along d then pushes B. The bias is that of material points and fixed
     * directions; S0 eq. 37 asks for it as Ġ θ̇. Where kinematics are linearized, p is the point's place in the
     * reference configuration.
     *
     * @param bodyA      index in the mechanism, 0 for the ground
     * @param directions three numbers each
     * @return the first row
     */
    public int addPoint(int bodyA, int bodyB, double[] p, int ip, double[] directions, int id, int number) {
        int a = tree.bodyNode[bodyA];
        int b = tree.bodyNode[bodyB];
        double[] p_WN = kinematics.p_WN;
        double ax = p[ip] - p_WN[3 * a];
        double ay = p[ip + 1] - p_WN[3 * a + 1];
        double az = p[ip + 2] - p_WN[3 * a + 2];
        double bx = p[ip] - p_WN[3 * b];
        double by = p[ip + 1] - p_WN[3 * b + 1];
        double bz = p[ip + 2] - p_WN[3 * b + 2];
        int first = count;
        for (int k = 0; k < number; k++) {
            int row = add(a, b);
            double x = directions[id + 3 * k];
            double y = directions[id + 3 * k + 1];
            double z = directions[id + 3 * k + 2];
            if (a != 0) {
                put(12 * row, -x, -y, -z, ax, ay, az);
                bias[row] -= pointBias(a, ax, ay, az, x, y, z);
            }
            if (b != 0) {
                put(12 * row + 6, x, y, z, bx, by, bz);
                bias[row] += pointBias(b, bx, by, bz, x, y, z);
            }
        }
        return first;
    }

    /** The wrench of a force at s from the origin. */
    private void put(int at, double fx, double fy, double fz, double sx, double sy, double sz) {
        wrench[at] = sy * fz - sz * fy;
        wrench[at + 1] = sz * fx - sx * fz;
        wrench[at + 2] = sx * fy - sy * fx;
        wrench[at + 3] = fx;
        wrench[at + 4] = fy;
        wrench[at + 5] = fz;
    }

    /** d·(a + α × s + ω × (ω × s)) at u̇ = 0. */
    private double pointBias(int k, double sx, double sy, double sz, double x, double y, double z) {
        double[] w = kinematics.productVelocity;
        double[] b = kinematics.bias;
        int o = 6 * k;
        double lx = w[o + 1] * sz - w[o + 2] * sy;
        double ly = w[o + 2] * sx - w[o] * sz;
        double lz = w[o] * sy - w[o + 1] * sx;
        return x * (b[o + 3] + b[o + 1] * sz - b[o + 2] * sy + w[o + 1] * lz - w[o + 2] * ly)
                + y * (b[o + 4] + b[o + 2] * sx - b[o] * sz + w[o + 2] * lx - w[o] * lz)
                + z * (b[o + 5] + b[o] * sy - b[o + 1] * sx + w[o] * ly - w[o + 1] * lx);
    }

    /** out = J u for the motions of the nodes that belong to u: the kinematics' velocities, or a solver's. */
    public void multiply(double[] motion, double[] out) {
        for (int row = 0; row < count; row++) {
            out[row] = SpatialVectors.dot(wrench, 12 * row, motion, 6 * node[2 * row])
                    + SpatialVectors.dot(wrench, 12 * row + 6, motion, 6 * node[2 * row + 1]);
        }
    }

    /** nodeWrench += the wrenches of the impulses p, 6 numbers per node: Jᵀp before it is projected on the joints. */
    public void addImpulses(double[] p, double[] nodeWrench) {
        for (int row = 0; row < count; row++) {
            if (p[row] != 0) {
                SpatialVectors.addScaled(p[row], wrench, 12 * row, nodeWrench, 6 * node[2 * row]);
                SpatialVectors.addScaled(p[row], wrench, 12 * row + 6, nodeWrench, 6 * node[2 * row + 1]);
            }
        }
    }

    /** out = J, row-major, rows × freedoms. Dense, for checks and small problems. */
    public void jacobian(double[] out) {
        int n = tree.freedoms;
        Arrays.fill(out, 0, count * n, 0);
        double[] carried = new double[6];
        double[] next = new double[6];
        for (int leg = 0; leg < 2 * count; leg++) {
            System.arraycopy(wrench, 6 * leg, carried, 0, 6);
            for (int k = node[leg]; k != 0; k = tree.parent[k]) {
                for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                    out[leg / 2 * n + i] += SpatialVectors.dot(kinematics.S, 6 * i, carried, 0);
                }
                Arrays.fill(next, 0);
                SpatialVectors.addShiftedForce(carried, 0, kinematics.r_PN, 3 * k, next, 0);
                System.arraycopy(next, 0, carried, 0, 6);
            }
        }
    }
}
