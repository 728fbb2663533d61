package org.signorini.ui.views.chart;

/** What a person does in a chart. */
public interface ChartGestures {

    /** Wants to see this part. */
    void zoomed(ChartRange part);

    /** Wants to see everything again. */
    void reset();

    /** Points at a place. */
    default void picked(double x, double y) {
    }

    /**
     * Presses an arrow key.
     *
     * @param right 1 or −1
     * @param down  1 or −1
     * @return whether that meant something; else left and right shift the part that is seen
     */
    default boolean stepped(int right, int down) {
        return false;
    }
}
