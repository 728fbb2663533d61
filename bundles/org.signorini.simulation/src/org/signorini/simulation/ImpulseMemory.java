package org.signorini.simulation;

import java.util.Arrays;

import org.signorini.collision.ContactSet;

/**
 * Impulses that follow their contacts from detection to detection, by contact identity, and those of joint limits; or
 * velocities, which do so likewise.
 */
final class ImpulseMemory {

    private final double[] limits;
    private double[] impulse = new double[48];
    private double[] carried = new double[48];
    private int count;

    /** @param limits number of limited coordinates */
    ImpulseMemory(int limits) {
        this.limits = new double[6 * limits];
    }

    /** Makes room for contacts that stay the same from now on. */
    void reserve(int n) {
        if (impulse.length < 3 * n) {
            impulse = Arrays.copyOf(impulse, 6 * n);
            carried = new double[6 * n];
        }
        count = n;
    }

    /** Carries impulses over to the contacts of a new detection. */
    void follow(ContactSet set) {
        int known = count;
        int n = set.count();
        reserve(n);
        if (n == 0 || known == 0) {
            Arrays.fill(impulse, 0, 3 * n, 0);
            return;
        }
        int[] previous = set.previous();
        for (int i = 0; i < n; i++) {
            int from = previous[i];
            for (int j = 0; j < 3; j++) {
                carried[3 * i + j] = from >= 0 && from < known ? impulse[3 * from + j] : 0;
            }
        }
        double[] swap = impulse;
        impulse = carried;
        carried = swap;
    }

    /** Writes the impulses of contacts to p, from a row on. */
    void recall(ActiveContacts contacts, double[] p, int row) {
        for (int i = 0; i < contacts.count(); i++) {
            double[] from = contacts.isLimit(i) ? limits : impulse;
            System.arraycopy(from, 3 * contacts.source[i], p, row + 3 * i, 3);
        }
    }

    /** Remembers the impulses of a solve; contacts that took no part have none. */
    void remember(ActiveContacts contacts, double[] p, int row) {
        clear();
        for (int i = 0; i < contacts.count(); i++) {
            double[] to = contacts.isLimit(i) ? limits : impulse;
            System.arraycopy(p, row + 3 * i, to, 3 * contacts.source[i], 3);
        }
    }

    /** The same as another of the same detections. */
    void copy(ImpulseMemory other) {
        reserve(other.count);
        System.arraycopy(other.impulse, 0, impulse, 0, 3 * count);
        System.arraycopy(other.limits, 0, limits, 0, limits.length);
    }

    /** No impulses. */
    void clear() {
        Arrays.fill(impulse, 0, 3 * count, 0);
        Arrays.fill(limits, 0);
    }
}
