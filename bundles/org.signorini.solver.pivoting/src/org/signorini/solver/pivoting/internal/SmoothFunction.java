package org.signorini.solver.pivoting.internal;

/** What PATH needs of a problem: F, its linearization and bounds, in scaled variables. */
interface SmoothFunction {

    int size();

    /** w = F(z). */
    void value(double[] z, double[] w);

    /** Loads ∂F/∂z + εI at z into {@link #system()}. */
    void linearize(double[] z, double epsilon);

    /** The linearization, whose bounds are the problem's. */
    ScaledSystem system();
}
