package org.signorini.ui.views.contact;

import java.util.Locale;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.preferences.Preferences;
import org.signorini.ui.views.chart.Themes;

/**
 * Coulomb's disc of a contact at an instant: the circle of radius µ p_N, the tangential impulse in it, and the
 * direction of sliding, which the impulse opposes where it reaches the circle.
 */
final class FrictionCircle {

    private static final double FILL = 0.36;
    private static final int DOT = 8;

    private final Canvas canvas;
    private ContactInstant contact;

    FrictionCircle(Composite parent) {
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        canvas.addPaintListener(e -> paint(e.gc));
        Preferences.redrawWith(canvas);
    }

    Canvas control() {
        return canvas;
    }

    /** @param shown null for none */
    void show(ContactInstant shown) {
        contact = shown;
        canvas.redraw();
    }

    private void paint(GC gc) {
        PlotTheme theme = Themes.of(canvas);
        Rectangle area = canvas.getClientArea();
        gc.setAntialias(SWT.ON);
        gc.setBackground(Themes.swt(theme.background()));
        gc.fillRectangle(area);
        gc.setForeground(Themes.swt(theme.grid()));
        int r = (int) (FILL * Math.min(area.width, area.height));
        int x = area.width / 2;
        int y = area.height / 2;
        gc.drawLine(x - r - DOT, y, x + r + DOT, y);
        gc.drawLine(x, y - r - DOT, x, y + r + DOT);
        if (contact == null) {
            return;
        }
        double bound = contact.friction() * contact.pN();
        double scale = r / Math.max(Math.max(bound, contact.pT()), Double.MIN_NORMAL);
        int disc = (int) Math.round(bound * scale);
        gc.setForeground(Themes.swt(theme.text()));
        gc.drawOval(x - disc, y - disc, 2 * disc, 2 * disc);
        if (contact.vT() > 0) {
            gc.setForeground(Themes.swt(theme.series(4)));
            gc.setLineStyle(SWT.LINE_DASH);
            double unit = r / contact.vT();
            gc.drawLine(x, y, x + (int) (unit * contact.vT1()), y - (int) (unit * contact.vT2()));
            gc.setLineStyle(SWT.LINE_SOLID);
        }
        int px = x + (int) Math.round(contact.pT1() * scale);
        int py = y - (int) Math.round(contact.pT2() * scale);
        gc.setForeground(Themes.swt(theme.of(contact.state())));
        gc.setBackground(Themes.swt(theme.of(contact.state())));
        gc.setLineWidth(2);
        gc.drawLine(x, y, px, py);
        gc.fillOval(px - DOT / 2, py - DOT / 2, DOT, DOT);
        gc.setForeground(Themes.swt(theme.text()));
        gc.drawText(String.format(Locale.ROOT, "µ pₙ = %.3g N s", bound), DOT, DOT, true);
    }
}
