package org.signorini.multibody.model;

/** How positions enter the equations of motion. */
public enum KinematicsMode {

    /** As they are. */
    NONLINEAR,

    /**
     * Linearized about the reference configuration: the mass matrix and all Jacobians are those of the reference, gaps
     * and lengths change by their gradients there, terms quadratic in velocities are dropped (S4 §4).
     */
    LINEARIZED
}
