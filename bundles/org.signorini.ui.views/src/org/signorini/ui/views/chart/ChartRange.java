package org.signorini.ui.views.chart;

/** A part of a chart, in the units of its axes. */
public record ChartRange(double x0, double x1, double y0, double y1) {

    public boolean isSane() {
        return Double.isFinite(x0 + x1 + y0 + y1) && x1 > x0 && y1 > y0;
    }
}
