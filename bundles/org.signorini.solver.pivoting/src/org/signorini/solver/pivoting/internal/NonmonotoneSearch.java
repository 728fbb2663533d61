package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/**
 * Newton's method on the normal map, stabilized without forcing descent at every step (Dirkse & Ferris 1995).
 *
 * <p>
 * Each iteration follows the Newton path to its end. That point is taken if it passes the non-monotone test
 * ‖F_B(x⁺)‖ ≤ (1 − στ)·(worst of the last merits), and becomes the checkpoint. If not, it may still be taken on trust a
 * few times, within a radius that shrinks (the watchdog), because Newton points often get worse before they get good.
 * When trust is used up the search goes back to the checkpoint and looks along its path for a point that passes,
 * halving τ. Where the path cannot be started or holds no such point, the Jacobian is perturbed by εI.
 */
final class NonmonotoneSearch {

    /** Share of the tolerance at which to stop: Newton's last step overshoots it anyway. */
    private static final double TARGET = 1e-2;
    private static final double DESCENT = 1e-4;
    private static final double SHORTEST = 1e-4;
    private static final double SHRINK = 0.7;
    private static final double FARTHEST = 100;
    private static final double FIRST_PROXIMAL = 1e-4;
    private static final double LAST_PROXIMAL = 10;

    private final SmoothFunction function;
    private final NormalMap map;
    private final PathSearch paths = new PathSearch();
    private final MeritMemory memory = new MeritMemory();
    private int iterationLimit = 200;
    private int n;
    private double magnitude;

    private double[] x = {};
    private double[] next = {};
    private double[] checkpoint = {};
    private double[] best = {};
    private double bestResidual;

    private double merit;
    /** Newton points that may still be taken on trust, and whether x is such a point. */
    private int trust;
    private boolean away;
    private double radius;
    private double epsilon;

    NonmonotoneSearch(SmoothFunction function) {
        this.function = function;
        map = new NormalMap(function);
    }

    void limit(int newIterationLimit) {
        iterationLimit = newIterationLimit;
    }

    void load(double[] lower, double[] upper, double newMagnitude) {
        n = function.size();
        magnitude = newMagnitude;
        if (x.length < n) {
            x = new double[n];
            next = new double[n];
            checkpoint = new double[n];
            best = new double[n];
        }
        map.load(lower, upper);
        bestResidual = Double.POSITIVE_INFINITY;
    }

    /** The best point of all runs since {@link #load}; z is left alone if F was defined nowhere. */
    void best(double[] z) {
        if (bestResidual < Double.POSITIVE_INFINITY) {
            System.arraycopy(best, 0, z, 0, n);
        }
    }

    /** One run from z. */
    Ending run(double[] z, PathStrategy strategy, Monitor monitor) {
        function.value(z, map.f);
        map.lift(z, map.f, x);
        merit = evaluate(x);
        if (merit == Double.POSITIVE_INFINITY) {
            return Ending.STALLED;
        }
        memory.start(merit, strategy.memory());
        System.arraycopy(x, 0, checkpoint, 0, n);
        trust = strategy.loose();
        away = false;
        radius = firstRadius();
        epsilon = strategy.proximal();
        for (int k = 0; !converged(monitor); k++) {
            if (k == iterationLimit) {
                return Ending.ITERATION_LIMIT;
            }
            if (!monitor.proceed(merit)) {
                return monitor.stop();
            }
            Ending ending = iterate(strategy, monitor);
            if (ending != null) {
                return ending;
            }
        }
        return Ending.CONVERGED;
    }

    private boolean converged(Monitor monitor) {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, Math.abs(map.z[i]));
        }
        return map.natural() <= TARGET * monitor.tolerance() * Certificate.reference(magnitude, largest);
    }

    /** Evaluates the map at a point and remembers the best. */
    private double evaluate(double[] point) {
        double value = map.evaluate(point);
        if (value < Double.POSITIVE_INFINITY && map.natural() < bestResidual) {
            bestResidual = map.natural();
            System.arraycopy(map.z, 0, best, 0, n);
        }
        return value;
    }

    /** One iteration, the map being evaluated at x before and after; not {@code null} if the run is over. */
    private Ending iterate(PathStrategy strategy, Monitor monitor) {
        function.linearize(map.z, epsilon);
        double reached = strategy.rayStart() ? -1 : paths.follow(map, x, function.system(), 1, next, monitor);
        boolean straight = reached < 0;
        if (straight) {
            reached = paths.rayStart(map, function.system(), next, monitor) ? 1 : 0;
        }
        if (monitor.stop() != null) {
            return monitor.stop();
        }
        double trial = reached > SHORTEST ? evaluate(next) : Double.POSITIVE_INFINITY;
        if (descends(trial, reached)) {
            accept(trial, strategy);
            return null;
        }
        if (trust > 0 && trial < Double.POSITIVE_INFINITY && distance() <= radius) {
            trust--;
            away = true;
            radius = SHRINK * Math.min(radius, distance());
            merit = trial;
            System.arraycopy(next, 0, x, 0, n);
            return null;
        }
        if (away) {
            // trust was misplaced: back, and none of it until the next checkpoint
            trust = 0;
            away = false;
            System.arraycopy(checkpoint, 0, x, 0, n);
            merit = evaluate(x);
            return null;
        }
        return backtrack(straight, reached, strategy, monitor);
    }

    private boolean descends(double trial, double tau) {
        return trial <= (1 - DESCENT * tau) * memory.reference();
    }

    private void accept(double trial, PathStrategy strategy) {
        trust = strategy.loose();
        away = false;
        merit = trial;
        memory.add(trial);
        System.arraycopy(next, 0, x, 0, n);
        System.arraycopy(next, 0, checkpoint, 0, n);
        radius = firstRadius();
        epsilon = epsilon * 0.1 < 1e-9 ? 0 : epsilon * 0.1;
    }

    /** Trust goes no further than this, or the first singular Jacobian would send x to infinity. */
    private double firstRadius() {
        double sum = 1;
        for (int i = 0; i < n; i++) {
            sum += x[i] * x[i];
        }
        return FARTHEST * Math.sqrt(sum);
    }

    private double distance() {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += (next[i] - x[i]) * (next[i] - x[i]);
        }
        return Math.sqrt(sum);
    }

    /** Looks along the path from x for a point that passes; perturbs the Jacobian if there is none. */
    private Ending backtrack(boolean straight, double reached, PathStrategy strategy, Monitor monitor) {
        for (double tau = reached / 2; tau > SHORTEST; tau /= 2) {
            if (straight) {
                for (int i = 0; i < n; i++) {
                    next[i] = 0.5 * (next[i] + x[i]);
                }
            } else {
                evaluate(x);
                function.linearize(map.z, epsilon);
                paths.follow(map, x, function.system(), tau, next, monitor);
                if (monitor.stop() != null) {
                    return monitor.stop();
                }
            }
            double trial = evaluate(next);
            if (descends(trial, tau)) {
                accept(trial, strategy);
                return null;
            }
        }
        merit = evaluate(x);
        epsilon = epsilon == 0 ? FIRST_PROXIMAL : 10 * epsilon;
        return epsilon > LAST_PROXIMAL ? Ending.STALLED : null;
    }
}
