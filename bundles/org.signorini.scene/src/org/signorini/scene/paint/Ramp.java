package org.signorini.scene.paint;

import java.util.HashMap;
import java.util.Map;

/** From how much light falls on a colour to what is seen of it: dark, itself, and white where it shines. */
public final class Ramp {

    public static final int SIZE = 256;
    /** The brightest of a dull surface. */
    public static final int DULL = 208;
    /** What is seen of a colour without light, and how much more the brightest dull surface has. */
    public static final double DARK = 0.26;
    public static final double BRIGHT = 0.86;
    /** How much of what shines most is white. */
    public static final double WHITE = 0.75;

    private final Map<Integer, int[]> shades = new HashMap<>();

    Ramp() {
    }

    int[] of(int color) {
        return shades.computeIfAbsent(color, Ramp::make);
    }

    /** One colour whatever the light. */
    static int[] flat(int color) {
        int[] ramp = new int[SIZE];
        java.util.Arrays.fill(ramp, color);
        return ramp;
    }

    /** What creases of a colour are drawn in. */
    public static int edge(int color) {
        return shade(color, DULL / 3);
    }

    private static int[] make(int color) {
        int[] ramp = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            ramp[i] = shade(color, i);
        }
        return ramp;
    }

    private static int shade(int color, int i) {
        double lit = DARK + BRIGHT * Math.min(i, DULL) / DULL;
        double white = WHITE * Math.max(0, i - DULL) / (SIZE - 1 - DULL);
        int rgb = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            double c = Math.min(255, lit * (color >> shift & 255));
            rgb |= (int) (c + white * (255 - c) + 0.5) << shift;
        }
        return rgb;
    }
}
