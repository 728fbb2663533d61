package org.signorini.multibody.kinematics;

import org.signorini.algebra.Rotations;
import org.signorini.algebra.SinCos;
import org.signorini.multibody.topology.Tree;

/**
 * Places a node in the frame F of its joint, for joints of any type: R_WN, r (to which the joint's displacement is
 * added), and the joint's motion subspace S, six numbers per freedom in world axes about the node's origin.
 */
final class JointKernels {

    private final double[] sincos = new double[2];
    private final double[] r_FN = new double[9];

    /**
     * @param f     R_WF at the start of the array
     * @param r_WN  receives R_WN
     * @param shift has the vector from the parent's origin to F's, becomes that to the node's
     * @param s     receives the motion subspace
     */
    void place(int type, double[] q, int iq, double[] f, double[] r_WN, int ir, double[] shift, int is, double[] s,
            int at) {
        if (type == Tree.REVOLUTE) {
            turn(q[iq], f, r_WN, ir);
            axis(f, 2, s, at);
        } else if (type == Tree.PRISMATIC) {
            System.arraycopy(f, 0, r_WN, ir, 9);
            slide(q[iq], f, 2, shift, is);
            axis(f, 2, s, at + 3);
        } else if (type == Tree.CYLINDRICAL) {
            turn(q[iq], f, r_WN, ir);
            slide(q[iq + 1], f, 2, shift, is);
            axis(f, 2, s, at);
            axis(f, 2, s, at + 9);
        } else if (type == Tree.UNIVERSAL) {
            universal(q, iq, f, r_WN, ir);
            axis(f, 0, s, at);
            Rotations.axis(r_WN, ir, 1, s, at + 6);
        } else if (type == Tree.SPHERICAL) {
            Rotations.fromQuaternion(q, iq, r_FN, 0);
            Rotations.multiply(f, 0, r_FN, 0, r_WN, ir);
            axes(f, s, at);
        } else if (type == Tree.PLANAR) {
            turn(q[iq + 2], f, r_WN, ir);
            slide(q[iq], f, 0, shift, is);
            slide(q[iq + 1], f, 1, shift, is);
            axis(f, 0, s, at + 3);
            axis(f, 1, s, at + 9);
            axis(f, 2, s, at + 12);
        } else if (type == Tree.FREE) {
            Rotations.fromQuaternion(q, iq + 3, r_FN, 0);
            Rotations.multiply(f, 0, r_FN, 0, r_WN, ir);
            slide(q[iq], f, 0, shift, is);
            slide(q[iq + 1], f, 1, shift, is);
            slide(q[iq + 2], f, 2, shift, is);
            axes(f, s, at + 3);
            axes(f, s, at + 18);
        } else {
            System.arraycopy(f, 0, r_WN, ir, 9);
        }
    }

    /** R_WN = R_WF R_z(angle). */
    private void turn(double angle, double[] f, double[] r, int ir) {
        SinCos.of(angle, sincos, 0);
        double s = sincos[0];
        double c = sincos[1];
        for (int i = 0; i < 9; i += 3) {
            double x = f[i];
            double y = f[i + 1];
            r[ir + i] = x * c + y * s;
            r[ir + i + 1] = y * c - x * s;
            r[ir + i + 2] = f[i + 2];
        }
    }

    /** R_WN = R_WF R_x(q₁) R_y(q₂). */
    private void universal(double[] q, int iq, double[] f, double[] r, int ir) {
        SinCos.of(q[iq], sincos, 0);
        double s1 = sincos[0];
        double c1 = sincos[1];
        SinCos.of(q[iq + 1], sincos, 0);
        double s2 = sincos[0];
        double c2 = sincos[1];
        for (int i = 0; i < 9; i += 3) {
            double x = f[i];
            double y = f[i + 1] * c1 + f[i + 2] * s1;
            double z = f[i + 2] * c1 - f[i + 1] * s1;
            r[ir + i] = x * c2 - z * s2;
            r[ir + i + 1] = y;
            r[ir + i + 2] = z * c2 + x * s2;
        }
    }

    private static void slide(double distance, double[] f, int axis, double[] shift, int is) {
        shift[is] += distance * f[axis];
        shift[is + 1] += distance * f[axis + 3];
        shift[is + 2] += distance * f[axis + 6];
    }

    private static void axis(double[] f, int axis, double[] s, int at) {
        s[at] = f[axis];
        s[at + 1] = f[axis + 3];
        s[at + 2] = f[axis + 6];
    }

    /** Three freedoms along F's axes. */
    private static void axes(double[] f, double[] s, int at) {
        axis(f, 0, s, at);
        axis(f, 1, s, at + 6);
        axis(f, 2, s, at + 12);
    }
}
