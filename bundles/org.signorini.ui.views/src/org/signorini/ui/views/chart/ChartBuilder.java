package org.signorini.ui.views.chart;

import org.jfree.chart.JFreeChart;
import org.signorini.plot.PlotTheme;

/** Makes a chart. Called beside the user interface's thread, so it must hold all it needs. */
@FunctionalInterface
public interface ChartBuilder {

    /** @param width in pixels, to reduce samples to */
    JFreeChart build(PlotTheme theme, int width);
}
