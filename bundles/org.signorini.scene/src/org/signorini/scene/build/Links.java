package org.signorini.scene.build;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.mesh.Meshes;

/**
 * What is drawn of a body's points: a flat bar or plate with round ends where all lies in a plane, as links of planar
 * mechanisms are drawn; otherwise rods along the shortest tree that joins them.
 */
final class Links {

    private static final int AROUND = 32;

    private final double feature;

    /** @param feature half the thickness of a rod, m */
    Links(double feature) {
        this.feature = feature;
    }

    void add(int body, BodyPoints points, int color, List<Item> items) {
        List<Vector3> p = points.distinct();
        if (p.size() == 1 && !points.isShaped()) {
            items.add(new Item.Ball(body, Rigid.of(Frame.at(p.get(0))), 1.5 * feature, color));
        } else if (p.size() > 1) {
            Vector3 normal = points.isShaped() ? Vector3.ZERO : points.normal();
            if (normal.norm() > 0) {
                items.add(plate(body, p, normal, color));
            } else {
                rods(body, p, color, items);
            }
        }
    }

    /** The hull of discs about the points. */
    private Item plate(int body, List<Vector3> points, Vector3 normal, int color) {
        Quaternion toNormal = Quaternion.zTo(normal);
        // neighbours lie beside each other, as links on a pin do
        double layer = (body % 2 == 0 ? 0.65 : -0.65) * feature;
        double[] corners = new double[6 * AROUND * points.size()];
        int at = 0;
        for (Vector3 p : points) {
            for (int i = 0; i < AROUND; i++) {
                double angle = 2 * Math.PI * i / AROUND;
                Vector3 rim = toNormal.rotate(new Vector3(2 * feature * Math.cos(angle), 2 * feature * Math.sin(angle),
                        0));
                p.plus(rim).plus(normal.times(layer + 0.6 * feature)).put(corners, at);
                p.plus(rim).plus(normal.times(layer - 0.6 * feature)).put(corners, at + 3);
                at += 6;
            }
        }
        return new Item.Solid(body, Meshes.polytope(ConvexMesh.hullOf(corners).polytope()), Rigid.identity(), color);
    }

    private void rods(int body, List<Vector3> points, int color, List<Item> items) {
        List<Vector3> joined = new ArrayList<>(List.of(points.get(0)));
        List<Vector3> left = new ArrayList<>(points.subList(1, points.size()));
        while (!left.isEmpty()) {
            Vector3 from = joined.get(0);
            Vector3 to = left.get(0);
            for (Vector3 a : joined) {
                for (Vector3 b : left) {
                    if (b.minus(a).norm() < to.minus(from).norm()) {
                        from = a;
                        to = b;
                    }
                }
            }
            items.add(rod(body, from, to, feature, color));
            joined.add(to);
            left.remove(to);
        }
    }

    /** Round ends about both points. */
    static Item rod(int body, Vector3 from, Vector3 to, double radius, int color) {
        Vector3 along = to.minus(from);
        Frame middle = new Frame(from.plus(to).times(0.5), Quaternion.zTo(along));
        return new Item.Solid(body, Meshes.capsule(radius, 0.5 * along.norm()), Rigid.of(middle), color);
    }
}
