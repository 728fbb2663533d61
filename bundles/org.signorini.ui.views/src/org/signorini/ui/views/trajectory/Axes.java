package org.signorini.ui.views.trajectory;

import java.text.DecimalFormat;

import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;

/** Axes, evenly or logarithmically divided. */
record Axes(boolean logX, boolean logY) {

    static final Axes LINEAR = new Axes(false, false);

    ValueAxis x(String label) {
        return axis(label, logX);
    }

    ValueAxis y(String label) {
        return axis(label, logY);
    }

    private static ValueAxis axis(String label, boolean log) {
        if (log) {
            LogAxis axis = new LogAxis(label);
            axis.setNumberFormatOverride(new DecimalFormat("0E0"));
            return axis;
        }
        NumberAxis axis = new NumberAxis(label);
        axis.setAutoRangeIncludesZero(false);
        return axis;
    }

    /** Replaces what has no place on the axes, in place. @return whether something was */
    boolean fit(double[][] points) {
        boolean x = logX && magnitudes(points[0]);
        return logY && magnitudes(points[1]) || x;
    }

    /** Zero has no logarithm: a gap is left where there is no number. */
    private static boolean magnitudes(double[] values) {
        boolean some = false;
        for (int i = 0; i < values.length; i++) {
            some |= values[i] <= 0;
            values[i] = values[i] == 0 ? Double.NaN : Math.abs(values[i]);
        }
        return some;
    }
}
