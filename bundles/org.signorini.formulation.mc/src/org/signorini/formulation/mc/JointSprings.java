package org.signorini.formulation.mc;

import org.signorini.multibody.Dynamics;

/** Springs and dampers on joints taken implicitly: the iteration matrix M + hθC + h²θ²K, factored as M + diagonal. */
final class JointSprings {

    private final Dynamics dynamics;
    private final double[] stiffness;
    private final double[] damping;
    private final double[] added;
    private final double[] impulse;
    private final double[] change;
    private final boolean any;
    private double h;
    private double theta = Double.NaN;
    private boolean fresh;

    JointSprings(Dynamics dynamics, int freedoms) {
        this.dynamics = dynamics;
        stiffness = new double[freedoms];
        damping = new double[freedoms];
        added = new double[freedoms];
        impulse = new double[freedoms];
        change = new double[freedoms];
        dynamics.jointStiffness(stiffness, damping);
        boolean found = false;
        for (int i = 0; i < freedoms; i++) {
            found |= stiffness[i] != 0 || damping[i] != 0;
        }
        any = found;
    }

    /** The mechanism has moved: a factor is out of date, unless kinematics are linearized. */
    void moved() {
        fresh &= dynamics.kinematics().isLinearized();
    }

    /**
     * Factors what a step of length h needs, where it is not plain M.
     *
     * @return whether the matrix is another one than before at the same configuration
     */
    boolean factor(double step, double share) {
        if (!any || share == 0 && !(theta > 0)) {
            theta = 0;
            return false;
        }
        if (fresh && step == h && share == theta) {
            return false;
        }
        h = step;
        theta = share;
        fresh = true;
        for (int i = 0; i < added.length; i++) {
            added[i] = h * theta * (damping[i] + h * theta * stiffness[i]);
        }
        dynamics.factor(added);
        return true;
    }

    /** u −= (M + …)⁻¹ h²θ K u⁻. */
    void subtract(double[] uStart, double[] u) {
        if (!any || theta == 0) {
            return;
        }
        for (int i = 0; i < impulse.length; i++) {
            impulse[i] = -h * h * theta * stiffness[i] * uStart[i];
        }
        dynamics.solve(impulse, change);
        for (int i = 0; i < u.length; i++) {
            u[i] += change[i];
        }
    }
}
