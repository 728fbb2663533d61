package org.signorini.scene.paint;

import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel;
import org.signorini.scene.mesh.Mesh;
import org.signorini.scene.mesh.Meshes;

/**
 * Places arrows: contact forces and axes of bodies. A force F has the length l F/(F + F₀), F₀ an everyday force of the
 * mechanism: small ones are in proportion and impacts stay in the picture. It is the force on the contact's first body,
 * or on the other where the first is the ground.
 */
final class Arrows {

    private static final double LONGEST = 0.2;
    private static final double THICK = 0.008;

    private final Mesh arrow = Meshes.arrow(0.35, 1, 0.3);
    private final double[] placement = new double[Rigid.SIZE];
    private final double[] point = new double[3];
    private Composition picture;
    private Parts out;

    void place(Composition composition, ContactTrack contacts, int bodies, Parts parts) {
        picture = composition;
        out = parts;
        PaintOptions options = composition.options();
        if (options.impulses() && contacts != null) {
            contacts.find(composition.time(), options.window());
            forces(composition.scene(), contacts);
        }
        if (options.frames()) {
            for (int b = 0; b < bodies; b++) {
                axes(composition.poses(), Rigid.SIZE * b, 6 * composition.scene().feature());
            }
        }
    }

    private void forces(SceneModel scene, ContactTrack contacts) {
        // where there is much to see, arrows are smaller
        double size = (scene.follows() ? scene.start() : scene.bounds()).largest()
                / Math.max(1, Math.cbrt(scene.items().size() / 8.0));
        for (int i = 0; i < contacts.count(); i++) {
            Vector3 force = Vector3.from(contacts.forces(), 3 * i).times(scene.isOnGround(contacts.name(i)) ? -1 : 1);
            double f = force.norm();
            double length = LONGEST * size * f / (f + scene.force());
            if (length > 1e-3 * size) {
                add(place(scene, contacts, i), force, length, Math.min(THICK * size, 0.2 * length),
                        picture.options().theme().impulse());
            }
        }
    }

    private Vector3 place(SceneModel scene, ContactTrack contacts, int i) {
        SceneModel.Anchor anchor = scene.anchors().get(contacts.name(i));
        if (anchor == null) {
            return Vector3.from(contacts.points(), 3 * i);
        }
        Rigid.apply(picture.poses(), Rigid.SIZE * anchor.body(), anchor.point(), 0, point, 0);
        return Vector3.from(point, 0);
    }

    /** The axes of a frame. @param m from its axes to the world's */
    private void axes(double[] m, int at, double length) {
        for (int k = 0; k < 3; k++) {
            add(Vector3.from(m, at + 9), new Vector3(m[at + k], m[at + 3 + k], m[at + 6 + k]), length, 0.09 * length,
                    Overlay.AXES[k]);
        }
    }

    private void add(Vector3 from, Vector3 direction, double length, double thick, int color) {
        Part part = out.add();
        System.arraycopy(Quaternion.zTo(direction).matrix(), 0, placement, 0, 9);
        from.put(placement, 9);
        Rigid.multiply(picture.view(), 0, placement, 0, part.toEye, 0);
        part.scale(thick, thick, length);
        part.mesh = arrow;
        part.shadow = null;
        part.reach = Math.max(thick, length) * arrow.reach();
        part.color = color;
        part.creased = false;
    }
}
