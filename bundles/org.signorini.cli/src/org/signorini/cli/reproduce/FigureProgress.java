package org.signorini.cli.reproduce;

import java.io.PrintWriter;
import java.util.Locale;

import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.ReproductionMonitor;
import org.signorini.reproduce.Subject;

/** Tells on the error stream which figure is computed, and how it gets on. */
public final class FigureProgress implements ReproductionMonitor {

    private static final long PAUSE = 5_000_000_000L;

    private final PrintWriter err;
    private long next;
    private volatile boolean cancelled;

    public FigureProgress(PrintWriter err) {
        this.err = err;
    }

    @Override
    public synchronized void begun(Subject subject, double share) {
        next = System.nanoTime() + PAUSE;
        tell(subject, share);
    }

    @Override
    public synchronized void progressed(Subject subject, double share) {
        if (System.nanoTime() - next >= 0) {
            next = System.nanoTime() + PAUSE;
            tell(subject, share);
        }
    }

    private void tell(Subject subject, double share) {
        err.println(String.format(Locale.ROOT, "%3.0f %%  %s %s", 100 * share, subject.id().substring(0, 2),
                subject.title()));
        err.flush();
    }

    @Override
    public void done(Figure figure) {
        figure.claims().stream().filter(c -> !c.isExplained()).map(Claim::id)
                .forEach(id -> err.println("       differs: " + id));
        err.flush();
    }

    @Override
    public boolean isCancelled() {
        return cancelled;
    }

    public void cancel() {
        cancelled = true;
    }
}
