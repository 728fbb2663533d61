package org.signorini.ui.views.chart;

import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.TimeWindow;

/** In charts over time: zooming is of time and of all views together, and a click marks an instant. */
public record TimeGestures(Runs runs) implements ChartGestures {

    @Override
    public void zoomed(ChartRange part) {
        runs.window(new TimeWindow(part.x0(), part.x1()));
    }

    @Override
    public void reset() {
        runs.window(TimeWindow.ALL);
    }

    @Override
    public void picked(double x, double y) {
        runs.cursor(x);
    }
}
