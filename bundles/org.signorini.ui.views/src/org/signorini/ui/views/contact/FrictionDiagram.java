package org.signorini.ui.views.contact;

import java.util.Locale;
import java.util.Map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.preferences.Preferences;
import org.signorini.ui.views.chart.Themes;

/**
 * Friction of a contact at an instant, in its tangent plane: the circle or pyramid of the run's contact model, of size
 * µ pₙ, the tangential impulse in it, and the direction of sliding, which the impulse opposes where it reaches the
 * boundary.
 */
final class FrictionDiagram {

    private static final int MARGIN = 8;
    /** Room for the name of an axis. */
    private static final int AXIS = 20;
    private static final int CAP = 5;
    private static final int DOT = 8;
    private static final int HEAD = 7;
    private static final int LEAST = 20;

    private final Canvas canvas;
    private ContactInstant contact;
    private FrictionShape shape;

    FrictionDiagram(Composite parent) {
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        canvas.setToolTipText("Tangent plane of the contact: the friction the contact model allows, the impulse in it,"
                + " and where it slides");
        canvas.addPaintListener(e -> paint(e.gc));
        Preferences.redrawWith(canvas);
    }

    Canvas control() {
        return canvas;
    }

    /** @param shown null for none; @param settings of the run */
    void show(ContactInstant shown, Map<String, String> settings) {
        contact = shown;
        shape = shown == null ? null : FrictionShape.of(settings, shown);
        canvas.redraw();
    }

    FrictionShape shape() {
        return shape;
    }

    private void paint(GC gc) {
        PlotTheme theme = Themes.of(canvas);
        Rectangle area = canvas.getClientArea();
        gc.setAntialias(SWT.ON);
        gc.setBackground(Themes.swt(theme.background()));
        gc.fillRectangle(area);
        gc.setForeground(Themes.swt(theme.text()));
        if (contact == null) {
            return;
        }
        int line = gc.getFontMetrics().getHeight();
        int top = contact.friction() > 0 ? 2 * line + MARGIN : line + MARGIN;
        int bottom = 2 * line + MARGIN;
        int height = Math.min(area.height, area.width - 2 * AXIS + top + bottom);
        Rectangle box = new Rectangle(0, (area.height - height) / 2, area.width, height);
        Plane plane = plane(new Rectangle(AXIS, box.y + top, box.width - 2 * AXIS, box.height - top - bottom));
        captions(gc, theme, box, line);
        if (plane.radius < LEAST) {
            return;
        }
        axes(gc, theme, plane);
        boundary(gc, theme, plane);
        if (contact.vT() > 0) {
            // as long as the boundary is far: it tells where to, the caption how fast
            double unit = plane.radius / contact.vT();
            gc.setLineStyle(SWT.LINE_DASH);
            arrow(gc, sliding(theme), plane.x, plane.y, plane.x + unit * contact.vT1(), plane.y - unit * contact.vT2());
            gc.setLineStyle(SWT.LINE_SOLID);
        }
        Point tip = plane.at(contact.pT1(), contact.pT2());
        Color state = Themes.swt(theme.of(contact.state()));
        gc.setLineWidth(2);
        gc.setForeground(state);
        gc.drawLine(plane.x, plane.y, tip.x, tip.y);
        gc.setLineWidth(1);
        gc.setBackground(state);
        gc.fillOval(tip.x - DOT / 2, tip.y - DOT / 2, DOT, DOT);
    }

    /** @param scale pixels per N s; @param radius pixels of µ pₙ */
    private record Plane(int x, int y, double scale, int radius) {

        Point at(double p1, double p2) {
            return new Point(x + (int) Math.round(p1 * scale), y - (int) Math.round(p2 * scale));
        }
    }

    private Plane plane(Rectangle inside) {
        double half = Math.min(inside.width, inside.height) / 2.0;
        double reach = 1;
        for (double corner : shape.corners()) {
            reach = Math.max(reach, Math.abs(corner));
        }
        double most = Math.max(reach * contact.bound(), contact.pT());
        double scale = most > 0 ? half / most : 0;
        int radius = most > 0 && contact.bound() > 0 ? (int) Math.round(contact.bound() * scale) : (int) half;
        return new Plane(inside.x + inside.width / 2, inside.y + inside.height / 2, scale, radius);
    }

