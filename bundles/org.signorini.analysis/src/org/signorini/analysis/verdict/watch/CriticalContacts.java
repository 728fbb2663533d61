package org.signorini.analysis.verdict.watch;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.operator.Operator;
import org.signorini.simulation.Step;

/**
 * Contacts of Painlevé's kind: friction couples into the normal so strongly, W_nn ≤ μ|W_nt|, that a sliding contact may
 * have no solution, or several (Painlevé 1895; Génot and Brogliato 1999). W is that with joints and loops held, whether
 * the formulation keeps rows for them or not. The problems of the first few that are small linear ones have all their
 * solutions enumerated.
 */
public final class CriticalContacts {

    private static final int MOST_ENUMERATED = 6;
    /** W may have to be filled once more to be looked at: every so many steps with contacts, from the first on. */
    private static final int EVERY = 8;

    private final double[] block = new double[9];
    private final HeldContacts held = new HeldContacts();
    private final Enumeration enumeration = new Enumeration();
    private long solved;
    private long looked;
    private long count;
    private String name = "";
    private double time = Double.NaN;
    private int enumerated;
    private int several;
    private int most;

    void look(Step step) {
        if (solved++ % EVERY != 0) {
            return;
        }
        Operator w = step.response().operator();
        if (w.contacts() != step.contacts().count() || !held.read(w)) {
            return;
        }
        looked++;
        boolean found = false;
        for (int i = 0; i < step.contacts().shapes(); i++) {
            held.diagonalBlock(i, block);
            double coupling = step.friction()[i] * StrictMath.hypot(block[1], block[2]);
            if (coupling > 0 && block[0] <= coupling) {
                found = true;
                if (count == 0 && name.isEmpty()) {
                    name = step.contactName(i);
                    time = step.startTime();
                }
            }
        }
        if (found) {
            count++;
            enumerate(step);
        }
    }

    private void enumerate(Step step) {
        if (enumerated < MOST_ENUMERATED && step.problem() instanceof LinearProblem linear
                && enumeration.isSmall(linear)) {
            enumerated++;
            int solutions = enumeration.solutions(linear, step);
            several += solutions > 1 ? 1 : 0;
            most = Math.max(most, solutions);
        }
    }

    /** Steps looked at. */
    public long looked() {
        return looked;
    }

    /** How many of them had such a contact. */
    public long count() {
        return count;
    }

    /** The first one's name. */
    public String name() {
        return name;
    }

    public double time() {
        return time;
    }

    /** Problems whose solutions were enumerated. */
    public int enumerated() {
        return enumerated;
    }

    /** How many of them had several. */
    public int several() {
        return several;
    }

    /** The most solutions one had. */
    public int mostSolutions() {
        return most;
    }
}
