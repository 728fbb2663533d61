package org.signorini.solver.semismooth.system;

/** A system with smooth neighbours φ_ε, ε &gt; 0, that tend to φ with ε: what a path to a zero of φ is made of. */
public interface SmoothableSystem extends NonsmoothSystem {

    /** From here on φ, its Jacobian and its residual are those of φ_ε; of φ itself for 0. */
    void smooth(double epsilon);

    /** ∂φ_ε/∂ε at the x of the last value; only for ε &gt; 0. */
    void smoothingRate(double[] x, double[] rate);

    /** Squared sizes of the unknowns, those that belong together as one, ε at least: what change is relative to. */
    void squaredSizes(double[] x, double[] squares);
}
