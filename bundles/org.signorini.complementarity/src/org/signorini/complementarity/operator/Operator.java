package org.signorini.complementarity.operator;

import org.signorini.complementarity.PrivateCopy;

/**
 * A square matrix known by what it does. Cone problems of tens of thousands of contacts are given this way; the rows
 * are {@code bilateral} scalars first, then blocks of three (n, t1, t2) per contact.
 *
 * <p>
 * Besides products it serves Gauss–Seidel: between {@link #start} and the next, the operator keeps y = A x up to date
 * while {@link #add} changes x block by block. Implementations choose how: dense and block-sparse ones update y, a
 * matrix-free one updates body velocities.
 */
public interface Operator {

    /** Number of rows: bilateral + 3·contacts. */
    int size();

    /** Number of scalar rows in front. */
    int bilateral();

    /** Number of three-row blocks. */
    default int contacts() {
        return (size() - bilateral()) / 3;
    }

    /** y = A x. */
    void multiply(double[] x, double[] y);

    /** The diagonal entry of scalar row {@code i}. */
    double diagonal(int i);

    /** The 3×3 diagonal block of a contact, row-major. */
    void diagonalBlock(int contact, double[] block);

    /** Begins a Gauss–Seidel traversal at x. */
    void start(double[] x);

    /** Row {@code i} of A x for the x of the traversal. */
    double row(int i);

    /** The three rows of a contact of A x for the x of the traversal. */
    void rows(int contact, double[] y);

    /** Changes unknown {@code i} of the traversal's x by {@code delta}. */
    void add(int i, double delta);

    /** Changes the three unknowns of a contact. */
    void add(int contact, double d0, double d1, double d2);

    /**
     * An order of the contacts for sweeps on several threads: {@link #rows} and {@link #add} may be called by all of
     * them for contacts that share no body. {@code null} where the operator has none.
     */
    default SweepOrder order() {
        return null;
    }

    /**
     * Shows all numbers the matrix is made of, and none of a traversal: what a solver may not change. Unless an
     * implementation knows better, the product with a fixed vector.
     */
    default void show(PrivateCopy copy) {
        copy.product(this);
    }

    /** Writes the matrix, entry by entry, into block-sparse form: for solvers that factorize. */
    void assemble(BlockSparseOperator into);

    /**
     * {@code null} where the matrix is symmetric, else the rest of a sentence that starts with its name. Called once
     * after every refill, before the matrix is used.
     */
    String asymmetry();

    /** The rest of a sentence, starting with the matrix's name, on an entry that is not finite; or {@code null}. */
    String defect();
}
