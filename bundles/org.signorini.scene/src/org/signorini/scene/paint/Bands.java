package org.signorini.scene.paint;

/** Two thin bands about a ball, across its x and its z axis, show how it turns. */
public final class Bands {

    /** Half their width, in radii. */
    public static final double WIDTH = 0.045;
    /** How much of the light is left on them. */
    public static final double SHADE = 0.72;

    private static final double SMALLEST = 8;

    private Bands() {
    }

    /** Whether a ball of so many pixels has any: they are about a pixel wide at least. */
    public static boolean areSeen(double pixels) {
        return pixels > SMALLEST;
    }
}
