package org.signorini.diagram.clipboard;

/** The clip that diagrams share, as long as the workbench runs. For the display's thread. */
public final class Clips {

    private static final int STEP = 24;

    private static Clip clip;
    private static int times;

    private Clips() {
    }

    /** Something was copied: what is pasted stands beside it. */
    public static void copied(Clip copied) {
        clip = copied;
        times = 1;
    }

    /** Something was cut: what is pasted first stands where it was. */
    public static void cut(Clip cut) {
        clip = cut;
        times = 0;
    }

    /** {@code null} before anything was copied. */
    public static Clip current() {
        return clip;
    }

    /** How far the next paste is from the original: further each time. */
    public static int nextShift() {
        return STEP * times++;
    }

    /** How far a duplicate is from the original. */
    public static int shift() {
        return STEP;
    }
}
