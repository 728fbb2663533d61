package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Monitor;

/**
 * Finds a good active set before paths are searched (Dirkse & Ferris 1997): projected Newton steps on the natural map
 * z − π(z − F(z)), each solving only for the rows that are equations at the present point, with a line search on its
 * norm. Cheap, since nothing is pivoted, and often all there is to do. Ends where no step helps; where the block is
 * singular its diagonal is perturbed.
 */
final class Crash {

    private static final double DESCENT = 1e-4;
    private static final double SHORTEST = 1.0 / 64;
    private static final double[] PERTURBATIONS = {0, 1e-6, 1e-3, 1e-1};
    private static final double SINGULAR = 1e-13;

    private final SmoothFunction function;
    private final Factors factors = new Factors();
    private double[] lower;
    private double[] upper;
    private int n;
    private int[] active = {};
    private double[] step = {};
    private double[] right = {};
    private double[] solved = {};
    private double[] f = {};
    private double[] trial = {};
    private double[] trialF = {};

    Crash(SmoothFunction function) {
        this.function = function;
    }

    void load(double[] newLower, double[] newUpper) {
        lower = newLower;
        upper = newUpper;
        n = function.size();
        if (active.length < n) {
            active = new int[n];
            step = new double[n];
            right = new double[n];
            solved = new double[n];
            f = new double[n];
            trial = new double[n];
            trialF = new double[n];
        }
    }

    /** Improves z, which is inside the bounds, by at most {@code limit} steps. */
    void run(double[] z, int limit, Monitor monitor) {
        function.value(z, f);
        double merit = norm(z, f);
        for (int k = 0; k < limit && merit > 0 && merit < Double.POSITIVE_INFINITY; k++) {
            if (!monitor.proceed(merit) || !newton(z)) {
                return;
            }
            double length = 1;
            double trialMerit = attempt(z, length);
            while (!descends(trialMerit, length, merit) && length > SHORTEST) {
                length /= 2;
                trialMerit = attempt(z, length);
            }
            if (!descends(trialMerit, length, merit)) {
                return;
            }
            merit = trialMerit;
            System.arraycopy(trial, 0, z, 0, n);
            System.arraycopy(trialF, 0, f, 0, n);
        }
    }

    private static boolean descends(double trialMerit, double length, double merit) {
        return trialMerit <= (1 - DESCENT * length) * merit;
    }

    /** The natural map's norm at π(z + length·step). */
    private double attempt(double[] z, double length) {
        for (int i = 0; i < n; i++) {
            trial[i] = Math.max(lower[i], Math.min(upper[i], z[i] + length * step[i]));
        }
        function.value(trial, trialF);
        return norm(trial, trialF);
    }

    private double norm(double[] z, double[] value) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            double r = Math.max(z[i] - upper[i], Math.min(z[i] - lower[i], value[i]));
            sum += r * r;
        }
        return sum < Double.POSITIVE_INFINITY ? Math.sqrt(sum) : Double.POSITIVE_INFINITY;
    }

    /** The Newton step: rows whose z − F is outside the bounds go there, the others become equations. */
    private boolean newton(double[] z) {
        int count = 0;
        for (int i = 0; i < n; i++) {
            double target = z[i] - f[i];
            boolean equation = target > lower[i] && target < upper[i];
            step[i] = equation ? 0 : Math.max(lower[i], Math.min(upper[i], target)) - z[i];
            if (equation) {
                active[count++] = i;
            }
        }
        for (double epsilon : PERTURBATIONS) {
            function.linearize(z, epsilon);
            factors.reset(function.system());
            if (factors.factor(function.system(), active, active, count, SINGULAR)) {
                solveEquations(count);
                return true;
            }
        }
        return false;
    }

    /** J_αα d_α = −F_α − J_αβ d_β. */
    private void solveEquations(int count) {
        System.arraycopy(f, 0, right, 0, n);
        for (int j = 0; j < n; j++) {
            if (step[j] != 0) {
                function.system().addColumn(j, step[j], right);
            }
        }
        for (int k = 0; k < count; k++) {
            trial[k] = -right[active[k]];
        }
        factors.solve(trial, solved);
        for (int k = 0; k < count; k++) {
            step[active[k]] = solved[k];
        }
    }
}
