package org.signorini.multibody.dynamics;

import java.util.Arrays;

import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * The recursive Newton–Euler algorithm (Featherstone 2008, §5.3), O(n): which generalized forces τ, and which wrenches
 * in the joints, make the tree accelerate so?
 *
 * <pre>
 * M u̇ + C(q, u) = τ + Σ Jₖᵀ wₖ
 * </pre>
 */
public final class InverseDynamics {

    private final Tree tree;
    private final Kinematics kinematics;
    private final InertialForces inertial;
    private final double[] acceleration;
    private final double[] wrench;
    private final double[] free;
    private final boolean[] isPrescribed;

    public InverseDynamics(Kinematics kinematics) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        inertial = new InertialForces(kinematics);
        acceleration = new double[6 * (tree.nodes + 1)];
        wrench = new double[6 * (tree.nodes + 1)];
        free = new double[tree.freedoms];
        isPrescribed = new boolean[tree.freedoms];
        for (int k = 1; k <= tree.nodes; k++) {
            Arrays.fill(isPrescribed, tree.u0[k], tree.u0[k + 1], tree.prescribed[k]);
        }
    }

    /**
     * @param udot    accelerations; entries of prescribed joints are not used, theirs is in the kinematics
     * @param applied wrenches on the nodes, 6 per node, not modified; or null for none
     * @param tau     receives the generalized forces, for prescribed joints what their drives need
     */
    public void solve(double[] udot, double[] applied, double[] tau) {
        accelerations(udot, acceleration);
        // minus what is applied, plus what the motion needs: the wrench the joint must transmit
        Arrays.fill(wrench, 0);
        inertial.subtract(acceleration, wrench);
        for (int i = 6; i < wrench.length; i++) {
            wrench[i] = -wrench[i] - (applied == null ? 0 : applied[i]);
        }
        Arrays.fill(tau, 0, tree.freedoms, 0);
        kinematics.project(wrench, tau);
    }

    /** out = accelerations (α, a) of all nodes at u̇, 6 per node; the ground's must be zero. */
    public void accelerations(double[] udot, double[] out) {
        for (int i = 0; i < free.length; i++) {
            free[i] = isPrescribed[i] ? 0 : udot[i];
        }
        kinematics.motion(free, out);
        for (int i = 6; i < out.length; i++) {
            out[i] += kinematics.bias[i];
        }
    }

    /**
     * The wrenches that the joints transmitted in the last {@link #solve}, 6 per node: on the node, about its origin,
     * in world axes.
     */
    public double[] jointWrenches() {
        return wrench;
    }
}
