package org.signorini.multibody.kinematics;

import org.signorini.algebra.Quaternions;
import org.signorini.multibody.topology.Tree;

/**
 * The manifold of configurations: coordinates are numbers, except for the unit quaternions of spherical and free
 * joints. There, moving for a time h with an angular velocity ω is exp(hω/2), not addition, and the quaternion is
 * normalized.
 *
 * <p>
 * Linearized kinematics know rotations to first order only: those about several axes add like vectors. The rotation
 * vector from the reference is then the coordinate, its rate is ω, and the quaternion is merely how it is written down:
 * q⁺ = exp((θ + hω)/2) q_ref with q = exp(θ/2) q_ref. Composed on the manifold instead, θ would leave ∫ω dt by terms
 * of second order, and formulations with different coordinates would part. Beyond half a turn θ is written as the
 * rotation vector of the same orientation that is shorter.
 */
public final class Configuration {

    private final Tree tree;
    private final double[] reference;
    private final double[] theta = new double[3];
    private boolean linearly;

    public Configuration(Tree tree) {
        this(tree, null);
    }

    /**
     * @param reference the configuration kinematics are linearized about, or null where they are not
     */
    public Configuration(Tree tree, double[] reference) {
        this.tree = tree;
        this.reference = reference;
    }

    /** q⁺ = q ⊕ h u; q⁺ may be q. */
    public void advance(double[] q, double[] u, double h, double[] qNext) {
        int[] joint = tree.joint;
        int[] q0 = tree.q0;
        int[] u0 = tree.u0;
        for (int k = 1; k <= tree.nodes; k++) {
            int type = joint[k];
            int iq = q0[k];
            int iu = u0[k];
            if (type == Tree.SPHERICAL) {
                turn(q, iq, u, iu, h, qNext);
            } else if (type == Tree.FREE) {
                qNext[iq] = q[iq] + h * u[iu];
                qNext[iq + 1] = q[iq + 1] + h * u[iu + 1];
                qNext[iq + 2] = q[iq + 2] + h * u[iu + 2];
                turn(q, iq + 3, u, iu + 3, h, qNext);
            } else {
                for (int end = u0[k + 1]; iu < end; iq++, iu++) {
                    qNext[iq] = q[iq] + h * u[iu];
                }
            }
        }
    }

    /**
     * q⁺ = q + h q̇ with the rates of coordinates, and then quaternions normalized: to first order in h the same. About
     * linearized kinematics it is the same.
     */
    public void advanceLinearly(double[] q, double[] u, double h, double[] qNext) {
        linearly = reference == null;
        advance(q, u, h, qNext);
        linearly = false;
    }

    private void turn(double[] q, int iq, double[] u, int iu, double h, double[] qNext) {
        if (linearly) {
            Quaternions.advanceLinearly(q, iq, u, iu, h, qNext, iq);
            return;
        }
        if (reference == null) {
            Quaternions.advance(q, iq, u, iu, h, qNext, iq);
            return;
        }
        Quaternions.difference(q, iq, reference, iq, theta, 0);
        for (int i = 0; i < 3; i++) {
            theta[i] += h * u[iu + i];
        }
        Quaternions.advance(reference, iq, theta, 0, 1, qNext, iq);
    }

    /** v with b = a ⊕ v, angles of rotation vectors at most π. */
    public void difference(double[] b, double[] a, double[] v) {
        for (int k = 1; k <= tree.nodes; k++) {
            int iq = tree.q0[k];
            int iu = tree.u0[k];
            int numbers = tree.u0[k + 1] - iu;
            if (tree.joint[k] == Tree.SPHERICAL || tree.joint[k] == Tree.FREE) {
                numbers -= 3;
                turned(b, a, iq + numbers, v, iu + numbers);
            }
            for (int i = 0; i < numbers; i++) {
                v[iu + i] = b[iq + i] - a[iq + i];
            }
        }
    }

    private void turned(double[] b, double[] a, int iq, double[] v, int iu) {
        if (reference == null || a == reference) {
            Quaternions.difference(b, iq, a, iq, v, iu);
            return;
        }
        Quaternions.difference(a, iq, reference, iq, theta, 0);
        Quaternions.difference(b, iq, reference, iq, v, iu);
        for (int i = 0; i < 3; i++) {
            v[iu + i] -= theta[i];
        }
    }
}
