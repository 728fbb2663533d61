package org.signorini.ui.views.run;

/** A stretch of time that is looked at. */
public record TimeWindow(double from, double to) {

    /** All there is. */
    public static final TimeWindow ALL = new TimeWindow(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    public boolean isAll() {
        return equals(ALL);
    }
}
