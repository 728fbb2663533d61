package org.signorini.solver.pivoting.internal;

/** LU factors of the square matrix A[rows, columns] of a {@link ScaledSystem}. */
interface Factorization {

    /**
     * Factorizes.
     *
     * @param singular smallest pivot, relative to the largest entry of the matrix, that is not taken for zero
     * @return whether the matrix is regular; if not, {@link #dependents} are to be taken out before anything is solved
     */
    boolean factor(ScaledSystem system, int[] rows, int[] columns, int count, double singular);

    /** Solves A[rows, columns] x = b; both by position, b is overwritten. */
    void solve(double[] b, double[] x);

    /** How many columns depend on others. */
    int dependents();

    /** Position of the k-th of them. */
    int dependent(int k);

    /** Work of the last factorization in multiplications: what a refactorization costs. */
    long work();
}
