package org.signorini.collision.internal.broad;

import java.util.Arrays;

import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.ShapeTable;

/**
 * Pairs that may touch before the list is made anew, in rising order of lower and higher shape, each with what is
 * remembered of it from one step to the next.
 */
public final class PairList {

    public int count;
    public int[] shapeA = {};
    public int[] shapeB = {};
    /** {@link Kind#pair} */
    public int[] kinds = {};
    public int[] rule = {};
    /** Sum of the reaches: centres further apart cannot touch. */
    public double[] reach = {};
    /** The pair's contacts of the last step: the first, and how many. */
    public int[] first = {};
    public int[] many = {};
    /** Last direction between the shapes, zeros at first. */
    public double[] axis = {};

    void append(ShapeTable table, int low, int high, int pairRule) {
        int i = count++;
        if (i == shapeA.length) {
            grow(Math.max(64, 2 * i));
        }
        boolean inOrder = table.kind[low] <= table.kind[high];
        int a = inOrder ? low : high;
        int b = inOrder ? high : low;
        shapeA[i] = a;
        shapeB[i] = b;
        kinds[i] = Kind.pair(table.kind[a], table.kind[b]);
        rule[i] = pairRule;
        reach[i] = table.reach[a] + table.reach[b];
        first[i] = 0;
        many[i] = 0;
        axis[3 * i] = 0;
        axis[3 * i + 1] = 0;
        axis[3 * i + 2] = 0;
    }

    private int low(int i) {
        return Math.min(shapeA[i], shapeB[i]);
    }

    private int high(int i) {
        return Math.max(shapeA[i], shapeB[i]);
    }

    /** Takes over what another list remembers of the pairs that are in both. */
    void inherit(PairList other) {
        int j = 0;
        for (int i = 0; i < count; i++) {
            int l = low(i);
            int h = high(i);
            while (j < other.count && (other.low(j) < l || other.low(j) == l && other.high(j) < h)) {
                j++;
            }
            if (j < other.count && other.low(j) == l && other.high(j) == h) {
                first[i] = other.first[j];
                many[i] = other.many[j];
                System.arraycopy(other.axis, 3 * j, axis, 3 * i, 3);
            }
        }
    }

    void forget() {
        Arrays.fill(many, 0);
        Arrays.fill(axis, 0);
    }

    private void grow(int n) {
        shapeA = Arrays.copyOf(shapeA, n);
        shapeB = Arrays.copyOf(shapeB, n);
        kinds = Arrays.copyOf(kinds, n);
        rule = Arrays.copyOf(rule, n);
        reach = Arrays.copyOf(reach, n);
        first = Arrays.copyOf(first, n);
        many = Arrays.copyOf(many, n);
        axis = Arrays.copyOf(axis, 3 * n);
    }
}
