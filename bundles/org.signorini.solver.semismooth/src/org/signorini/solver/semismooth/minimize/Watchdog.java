package org.signorini.solver.semismooth.minimize;

/**
 * The non-monotone descent of Grippo, Lampariello and Lucidi (1986) with watchdog (1991), S0's refs. 33 and 34: a step
 * is measured against the largest ψ of the last few points, which lets iterates jump across the kinks of φ instead of
 * crawling along them. If the best ψ has not been reduced enough for some iterations, the watchdog goes back to the
 * best point and from there on asks for monotone descent until that point is beaten (S0 §5.2).
 */
final class Watchdog {

    private static final int MEMORY = 10;
    private static final int PATIENCE = 20;
    private static final double ENOUGH = 0.9;

    private final Point best = new Point();
    private final double[] history = new double[MEMORY];
    private int remembered;
    private int waited;
    private boolean monotone;

    void start(Point first, int n) {
        best.reshape(n);
        best.set(first);
        remembered = 0;
        waited = 0;
        monotone = false;
    }

    /** Takes note of a point; whether it is time to go back to the {@link #best} one. */
    boolean isTired(Point here) {
        if (here.psi < ENOUGH * best.psi) {
            best.set(here);
            waited = 0;
            monotone = false;
        } else if (++waited > PATIENCE) {
            waited = 0;
            remembered = 0;
            monotone = true;
            return true;
        }
        history[remembered++ % MEMORY] = here.psi;
        return false;
    }

    Point best() {
        return best;
    }

    /** What ψ after the next step is compared with. */
    double reference(Point here) {
        double largest = here.psi;
        if (!monotone) {
            for (int i = 0, count = Math.min(remembered, MEMORY); i < count; i++) {
                largest = Math.max(largest, history[i]);
            }
        }
        return largest;
    }
}
