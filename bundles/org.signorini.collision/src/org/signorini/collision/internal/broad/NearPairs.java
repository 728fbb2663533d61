package org.signorini.collision.internal.broad;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.ShapeTable;
import org.signorini.collision.internal.world.WorldShapes;

/**
 * The pairs worth looking at, kept over several steps (Verlet's neighbour list, Phys. Rev. 159, 1967): the list holds
 * every pair whose bounding balls are nearer than margin + skin and is made anew only when some ball has moved by half
 * the skin, so no pair within the margin is ever missed, however the bodies turn. Half-spaces that can move are paired
 * with everything.
 *
 * <p>
 * Scenes with few pairs go through all of them, large ones use {@link SpatialHash}. The skin grows when the list lasts
 * only a few steps and shrinks when it lasts long; which contacts come out does not depend on it.
 */
public final class NearPairs {

    /** Scenes with no more pairs than this are searched pair by pair. */
    private static final int FEW = 1024;
    private static final int SHORT_LIVED = 6;
    private static final int LONG_LIVED = 30;

    private final WorldShapes world;
    private final ShapeTable table;
    private final PairRules rules;
    private final double[] anchor;
    private final PairBuffer found;
    private final boolean few;
    /** All pairs that may collide if they are few, otherwise those named by themselves. */
    private final int[] low;
    private final int[] high;
    private final int[] bounded;
    /** Shapes whose movement can bring a pair together that is not listed. */
    private final int[] watched;
    private final int[] halfSpaces;
    private final SpatialHash hash;
    private final double leastSkin;
    private final double mostSkin;
    private double skin;
    private double listedMargin = Double.NaN;
    private int age;
    private PairList list = new PairList();
    private PairList spare = new PairList();

    public NearPairs(WorldShapes world, PairRules rules) {
        this.world = world;
        this.rules = rules;
        table = world.table;
        anchor = new double[3 * table.count];
        found = new PairBuffer(table.count);
        few = allPairs();
        long[] pairs = few ? foundKeys() : rules.named();
        low = Arrays.stream(pairs).mapToInt(k -> (int) (k >>> 32)).toArray();
        high = Arrays.stream(pairs).mapToInt(k -> (int) k).toArray();
        int[] grouped = IntStream.range(0, table.count).filter(rules::grouped).toArray();
        halfSpaces = Arrays.stream(grouped).filter(s -> table.kind[s] == Kind.HALF_SPACE).toArray();
        bounded = Arrays.stream(grouped).filter(s -> table.kind[s] != Kind.HALF_SPACE).toArray();
        watched = Arrays.stream(world.moving()).filter(s -> table.kind[s] != Kind.HALF_SPACE)
                .filter(s -> rules.grouped(s) || named(s))
                .toArray();
        hash = few ? null : new SpatialHash(bounded);
        double typical = typicalReach();
        leastSkin = 0.1 * typical;
        mostSkin = few ? 4 * typical : 0.5 * typical;
        skin = 0.3 * typical;
    }

    private boolean named(int s) {
        return IntStream.range(0, low.length).anyMatch(i -> low[i] == s || high[i] == s);
    }

    /** Collects all pairs that may collide unless they are many. */
    private boolean allPairs() {
        for (int a = 0; a < table.count; a++) {
            for (int b = a + 1; b < table.count; b++) {
                if (rules.rule(a, b) >= 0) {
                    found.add(a, b);
                }
                if (found.count > FEW) {
                    return false;
                }
            }
        }
        return true;
    }

    private long[] foundKeys() {
        long[] keys = new long[found.count];
        Arrays.setAll(keys, i -> PairRules.key(found.low[i], found.high[i]));
        return keys;
    }

    /** Median reach of what moves; points alone have none, a centimetre is as good as any then. */
    private double typicalReach() {
        double[] reaches = Arrays.stream(world.moving()).filter(s -> table.kind[s] != Kind.HALF_SPACE)
                .mapToDouble(s -> table.reach[s]).filter(r -> r > 0).sorted().toArray();
        return reaches.length == 0 ? 0.01 : reaches[reaches.length / 2];
    }

