package org.signorini.simulation;

import org.signorini.multibody.kinematics.Kinematics;

/**
 * How far the points of a mechanism leave their tangents within a step: at most about ½h²·ω(v + ωr), with the largest
 * angular and linear velocities of its nodes and the reach r of shapes.
 */
final class Curvature {

    private static final int MOST_PARTS = 64;

    private final Kinematics kinematics;
    private final double reach;

    Curvature(Kinematics kinematics, double reach) {
        this.kinematics = kinematics;
        this.reach = reach;
    }

    /** Into how many parts a step is to be divided so that points leave their tangents by no more than a depth in each. */
    int parts(double h, double depth) {
        double bound = bound(h);
        return bound <= depth ? 1 : (int) Math.min(MOST_PARTS, Math.ceil(Math.sqrt(bound / depth)));
    }

    /** At the kinematics' velocities. */
    private double bound(double h) {
        double[] v = kinematics.velocity;
        double linear = 0;
        double angular = 0;
        for (int o = 6; o < v.length; o += 6) {
            angular = Math.max(angular, square(v, o));
            linear = Math.max(linear, square(v, o + 3));
        }
        double omega = Math.sqrt(angular);
        return 0.5 * h * h * omega * (Math.sqrt(linear) + omega * reach);
    }

    private static double square(double[] v, int at) {
        return v[at] * v[at] + v[at + 1] * v[at + 1] + v[at + 2] * v[at + 2];
    }
}
