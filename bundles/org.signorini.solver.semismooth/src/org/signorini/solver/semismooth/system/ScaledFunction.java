package org.signorini.solver.semismooth.system;

/** The function F of a bounded problem in scaled unknowns x, with its Jacobian. */
interface ScaledFunction {

    /** Number of unknowns. */
    int size();

    /** z = unit(i)·x. */
    double unit(int i);

    /** f = F(x), scaled. */
    void value(double[] x, double[] f);

    /** ∂f/∂x at x, row-major; the function's own array, valid until the next call. */
    double[] jacobian(double[] x);

    /** max|f| at the point of the box nearest to zero. */
    double magnitude();

    /** Whether f is affine: then solving for the right active rows solves the problem. */
    boolean isAffine();
}
