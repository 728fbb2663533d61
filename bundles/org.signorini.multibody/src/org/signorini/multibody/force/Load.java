package org.signorini.multibody.force;

import org.signorini.multibody.dynamics.DynamicsException;

/** A force element at work. */
interface Load {

    /** Stops what would make every state from here on NaN: only here the element is known by name. */
    static void requireFinite(ForceElement element, double force, double t) {
        if (!(Math.abs(force) <= Double.MAX_VALUE)) {
            throw new DynamicsException("force '" + element.name() + "'", "is " + force + " at t = " + t + " s");
        }
    }

    /** Adds what the element does at the kinematics' state: wrenches, 6 per node, and generalized forces. */
    void apply(double[] q, double[] u, double t, double[] wrench, double[] tau);

    /** Asks functions of time for their values; throws where one has none. */
    default void check(double t) {
    }

    /** Potential energy at the state of the last {@link #apply}. */
    default double energy() {
        return 0;
    }

    /** Adds −∂τ/∂q, or −∂τ/∂u, where that is a diagonal entry of a freedom. */
    default void addDiagonal(double[] stiffness, double[] damping) {
    }
}
