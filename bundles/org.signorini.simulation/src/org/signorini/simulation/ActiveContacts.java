package org.signorini.simulation;

import java.util.Arrays;

/**
 * The contacts a formulation is asked about: first those of shapes, then joint limits. Contact i is between bodies A
 * and B, and its velocity is frame · (v_A − v_B) at the point; an impulse along a row of the frame pushes A. A
 * container to be refilled; arrays may be longer than needed and are asked for anew at every step.
 */
public final class ActiveContacts {

    private int contacts;
    private int limits;

    /** Bodies by their index in the mechanism, 0 for the ground. */
    public int[] bodyA = new int[16];
    public int[] bodyB = new int[16];
    /** Points in the world, 3 each; not used of limits. */
    public double[] point = new double[48];
    /** Directions n, t1, t2 in the world's axes, 9 each; not used of limits. */
    public double[] frame = new double[144];
    /** Distances, negative where bodies overlap; of limits how far the coordinate is from its stop. */
    public double[] gap = new double[16];
    /** The rule of the scene; of limits −1. */
    public int[] rule = new int[16];
    /** What to add to the normal diagonal of W. */
    public double[] compliance = new double[16];
    /** Index in the detector's contacts; of a limit its tag, see {@code LimitRows}. */
    public int[] source = new int[16];

    /** Contacts and limits. */
    public int count() {
        return contacts + limits;
    }

    /** How many of them are contacts of shapes; the others are joint limits. */
    public int shapes() {
        return contacts;
    }

    public int limits() {
        return limits;
    }

    public boolean isLimit(int i) {
        return i >= contacts;
    }

    public void clear() {
        contacts = 0;
        limits = 0;
    }

    /** Makes room for a contact of shapes behind the others; not after limits have been added. */
    public int addContact() {
        reserve(contacts + 1);
        return contacts++;
    }

    /** Adds a limit. */
    public int addLimit(int tag, double distance) {
        int i = contacts + limits;
        reserve(i + 1);
        limits++;
        bodyA[i] = 0;
        bodyB[i] = 0;
        gap[i] = distance;
        rule[i] = -1;
        compliance[i] = 0;
        source[i] = tag;
        return i;
    }

    /** Appends contact i of another container, in the order of both. */
    public void addFrom(ActiveContacts other, int i) {
        if (other.isLimit(i)) {
            int k = addLimit(other.source[i], other.gap[i]);
            compliance[k] = other.compliance[i];
            return;
        }
        int k = addContact();
        bodyA[k] = other.bodyA[i];
        bodyB[k] = other.bodyB[i];
        System.arraycopy(other.point, 3 * i, point, 3 * k, 3);
        System.arraycopy(other.frame, 9 * i, frame, 9 * k, 9);
        gap[k] = other.gap[i];
        rule[k] = other.rule[i];
        compliance[k] = other.compliance[i];
        source[k] = other.source[i];
    }

    /** Becomes the same as another. */
    void copy(ActiveContacts other) {
        int n = other.count();
        reserve(n);
        contacts = other.contacts;
        limits = other.limits;
        System.arraycopy(other.bodyA, 0, bodyA, 0, n);
        System.arraycopy(other.bodyB, 0, bodyB, 0, n);
        System.arraycopy(other.point, 0, point, 0, 3 * n);
        System.arraycopy(other.frame, 0, frame, 0, 9 * n);
        System.arraycopy(other.gap, 0, gap, 0, n);
        System.arraycopy(other.rule, 0, rule, 0, n);
        System.arraycopy(other.compliance, 0, compliance, 0, n);
        System.arraycopy(other.source, 0, source, 0, n);
    }

    private void reserve(int n) {
        if (n > gap.length) {
            int room = 2 * n;
            bodyA = Arrays.copyOf(bodyA, room);
            bodyB = Arrays.copyOf(bodyB, room);
            point = Arrays.copyOf(point, 3 * room);
            frame = Arrays.copyOf(frame, 9 * room);
            gap = Arrays.copyOf(gap, room);
            rule = Arrays.copyOf(rule, room);
            compliance = Arrays.copyOf(compliance, room);
            source = Arrays.copyOf(source, room);
        }
    }
}
