package org.signorini.complementarity.solver;

import java.util.Locale;

import org.signorini.complementarity.certificate.Certificate;

/** What came of a solve: z, w = F(z), how good they are by our own measure, and what it took. Reusable. */
public final class Solution {

    private final Certificate certificate = new Certificate();
    private double[] z = {};
    private double[] w = {};
    private int size;
    private boolean solved;
    private Ending ending;
    private double tolerance = Double.NaN;
    private String changed;
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

    /** The tolerance it was solved to. */
    public double tolerance() {
        return tolerance;
    }

    /** What of the problem the solver changed, {@code M[2][3]}; {@code null} where nothing, as it must be. */
    public String changed() {
        return changed;
    }

    void changed(String what) {
        changed = what;
    }

    void set(boolean isSolved, Ending how, double asked, String by, int count, int failedBefore, long time) {
        solved = isSolved;
        ending = how;
        tolerance = asked;
        solver = by;
        iterations = count;
        fallbacks = failedBefore;
        nanos = time;
    }

    /**
     * How it ended, continuing a sentence that starts with the solver's name. Of a solver that takes itself for done
     * where the certificate does not, it is the certificate's word that counts.
     */
    public String ended() {
        if (ending == null) {
            return "has not run";
        }
        if (changed != null) {
            return ending.words() + ": " + changed;
        }
        if (solved || ending != Ending.CONVERGED) {
            return ending.words();
        }
        double residual = certificate.residual();
        if (residual == Double.POSITIVE_INFINITY) {
            return "stopped at a point that is not finite";
        }
        return residual <= tolerance ? "stopped where rows are unsolved beside their own terms"
                : "stopped at residual " + number(residual) + ", which exceeds the tolerance " + number(tolerance);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2e", value);
    }

    /** One line for a person; of a failure, with what may help. */
    @Override
    public String toString() {
        boolean claimed = ending == Ending.CONVERGED && !solved;
        if (claimed || changed != null) {
            return solver + " " + ended() + " (" + iterations + " iterations); try another solver or a chain"
                    + (claimed && certificate.residual() < 1e3 * tolerance ? ", or a larger tolerance" : "");
        }
        return solver + " " + ended() + ", residual " + number(certificate.residual()) + " after " + iterations
                + " iterations";
    }
}
