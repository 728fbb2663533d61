package org.signorini.formulation.dca.assembly;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.topology.Tree;

/**
 * Springs and dampers on joints that a scheme takes implicitly: the step's matrix is M + hθC + h²θ²K. Beyond the
 * impulse of explicit forces a spring gives r = −h²θk u⁻ − a Δu with a = hθ(c + hθk). None on free and prescribed
 * joints.
 */
final class Springs {

    private final Tree tree;
    private final double[] stiffness;
    private final double[] damping;
    private final boolean any;
    private double step = Double.NaN;
    private double theta = Double.NaN;

    Springs(Dynamics dynamics) {
        tree = dynamics.system().tree();
        stiffness = new double[tree.freedoms];
        damping = new double[tree.freedoms];
        dynamics.jointStiffness(stiffness, damping);
        boolean found = false;
        for (int k = 1; k <= tree.nodes; k++) {
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                found |= isOn(k, i);
            }
        }
        any = found;
    }

    /** Whether there is a spring on freedom i of node k. */
    boolean isOn(int k, int i) {
        return !tree.prescribed[k] && tree.joint[k] != Tree.FREE && (stiffness[i] != 0 || damping[i] != 0);
    }

    boolean isEmpty() {
        return !any;
    }

    /** Sets the step; tells whether matrices change by it. */
    boolean step(double h, double share) {
        boolean changes = any && (h != step || share != theta) && !(share == 0 && theta == 0);
        step = h;
        theta = share;
        return changes;
    }

    /** h. */
    double step() {
        return step;
    }

    /** a; zero where springs are explicit. */
    double added(int i) {
        return step * theta * (damping[i] + step * theta * stiffness[i]);
    }

    /** −h²θk u⁻. */
    double pull(int i, double[] uStart) {
        return -step * step * theta * stiffness[i] * uStart[i];
    }
}
