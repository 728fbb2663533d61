package org.signorini.solver.semismooth.system;

import java.util.Arrays;

import org.signorini.solver.semismooth.linear.Echelon;

/**
 * Ends an affine problem in finitely many steps: near a solution the natural map tells which unknowns sit on which
 * bound; the others, the set α, follow from the linear equations M_αα δ_α = −(f_α + M_αβ δ_β). M_αα may be singular
 * (pyramids have opposite directions, hyperstatic stacks more normals than motions): then the basic solution of the
 * step δ is taken, which leaves dependent unknowns where they are. A guess is made when the sets are the same in two
 * points in a row, and never twice for the same sets.
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
    private int n;

    void clear(int size) {
        n = size;
        if (state.length < n) {
            state = new byte[n];
            tried = new byte[n];
            free = new int[n];
            reduced = new double[n * n];
            rhs = new double[n];
            delta = new double[n];
        }
        Arrays.fill(state, 0, n, UNKNOWN);
        Arrays.fill(tried, 0, n, UNKNOWN);
    }

    /** Reads the active sets off x and f; whether they have settled and were not tried before. */
    boolean isNews(double[] x, double[] f, double[] lower, double[] upper) {
        boolean settled = true;
        boolean untried = false;
        for (int i = 0; i < n; i++) {
            double target = x[i] - f[i];
            byte now = target <= lower[i] ? AT_LOWER : target >= upper[i] ? AT_UPPER : FREE;
            settled &= now == state[i] || state[i] == UNKNOWN;
            untried |= now != tried[i];
            state[i] = now;
        }
        return settled && untried;
    }

    /** Solves for the free unknowns with the others on their bounds. */
    void solve(double[] m, double[] x, double[] f, double[] lower, double[] upper, double[] guess) {
        System.arraycopy(state, 0, tried, 0, n);
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
