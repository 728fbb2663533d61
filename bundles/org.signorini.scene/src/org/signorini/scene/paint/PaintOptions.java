package org.signorini.scene.paint;

/**
 * What is painted, and how well.
 *
 * @param samples       per pixel and direction: 1 is quick, 2 smooth, 4 for print
 * @param scale         pixels to a point: lines and letters are as many times as wide
 * @param impulses      arrows of contact forces
 * @param frames        axes of bodies: x red, y green, z blue
 * @param contactFrames axes of contacts: the normal blue, the tangents red and green
 * @param traces        paths of points
 * @param label         time and axes of the world
 * @param window        s over which contact impulses are averaged
 */
public record PaintOptions(SceneTheme theme, int samples, double scale, boolean impulses, boolean frames,
        boolean contactFrames, boolean traces, boolean label, double window) {

    public static final PaintOptions DEFAULT = new PaintOptions(SceneTheme.LIGHT, 2, 1, true, false, false, true, true,
            0.04);

    public PaintOptions {
        if (samples < 1 || samples > 4) {
            throw new IllegalArgumentException("1 to 4 samples per pixel and direction can be painted, not " + samples);
        }
        if (!(window > 0)) {
            throw new IllegalArgumentException("impulses cannot be averaged over " + window + " s");
        }
        if (!(scale > 0)) {
            throw new IllegalArgumentException("a point cannot have " + scale + " pixels");
        }
    }

    public PaintOptions theme(SceneTheme other) {
        return new PaintOptions(other, samples, scale, impulses, frames, contactFrames, traces, label, window);
    }

    public PaintOptions samples(int other) {
        return new PaintOptions(theme, other, scale, impulses, frames, contactFrames, traces, label, window);
    }

    public PaintOptions scale(double other) {
        return new PaintOptions(theme, samples, other, impulses, frames, contactFrames, traces, label, window);
    }

    public PaintOptions impulses(boolean shown) {
        return new PaintOptions(theme, samples, scale, shown, frames, contactFrames, traces, label, window);
    }

    public PaintOptions frames(boolean shown) {
        return new PaintOptions(theme, samples, scale, impulses, shown, contactFrames, traces, label, window);
    }

    public PaintOptions contactFrames(boolean shown) {
        return new PaintOptions(theme, samples, scale, impulses, frames, shown, traces, label, window);
    }

    public PaintOptions traces(boolean shown) {
        return new PaintOptions(theme, samples, scale, impulses, frames, contactFrames, shown, label, window);
    }

    public PaintOptions label(boolean shown) {
        return new PaintOptions(theme, samples, scale, impulses, frames, contactFrames, traces, shown, window);
    }

    public PaintOptions window(double seconds) {
        return new PaintOptions(theme, samples, scale, impulses, frames, contactFrames, traces, label, seconds);
    }
}
