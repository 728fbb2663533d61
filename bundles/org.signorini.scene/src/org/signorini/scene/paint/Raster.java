package org.signorini.scene.paint;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;

/**
 * A picture with depths, several samples to a pixel. Depth is w = 1/distance along the eye's axis: it is linear in the
 * picture, and 0 is infinitely far. A sample is that of its centre, so that neighbours share no sample and leave none.
 */
final class Raster {

    /** By how much lines are brought forward: about a pixel's width. */
    private static final double NEARER = 1.0008;

    private int[] colors = {};
    private float[] depths = {};
    private int width;
    private int height;
    private int samples;

    /** How a sample passes. */
    enum Test {
        /** What is nearest is seen. */
        NEAREST,
        /** Only on the surface that is seen there, without a depth of its own: shadows. */
        ON_SURFACE
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int samples() {
        return samples;
    }

    /** Empties it, for a picture of the given size; the background goes from one colour at the top to another. */
    void clear(int pixelsX, int pixelsY, int perPixel, int top, int bottom) {
        samples = perPixel;
        width = pixelsX * perPixel;
        height = pixelsY * perPixel;
        if (colors.length < width * height) {
            colors = new int[width * height];
            depths = new float[width * height];
        }
        for (int y = 0; y < height; y++) {
            int color = mix(top, bottom, y, Math.max(1, height - 1));
            Arrays.fill(colors, y * width, (y + 1) * width, color);
        }
        clearDepth();
    }

    /** What comes now is seen in front of all before. */
    void clearDepth() {
        Arrays.fill(depths, 0, width * height, 0);
    }

    private static int mix(int a, int b, int share, int of) {
        int rgb = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int x = a >> shift & 255;
            int y = b >> shift & 255;
            rgb |= x + (y - x) * share / of << shift;
        }
        return rgb;
    }

    /** One sample. */
    void set(int x, int y, float w, int color) {
        int at = y * width + x;
        if (w > depths[at]) {
            depths[at] = w;
            colors[at] = color;
        }
    }

    /** Whether anything of at most this depth may be seen there. */
    boolean isNearest(int x, int y, float w) {
        return w > depths[y * width + x];
    }

    /** A triangle with depths and shades at its corners, in samples; either orientation. */
    void triangle(double x0, double y0, double w0, double s0, double x1, double y1, double w1, double s1, double x2,
            double y2, double w2, double s2, int[] ramp, Test test) {
        double area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
        int top = Math.max(0, (int) Math.ceil(Math.min(y0, Math.min(y1, y2)) - 0.5));
        int bottom = Math.min(height - 1, (int) Math.ceil(Math.max(y0, Math.max(y1, y2)) - 0.5) - 1);
        if (area == 0 || top > bottom) {
            return;
        }
        double wx = ((w1 - w0) * (y2 - y0) - (w2 - w0) * (y1 - y0)) / area;
        double wy = ((w2 - w0) * (x1 - x0) - (w1 - w0) * (x2 - x0)) / area;
        double sx = ((s1 - s0) * (y2 - y0) - (s2 - s0) * (y1 - y0)) / area;
        double sy = ((s2 - s0) * (x1 - x0) - (s1 - s0) * (x2 - x0)) / area;
        for (int y = top; y <= bottom; y++) {
            double yc = y + 0.5;
            double left = Double.POSITIVE_INFINITY;
            double right = Double.NEGATIVE_INFINITY;
            if ((y0 <= yc) != (y1 <= yc)) {
                double x = x0 + (yc - y0) * (x1 - x0) / (y1 - y0);
                left = Math.min(left, x);
                right = Math.max(right, x);
            }
            if ((y1 <= yc) != (y2 <= yc)) {
                double x = x1 + (yc - y1) * (x2 - x1) / (y2 - y1);
                left = Math.min(left, x);
                right = Math.max(right, x);
            }
            if ((y2 <= yc) != (y0 <= yc)) {
                double x = x2 + (yc - y2) * (x0 - x2) / (y0 - y2);
                left = Math.min(left, x);
                right = Math.max(right, x);
            }
            int from = Math.max(0, (int) Math.ceil(left - 0.5));
            int to = Math.min(width - 1, (int) Math.ceil(right - 0.5) - 1);
            if (from <= to) {
                double w = w0 + (from + 0.5 - x0) * wx + (yc - y0) * wy;
                double s = s0 + (from + 0.5 - x0) * sx + (yc - y0) * sy;
                span(y * width + from, to - from, (float) w, (float) wx, (float) s, (float) sx, ramp, test);
            }
        }
    }

    private void span(int at, int more, float w0, float wx, float s0, float sx, int[] ramp, Test test) {
        float w = w0;
        float s = s0;
        if (test == Test.NEAREST) {
            for (int i = at; i <= at + more; i++, w += wx, s += sx) {
                if (w > depths[i]) {
                    depths[i] = w;
                    colors[i] = ramp[Math.max(0, Math.min(Ramp.SIZE - 1, (int) s))];
                }
            }
        } else {
            for (int i = at; i <= at + more; i++, w += wx) {
                if (Math.abs(w - depths[i]) < 1e-4f * w) {
                    colors[i] = ramp[0];
                }
            }
        }
    }

    /** A line of a width in samples, a little nearer than it is so that it is seen on the surface it runs along. */
    void line(double x0, double y0, double w0, double x1, double y1, double w1, double thick, int[] ramp) {
        double dx = x1 - x0;
        double dy = y1 - y0;
        double length = Math.sqrt(dx * dx + dy * dy);
        if (!(length > 1e-9)) {
            return;
        }
        double ox = -0.5 * thick * dy / length;
        double oy = 0.5 * thick * dx / length;
        double a = NEARER * w0;
        double b = NEARER * w1;
        triangle(x0 + ox, y0 + oy, a, 0, x1 + ox, y1 + oy, b, 0, x1 - ox, y1 - oy, b, 0, ramp, Test.NEAREST);
        triangle(x0 + ox, y0 + oy, a, 0, x1 - ox, y1 - oy, b, 0, x0 - ox, y0 - oy, a, 0, ramp, Test.NEAREST);
    }

    /** Averages the samples of each pixel. */
    void resolve(BufferedImage image) {
        int[] out = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        int pixelsX = width / samples;
        int pixelsY = height / samples;
        if (samples == 1) {
            System.arraycopy(colors, 0, out, 0, width * height);
            return;
        }
        int count = samples * samples;
        for (int y = 0; y < pixelsY; y++) {
            for (int x = 0; x < pixelsX; x++) {
                int redBlue = 0;
                int green = 0;
                for (int j = 0; j < samples; j++) {
                    int at = (y * samples + j) * width + x * samples;
                    for (int i = at; i < at + samples; i++) {
                        // two channels at once: 16 samples of 255 stay below 2^16
                        redBlue += colors[i] & 0xFF00FF;
                        green += colors[i] & 0x00FF00;
                    }
                }
                int red = (redBlue >>> 16) / count;
                int blue = (redBlue & 0xFFFF) / count;
                out[y * pixelsX + x] = red << 16 | (green >> 8) / count << 8 | blue;
            }
        }
    }
}
