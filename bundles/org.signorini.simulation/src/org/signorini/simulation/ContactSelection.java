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
    private final Model model;
    private final boolean lifts;
    private boolean[] chosen = new boolean[16];

    /** @param lifts whether contacts that slide take part at the gap they glide at, {@link ContactModel#lifts} */
    ContactSelection(Model model, ContactFinder finder, EndRows response, boolean lifts) {
        this.model = model;
        this.lifts = lifts;
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
        finder.find(q, u, h, activation == Activation.CLOSED && !lifts, candidates);
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
                if (lifts) {
                    predict(uStart);
                }
                choose(0, h, 0);
                gather(lifts);
            }
            case HALF_STEP -> {
                predict(uStart);
                choose(0.5 * h, h, 0);
                gather(true);
            }
            case END_OF_FREE_STEP -> {
                predict(uFree);
                response.addTurning(v, 0);
                // bodies that fall together and touch must not wait for the second look because of rounding
                choose(h, h, SLACK * finder.margin());
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
            if (!chosen[i] && candidates.gap[i] + h * v[3 * i] - glide(i, h) < -slack) {
                chosen[i] = true;
                more = true;
            }
        }
        gather(true);
        return more;
    }

    /**
     * Adds candidates of the last look that take no part and overlap after a time, with the gaps they had at the start.
     *
     * @param mean    velocities of the step
     * @param elapsed time from the start to the look
     * @param left    time from the look to the end
     * @return whether there are any
     */
    boolean extendWithin(double[] mean, double elapsed, double left) {
        int n = candidates.count();
        if (active.count() == n) {
            return false;
        }
        reserve(n);
        predict(mean);
        boolean more = false;
        double slack = SLACK * finder.margin();
        for (int i = 0; i < n; i++) {
            chosen[i] = isActive(i);
            if (!chosen[i] && candidates.gap[i] + left * v[3 * i] < -slack) {
                chosen[i] = true;
                more = true;
            }
        }
        if (more) {
            for (int i = 0; i < n; i++) {
                int k = find(i);
                candidates.gap[i] = k >= 0 ? active.gap[k] : candidates.gap[i] - elapsed * v[3 * i];
            }
            gather(true);
        } else if (active.count() > 0) {
            response.contacts(active);
        }
        return more;
    }

    private boolean isActive(int candidate) {
        return find(candidate) >= 0;
    }

    /** The active contact that is a candidate, or −1. */
    private int find(int candidate) {
        for (int k = 0; k < active.count(); k++) {
            if (active.source[k] == candidates.source[candidate]
                    && active.isLimit(k) == candidates.isLimit(candidate)) {
                return k;
            }
        }
        return -1;
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

    /** Those with g + s·ġ, less the gap they glide at in a step of length h, within the slack. */
    private void choose(double s, double h, double slack) {
        for (int i = 0; i < candidates.count(); i++) {
            chosen[i] = candidates.gap[i] + (s == 0 ? 0 : s * v[3 * i]) - glide(i, h) <= slack;
        }
    }

    /** μ h‖v_t‖ where the contact model lifts what slides (S2 eq. 5d). */
    private double glide(int i, double h) {
        if (!lifts || candidates.isLimit(i)) {
            return 0;
        }
        ContactLaw law = model.law(candidates.rule[i]);
        double slip = Math.sqrt(v[3 * i + 1] * v[3 * i + 1] + v[3 * i + 2] * v[3 * i + 2]);
        return h * slip * Math.max(law.staticFriction(), law.kineticFriction());
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
