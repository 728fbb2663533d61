package org.signorini.multibody.dynamics;

import org.signorini.algebra.Symmetric3;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * The Newton–Euler equations of every node at given accelerations, O(n). With c from the node's origin to the centre of
 * mass and I the inertia there,
 *
 * <pre>
 * f = m(a + α × c + ω × (ω × c) − g),    n = I α + ω × I ω + c × f
 * </pre>
 *
 * is the wrench about the origin that moves the node so: the first half of the recursive Newton–Euler algorithm
 * (Featherstone 2008, ch. 5).
 */
public final class InertialForces {

    private final Tree tree;
    private final Kinematics kinematics;
    private final double[] momentum = new double[3];

    public InertialForces(Kinematics kinematics) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
    }

    /** wrench −= the wrenches that the accelerations (α, a) need, 6 numbers per node in both arrays. */
    public void subtract(double[] acceleration, double[] wrench) {
        double[] velocity = kinematics.productVelocity;
        double[] inertia = kinematics.inertia;
        double gx = tree.gravity.x();
        double gy = tree.gravity.y();
        double gz = tree.gravity.z();
        for (int k = 1; k <= tree.nodes; k++) {
            int o = 6 * k;
            int v = 3 * k;
            double cx = kinematics.c_N[v];
            double cy = kinematics.c_N[v + 1];
            double cz = kinematics.c_N[v + 2];
            double wx = velocity[o];
            double wy = velocity[o + 1];
            double wz = velocity[o + 2];
            double ex = acceleration[o];
            double ey = acceleration[o + 1];
            double ez = acceleration[o + 2];
            double m = tree.mass[k];
            // ω × c, then the force
            double hx = wy * cz - wz * cy;
            double hy = wz * cx - wx * cz;
            double hz = wx * cy - wy * cx;
            double fx = m * (acceleration[o + 3] - gx + ey * cz - ez * cy + wy * hz - wz * hy);
            double fy = m * (acceleration[o + 4] - gy + ez * cx - ex * cz + wz * hx - wx * hz);
            double fz = m * (acceleration[o + 5] - gz + ex * cy - ey * cx + wx * hy - wy * hx);
            double nx = cy * fz - cz * fy;
            double ny = cz * fx - cx * fz;
            double nz = cx * fy - cy * fx;
            double xx = inertia[o];
            if (tree.isotropic[k]) {
                // ω × I ω = 0
                nx += xx * ex;
                ny += xx * ey;
                nz += xx * ez;
            } else {
                double yy = inertia[o + 1];
                double zz = inertia[o + 2];
                double xy = inertia[o + 3];
                double xz = inertia[o + 4];
                double yz = inertia[o + 5];
                double lx = xx * wx + xy * wy + xz * wz;
                double ly = xy * wx + yy * wy + yz * wz;
                double lz = xz * wx + yz * wy + zz * wz;
                nx += xx * ex + xy * ey + xz * ez + wy * lz - wz * ly;
                ny += xy * ex + yy * ey + yz * ez + wz * lx - wx * lz;
                nz += xz * ex + yz * ey + zz * ez + wx * ly - wy * lx;
            }
            wrench[o] -= nx;
            wrench[o + 1] -= ny;
            wrench[o + 2] -= nz;
            wrench[o + 3] -= fx;
            wrench[o + 4] -= fy;
            wrench[o + 5] -= fz;
        }
    }

    /** wrench += I · motion, the momenta of the nodes about their origins, 6 numbers per node in both arrays. */
    public void addMomentum(double[] motion, double[] wrench) {
        double[] c = kinematics.c_N;
        for (int k = 1; k <= tree.nodes; k++) {
            int o = 6 * k;
            // p = m(v + ω × c), L = Iω + c × p
            System.arraycopy(motion, o + 3, momentum, 0, 3);
            Vectors.addCross(motion, o, c, 3 * k, momentum, 0);
            for (int i = 0; i < 3; i++) {
                momentum[i] *= tree.mass[k];
                wrench[o + 3 + i] += momentum[i];
            }
            Vectors.addCross(c, 3 * k, momentum, 0, wrench, o);
            Symmetric3.apply(kinematics.inertia, o, motion, o, momentum, 0);
            Vectors.addScaled(1, momentum, 0, wrench, o);
        }
    }
}
