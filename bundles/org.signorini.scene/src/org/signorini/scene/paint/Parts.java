package org.signorini.scene.paint;

import java.util.ArrayList;
import java.util.List;

/** Parts of a picture, nearest first: what is hidden is then found out before it costs anything. */
public final class Parts {

    private final List<Part> made = new ArrayList<>();
    private Part[] sorted = {};
    private long[] order = {};
    private int count;

    Parts() {
    }

    public int size() {
        return count;
    }

    public Part get(int i) {
        return sorted[i];
    }

    void clear() {
        count = 0;
    }

    /** One more, with anything in it. */
    Part add() {
        if (count == made.size()) {
            made.add(new Part());
        }
        return made.get(count++);
    }

    /** By the distances of their origins; those at the same in the order they came. */
    void sort() {
        if (order.length < count) {
            order = new long[made.size()];
            sorted = new Part[made.size()];
        }
        for (int i = 0; i < count; i++) {
            // bits of floats that are not negative rise with them
            order[i] = (long) Float.floatToIntBits((float) Math.max(0, -made.get(i).toEye[11])) << 32 | i;
        }
        java.util.Arrays.sort(order, 0, count);
        for (int i = 0; i < count; i++) {
            sorted[i] = made.get((int) order[i]);
        }
    }
}