    private static Color sliding(PlotTheme theme) {
        return Themes.swt(theme.series(3));
    }

    private static void axes(GC gc, PlotTheme theme, Plane plane) {
        int r = plane.radius;
        gc.setForeground(Themes.swt(theme.grid()));
        gc.drawLine(plane.x - r, plane.y, plane.x + r, plane.y);
        gc.drawLine(plane.x, plane.y - r, plane.x, plane.y + r);
        gc.setForeground(Themes.swt(theme.text()));
        gc.setAlpha(140);
        Point size = gc.textExtent("t₁");
        gc.drawText("t₁", plane.x + r + 3, plane.y - size.y / 2, true);
        gc.drawText("t₂", plane.x - size.x - CAP, plane.y - r - 2, true);
        gc.setAlpha(255);
    }

    private void boundary(GC gc, PlotTheme theme, Plane plane) {
        if (!(contact.bound() > 0)) {
            return;
        }
        gc.setForeground(Themes.swt(theme.text()));
        int r = plane.radius;
        if (shape.isCircle()) {
            gc.drawOval(plane.x - r, plane.y - r, 2 * r, 2 * r);
            return;
        }
        double[] c = shape.corners();
        int[] pixels = new int[c.length];
        for (int i = 0; i < c.length; i += 2) {
            pixels[i] = plane.x + (int) Math.round(r * c[i]);
            pixels[i + 1] = plane.y - (int) Math.round(r * c[i + 1]);
        }
        gc.drawPolygon(pixels);
        for (int i = 0; c.length == 4 && i < 4; i += 2) {
            // a segment would hide behind the impulse: its ends have caps
            int dx = (int) Math.round(CAP * c[i + 1]);
            int dy = (int) Math.round(CAP * c[i]);
            gc.drawLine(pixels[i] - dx, pixels[i + 1] - dy, pixels[i] + dx, pixels[i + 1] + dy);
        }
        // the cone the shape stands for
        gc.setLineStyle(SWT.LINE_DOT);
        gc.setAlpha(110);
        gc.drawOval(plane.x - r, plane.y - r, 2 * r, 2 * r);
        gc.setAlpha(255);
        gc.setLineStyle(SWT.LINE_SOLID);
    }

    private void captions(GC gc, PlotTheme theme, Rectangle box, int line) {
        gc.setForeground(Themes.swt(theme.text()));
        if (contact.friction() > 0) {
            gc.drawText(shape.name(), MARGIN, box.y + 2, true);
            gc.drawText(String.format(Locale.ROOT, "radius µ pₙ = %.3g N s", contact.bound()), MARGIN,
                    box.y + 2 + line, true);
        } else {
            gc.drawText("no friction", MARGIN, box.y + 2, true);
        }
        int y = box.y + box.height - 2 * line - 2;
        gc.setForeground(Themes.swt(theme.of(contact.state())));
        gc.drawText(String.format(Locale.ROOT, "● impulse pₜ = %.3g N s", contact.pT()), MARGIN, y, true);
        gc.setForeground(sliding(theme));
        gc.drawText(String.format(Locale.ROOT, "⇢ sliding vₜ = %.3g m/s", contact.vT()), MARGIN, y + line, true);
    }

    private static void arrow(GC gc, Color colour, int x, int y, double toX, double toY) {
        int tx = (int) Math.round(toX);
        int ty = (int) Math.round(toY);
        gc.setForeground(colour);
        gc.setBackground(colour);
        gc.drawLine(x, y, tx, ty);
        double angle = Math.atan2(ty - y, tx - x);
        int[] head = new int[6];
        for (int k = 0; k < 3; k++) {
            double turn = angle + (k - 1) * 0.4;
            head[2 * k] = k == 1 ? tx : (int) Math.round(tx - HEAD * Math.cos(turn));
            head[2 * k + 1] = k == 1 ? ty : (int) Math.round(ty - HEAD * Math.sin(turn));
        }
        gc.fillPolygon(head);
    }
}
