package org.signorini.ui.views.chart;

import java.util.List;

/** A data set that knows its curves better than the points that were drawn of them. */
public interface ChartValues {

    /** Values of the curves where x is, a line each, with units; those that have none there are left out. */
    List<String> at(double x);
}
