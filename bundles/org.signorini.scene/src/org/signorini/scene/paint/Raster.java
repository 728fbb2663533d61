package org.signorini.scene.paint;

import java.util.Arrays;

/**
 * A band of rows of a picture with depths. Depth is w = 1/distance along the eye's axis: it is linear in the picture,
 * and 0 is infinitely far. A sample is that of its centre, so that neighbours share none and leave none; what is in
 * it does not depend on where bands begin.
 */
final class Raster {

    /** By how much lines are brought forward: about a pixel's width. */
    private static final double NEARER = 1.0008;
    /** How far a shadow may be from the surface it falls on. */
    private static final double ON_SURFACE = 1e-4;

    private final Grain grain;
    private int[] colors;
    private float[] depths;
    private int width;
    private int first;
    private int end;
    private long[] shaded = {};
    private int words;

    Raster(Grain grain) {
        this.grain = grain;
    }

    /** Takes rows of samples from one up to another, both at borders of pixels. */
    void rows(int from, int to) {
        colors = grain.colors;
        depths = grain.depths;
        width = grain.width;
        first = from;
        end = to;
        words = (width + 63) / 64;
        if (shaded.length < words * (to - from)) {
            shaded = new long[words * (to - from)];
        }
    }

    int width() {
        return width;
    }

    int height() {
        return grain.height;
    }

    int samples() {
        return grain.samples;
    }

    /** The first row there is. */
    int first() {
        return first;
    }

    /** The row after the last. */
    int end() {
        return end;
    }

    /** Empties it; the background goes from one colour at the top of the picture to another. */
    void clear(int top, int bottom) {
        for (int y = first; y < end; y++) {
            int color = mix(top, bottom, y, Math.max(1, grain.height - 1));
            Arrays.fill(colors, y * width, (y + 1) * width, color);
        }
        clearDepth();
    }

