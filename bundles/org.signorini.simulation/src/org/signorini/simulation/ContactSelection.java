package org.signorini.simulation;

/**
 * Which of the contacts near the mechanism take part in a step, and tells the response about them. Contacts the
 * response has already are not set again.
 */
final class ContactSelection {

    /** Share of the margin that is rounding when gaps are predicted. */
    private static final double SLACK = 1e-9;

    private final ContactFinder finder;
    private final EndRows response;
    private final KeptContacts kept = new KeptContacts();
    private final ActiveContacts candidates = new ActiveContacts();
    private final ActiveContacts active = new ActiveContacts();
    private double[] v = new double[48];
    private boolean[] chosen = new boolean[16];

    ContactSelection(ContactFinder finder, EndRows response) {
        this.finder = finder;
        this.response = response;
    }

    /** All that is near. */
    ActiveContacts candidates() {
        return candidates;
    }

    /** Those that take part. */
    ActiveContacts active() {
        return active;
    }

    /** Looks around where the response was updated to. */
    void find(double[] q, double[] u, double h, Activation activation) {
        finder.find(q, u, h, activation == Activation.CLOSED, candidates);
    }

    /** Looks around for what comes nearer than a distance. */
    void findWithin(double[] q, double[] u, double h, double distance) {
        finder.findWithin(q, u, h, distance, candidates);
    }

    /** Takes all candidates. */
    void selectAll() {
        active.copy(candidates);
        if (active.count() > 0) {
            response.contacts(active);
        }
    }

    /** Chooses among the candidates. */
    void select(Activation activation, double[] uStart, double[] uFree, double h) {
        active.clear();
        if (candidates.count() == 0) {
            return;
        }
        reserve(candidates.count());
        switch (activation) {
            case CLOSED -> {
                choose(0, 0);
                gather(false);
            }
            case HALF_STEP -> {
                predict(uStart);
                choose(0.5 * h, 0);
                gather(true);
            }
            case END_OF_FREE_STEP -> {
                predict(uFree);
                response.addTurning(v, 0);
                // bodies that fall together and touch must not wait for the second look because of rounding
                choose(h, SLACK * finder.margin());
                gather(true);
            }
        }
    }

    /** Adds contacts that velocities would drive into each other; whether there are any. */
    boolean extend(double[] u, double h) {
        int n = candidates.count();
        if (active.count() == n) {
            return false;
        }
        predict(u);
        response.addTurning(v, 0);
        boolean more = false;
        double slack = SLACK * finder.margin();
        for (int i = 0; i < n; i++) {
            if (!chosen[i] && candidates.gap[i] + h * v[3 * i] < -slack) {
                chosen[i] = true;
                more = true;
            }
        }
        gather(true);
        return more;
    }

    /** Selects the same contacts as last time after an evaluation elsewhere, with the gaps they had. */
    void selectAgain(double[] q, double[] u, double h) {
        kept.keep(active);
        find(q, u, h, Activation.END_OF_FREE_STEP);
        kept.choose(candidates, finder.set(), !finder.isCurved(), active);
        if (active.count() > 0) {
            response.contacts(active);
        }
    }

    /** v = J u of all candidates. */
    private void predict(double[] u) {
        response.contacts(candidates);
        response.velocities(u, v);
    }

    /** Those with g + s·ġ within the slack. */
    private void choose(double s, double slack) {
        for (int i = 0; i < candidates.count(); i++) {
            chosen[i] = candidates.gap[i] + (s == 0 ? 0 : s * v[3 * i]) <= slack;
        }
    }

    /**
     * Hands the chosen ones to the response.
     *
     * @param candidatesSet whether it has all candidates already
     */
    private void gather(boolean candidatesSet) {
        active.clear();
        int n = candidates.count();
        for (int i = 0; i < n; i++) {
            if (chosen[i]) {
                active.addFrom(candidates, i);
            }
        }
        if (active.count() > 0 && !(candidatesSet && active.count() == n)) {
            response.contacts(active);
        }
    }

    private void reserve(int n) {
        if (chosen.length < n) {
            chosen = new boolean[2 * n];
            v = new double[6 * n];
        }
    }
}
