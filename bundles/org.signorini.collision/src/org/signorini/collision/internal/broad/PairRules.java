package org.signorini.collision.internal.broad;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.ShapeTable;

/**
 * Which rule a pair of shapes collides by, if any. A pair named by itself goes by its own rule; other pairs by the
 * first rule between groups that has one shape on each side, unless their bodies are excluded from each other. Two
 * shapes of one body, two fixed ones and two half-spaces never collide.
 *
 * <p>
 * Shapes that are in the same groups form a class, and a table of classes by classes answers for all of them.
 */
public final class PairRules {

    /** A rule between two groups of shapes. */
    public record Groups(int rule, int[] first, int[] second) {
    }

    /** A rule for one pair. */
    public record Pair(int rule, int low, int high) {
    }

    private final ShapeTable table;
    private final int[] shapeClass;
    private final int[] classRule;
    private final int classes;
    private final long[] named;
    private final int[] namedRule;
    private final long[] excluded;

    /**
     * @param excludedBodies pairs of bodies as {@link #key lower and higher} number
     */
    public PairRules(ShapeTable table, List<Groups> groups, List<Pair> pairs, long[] excludedBodies) {
        this.table = table;
        shapeClass = new int[table.count];
        classes = classify(groups);
        classRule = new int[classes * classes];
        Arrays.fill(classRule, -1);
        // backwards, so that the first rule has the last word
        for (int i = groups.size() - 1; i >= 0; i--) {
            fill(groups.get(i));
        }
        List<Pair> sorted = pairs.stream()
                .sorted(Comparator.comparingLong((Pair p) -> key(p.low(), p.high())).thenComparingInt(Pair::rule))
                .toList();
        named = sorted.stream().mapToLong(p -> key(p.low(), p.high())).distinct().toArray();
        namedRule = new int[named.length];
        for (int i = sorted.size() - 1; i >= 0; i--) {
            Pair p = sorted.get(i);
            namedRule[Arrays.binarySearch(named, key(p.low(), p.high()))] = p.rule();
        }
        excluded = Arrays.stream(excludedBodies).sorted().toArray();
    }

    /** One number for two, ordered like the pair. */
    public static long key(int low, int high) {
        return (long) low << 32 | high & 0xffffffffL;
    }

    private int classify(List<Groups> groups) {
        BitSet[] memberships = new BitSet[table.count];
        Arrays.setAll(memberships, s -> new BitSet());
        for (int i = 0; i < groups.size(); i++) {
            for (int s : groups.get(i).first()) {
                memberships[s].set(2 * i);
            }
            for (int s : groups.get(i).second()) {
                memberships[s].set(2 * i + 1);
            }
        }
        Map<BitSet, Integer> numbers = new HashMap<>();
        for (int s = 0; s < table.count; s++) {
            int next = numbers.size();
            shapeClass[s] = numbers.computeIfAbsent(memberships[s], m -> next);
        }
        return numbers.size();
    }

    private void fill(Groups rule) {
        int[] first = Arrays.stream(rule.first()).map(s -> shapeClass[s]).distinct().toArray();
        int[] second = Arrays.stream(rule.second()).map(s -> shapeClass[s]).distinct().toArray();
        for (int c : first) {
            for (int d : second) {
                classRule[c * classes + d] = rule.rule();
                classRule[d * classes + c] = rule.rule();
            }
        }
    }

    /** The rule for a pair, −1 if it never collides. */
    public int rule(int low, int high) {
        if (table.body[low] == table.body[high]
                || table.kind[low] == Kind.HALF_SPACE && table.kind[high] == Kind.HALF_SPACE) {
            return -1;
        }
        int i = named.length == 0 ? -1 : Arrays.binarySearch(named, key(low, high));
        if (i >= 0) {
            return namedRule[i];
        }
        int rule = classRule[shapeClass[low] * classes + shapeClass[high]];
        return rule >= 0 && excluded.length > 0 && excludes(table.body[low], table.body[high]) ? -1 : rule;
    }

    private boolean excludes(int a, int b) {
        return Arrays.binarySearch(excluded, key(Math.min(a, b), Math.max(a, b))) >= 0;
    }

    /** Whether a shape is in a group that collides with something. */
    public boolean grouped(int s) {
        for (int c = 0; c < classes; c++) {
            if (classRule[shapeClass[s] * classes + c] >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Pairs named by themselves, as {@link #key}s in rising order. */
    public long[] named() {
        return named;
    }
}