    /** What comes now is seen in front of all before. */
    void clearDepth() {
        Arrays.fill(depths, first * width, end * width, 0);
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

    /** Depth of each sample of the whole picture, to be written to in these rows alone. */
    float[] depths() {
        return depths;
    }

    /** Colour of each sample of the whole picture. */
    int[] colors() {
        return colors;
    }

    /** Whether anything of at most this depth may be seen in a rectangle, borders included and inside this. */
    boolean isNearest(int left, int right, int top, int bottom, float w) {
        for (int y = top; y <= bottom; y++) {
            int last = y * width + right;
            for (int i = y * width + left; i <= last; i++) {
                if (w > depths[i]) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * A triangle with depths and shades at its corners, in samples; either orientation.
     *
     * @param shadow whether it only marks what is shaded
     */
    void triangle(double x0, double y0, double w0, double s0, double x1, double y1, double w1, double s1, double x2,
            double y2, double w2, double s2, int[] ramp, boolean shadow) {
        int top = Math.max(first, (int) Math.ceil(Math.min(y0, Math.min(y1, y2)) - 0.5));
        int bottom = Math.min(end - 1, (int) Math.ceil(Math.max(y0, Math.max(y1, y2)) - 0.5) - 1);
        double area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
        if (area == 0 || top > bottom) {
            return;
        }
        double per = 1 / area;
        double wx = ((w1 - w0) * (y2 - y0) - (w2 - w0) * (y1 - y0)) * per;
        double wy = ((w2 - w0) * (x1 - x0) - (w1 - w0) * (x2 - x0)) * per;
        double sx = ((s1 - s0) * (y2 - y0) - (s2 - s0) * (y1 - y0)) * per;
        double sy = ((s2 - s0) * (x1 - x0) - (s1 - s0) * (x2 - x0)) * per;
        // sides from the upper to the lower end, whichever triangle they are of: neighbours agree on them
        boolean upper01 = y0 <= y1;
        boolean upper12 = y1 <= y2;
        boolean upper20 = y2 <= y0;
        double slope01 = (x1 - x0) / (y1 - y0);
        double slope12 = (x2 - x1) / (y2 - y1);
        double slope20 = (x0 - x2) / (y0 - y2);
        for (int y = top; y <= bottom; y++) {
            double yc = y + 0.5;
            double left = Double.POSITIVE_INFINITY;
            double right = Double.NEGATIVE_INFINITY;
            if ((y0 <= yc) != (y1 <= yc)) {
                double x = upper01 ? x0 + (yc - y0) * slope01 : x1 + (yc - y1) * slope01;
                left = x;
                right = x;
            }
            if ((y1 <= yc) != (y2 <= yc)) {
                double x = upper12 ? x1 + (yc - y1) * slope12 : x2 + (yc - y2) * slope12;
                left = Math.min(left, x);
                right = Math.max(right, x);
            }
            if ((y2 <= yc) != (y0 <= yc)) {
                double x = upper20 ? x2 + (yc - y2) * slope20 : x0 + (yc - y0) * slope20;
                left = Math.min(left, x);
                right = Math.max(right, x);
            }
            int from = Math.max(0, (int) Math.ceil(left - 0.5));
            int to = Math.min(width - 1, (int) Math.ceil(right - 0.5) - 1);
            if (from <= to) {
                if (shadow) {
                    shade(y, from, to);
                } else {
                    float w = (float) (w0 + (from + 0.5 - x0) * wx + (yc - y0) * wy);
                    double s = s0 + (from + 0.5 - x0) * sx + (yc - y0) * sy;
                    span(y * width + from, y * width + to, w, (float) wx, (float) s, (float) sx, ramp);
                }
            }
        }
    }

    private void span(int from, int to, float w0, float wx, float s0, float sx, int[] ramp) {
        float w = w0;
        float s = s0;
        for (int i = from; i <= to; i++, w += wx, s += sx) {
            if (w > depths[i]) {
                depths[i] = w;
                colors[i] = ramp[Math.max(0, Math.min(Ramp.SIZE - 1, (int) s))];
            }
        }
    }

    /** Remembers samples of a row as shaded: a bit each, however many shadows overlap. */
    private void shade(int y, int from, int to) {
        int row = (y - first) * words;
        int a = row + (from >> 6);
        int b = row + (to >> 6);
        long head = -1L << from;
        long tail = -1L >>> 63 - to;
        if (a == b) {
            shaded[a] |= head & tail;
        } else {
            shaded[a] |= head;
            Arrays.fill(shaded, a + 1, b, -1L);
            shaded[b] |= tail;
        }
    }

    /** Darkens what is shaded of the plane with the depth w + x wx + y wy at a sample's centre, and forgets it. */
    void darken(double w, double wx, double wy, int color) {
        for (int y = first; y < end; y++) {
            for (int k = 0; k < words; k++) {
                long bits = shaded[(y - first) * words + k];
                shaded[(y - first) * words + k] = 0;
                while (bits != 0) {
                    int x = 64 * k + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    double there = w + (x + 0.5) * wx + (y + 0.5) * wy;
                    if (Math.abs(there - depths[y * width + x]) < ON_SURFACE * there) {
                        colors[y * width + x] = color;
                    }
                }
            }
        }
    }

    /** A line of a width in samples, a little nearer than it is so that it is seen on the surface it runs along. */
    void line(double x0, double y0, double w0, double x1, double y1, double w1, double thick, int color) {
        double dx = x1 - x0;
        double dy = y1 - y0;
        double length = Math.sqrt(dx * dx + dy * dy);
        if (!(length > 1e-9)) {
            return;
        }
        dx /= length;
        dy /= length;
        double half = 0.5 * thick;
        double rise = half * Math.abs(dx);
        int top = Math.max(first, (int) Math.ceil(Math.min(y0, y1) - rise - 0.5));
        int bottom = Math.min(end - 1, (int) Math.ceil(Math.max(y0, y1) + rise - 0.5) - 1);
        double wx = NEARER * (w1 - w0) / length * dx;
        double wy = NEARER * (w1 - w0) / length * dy;
        for (int y = top; y <= bottom; y++) {
            double h = y + 0.5 - y0;
            // across: |dx h − dy x| ≤ thick/2; along: 0 ≤ dx x + dy h ≤ length
            double left = Double.NEGATIVE_INFINITY;
            double right = Double.POSITIVE_INFINITY;
            if (Math.abs(dy) > 1e-12) {
                double middle = dx * h / dy;
                double aside = half / Math.abs(dy);
                left = middle - aside;
                right = middle + aside;
            }
            if (Math.abs(dx) > 1e-12) {
                double a = -dy * h / dx;
                double b = (length - dy * h) / dx;
                left = Math.max(left, Math.min(a, b));
                right = Math.min(right, Math.max(a, b));
            }
            int from = Math.max(0, (int) Math.ceil(x0 + left - 0.5));
            int to = Math.min(width - 1, (int) Math.ceil(x0 + right - 0.5) - 1);
            float w = (float) (NEARER * w0 + (from + 0.5 - x0) * wx + h * wy);
            for (int i = y * width + from; i <= y * width + to; i++, w += (float) wx) {
                if (w > depths[i]) {
                    depths[i] = w;
                    colors[i] = color;
                }
            }
        }
    }
}
