package org.signorini.ui.views.chart;

import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.preferences.Preferences;

/** Which colours charts have: those the user chose, or those that go with what is around them. */
public final class Themes {

    private static final double MIDDLE = 0.5;

    private Themes() {
    }

    public static PlotTheme of(Control control) {
        return switch (Preferences.plotColours()) {
            case LIGHT -> PlotTheme.LIGHT;
            case DARK -> PlotTheme.DARK;
            case WORKBENCH -> around(control);
        };
    }

    private static PlotTheme around(Control control) {
        RGB around = control.getParent().getBackground().getRGB();
        return around.getHSB()[2] < MIDDLE ? PlotTheme.DARK : PlotTheme.LIGHT;
    }

    /** A colour of the theme as SWT has it. */
    public static org.eclipse.swt.graphics.Color swt(java.awt.Color colour) {
        return new org.eclipse.swt.graphics.Color(colour.getRed(), colour.getGreen(), colour.getBlue());
    }
}
