package org.signorini.reproduce;

import java.util.LinkedHashMap;
import java.util.Map;

import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;

/** The runs' progress as that of the figure they are for. */
final class FigureProgress implements RunMonitor {

    private final ReproductionMonitor monitor;
    private final Map<Run, Double> shares = new LinkedHashMap<>();
    private Subject subject;
    private double from;
    private double width;
    private int expected;

    FigureProgress(ReproductionMonitor monitor) {
        this.monitor = monitor;
    }

    /** @param share of the whole that the figure is */
    synchronized void begin(Subject next, double done, double share) {
        subject = next;
        from = done;
        width = share;
        expected = 0;
        shares.clear();
    }

    /** That many runs more belong to the figure. */
    synchronized void expect(int runs) {
        expected += runs;
    }

    @Override
    public synchronized void progressed(Run run, long steps, long of) {
        shares.put(run, (double) steps / Math.max(1, of));
        if (subject != null) {
            double sum = shares.values().stream().reduce(0.0, Double::sum);
            monitor.progressed(subject, from + width * sum / Math.max(1, expected));
        }
    }

    @Override
    public synchronized void ended(Run run) {
        shares.put(run, 1.0);
    }

    @Override
    public boolean isCancelled() {
        return monitor.isCancelled();
    }
}
