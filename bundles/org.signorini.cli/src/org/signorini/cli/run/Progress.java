package org.signorini.cli.run;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;

/** Tells on the error stream how runs get on, from the third second on, every other second. */
public final class Progress implements RunMonitor {

    private static final long PAUSE = 2_000_000_000L;

    private final PrintWriter err;
    private final int runs;
    private final AtomicInteger ended = new AtomicInteger();
    private final long start = System.nanoTime();
    private long next = start + PAUSE;
    private volatile boolean cancelled;

    public Progress(PrintWriter err, int runs) {
        this.err = err;
        this.runs = runs;
    }

    @Override
    public synchronized void progressed(Run run, long steps, long of) {
        long now = System.nanoTime();
        if (now - next < 0) {
            return;
        }
        next = now + PAUSE;
        double share = (ended.get() + (double) steps / Math.max(1, of)) / runs;
        double left = (now - start) * 1e-9 * (1 - share) / Math.max(share, 1e-9);
        String which = runs == 1 ? "" : "run " + (ended.get() + 1) + " of " + runs + ", ";
        err.println(String.format(Locale.ROOT, "%s%.0f %%, %.4g s simulated, about %s left", which, 100 * share,
                steps * run.plan().settings().step(), time(left)));
        err.flush();
    }

    private static String time(double seconds) {
        return seconds < 90 ? Math.round(seconds) + " s" : seconds < 5400 ? Math.round(seconds / 60) + " min"
                : String.format(Locale.ROOT, "%.1f h", seconds / 3600);
    }

    @Override
    public void ended(Run run) {
        ended.incrementAndGet();
    }

    @Override
    public boolean isCancelled() {
        return cancelled;
    }

    public void cancel() {
        cancelled = true;
    }
}
