package org.signorini.collision;

import org.signorini.collision.internal.broad.NearPairs;
import org.signorini.collision.internal.broad.PairList;
import org.signorini.collision.internal.narrow.ContactBuffer;
import org.signorini.collision.internal.narrow.FixedContacts;
import org.signorini.collision.internal.narrow.NarrowPhase;
import org.signorini.collision.internal.narrow.SphereContact;
import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.WorldShapes;

/**
 * Finds the contacts of a scene, step after step. Remembers the step before: tangents are carried on, contacts keep
 * their identity, searches start where they ended. Allocates only when there are more contacts or pairs than ever
 * before. The same sequence of poses gives the same contacts to the last bit.
 *
 * <p>
 * A detector belongs to one run and one thread; many may share a scene.
 */
public final class CollisionDetector {

    private static final int SPHERES = Kind.pair(Kind.SPHERE, Kind.SPHERE);

    private final WorldShapes world;
    private final NearPairs near;
    private final NarrowPhase narrow;
    private final SphereContact spheres;
    private final FixedContacts fixed;
    private final ContactSet contacts = new ContactSet(new ContactBuffer());
    private ContactBuffer last = new ContactBuffer();
    private double margin;

    /** @param margin contacts are reported when their gap is not greater than this */
    public CollisionDetector(Scene scene, double margin) {
        world = new WorldShapes(scene.table);
        near = new NearPairs(world, scene.rules);
        narrow = new NarrowPhase(world);
        spheres = new SphereContact(world);
        fixed = new FixedContacts(scene.fixed, scene.fixedRule);
        margin(margin);
    }

    /** Changes the margin from the next detection on. */
    public void margin(double value) {
        if (!(value >= 0)) {
            throw new IllegalArgumentException("margin is " + value + ", must not be negative");
        }
        margin = value;
    }

    /** Finds the contacts of the bodies at the given poses. The result is the same object every time. */
    public ContactSet detect(Poses poses) {
        ContactBuffer out = last;
        ContactBuffer before = contacts.buffer;
        last = before;
        contacts.buffer = out;
        out.count = 0;
        world.update(poses);
        fixed.detect(poses, margin, out);
        pairs(near.update(margin), before, out);
        return contacts;
    }

    /** Forgets the steps so far, as if the detector were new. */
    public void forget() {
        near.forget();
        fixed.forget();
        contacts.buffer.count = 0;
    }

    private void pairs(PairList list, ContactBuffer before, ContactBuffer out) {
        double[] c = world.centre;
        for (int p = 0; p < list.count; p++) {
            int a = list.shapeA[p];
            int b = list.shapeB[p];
            double x = c[3 * a] - c[3 * b];
            double y = c[3 * a + 1] - c[3 * b + 1];
            double z = c[3 * a + 2] - c[3 * b + 2];
            double reach = list.reach[p] + margin;
            double squared = x * x + y * y + z * z;
            if (squared > reach * reach) {
                list.many[p] = 0;
                continue;
            }
            int begin = out.count;
            if (list.kinds[p] == SPHERES) {
                int old = list.many[p] > 0 ? list.first[p] : -1;
                spheres.append(a, b, list.rule[p], x, y, z, squared, out, before, old);
            } else {
                narrow.last(before, list.first[p], list.many[p]);
                narrow.collide(list.kinds[p], a, b, margin, list.axis, 3 * p, out);
                narrow.complete(a, b, list.rule[p], begin, out, before, list.first[p], list.many[p]);
            }
            list.first[p] = begin;
            list.many[p] = out.count - begin;
        }
    }
}
