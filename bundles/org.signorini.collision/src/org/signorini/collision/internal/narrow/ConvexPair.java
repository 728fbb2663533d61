package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.convex.ConvexCore;
import org.signorini.collision.internal.convex.Epa;
import org.signorini.collision.internal.convex.Gjk;
import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.WorldShapes;

/**
 * Any two bounded convex shapes: distance by {@link Gjk} while they are apart, depth by {@link Epa} when they touch,
 * and contact points by {@link ConvexManifold}. Coordinates are taken relative to A, so that a scene may be far from
 * the origin.
 */
final class ConvexPair {

    final ConvexCore coreA = new ConvexCore();
    final ConvexCore coreB = new ConvexCore();
    final ConvexManifold points;
    private final WorldShapes world;
    private final Gjk gjk = new Gjk();
    private final Epa epa = new Epa();
    private int a;

    ConvexPair(WorldShapes world, Manifold manifold) {
        this.world = world;
        points = new ConvexManifold(coreA, coreB, manifold);
    }

    void load(int shapeA, int shapeB) {
        a = shapeA;
        load(shapeA, coreA);
        load(shapeB, coreB);
        for (int k = 0; k < 3; k++) {
            coreA.centre[k] = 0;
            coreB.centre[k] = world.centre[3 * shapeB + k] - world.centre[3 * shapeA + k];
        }
        points.size(world.table.reach[shapeA], world.table.reach[shapeB]);
    }

    private void load(int s, ConvexCore core) {
        double[] m = world.table.measures;
        switch (world.table.kind[s]) {
            case Kind.SPHERE -> core.point(world.table.round[s]);
            case Kind.CAPSULE -> core.segment(m[3 * s + 1], world.table.round[s]);
            case Kind.CYLINDER -> core.cylinder(m[3 * s], m[3 * s + 1], world.table.polytope[s]);
            default -> core.polytope(world.table.polytope[s], world.table.reach[s]);
        }
        if (core.kind != ConvexCore.POINT) {
            world.orient(s);
            System.arraycopy(world.rotation, 9 * s, core.rotation, 0, 9);
        }
    }

    /** Says what the pair's first contact in the last step was, −1 for none. */
    void last(int feature) {
        points.favour(feature);
    }

    /**
     * @param axis last direction of this pair, three numbers at {@code at}; updated
     */
    void collide(int shapeA, int shapeB, double margin, double[] axis, int at, ContactBuffer out) {
        load(shapeA, shapeB);
        search(margin, axis, at, out);
    }

    /** The pair that is loaded. */
    void search(double margin, double[] axis, int at, ContactBuffer out) {
        double round = coreA.round + coreB.round;
        double gap;
        double[] normal;
        double[] onB;
        switch (gjk.run(coreA, coreB, margin + round, axis, at)) {
            case BEYOND -> {
                return;
            }
            case APART -> {
                gap = gjk.distance - round;
                normal = gjk.normal;
                onB = gjk.onB;
            }
            default -> {
                epa.run(coreA, coreB, gjk);
                gap = -epa.depth - round;
                normal = epa.normal;
                onB = epa.onB;
                System.arraycopy(normal, 0, axis, at, 3);
            }
        }
        if (gap <= margin) {
            points.find(gap, normal, onB);
            emit(margin, out);
        }
    }

    /** What the manifold holds, as contacts. */
    void emit(double margin, ContactBuffer out) {
        points.finish(margin);
        points.manifold.flush(out, world.centre[3 * a], world.centre[3 * a + 1], world.centre[3 * a + 2]);
    }
}
