package org.signorini.ui.views.chart;

/** What a person does in a chart. */
public interface ChartGestures {

    /** Wants to see this part. */
    void zoomed(ChartRange part);

    /** Wants to see everything again. */
    void reset();

    /** Points at a place. */
    default void picked(double x, double y) {
    }
}
