package org.signorini.simulation;

import org.signorini.complementarity.solver.Solution;

/** What solving took, over a run. */
public final class Statistics {

    private long solves;
    private long failures;
    private long fallbacks;
    private long jams;
    private long iterations;
    private int iterationsMax;
    private double residualMax;
    private int sizeMax;
    private int contactsMax;
    private long contacts;
    private double seconds;
    private double stepSeconds;

    void add(Solution solution, int eliminated, int active) {
        solves++;
        failures += solution.solved() ? 0 : 1;
        fallbacks += solution.fallbacks();
        iterations += solution.iterations();
        iterationsMax = Math.max(iterationsMax, solution.iterations());
        residualMax = Math.max(residualMax, solution.certificate().residual());
        sizeMax = Math.max(sizeMax, solution.size() + eliminated);
        seconds += solution.seconds();
        contactsMax = Math.max(contactsMax, active);
    }

    void addJam() {
        jams++;
    }

    void addStep(int active) {
        contacts += active;
    }

    void addTime(long nanos) {
        stepSeconds += 1e-9 * nanos;
    }

    /** Problems posed. */
    public long solves() {
        return solves;
    }

    /** Problems no solver of the chain solved. */
    public long failures() {
        return failures;
    }

    /** Solvers that failed before another answered. */
    public long fallbacks() {
        return fallbacks;
    }

    /** Problems without a solution until no contact was asked to rebound or to leave an overlap. */
    public long jams() {
        return jams;
    }

    public double iterationsMean() {
        return solves == 0 ? 0 : (double) iterations / solves;
    }

    public int iterationsMax() {
        return iterationsMax;
    }

    /** Largest residual of a certificate. */
    public double residualMax() {
        return residualMax;
    }

    /** Largest number of unknowns, those included that the formulation {@linkplain Response#eliminated eliminated}. */
    public int sizeMax() {
        return sizeMax;
    }

    /** Active contacts, summed over steps. */
    public long contacts() {
        return contacts;
    }

    public int contactsMax() {
        return contactsMax;
    }

    /** Time inside solvers. */
    public double solveSeconds() {
        return seconds;
    }

    /** Time inside steps, solvers included, listeners not; zero unless {@link SimulatorBuilder#timed}. */
    public double stepSeconds() {
        return stepSeconds;
    }
}
