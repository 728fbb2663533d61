package org.signorini.multibody.force;

/** A force element at work. */
interface Load {

    /** Adds what the element does at the kinematics' state: wrenches, 6 per node, and generalized forces. */
    void apply(double[] q, double[] u, double t, double[] wrench, double[] tau);

    /** Potential energy at the state of the last {@link #apply}. */
    default double energy() {
        return 0;
    }

    /** Adds −∂τ/∂q, or −∂τ/∂u, where that is a diagonal entry of a freedom. */
    default void addDiagonal(double[] stiffness, double[] damping) {
    }
}