    /** The list for the shapes where they are now. */
    public PairList update(double margin) {
        age++;
        // what the margin has grown by is taken from the skin; a list for twice the margin is too long to be kept
        double slack = margin == listedMargin ? skin : listedMargin + skin - margin;
        if (!(slack > 0.5 * skin && 2 * margin >= listedMargin) || moved(Math.min(skin, slack))) {
            rebuild(margin);
        }
        return list;
    }

    /** Drops what is remembered of the pairs. */
    public void forget() {
        list.forget();
        listedMargin = Double.NaN;
    }

    /** Whether a ball has moved by half of a distance since the list was made. */
    private boolean moved(double distance) {
        double[] c = world.centre;
        double limit = 0.25 * distance * distance;
        for (int s : watched) {
            double x = c[3 * s] - anchor[3 * s];
            double y = c[3 * s + 1] - anchor[3 * s + 1];
            double z = c[3 * s + 2] - anchor[3 * s + 2];
            if (!(x * x + y * y + z * z < limit)) {
                return true;
            }
        }
        return false;
    }

    private void rebuild(double margin) {
        if (age < SHORT_LIVED) {
            skin = Math.min(mostSkin, 1.5 * skin);
        } else if (age > LONG_LIVED) {
            skin = Math.max(leastSkin, 0.75 * skin);
        }
        age = 0;
        listedMargin = margin;
        checkFinite();
        System.arraycopy(world.centre, 0, anchor, 0, anchor.length);
        found.count = 0;
        for (int i = 0; i < low.length; i++) {
            if (near(low[i], high[i], margin + skin)) {
                found.add(low[i], high[i]);
            }
        }
        if (!few) {
            search(margin + skin);
            found.sort();
        }
        PairList next = spare;
        next.count = 0;
        for (int i = 0; i < found.count; i++) {
            boolean repeated = i > 0 && found.low[i] == found.low[i - 1] && found.high[i] == found.high[i - 1];
            int rule = repeated ? -1 : rules.rule(found.low[i], found.high[i]);
            if (rule >= 0) {
                next.append(table, found.low[i], found.high[i], rule);
            }
        }
        next.inherit(list);
        spare = list;
        list = next;
    }

    private void search(double distance) {
        hash.findPairs(world.centre, table.reach, distance / 2, found);
        for (int h : halfSpaces) {
            for (int s : bounded) {
                if (near(s, h, distance)) {
                    found.add(s, h);
                }
            }
        }
    }

    /** Whether bounding balls, or a ball and a half-space, are no further apart than a distance. */
    private boolean near(int a, int b, double distance) {
        double[] c = world.centre;
        double x = c[3 * a] - c[3 * b];
        double y = c[3 * a + 1] - c[3 * b + 1];
        double z = c[3 * a + 2] - c[3 * b + 2];
        boolean planeA = table.kind[a] == Kind.HALF_SPACE;
        if (planeA || table.kind[b] == Kind.HALF_SPACE) {
            int plane = planeA ? a : b;
            double[] r = world.rotation;
            double height = (planeA ? -1 : 1) * (r[9 * plane + 2] * x + r[9 * plane + 5] * y + r[9 * plane + 8] * z);
            return table.body[plane] >= 0 || height <= table.reach[planeA ? b : a] + distance;
        }
        double reach = table.reach[a] + table.reach[b] + distance;
        return x * x + y * y + z * z <= reach * reach;
    }

    private void checkFinite() {
        for (int s : watched) {
            double sum = world.centre[3 * s] + world.centre[3 * s + 1] + world.centre[3 * s + 2];
            if (!Double.isFinite(sum)) {
                throw new ArithmeticException("body " + table.body[s] + " is at (" + world.centre[3 * s] + ", "
                        + world.centre[3 * s + 1] + ", " + world.centre[3 * s + 2] + ")");
            }
        }
    }
}
