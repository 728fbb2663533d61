package org.signorini.multibody.kinematics;

import org.signorini.algebra.Quaternions;
import org.signorini.multibody.topology.Tree;

/**
 * The manifold of configurations: coordinates are numbers, except for the unit quaternions of spherical and free
 * joints. There, moving for a time h with an angular velocity ω is exp(hω/2), not addition, and the quaternion is
 * normalized.
 */
public final class Configuration {

    private final Tree tree;

    public Configuration(Tree tree) {
        this.tree = tree;
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
                Quaternions.advance(q, iq, u, iu, h, qNext, iq);
            } else if (type == Tree.FREE) {
                qNext[iq] = q[iq] + h * u[iu];
                qNext[iq + 1] = q[iq + 1] + h * u[iu + 1];
                qNext[iq + 2] = q[iq + 2] + h * u[iu + 2];
                Quaternions.advance(q, iq + 3, u, iu + 3, h, qNext, iq + 3);
            } else {
                for (int end = u0[k + 1]; iu < end; iq++, iu++) {
                    qNext[iq] = q[iq] + h * u[iu];
                }
            }
        }
    }

    /** v with b = a ⊕ v, angles of rotation vectors at most π. */
    public void difference(double[] b, double[] a, double[] v) {
        for (int k = 1; k <= tree.nodes; k++) {
            int iq = tree.q0[k];
            int iu = tree.u0[k];
            int numbers = tree.u0[k + 1] - iu;
            if (tree.joint[k] == Tree.SPHERICAL || tree.joint[k] == Tree.FREE) {
                numbers -= 3;
                Quaternions.difference(b, iq + numbers, a, iq + numbers, v, iu + numbers);
            }
            for (int i = 0; i < numbers; i++) {
                v[iu + i] = b[iq + i] - a[iq + i];
            }
        }
    }
}
