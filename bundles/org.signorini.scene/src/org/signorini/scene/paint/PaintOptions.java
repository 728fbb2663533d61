package org.signorini.scene.paint;

/**
 * What is painted, and how well.
 *
 * @param samples  per pixel and direction: 1 is quick, 2 smooth, 4 for print
 * @param impulses arrows of contact forces
 * @param frames   axes of bodies: x red, y green, z blue
 * @param traces   paths of points
 * @param label    time and axes of the world
 * @param window   s over which contact impulses are averaged
 */
public record PaintOptions(SceneTheme theme, int samples, boolean impulses, boolean frames, boolean traces,
        boolean label, double window) {

    public static final PaintOptions DEFAULT = new PaintOptions(SceneTheme.LIGHT, 2, true, false, true, true, 0.04);

    public PaintOptions {
        if (samples < 1 || samples > 4) {
            throw new IllegalArgumentException("1 to 4 samples per pixel and direction can be painted, not " + samples);
        }
        if (!(window > 0)) {
            throw new IllegalArgumentException("impulses cannot be averaged over " + window + " s");
        }
    }

    public PaintOptions theme(SceneTheme other) {
        return new PaintOptions(other, samples, impulses, frames, traces, label, window);
    }

    public PaintOptions samples(int other) {
        return new PaintOptions(theme, other, impulses, frames, traces, label, window);
    }

    public PaintOptions impulses(boolean shown) {
        return new PaintOptions(theme, samples, shown, frames, traces, label, window);
    }

    public PaintOptions frames(boolean shown) {
        return new PaintOptions(theme, samples, impulses, shown, traces, label, window);
    }

    public PaintOptions traces(boolean shown) {
        return new PaintOptions(theme, samples, impulses, frames, shown, label, window);
    }

    public PaintOptions label(boolean shown) {
        return new PaintOptions(theme, samples, impulses, frames, traces, shown, window);
    }

    public PaintOptions window(double seconds) {
        return new PaintOptions(theme, samples, impulses, frames, traces, label, seconds);
    }
}
