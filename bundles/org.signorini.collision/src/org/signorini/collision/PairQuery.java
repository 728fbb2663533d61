package org.signorini.collision;

import java.util.Arrays;

import org.signorini.collision.internal.narrow.ContactBuffer;
import org.signorini.collision.internal.narrow.NarrowPhase;
import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.WorldShapes;

/**
 * Distance and contact points of any two shapes of a scene, however far apart and whether or not a rule lets them
 * touch; for probes and questions asked by hand. Remembers nothing: an answer depends on the poses alone.
 */
public final class PairQuery {

    private final WorldShapes world;
    private final NarrowPhase narrow;
    private final ContactSet contacts = new ContactSet(new ContactBuffer());
    private final double[] axis = new double[3];

    public PairQuery(Scene scene) {
        world = new WorldShapes(scene.table);
        narrow = new NarrowPhase(world);
    }

    /**
     * Contacts with a gap up to the margin; the least gap is the shapes' distance. The result is the same object every
     * time.
     */
    public ContactSet contacts(Poses poses, int shape, int other, double margin) {
        int[] kind = world.table.kind;
        if (kind[shape] == Kind.HALF_SPACE && kind[other] == Kind.HALF_SPACE) {
            throw new IllegalArgumentException("shapes " + shape + " and " + other
                    + " are half-spaces; two half-spaces always overlap");
        }
        boolean inOrder = kind[shape] < kind[other] || kind[shape] == kind[other] && shape < other;
        int a = inOrder ? shape : other;
        int b = inOrder ? other : shape;
        world.update(poses, a, b);
        ContactBuffer out = contacts.buffer;
        out.count = 0;
        Arrays.fill(axis, 0);
        narrow.last(out, 0, 0);
        narrow.collide(Kind.pair(kind[a], kind[b]), a, b, margin, axis, 0, out);
        narrow.complete(a, b, -1, 0, out, out, 0, 0);
        return contacts;
    }

    /** Signed distance of two shapes: how far they are apart, or minus how deep they overlap. */
    public double distance(Poses poses, int shape, int other) {
        ContactSet found = contacts(poses, shape, other, Double.POSITIVE_INFINITY);
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < found.count(); i++) {
            least = Math.min(least, found.gap()[i]);
        }
        return least;
    }
}
