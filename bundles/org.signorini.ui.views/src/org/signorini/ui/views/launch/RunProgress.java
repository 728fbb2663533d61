package org.signorini.ui.views.launch;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * How far the runs of a study are, in one line: steps done, simulated time, how fast, how long it will still take.
 * Runs report from their own threads.
 */
final class RunProgress {

    private static final double MINUTE = 60;

    private final long total;
    private final double step;
    private final long start = System.nanoTime();
    private final Map<Object, Long> done = new LinkedHashMap<>();

    /** @param total steps of all runs together; @param step of time, in seconds */
    RunProgress(long total, double step) {
        this.total = total;
        this.step = step;
    }

    synchronized void report(Object run, long steps) {
        done.put(run, steps);
    }

    synchronized long steps() {
        return done.values().stream().mapToLong(Long::longValue).sum();
    }

    String line() {
        return line((System.nanoTime() - start) * 1e-9);
    }

    /** @param seconds since the beginning */
    String line(double seconds) {
        long steps = steps();
        double speed = steps * step / Math.max(seconds, 1e-9);
        String text = String.format(Locale.ROOT, "%,d of %,d steps · t = %.3g s · %.2g × real time", steps, total,
                steps * step, speed);
        return steps == 0 ? text : text + " · " + duration(seconds * (total - steps) / steps) + " remaining";
    }

    private static String duration(double seconds) {
        return seconds < MINUTE ? String.format(Locale.ROOT, "%.0f s", Math.ceil(seconds))
                : String.format(Locale.ROOT, "%.0f min", Math.ceil(seconds / MINUTE));
    }
}
