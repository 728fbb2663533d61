package org.signorini.simulation;

import org.signorini.complementarity.Problem;

/** A contact model at work on one run. Most models pose one problem in a step; Poisson's restitution takes two. */
public interface ContactPosing {

    /**
     * Poses the problem of a phase.
     *
     * @param phase counted from zero
     * @param p     impulses found so far, in the order of W's rows; zero in phase 0
     * @return the problem, the same object every time, or {@code null} where this phase has nothing to do and p is
     * final
     */
    Problem pose(ContactData data, int phase, double[] p);

    /** z from impulses of the last step, to start from; zero where contacts are new. */
    void start(double[] p, double[] z);

    /**
     * p from the solution of the problem last posed; in later phases the sum of what was found.
     *
     * @throws ContactException where a contact turns out to do what the model cannot describe
     */
    void impulses(double[] z, double[] p);

    /**
     * How much of the friction that a contact can give its impulse takes: below 1 the impulse lies inside the model's
     * friction cone, at 1 on it. The cone is round unless a model has another.
     *
     * @param data what the last problem was posed from
     * @param p    impulses, in the order of W's rows
     */
    default double frictionTaken(ContactData data, int contact, double[] p) {
        int row = data.row(contact);
        double most = data.mu[contact] * p[row];
        double taken = Math.sqrt(p[row + 1] * p[row + 1] + p[row + 2] * p[row + 2]);
        return taken == 0 ? 0 : taken / most;
    }

    /** Which contact a row of the problem belongs to, or −1 for bilateral rows: for messages. */
    int contact(int row);
}
