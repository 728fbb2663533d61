package org.signorini.scene.paint;

import java.util.HashMap;
import java.util.Map;

/** From how much light falls on a colour to what is seen of it: dark, itself, and white where it shines. */
final class Ramp {

    static final int SIZE = 256;
    /** The brightest of a dull surface. */
    static final int DULL = 208;

    private final Map<Integer, int[]> shades = new HashMap<>();

    int[] of(int color) {
        return shades.computeIfAbsent(color, Ramp::make);
    }

    /** One colour whatever the light. */
    static int[] flat(int color) {
        int[] ramp = new int[SIZE];
        java.util.Arrays.fill(ramp, color);
        return ramp;
    }

    private static int[] make(int color) {
        int[] ramp = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            double lit = 0.26 + 0.86 * Math.min(i, DULL) / DULL;
            double white = 0.75 * Math.max(0, i - DULL) / (SIZE - 1 - DULL);
            int rgb = 0;
            for (int shift = 16; shift >= 0; shift -= 8) {
                double c = Math.min(255, lit * (color >> shift & 255));
                rgb |= (int) (c + white * (255 - c) + 0.5) << shift;
            }
            ramp[i] = rgb;
        }
        return ramp;
    }
}
