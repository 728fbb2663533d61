package org.signorini.formulation.ce;

import org.signorini.multibody.Dynamics;

/**
 * Springs and dampers on joints of the tree taken implicitly: the diagonal that M + hθC + h²θ²K adds to M, and the
 * impulse −h²θ K u⁻ (see {@link org.signorini.simulation.Response#predict}).
 */
final class JointSprings {

    private final double[] stiffness;
    private final double[] damping;
    private final double[] added;
    private final boolean any;
    private double h = Double.NaN;
    private double theta = Double.NaN;

    JointSprings(Dynamics dynamics) {
        int freedoms = dynamics.system().tree().freedoms;
        stiffness = new double[freedoms];
        damping = new double[freedoms];
        added = new double[freedoms];
        dynamics.jointStiffness(stiffness, damping);
        boolean found = false;
        for (int i = 0; i < freedoms; i++) {
            found |= stiffness[i] != 0 || damping[i] != 0;
        }
        any = found;
    }

    /**
     * Sets the step.
     *
     * @return whether the diagonal is another one than before
     */
    boolean step(double length, double share) {
        if (!any || length == h && share == theta) {
            return false;
        }
        boolean changes = share > 0 || theta > 0;
        h = length;
        theta = share;
        for (int i = 0; i < added.length; i++) {
            added[i] = h * theta * (damping[i] + h * theta * stiffness[i]);
        }
        return changes;
    }

    /** What is added to the diagonal of M, or null. */
    double[] diagonal() {
        return any && theta > 0 ? added : null;
    }

    /** impulse −= h²θ K u⁻. */
    void subtract(double[] uStart, double[] impulse) {
        if (any && theta > 0) {
            for (int i = 0; i < impulse.length; i++) {
                impulse[i] -= h * h * theta * stiffness[i] * uStart[i];
            }
        }
    }
}
