package org.signorini.solver.pivoting.internal;

/**
 * Which unknowns of a scaled system are between their bounds, guessed from a point and then corrected: the pairs of a
 * complementary basis without its factors.
 *
 * <p>
 * From a point alone one kind of pair cannot be told: a row without a diagonal entry, which bounds others by a cone,
 * 0 ≤ μλ − Σβ ⟂ σ ≥ 0. Where its unknown is zero and so is its value the contact may slide, σ being the speed, or be
 * about to. It is taken to slide: at rest too, where friction stays at its limit, that is what leaves no more unknowns
 * than there are freedoms.
 */
final class ActiveSet {

    /** Distance to a bound, relative to the largest unknown, that is rounding. */
    private static final double ROUNDING = 1e-10;

    private ScaledSystem system;
    private int[] members = {};
    private boolean[] member = {};
    private int count;

    /** Members in ascending order. */
    int[] members() {
        return members;
    }

    int count() {
        return count;
    }

    /**
     * Guesses.
     *
     * @param z within the bounds
     * @param w = Az + q
     */
    void guess(ScaledSystem newSystem, double[] z, double[] w) {
        system = newSystem;
        int n = system.size;
        if (members.length < n) {
            members = new int[n];
            member = new boolean[n];
        }
        double tiny = ROUNDING * largest(z, n);
        for (int j = 0; j < n; j++) {
            member[j] = system.isFree(j) || z[j] > system.lower[j] + tiny && z[j] < system.upper[j] - tiny;
        }
        collect();
        for (int j = 0; j < n; j++) {
            if (!member[j] && z[j] <= system.lower[j] + tiny && system.entry(j, j) == 0 && w[j] <= tiny
                    && holdsMembers(j)) {
                member[j] = true;
            }
        }
        collect();
    }

    private static double largest(double[] z, int n) {
        double most = 0;
        for (int j = 0; j < n; j++) {
            most = Math.max(most, Math.abs(z[j]));
        }
        return most;
    }

    /** Whether a row has entries at members found so far. */
    private boolean holdsMembers(int row) {
        for (int m = 0; m < count; m++) {
            if (system.entry(row, members[m]) != 0) {
                return true;
            }
        }
        return false;
    }

    private void collect() {
        count = 0;
        for (int j = 0; j < system.size; j++) {
            if (member[j]) {
                members[count++] = j;
            }
        }
    }

    /** Puts those that are no members on the nearer of their bounds. */
    void rest(double[] z) {
        for (int j = 0; j < system.size; j++) {
            if (!member[j]) {
                boolean up = system.upper[j] - z[j] < z[j] - system.lower[j];
                z[j] = up ? system.upper[j] : system.lower[j];
            }
        }
    }

    /**
     * Exchanges all pairs that are infeasible by more than a limit: a member outside its bounds is put on the one it
     * has crossed, one on a bound whose w has the wrong sign becomes a member.
     *
     * @return how many there were
     */
    int exchange(double[] z, double[] w, double limit) {
        int exchanged = 0;
        for (int j = 0; j < system.size; j++) {
            if (member[j]) {
                boolean below = z[j] < system.lower[j] - limit;
                if (below || z[j] > system.upper[j] + limit) {
                    z[j] = below ? system.lower[j] : system.upper[j];
                    member[j] = false;
                    exchanged++;
                }
            } else if (system.lower[j] < system.upper[j]
                    && (z[j] == system.lower[j] ? w[j] < -limit : w[j] > limit)) {
                member[j] = true;
                exchanged++;
            }
        }
        collect();
        return exchanged;
    }
}
