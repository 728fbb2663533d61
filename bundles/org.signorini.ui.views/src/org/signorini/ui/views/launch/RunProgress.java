package org.signorini.ui.views.launch;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * How far the runs of a study are, in one line: steps done, simulated time, how fast, how long it will still take.
 * Runs report from their own threads and may have steps of different length.
 */
final class RunProgress {

    private static final double MINUTE = 60;

    private static final class Part {

        private final double step;
        private long total;
        private long done;

        Part(long total, double step) {
            this.total = total;
            this.step = step;
        }
    }

    private final long start = System.nanoTime();
    private final Map<Object, Part> parts = new LinkedHashMap<>();

    /** @param step of time, in seconds */
    synchronized void add(Object run, long steps, double step) {
        parts.put(run, new Part(steps, step));
    }

    synchronized void report(Object run, long steps) {
        parts.get(run).done = steps;
    }

    /** A run is over, whether or not it came to its last step; nothing of it remains to be done. */
    synchronized void ended(Object run) {
        Part part = parts.get(run);
        part.total = part.total == 0 ? 0 : Math.max(part.done, part.total);
        part.done = part.total;
    }

    private synchronized long done() {
        return parts.values().stream().mapToLong(p -> p.done).sum();
    }

    private synchronized long total() {
        return parts.values().stream().mapToLong(p -> p.total).sum();
    }

    private synchronized double simulated() {
        return parts.values().stream().mapToDouble(p -> p.done * p.step).sum();
    }

    /** Of the work, from 0 to 1. */
    double share() {
        return total() == 0 ? 1 : (double) done() / total();
    }

    String line() {
        return line((System.nanoTime() - start) * 1e-9);
    }

    /** @param seconds since the beginning */
    String line(double seconds) {
        long done = done();
        long total = total();
        String text = String.format(Locale.ROOT, "%,d of %,d steps · %.3g s simulated · %.2g × real time", done, total,
                simulated(), simulated() / Math.max(seconds, 1e-9));
        return done == 0 ? text : text + " · " + duration(seconds * (total - done) / done) + " remaining";
    }

    private static String duration(double seconds) {
        return seconds < MINUTE ? String.format(Locale.ROOT, "%.0f s", Math.ceil(seconds))
                : String.format(Locale.ROOT, "%.0f min", Math.ceil(seconds / MINUTE));
    }
}
