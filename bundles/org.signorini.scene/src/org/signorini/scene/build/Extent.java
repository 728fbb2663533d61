package org.signorini.scene.build;

import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.scene.Bounds;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.mesh.Mesh;

/** How far items reach. */
final class Extent {

    private final List<Item> items;

    Extent(List<Item> items) {
        this.items = items;
    }

    /** Makes room for all items where they are in a sample. @param ground whether for those of the ground, too */
    void add(Samples s, Bounds all, boolean ground) {
        for (Item item : items) {
            switch (item) {
                case Item.Ball b when ground || b.body() != 0 ->
                    bound(s, all, b.body(), Vector3.from(b.placement(), 9), b.radius());
                case Item.Solid solid when ground || solid.body() != 0 -> {
                    Mesh coarse = solid.mesh().within(Double.POSITIVE_INFINITY);
                    double[] v = coarse.vertices();
                    double[] p = new double[3];
                    for (int i = 0; i < v.length; i += 3) {
                        Rigid.apply(solid.placement(), 0, v, i, p, 0);
                        bound(s, all, solid.body(), Vector3.from(p, 0), coarse.deviation());
                    }
                }
                case Item.Coil c -> {
                    bound(s, all, c.bodyA(), Vector3.from(c.pointA(), 0), c.radius());
                    bound(s, all, c.bodyB(), Vector3.from(c.pointB(), 0), c.radius());
                }
                default -> {
                    // plates are as large as the bounds say
                }
            }
        }
    }

    private static void bound(Samples s, Bounds all, int body, Vector3 local, double radius) {
        Vector3 p = s.point(body, local);
        all.add(p.x(), p.y(), p.z(), radius);
    }
}
