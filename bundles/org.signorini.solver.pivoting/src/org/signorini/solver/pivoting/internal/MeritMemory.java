package org.signorini.solver.pivoting.internal;

/** The last few merits, the worst of which a non-monotone search measures progress against (Grippo et al. 1986). */
final class MeritMemory {

    private final double[] merits = new double[16];
    private int length;
    private int count;

    /** Starts with one merit, remembering at most {@code newLength}. */
    void start(double merit, int newLength) {
        length = Math.min(newLength, merits.length);
        count = 0;
        add(merit);
    }

    void add(double merit) {
        merits[count++ % length] = merit;
    }

    /** The worst of those remembered. */
    double reference() {
        double worst = 0;
        for (int k = 0; k < Math.min(count, length); k++) {
            worst = Math.max(worst, merits[k]);
        }
        return worst;
    }
}
