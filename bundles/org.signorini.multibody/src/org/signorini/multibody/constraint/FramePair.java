package org.signorini.multibody.constraint;

import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Rotations;
import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Closure;

/**
 * A frame F on node A and a frame M on node B, and the rows that functions of their relative pose give. The Jacobians
 * and accelerations are exact wherever the frames are, not only where the joint is closed.
 *
 * <pre>
 * along an axis:   φ = x·d                   d = p_M − p_F, x fixed to A
 * two directions:  φ = a·b                   a fixed to A, b fixed to B
 * </pre>
 */
final class FramePair {

    private final Kinematics kinematics;
    private final double[] f = new double[PluckerTransforms.SIZE];
    private final double[] m = new double[PluckerTransforms.SIZE];
    private final double[] d = new double[3];
    /** From the origins of A and B to p_M. */
    private final double[] am = new double[3];
    private final double[] bm = new double[3];
    private final double[] scratch = new double[3];
    private final double[] cross = new double[3];
    private final double[] accelerationM = new double[3];
    private final double[] velocityM = new double[3];
    private int nodeA;
    private int nodeB;

    FramePair(Kinematics kinematics) {
        this.kinematics = kinematics;
    }

    /** Places both frames by the kinematics' positions and velocities. */
    void place(Closure closure) {
        nodeA = closure.nodeA();
        nodeB = closure.nodeB();
        place(nodeA, closure.x_AF(), f, am);
        place(nodeB, closure.x_BM(), m, bm);
        for (int i = 0; i < 3; i++) {
            d[i] = m[9 + i] - f[9 + i];
            am[i] += d[i];
        }
        bias(nodeB, bm, accelerationM);
        // velocity of p_M relative to A: v_M − v_A − ω_A × (p_M − p_A)
        double[] w = kinematics.productVelocity;
        for (int i = 0; i < 3; i++) {
            velocityM[i] = w[6 * nodeB + 3 + i] - w[6 * nodeA + 3 + i];
        }
        Vectors.addCross(w, 6 * nodeB, bm, 0, velocityM, 0);
        Vectors.addCross(am, 0, w, 6 * nodeA, velocityM, 0);
    }

    private void place(int node, double[] x, double[] out, double[] offset) {
        Rotations.multiply(kinematics.R_WN, 9 * node, x, 0, out, 0);
        Rotations.apply(kinematics.R_WN, 9 * node, x, 9, offset, 0);
        for (int i = 0; i < 3; i++) {
            out[9 + i] = kinematics.p_WN[3 * node + i] + offset[i];
        }
    }

    /** out = a + α × s + ω × (ω × s) at u̇ = 0. */
    private void bias(int node, double[] s, double[] out) {
        double[] w = kinematics.productVelocity;
        System.arraycopy(kinematics.bias, 6 * node + 3, out, 0, 3);
        Vectors.addCross(kinematics.bias, 6 * node, s, 0, out, 0);
        Vectors.cross(w, 6 * node, s, 0, scratch, 0);
        Vectors.addCross(w, 6 * node, scratch, 0, out, 0);
    }

    /** An axis of F in world axes. */
    void axisF(int axis, double[] out) {
        Rotations.axis(f, 0, axis, out, 0);
    }

    /** An axis of M in world axes. */
    void axisM(int axis, double[] out) {
        Rotations.axis(m, 0, axis, out, 0);
    }

    /** Axis i of F times axis j of M. */
    double cosine(int i, int j) {
        return f[i] * m[j] + f[i + 3] * m[j + 3] + f[i + 6] * m[j + 6];
    }

    /** Like {@link #along} for an axis along which the points are to meet. */
    int meet(Rows rows, double[] x) {
        int row = along(rows, x);
        Vectors.cross(kinematics.productVelocity, 6 * nodeA, d, 0, cross, 0);
        rows.swing[row] = Vectors.dot(x, 0, cross, 0);
        return row;
    }

    int along(Rows rows, double[] x) {
        int row = rows.add(nodeA, nodeB);
        force(rows.wrench, 12 * row, am, x, -1);
        force(rows.wrench, 12 * row + 6, bm, x, 1);
        rows.error[row] = Vectors.dot(x, 0, d, 0);
        // relative acceleration in A: what is left after guiding and Coriolis accelerations
        double[] w = kinematics.productVelocity;
        bias(nodeA, am, cross);
        double guiding = Vectors.dot(x, 0, cross, 0);
        Vectors.cross(w, 6 * nodeA, velocityM, 0, cross, 0);
        rows.bias[row] = Vectors.dot(x, 0, accelerationM, 0) - guiding - 2 * Vectors.dot(x, 0, cross, 0);
        return displaced(rows, row);
    }

    int directions(Rows rows, double[] a, double[] b) {
        int row = rows.add(nodeA, nodeB);
        Vectors.cross(b, 0, a, 0, cross, 0);
        Vectors.addScaled(-1, cross, 0, rows.wrench, 12 * row);
        Vectors.addScaled(1, cross, 0, rows.wrench, 12 * row + 6);
        rows.error[row] = Vectors.dot(a, 0, b, 0);
        double[] alpha = kinematics.bias;
        rows.bias[row] = Vectors.dot(cross, 0, alpha, 6 * nodeB) - Vectors.dot(cross, 0, alpha, 6 * nodeA);
        // (ω_B − ω_A)·((ω_B × b) × a + b × (ω_A × a))
        double[] w = kinematics.productVelocity;
        Vectors.cross(w, 6 * nodeB, b, 0, scratch, 0);
        Vectors.cross(scratch, 0, a, 0, cross, 0);
        Vectors.cross(w, 6 * nodeA, a, 0, scratch, 0);
        Vectors.addCross(b, 0, scratch, 0, cross, 0);
        rows.bias[row] += relativeSpin(cross);
        return displaced(rows, row);
    }

    /** (ω_B − ω_A)·direction, as it enters products of velocities. */
    double relativeSpin(double[] direction) {
        double[] w = kinematics.productVelocity;
        return Vectors.dot(w, 6 * nodeB, direction, 0) - Vectors.dot(w, 6 * nodeA, direction, 0);
    }

    /** out += the wrench of a force at s. */
    private static void force(double[] out, int at, double[] s, double[] direction, double sign) {
        Vectors.addScaled(sign, direction, 0, out, at + 3);
        Vectors.addCross(s, 0, out, at + 3, out, at);
    }

    private int displaced(Rows rows, int row) {
        rows.error[row] += displacement(rows, row);
        return row;
    }

    /** Where kinematics are linearized, φ changes by its gradient at the reference; else zero. */
    double displacement(Rows rows, int row) {
        return kinematics.isLinearized()
                ? SpatialVectors.dot(rows.wrench, 12 * row, kinematics.displacement, 6 * nodeA)
                        + SpatialVectors.dot(rows.wrench, 12 * row + 6, kinematics.displacement, 6 * nodeB)
                : 0;
    }
}
