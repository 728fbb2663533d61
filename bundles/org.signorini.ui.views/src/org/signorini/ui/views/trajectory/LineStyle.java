package org.signorini.ui.views.trajectory;

import java.awt.BasicStroke;
import java.awt.Color;

import org.signorini.plot.PlotTheme;

/**
 * How the k-th line is drawn: in the colours of the theme, and dashed where they come again. A line that runs up and
 * down in every column of pixels shows neither joins nor dashes, and is drawn three times as fast without.
 */
record LineStyle(Color colour, BasicStroke stroke) {

    private static final float WIDTH = 1.5f;
    private static final float[][] DASHES = {null, {7, 4}, {2, 3}, {9, 3, 2, 3}};

    private static final BasicStroke DENSE = new BasicStroke(WIDTH, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL);

    static LineStyle of(int k, boolean dense, PlotTheme theme) {
        if (dense) {
            return new LineStyle(theme.series(k), DENSE);
        }
        float[] dash = DASHES[k / theme.series().size() % DASHES.length];
        return new LineStyle(theme.series(k), dash == null
                ? new BasicStroke(WIDTH, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                : new BasicStroke(WIDTH, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dash, 0));
    }
}
