package org.signorini.simulation;

import java.util.Arrays;

import org.signorini.collision.ContactSet;

/**
 * The active contacts of a step, kept while an implicit scheme evaluates at other configurations: who takes part and
 * with which gap is decided once, or the iteration would switch contacts on and off for ever.
 */
final class KeptContacts {

    private int count;
    private boolean[] limit = new boolean[16];
    private int[] source = new int[16];
    private double[] gap = new double[16];

    void keep(ActiveContacts active) {
        count = active.count();
        if (gap.length < count) {
            limit = Arrays.copyOf(limit, 2 * count);
            source = Arrays.copyOf(source, 2 * count);
            gap = Arrays.copyOf(gap, 2 * count);
        }
        for (int i = 0; i < count; i++) {
            limit[i] = active.isLimit(i);
            source[i] = active.source[i];
            gap[i] = active.gap[i];
        }
    }

    /**
     * Finds the kept contacts among the candidates of a new look.
     *
     * @param set    the detector's contacts of that look, or null where there are none
     * @param frozen whether that look was no new detection
     */
    void choose(ActiveContacts candidates, ContactSet set, boolean frozen, ActiveContacts active) {
        active.clear();
        for (int i = 0; i < candidates.count(); i++) {
            boolean isLimit = candidates.isLimit(i);
            int from = isLimit || frozen ? candidates.source[i] : set.previous()[candidates.source[i]];
            int k = find(isLimit, from);
            if (k >= 0) {
                active.addFrom(candidates, i);
                active.gap[active.count() - 1] = gap[k];
                source[k] = candidates.source[i];
            }
        }
    }

    private int find(boolean isLimit, int from) {
        for (int k = 0; k < count; k++) {
            if (limit[k] == isLimit && source[k] == from) {
                return k;
            }
        }
        return -1;
    }
}
