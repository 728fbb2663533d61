package org.signorini.complementarity.solver;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * The limits of a solve, and its witness: a solver calls {@link #proceed} once per iteration with its current merit
 * and ends when told so. Reusable.
 */
public final class Monitor {

    /** Hears every iteration; for histories and convergence plots. */
    @FunctionalInterface
    public interface Listener {
        void iteration(int number, double merit);
    }

    /** Tolerance on the scaled natural residual of the certificate. */
    public static final double DEFAULT_TOLERANCE = 1e-9;

    private double tolerance = DEFAULT_TOLERANCE;
    private boolean everyRow;
    private int iterationLimit = Integer.MAX_VALUE;
    private long timeLimitNanos = Long.MAX_VALUE;
    private BooleanSupplier cancelled = () -> false;
    private Listener listener;

    private int iterations;
    private long startNanos;
    private Ending stop;

    public Monitor tolerance(double value) {
        tolerance = value;
        return this;
    }

    /** Whether every row must meet the tolerance beside its own terms as well, not only beside the largest data. */
    public Monitor everyRow(boolean value) {
        everyRow = value;
        return this;
    }

    /** Overrules the solver's own limit where smaller. */
    public Monitor iterationLimit(int value) {
        iterationLimit = value;
        return this;
    }

    public Monitor timeLimit(Duration value) {
        timeLimitNanos = value.toNanos();
        return this;
    }

    public Monitor cancelledBy(BooleanSupplier value) {
        cancelled = value;
        return this;
    }

    /** {@code null} for none. */
    public Monitor listener(Listener value) {
        listener = value;
        return this;
    }

    /** Starts the clock and forgets the last solve. */
    public void start() {
        iterations = 0;
        stop = null;
        // reading the clock takes as long as solving for a contact or two
        startNanos = timeLimitNanos == Long.MAX_VALUE ? 0 : System.nanoTime();
    }

    public double tolerance() {
        return tolerance;
    }

    public boolean everyRow() {
        return everyRow;
    }

    /** Iterations since {@link #start}. */
    public int iterations() {
        return iterations;
    }

    /**
     * Counts an iteration.
     *
     * @param merit the solver's own measure of distance to a solution, any norm; NaN if it has none
     * @return whether to go on; if not, {@link #stop()} says why
     */
    public boolean proceed(double merit) {
        iterations++;
        if (listener != null) {
            listener.iteration(iterations, merit);
        }
        if (iterations >= iterationLimit) {
            stop = Ending.ITERATION_LIMIT;
        } else if (cancelled.getAsBoolean()) {
            stop = Ending.CANCELLED;
        } else if (timeLimitNanos != Long.MAX_VALUE && System.nanoTime() - startNanos > timeLimitNanos) {
            stop = Ending.TIME_LIMIT;
        }
        return stop == null;
    }

    /** Why {@link #proceed} said no, or {@code null}. */
    public Ending stop() {
        return stop;
    }
}
