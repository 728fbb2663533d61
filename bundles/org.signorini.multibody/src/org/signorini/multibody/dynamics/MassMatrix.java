package org.signorini.multibody.dynamics;

import java.util.Arrays;

import org.signorini.algebra.RigidInertias;
import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * The mass matrix itself, by the composite-rigid-body algorithm (Featherstone 2008, §6.2), O(n·depth). Time stepping
 * does not need it; eigenvalues, tests and small dense methods do.
 */
public final class MassMatrix {

    private final Tree tree;
    private final Kinematics kinematics;
    private final double[] composite;
    private final double[] force = new double[6];
    private final double[] shifted = new double[6];

    public MassMatrix(Kinematics kinematics) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        composite = new double[RigidInertias.SIZE * (tree.nodes + 1)];
    }

    /** m = M, row-major, freedoms × freedoms, both triangles. */
    public void fill(double[] m) {
        int n = tree.freedoms;
        Arrays.fill(m, 0, n * n, 0);
        for (int k = 1; k <= tree.nodes; k++) {
            RigidInertias.of(tree.mass[k], kinematics.c_N, 3 * k, kinematics.inertia, 6 * k, composite,
                    RigidInertias.SIZE * k);
        }
        for (int k = tree.nodes; k >= 1; k--) {
            if (tree.parent[k] != 0) {
                RigidInertias.addShifted(composite, RigidInertias.SIZE * k, kinematics.r_PN, 3 * k, composite,
                        RigidInertias.SIZE * tree.parent[k]);
            }
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                RigidInertias.apply(composite, RigidInertias.SIZE * k, kinematics.S, 6 * i, force, 0);
                fillRow(k, i, n, m);
            }
        }
    }

    /** Row i of M: the force that accelerating freedom i takes, projected on the node's and its ancestors' freedoms. */
    private void fillRow(int k, int i, int n, double[] m) {
        for (int a = k; a != 0; a = tree.parent[a]) {
            for (int j = tree.u0[a]; j < tree.u0[a + 1]; j++) {
                double entry = SpatialVectors.dot(kinematics.S, 6 * j, force, 0);
                m[i * n + j] = entry;
                m[j * n + i] = entry;
            }
            Arrays.fill(shifted, 0);
            SpatialVectors.addShiftedForce(force, 0, kinematics.r_PN, 3 * a, shifted, 0);
            System.arraycopy(shifted, 0, force, 0, 6);
        }
    }
}
