package org.signorini.solver.pivoting.internal;

/**
 * The complementary bases the methods start from.
 *
 * <p>
 * Free unknowns must be basic, their rows satisfied. If their block is singular (redundant bilateral constraints), a
 * largest regular part of it is made basic; a row that depends on the others in all columns is released, its unknown
 * stays zero, and whether it was consistent shows in the certificate. A row that depends on the others only within the
 * block (an equation between bounded unknowns, as in a quadratic program) is paired with a bounded unknown by two
 * pivots, after which the basis is complementary again.
 */
final class StartingBasis {

    /** Pivot below which a starting basis is not trusted. */
    private static final double DOUBT = 1e-10;
    private static final double PIVOT = 1e-7;
    private static final double COUPLED = 1e-3;
    private static final int MOST_ROUNDS = 4;

    private final CompletePivoting pivoting = new CompletePivoting();
    private int[] free = {};
    private int[] dependent = {};
    private int removed;
    private int frees;
    private double[] image = {};

    /** Every bounded z on its bound nearest to zero. */
    void cold(Dictionary d, ScaledSystem system) {
        d.load(system);
        collectFree(d);
        if (frees > 0 && !enterAll(d)) {
            enterRegular(d);
        }
        d.refresh();
    }

    /**
     * The z that are off their bounds at a given point basic too, those on an upper bound left there.
     *
     * @return whether a regular basis came of that; if not the dictionary is as after {@link #cold}
     */
    boolean warm(Dictionary d, ScaledSystem system, double[] z) {
        cold(d, system);
        for (int j = 0; j < d.n; j++) {
            if (d.basis.isBasic(j) || !d.basis.isBasic(d.w(j)) || !d.isRestricted(d.w(j))) {
                continue;
            }
            if (z[j] > d.low[j] && z[j] < d.high[j]) {
                d.basis.substitute(d.w(j), j);
            } else {
                d.rest(j, z[j] >= d.high[j]);
            }
        }
        removed = 0;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            if (d.refresh(DOUBT)) {
                reenter(d);
                return true;
            }
            if (!removeDependents(d)) {
                break;
            }
        }
        cold(d, system);
        return false;
    }

    private boolean removeDependents(Dictionary d) {
        int count = d.basis.dependents();
        for (int k = 0; k < count; k++) {
            dependent[removed + k] = d.basis.dependent(k);
        }
        for (int k = 0; k < count; k++) {
            int j = dependent[removed + k];
            if (d.system.isFree(j) || d.basis.isBasic(d.w(j))) {
                return false;
            }
            d.basis.substitute(j, d.w(j));
        }
        removed += count;
        return true;
    }

    /**
     * A z that depended on the others may still be wanted, as is the sliding speed of an open contact in a friction
     * pyramid: it then holds some w_p at zero, and with z_p, basic at zero, forms a regular pair.
     */
    private void reenter(Dictionary d) {
        for (int k = 0; k < removed; k++) {
            int j = dependent[k];
            if (d.basis.isBasic(j)) {
                continue;
            }
            d.direct(j);
            int last = -1;
            double reach = 0;
            for (int p = 0; p < d.n; p++) {
                int slot = d.basis.slot[d.w(p)];
                if (slot >= 0 && -d.direction[slot] > COUPLED && d.violation(d.w(p)) < 0
                        && d.value[d.w(p)] / d.direction[slot] > reach) {
                    reach = d.value[d.w(p)] / d.direction[slot];
                    last = p;
                }
            }
            if (last == j) {
                // it holds its own w: no second pivot is needed
                d.basis.exchange(d.basis.slot[d.w(j)], j, d.direction);
                update(d);
            } else if (last >= 0 && !d.basis.isBasic(last)) {
                d.image(last, image);
                if (Math.abs(image[d.basis.slot[d.w(j)]]) > COUPLED) {
                    exchangePair(d, d.w(j), j, last);
                    update(d);
                }
            }
        }
    }

    private void collectFree(Dictionary d) {
        if (free.length < d.n) {
            free = new int[d.n];
            dependent = new int[d.n];
            image = new double[d.n];
        }
        frees = 0;
        for (int j = 0; j < d.n; j++) {
            if (d.system.isFree(j)) {
                free[frees++] = j;
            }
        }
    }

    private boolean enterAll(Dictionary d) {
        for (int f = 0; f < frees; f++) {
            d.basis.substitute(d.w(free[f]), free[f]);
        }
        return d.basis.factor(DOUBT);
    }

    private void enterRegular(Dictionary d) {
        d.basis.slack();
        pivoting.reveal(d.system, free, frees);
        for (int k = 0; k < pivoting.rank(); k++) {
            d.basis.substitute(d.w(free[pivoting.row(k)]), free[pivoting.column(k)]);
        }
        d.basis.factor(0);
        for (int k = pivoting.rank(); k < frees; k++) {
            if (!pivoting.isRedundant(d.system, free, k)) {
                pair(d, d.w(free[pivoting.row(k)]), free[pivoting.column(k)]);
            }
        }
    }

    /** Enters a free z for some w_p and z_p for the free row's w: a principal pivot of order two. */
    private void pair(Dictionary d, int freeRow, int freeColumn) {
        d.direct(freeColumn);
        int best = -1;
        double bestSize = PIVOT;
        for (int p = 0; p < d.n; p++) {
            int slot = d.basis.slot[d.w(p)];
            if (slot < 0 || !d.isRestricted(d.w(p)) || Math.abs(d.direction[slot]) <= bestSize) {
                continue;
            }
            d.image(p, image);
            double size = Math.min(Math.abs(d.direction[slot]), Math.abs(image[d.basis.slot[freeRow]]));
            if (size > bestSize) {
                bestSize = size;
                best = p;
            }
        }
        if (best >= 0) {
            exchangePair(d, freeRow, freeColumn, best);
            d.basis.factor(0);
        }
    }

    private static void update(Dictionary d) {
        if (d.basis.isWorn()) {
            d.refresh();
        } else {
            d.evaluate();
        }
    }

    private static void exchangePair(Dictionary d, int row, int column, int p) {
        d.basis.exchange(d.basis.slot[d.w(p)], column, d.direction);
        d.direct(p);
        d.basis.exchange(d.basis.slot[row], p, d.direction);
    }
}
