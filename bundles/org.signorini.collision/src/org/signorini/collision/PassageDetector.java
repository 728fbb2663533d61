package org.signorini.collision;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.signorini.collision.internal.broad.NearPairs;
import org.signorini.collision.internal.broad.PairList;
import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.WorldShapes;

/**
 * Tells when two shapes have passed through each other from one look to the next, so that no look found them touching
 * as they should have been found: too fast for the step. They have if on the straight way between the two poses they
 * were in each other by a tenth of their inradii, and either were apart before and after it or had their normal turned
 * over. The way is walked by conservative advancement (Mirtich, Impulse-based Dynamic Simulation of Rigid Body Systems,
 * 1996, §2.3): distance over the bound on speed is a time in which they cannot meet.
 *
 * <p>
 * Costs a comparison of poses as long as no two bodies together move by {@link #UNSEEN} of the smallest inradius; pairs
 * that do not move by so much of theirs are not looked at. Half-spaces cannot be passed. Allocates nothing but when
 * more pairs are near than ever before.
 */
public final class PassageDetector {

    /**
     * Share of the inradii a pair must move by from one look to the next to get past its middle. Schemes that take part
     * of the velocities before an impact into the step after it go by half of them inside.
     */
    private static final double UNSEEN = 0.4;
    /** Share of the inradii that is more than a touch in passing. */
    private static final double DEEP = 0.1;
    /** Least advance, as a share of the inradii and of the way. */
    private static final double ADVANCE = 0.02;
    private static final double LEAST_ADVANCE = 1e-3;

    private final WorldShapes world;
    private final NearPairs near;
    private final PairQuery query;
    private final double[] inradius;
    /** Inradius of the thinnest shape that has one. */
    private final double thinnest;
    private final int[] bodies;
    /** How far what turns with a body reaches from its origin; a ball about it does not. */
    private final double[] arm;
    private final double[] angle;
    private final Poses earlier;
    private final Poses between;
    private final PoseChord chord;
    private boolean known;
    private int shapeA;
    private int shapeB;
    private double way;

    public PassageDetector(Scene scene) {
        world = new WorldShapes(scene.table);
        near = new NearPairs(world, scene.rules);
        query = new PairQuery(scene);
        int count = scene.shapeCount();
        inradius = IntStream.range(0, count).mapToDouble(s -> scene.shape(s).inradius()).toArray();
        thinnest = Arrays.stream(inradius).filter(r -> r > 0).min().orElse(Double.POSITIVE_INFINITY);
        bodies = Arrays.stream(scene.table.body).filter(b -> b >= 0).distinct().sorted().toArray();
        int size = bodies.length == 0 ? 0 : bodies[bodies.length - 1] + 1;
        arm = new double[size];
        angle = new double[size];
        for (int s : world.moving()) {
            double[] p = scene.table.position;
            double offset = Math.sqrt(p[3 * s] * p[3 * s] + p[3 * s + 1] * p[3 * s + 1] + p[3 * s + 2] * p[3 * s + 2]);
            boolean turns = scene.table.kind[s] != Kind.SPHERE && scene.table.kind[s] != Kind.HALF_SPACE;
            int body = scene.table.body[s];
            arm[body] = Math.max(arm[body], offset + (turns ? scene.table.reach[s] : 0));
        }
        earlier = Poses.of(new double[9 * size], new double[3 * size]);
        between = Poses.of(new double[9 * size], new double[3 * size]);
        chord = new PoseChord();
    }

    /** Forgets where the bodies were: they have been put elsewhere. */
    public void forget() {
        known = false;
    }

    /** Whether there is no earlier look to compare with. */
    public boolean isNew() {
        return !known;
    }

    /** Whether shapes that may collide have passed through each other since the last look. */
    public boolean look(Poses now) {
        boolean passed = passes(now);
        for (int body : bodies) {
            System.arraycopy(now.rotations(), now.rotation(body), earlier.rotations(), 9 * body, 9);
            System.arraycopy(now.positions(), now.position(body), earlier.positions(), 3 * body, 3);
        }
        known = true;
        return passed;
    }

