package org.signorini.scene.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;

import org.signorini.algebra.Vector3;
import org.signorini.scene.Camera;

/** The time below left, the directions of the world's axes below right. */
public final class Overlay {

    static final int[] AXES = {0xD6453D, 0x3A9A4C, 0x3C6FD1};

    /** Points the time takes, and the axes. */
    private static final int LABEL_WIDTH = 160;
    private static final int LABEL_HEIGHT = 32;
    private static final int CROSS = 90;
    private static final String[] NAMES = {"x", "y", "z"};
    private static final double LENGTH = 26;

    private Overlay() {
    }

    static void paint(BufferedImage image, double time, Camera camera, PaintOptions options) {
        Graphics2D g = graphics(image, options);
        double width = image.getWidth() / options.scale();
        double height = image.getHeight() / options.scale();
        label(g, height, time, options);
        g.translate(width - CROSS, height - CROSS);
        axes(g, camera);
        g.dispose();
    }

    /** The time on nothing, for the picture's corner below left. */
    public static BufferedImage label(double time, PaintOptions options) {
        BufferedImage image = transparent(LABEL_WIDTH, LABEL_HEIGHT, options);
        Graphics2D g = graphics(image, options);
        label(g, LABEL_HEIGHT, time, options);
        g.dispose();
        return image;
    }

    /** The axes on nothing, for the picture's corner below right. */
    public static BufferedImage axes(Camera camera, PaintOptions options) {
        BufferedImage image = transparent(CROSS, CROSS, options);
        Graphics2D g = graphics(image, options);
        axes(g, camera);
        g.dispose();
        return image;
    }

    private static BufferedImage transparent(int width, int height, PaintOptions options) {
        return new BufferedImage((int) Math.ceil(width * options.scale()), (int) Math.ceil(height * options.scale()),
                BufferedImage.TYPE_INT_ARGB_PRE);
    }

    private static Graphics2D graphics(BufferedImage image, PaintOptions options) {
        Graphics2D g = image.createGraphics();
        g.scale(options.scale(), options.scale());
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        return g;
    }

    private static void label(Graphics2D g, double bottom, double time, PaintOptions options) {
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
        g.setColor(new Color(options.theme().text()));
        g.drawString(String.format(Locale.ROOT, "t = %.3f s", time), 12f, (float) (bottom - 12));
    }

    private static void axes(Graphics2D g, Camera camera) {
        double x = CROSS - 46;
        double y = CROSS - 44;
        Vector3 right = camera.right();
        Vector3 back = camera.back();
        Vector3 upward = back.cross(right);
        Vector3[] axes = {Vector3.X, Vector3.Y, Vector3.Z};
        g.setStroke(new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 11));
        // the one that points to the eye comes last
        IntStream.range(0, 3).boxed().sorted(Comparator.comparingDouble(k -> axes[k].dot(back))).forEach(k -> {
            double dx = LENGTH * axes[k].dot(right);
            double dy = -LENGTH * axes[k].dot(upward);
            g.setColor(new Color(AXES[k]));
            g.draw(new Line2D.Double(x, y, x + dx, y + dy));
            if (Math.hypot(dx, dy) > 6) {
                g.drawString(NAMES[k], (float) (x + 1.32 * dx - 3), (float) (y + 1.32 * dy + 4));
            }
        });
    }
}
