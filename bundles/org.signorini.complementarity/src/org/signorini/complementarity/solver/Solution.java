package org.signorini.complementarity.solver;

import org.signorini.complementarity.certificate.Certificate;

/** What came of a solve: z, w = F(z), how good they are by our own measure, and what it took. Reusable. */
public final class Solution {

    private final Certificate certificate = new Certificate();
    private double[] z = {};
    private double[] w = {};
    private int size;
    private boolean solved;
    private Ending ending;
    private String solver;
    private int iterations;
    private int fallbacks;
    private long nanos;

    /** Makes room for n unknowns, keeping the first as a starting point for the next solve. */
    public void reshape(int n) {
        if (z.length < n) {
            z = java.util.Arrays.copyOf(z, n);
            w = new double[n];
        }
        size = n;
    }

    public int size() {
        return size;
    }

    /** The unknowns; before a solve, the starting point. May be longer than {@link #size()}. */
    public double[] z() {
        return z;
    }

    /** F(z), evaluated by the library. */
    public double[] w() {
        return w;
    }

    /** Whether the certificate meets the tolerance asked for. Nothing else makes a solve succeed. */
    public boolean solved() {
        return solved;
    }

    public Certificate certificate() {
        return certificate;
    }

    public Ending ending() {
        return ending;
    }

    /** Id of the solver that gave z; in a chain, of the one that answered. */
    public String solver() {
        return solver;
    }

    public int iterations() {
        return iterations;
    }

    /** How many solvers of a chain failed before. */
    public int fallbacks() {
        return fallbacks;
    }

    public double seconds() {
        return 1e-9 * nanos;
    }

    void set(boolean isSolved, Ending how, String by, int count, int failedBefore, long time) {
        solved = isSolved;
        ending = how;
        solver = by;
        iterations = count;
        fallbacks = failedBefore;
        nanos = time;
    }

    /** One line for a person. */
    @Override
    public String toString() {
        return solver + " " + (ending == null ? "has not run" : ending.words()) + ", residual "
                + String.format(java.util.Locale.ROOT, "%.2e", certificate.residual()) + " after " + iterations
                + " iterations";
    }
}