    /** The same, without making this the look that the next one compares with. */
    public boolean passes(Poses now) {
        return known && Double.isFinite(thinnest) && search(now);
    }

    /** One of the shapes that have passed through each other. */
    public int shapeA() {
        return shapeA;
    }

    public int shapeB() {
        return shapeB;
    }

    /** How far the two have moved relative to each other. */
    public double way() {
        return way;
    }

    /** How far they may move between looks and be found: an impact may have halved the way they were told by. */
    public double seenWithin() {
        return 0.25 * (inradius[shapeA] + inradius[shapeB]);
    }

    private boolean search(Poses now) {
        double most = 0;
        double second = 0;
        for (int body : bodies) {
            angle[body] = arm[body] == 0 ? 0 : PoseChord.angle(earlier, now, body);
            double moved = distance(now, body, Scene.WORLD) + arm[body] * angle[body];
            second = Math.max(second, Math.min(most, moved));
            most = Math.max(most, moved);
        }
        if (!(most + second > UNSEEN * thinnest)) {
            return false;
        }
        world.update(earlier);
        PairList list = near.update(most + second);
        for (int p = 0; p < list.count; p++) {
            double thickness = inradius[list.shapeA[p]] + inradius[list.shapeB[p]];
            if (thickness > 0 && thickness < Double.POSITIVE_INFINITY) {
                shapeA = list.shapeA[p];
                shapeB = list.shapeB[p];
                way = relativeWay(now);
                if (way > UNSEEN * thickness && passed(now, thickness)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Bound on the way of any point of one shape as seen from the other. */
    private double relativeWay(Poses now) {
        int a = world.table.body[shapeA];
        int b = world.table.body[shapeB];
        return distance(now, a, b) + (a < 0 ? 0 : arm[a] * angle[a]) + (b < 0 ? 0 : arm[b] * angle[b]);
    }

    /** |Δp_a − Δp_b| */
    private double distance(Poses now, int a, int b) {
        double squared = 0;
        for (int k = 0; k < 3; k++) {
            double d = moved(now, a, k) - moved(now, b, k);
            squared += d * d;
        }
        return Math.sqrt(squared);
    }

    private double moved(Poses now, int body, int k) {
        return body < 0 ? 0 : now.positions()[now.position(body) + k] - earlier.positions()[3 * body + k];
    }

    private boolean passed(Poses now, double thickness) {
        ContactSet c = query.contacts(earlier, shapeA, shapeB, way);
        int i = nearest(c);
        if (i < 0) {
            return false;
        }
        double start = c.gap()[i];
        double nx = c.frame()[9 * i];
        double ny = c.frame()[9 * i + 1];
        double nz = c.frame()[9 * i + 2];
        c = query.contacts(now, shapeA, shapeB, Double.POSITIVE_INFINITY);
        i = nearest(c);
        double end = c.gap()[i];
        double cosine = nx * c.frame()[9 * i] + ny * c.frame()[9 * i + 1] + nz * c.frame()[9 * i + 2];
        return (cosine < 0 || start > 0 && end > 0) && meet(now, start, end, thickness);
    }

    /** Whether the shapes are deep in each other somewhere on their way. */
    private boolean meet(Poses now, double start, double end, double thickness) {
        double deep = DEEP * thickness;
        double least = Math.max(ADVANCE * thickness, LEAST_ADVANCE * way);
        double gap = start;
        double s = 0;
        while (s < 1 && gap >= -deep) {
            s += Math.max(gap + deep, least) / way;
            if (s < 1) {
                chord.put(earlier, now, world.table.body[shapeA], s, between);
                chord.put(earlier, now, world.table.body[shapeB], s, between);
                gap = query.distance(between, shapeA, shapeB);
            }
        }
        return gap < -deep || end < -deep;
    }

    private static int nearest(ContactSet c) {
        int best = -1;
        for (int i = 0; i < c.count(); i++) {
            best = best < 0 || c.gap()[i] < c.gap()[best] ? i : best;
        }
        return best;
    }
}
