package org.signorini.solver.semismooth.system;

/**
 * A square system of nonsmooth equations φ(x) = 0 whose zeros are the solutions of a complementarity problem, to be
 * minimized as ψ = ½φᵀφ (S0 eq. 6, 57). It remembers the point of the last {@link #value}; the other methods speak of
 * that point.
 */
public interface NonsmoothSystem {

    int size();

    /** φ(x). Entries that are not finite say that φ is not defined there. */
    void value(double[] x, double[] phi);

    /** An element of the generalized Jacobian of φ at the x of the last value: n×n, row-major. */
    void jacobian(double[] x, double[] jacobian);

    /** How far the x of the last value is from a solution, as the library's certificate will measure it. */
    double residual();

    /** Moves a point chosen at random to where φ is sure to be defined. */
    default void moveInside(double[] x) {
    }

    /** Moves a point to the nearest one within the bounds of the problem, if it has any. */
    default void project(double[] x) {
    }

    /**
     * Guesses which rows are active from the x of the last value and solves for the others: the solution, if the guess
     * is right.
     *
     * @param guess receives the point
     * @return whether there is a guess, and one not made before
     */
    default boolean guess(double[] x, double[] guess) {
        return false;
    }
}
