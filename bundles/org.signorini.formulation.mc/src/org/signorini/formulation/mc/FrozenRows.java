package org.signorini.formulation.mc;

import java.util.Arrays;

import org.signorini.simulation.ActiveContacts;

/**
 * Remembers which contacts rows were made of. Where kinematics are linearized, the rows of a contact never change, nor
 * does W of the same contacts.
 */
final class FrozenRows {

    private int[] sources = {};
    private int shapes = -1;
    private int limits = -1;

    /** Whether these are the contacts of the last call; remembers them if not. */
    boolean holds(ActiveContacts contacts) {
        int n = contacts.count();
        boolean same = contacts.shapes() == shapes && contacts.limits() == limits;
        for (int i = 0; same && i < n; i++) {
            same = sources[i] == contacts.source[i];
        }
        if (!same) {
            if (sources.length < n) {
                sources = Arrays.copyOf(sources, 2 * n);
            }
            System.arraycopy(contacts.source, 0, sources, 0, n);
            shapes = contacts.shapes();
            limits = contacts.limits();
        }
        return same;
    }
}
