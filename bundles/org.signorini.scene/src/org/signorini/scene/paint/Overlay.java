package org.signorini.scene.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.Locale;

import org.signorini.algebra.Vector3;
import org.signorini.scene.Camera;

/** The time below left, the directions of the world's axes below right. */
final class Overlay {

    static final int[] AXES = {0xD6453D, 0x3A9A4C, 0x3C6FD1};

    private static final String[] NAMES = {"x", "y", "z"};
    private static final double LENGTH = 26;

    private Overlay() {
    }

    static void paint(BufferedImage image, double time, Camera camera, PaintOptions options) {
        Graphics2D g = image.createGraphics();
        g.scale(options.scale(), options.scale());
        paint(g, (int) (image.getWidth() / options.scale()), (int) (image.getHeight() / options.scale()), time, camera,
                options.theme().text());
        g.dispose();
    }

    private static void paint(Graphics2D g, int width, int height, double time, Camera camera, int text) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
        g.setColor(new Color(text));
        g.drawString(String.format(Locale.ROOT, "t = %.3f s", time), 12, height - 12);
        axes(g, camera, width - 46, height - 44);
    }

    private static void axes(Graphics2D g, Camera camera, int x, int y) {
        Vector3 right = camera.right();
        Vector3 back = camera.back();
        Vector3 upward = back.cross(right);
        Vector3[] axes = {Vector3.X, Vector3.Y, Vector3.Z};
        g.setStroke(new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setFont(g.getFont().deriveFont(11f));
        // the one that points to the eye comes last
        java.util.stream.IntStream.range(0, 3).boxed()
                .sorted(java.util.Comparator.comparingDouble(k -> axes[k].dot(back))).forEach(k -> {
                    double dx = LENGTH * axes[k].dot(right);
                    double dy = -LENGTH * axes[k].dot(upward);
                    g.setColor(new Color(AXES[k]));
                    g.draw(new java.awt.geom.Line2D.Double(x, y, x + dx, y + dy));
                    if (Math.hypot(dx, dy) > 6) {
                        g.drawString(NAMES[k], (float) (x + 1.32 * dx - 3), (float) (y + 1.32 * dy + 4));
                    }
                });
    }
}
