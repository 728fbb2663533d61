package org.signorini.solver.semismooth.system;

import java.util.Arrays;

import org.signorini.solver.semismooth.linear.Echelon;

/**
 * Ends an affine problem in finitely many steps: near a solution the natural map tells which unknowns sit on which
 * bound; the others, the set α, follow from the linear equations M_αα δ_α = −(f_α + M_αβ δ_β). M_αα may be singular
 * (pyramids have opposite directions, hyperstatic stacks more normals than motions): then the basic solution of the
 * step δ is taken, which leaves dependent unknowns where they are.
 *
 * <p>
 * A guess is made when the sets are the same in two points in a row, and not twice for the same sets. One correction
 * follows if the sets at the guess differ: after a warm start that is what is mostly missing.
 */
final class ActiveRows {

    private static final byte FREE = 0;
    private static final byte AT_LOWER = 1;
    private static final byte AT_UPPER = 2;
    private static final byte UNKNOWN = 3;

    private final Echelon echelon = new Echelon();
    private byte[] state = {};
    private byte[] tried = {};
    private int[] free = {};
    private double[] reduced = {};
    private double[] rhs = {};
    private double[] delta = {};
    private double[] first = {};
    private double[] fFirst = {};
    private int n;
    private boolean fresh;

    void clear(int size) {
        n = size;
        if (state.length < n) {
            state = new byte[n];
            tried = new byte[n];
            free = new int[n];
            reduced = new double[n * n];
            rhs = new double[n];
            delta = new double[n];
            first = new double[n];
            fFirst = new double[n];
        }
        Arrays.fill(tried, 0, n, UNKNOWN);
        fresh = true;
    }

    /** Reads the active sets off x and f; whether they have settled and were not tried before. */
    boolean isNews(double[] x, double[] f, double[] lower, double[] upper) {
        boolean settled = !read(x, f, lower, upper) || fresh;
        fresh = false;
        return settled && !Arrays.equals(state, 0, n, tried, 0, n);
    }

    /** Reads the active sets off x and f; whether they have changed. */
    private boolean read(double[] x, double[] f, double[] lower, double[] upper) {
        boolean changed = false;
        for (int i = 0; i < n; i++) {
            double target = x[i] - f[i];
            byte now = target <= lower[i] ? AT_LOWER : target >= upper[i] ? AT_UPPER : FREE;
            changed |= now != state[i];
            state[i] = now;
        }
        return changed;
    }

    /** The point where the sets last read lead, corrected once. */
    void guess(ScaledFunction function, double[] x, double[] f, double[] lower, double[] upper, double[] guess) {
        double[] m = function.jacobian(x);
        System.arraycopy(state, 0, tried, 0, n);
        solve(m, x, f, lower, upper, guess);
        function.value(guess, fFirst);
        if (read(guess, fFirst, lower, upper)) {
            System.arraycopy(guess, 0, first, 0, n);
            solve(m, first, fFirst, lower, upper, guess);
            System.arraycopy(tried, 0, state, 0, n);
        }
    }

    /** Solves for the free unknowns with the others on their bounds. */
    private void solve(double[] m, double[] x, double[] f, double[] lower, double[] upper, double[] guess) {
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (state[i] == FREE) {
                free[count++] = i;
                delta[i] = 0;
            } else {
                delta[i] = (state[i] == AT_LOWER ? lower[i] : upper[i]) - x[i];
            }
        }
        for (int r = 0; r < count; r++) {
            int row = free[r] * n;
            double sum = f[free[r]];
            for (int j = 0; j < n; j++) {
                sum += m[row + j] * delta[j];
            }
            rhs[r] = -sum;
            for (int c = 0; c < count; c++) {
                reduced[r * count + c] = m[row + free[c]];
            }
        }
        echelon.solve(reduced, rhs, count, guess);
        for (int r = 0; r < count; r++) {
            delta[free[r]] = guess[r];
        }
        for (int i = 0; i < n; i++) {
            guess[i] = switch (state[i]) {
                case AT_LOWER -> lower[i];
                case AT_UPPER -> upper[i];
                default -> x[i] + delta[i];
            };
        }
    }
}
