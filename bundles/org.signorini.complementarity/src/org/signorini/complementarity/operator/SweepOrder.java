package org.signorini.complementarity.operator;

import java.util.Arrays;

/**
 * An order of contacts for Gauss–Seidel sweeps on several threads. Bodies are dealt into blocks of neighbours by
 * number; a <i>task</i> is all contacts between two blocks, or within one, to be visited one after the other. Tasks that share
 * no block move no body in common; they form groups, whose tasks may run at once and in any order with the same bits.
 * The order depends on the contacts alone, never on the number of threads.
 *
 * <p>
 * Groups are found by greedy colouring of the pairs of blocks, nearest first. Few contacts are one task in their own
 * order. Within a task contacts keep their order, so that a sweep walks through memory. O(contacts); nothing allocates
 * once room is made.
 */
public final class SweepOrder {

    private static final int MOST_BLOCKS = 32;
    /** Contacts that make a block worth while. */
    private static final int PER_BLOCK = 512;

    private final int[] count = new int[MOST_BLOCKS * MOST_BLOCKS];
    /** Per pair of blocks, where its next contact goes. */
    private final int[] cursor = new int[MOST_BLOCKS * MOST_BLOCKS];
    private final int[] color = new int[MOST_BLOCKS * MOST_BLOCKS];
    private final long[] taken = new long[MOST_BLOCKS];
    private final int[] firstTask = new int[2 * MOST_BLOCKS + 1];
    private final int[] start = new int[MOST_BLOCKS * (MOST_BLOCKS + 1) / 2 + 1];
    private int[] order = {};
    private int[] body = {};
    private int bodies;
    private int blocks;
    private int groups;

    /** Number of groups. */
    public int groups() {
        return groups;
    }

    /** First task of a group; that of the next group is its end. */
    public int firstTask(int group) {
        return firstTask[group];
    }

    /** Place in {@link #order} of a task's first contact; that of the next task is its end. */
    public int start(int task) {
        return start[task];
    }

    /** Contacts, task by task. */
    public int[] order() {
        return order;
    }

    /** The two bodies of contact c at 2c and 2c + 1, numbered from 1; 0 is the ground. */
    public int[] body() {
        return body;
    }

    public int bodies() {
        return bodies;
    }

    /** Bodies are given as offsets of their records, 0 for the ground; those of points first, then those of limits. */
    void arrange(int bodyCount, int[] pointEnds, int points, int[] limitEnds, int limits) {
        int n = points + limits;
        bodies = bodyCount;
        blocks = Math.max(1, Math.min(MOST_BLOCKS, Math.min(bodies / 2, n / PER_BLOCK)));
        if (order.length < n) {
            order = new int[n + n / 2];
            body = new int[2 * order.length];
        }
        Arrays.fill(count, 0, blocks * blocks, 0);
        for (int c = 0; c < n; c++) {
            boolean point = c < points;
            int at = 2 * (point ? c : c - points);
            body[2 * c] = (point ? pointEnds : limitEnds)[at] / MovingBodies.STRIDE;
            body[2 * c + 1] = (point ? pointEnds : limitEnds)[at + 1] / MovingBodies.STRIDE;
            count[pair(c)]++;
        }
        color();
        list();
        for (int c = 0; c < n; c++) {
            order[cursor[pair(c)]++] = c;
        }
    }

    /** The pair of blocks of a contact, lower · blocks + higher; the ground goes with everyone. */
    private int pair(int c) {
        int a = body[2 * c];
        int b = body[2 * c + 1];
        int i = (int) ((long) (Math.max(a, 1) - 1) * blocks / bodies);
        int j = (int) ((long) (Math.max(b, 1) - 1) * blocks / bodies);
        i = a == 0 ? j : i;
        j = b == 0 ? i : j;
        return Math.min(i, j) * blocks + Math.max(i, j);
    }

    /** Colour 0 is for contacts within blocks. */
    private void color() {
        groups = 1;
        Arrays.fill(taken, 0);
        for (int i = 0; i < blocks; i++) {
            color[i * blocks + i] = 0;
        }
        for (int apart = 1; apart < blocks; apart++) {
            for (int i = 0; i + apart < blocks; i++) {
                int j = i + apart;
                if (count[i * blocks + j] > 0) {
                    int free = Long.numberOfTrailingZeros(~(taken[i] | taken[j]));
                    taken[i] |= 1L << free;
                    taken[j] |= 1L << free;
                    color[i * blocks + j] = free + 1;
                    groups = Math.max(groups, free + 2);
                }
            }
        }
    }

    /** Lists tasks by colour. */
    private void list() {
        int task = 0;
        int at = 0;
        for (int g = 0; g < groups; g++) {
            firstTask[g] = task;
            for (int i = 0; i < blocks; i++) {
                for (int j = i; j < blocks; j++) {
                    int pair = i * blocks + j;
                    if (count[pair] > 0 && color[pair] == g) {
                        start[task++] = at;
                        cursor[pair] = at;
                        at += count[pair];
                    }
                }
            }
        }
        firstTask[groups] = task;
        start[task] = at;
    }
}
