package org.signorini.scene.paint;

import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel;
import org.signorini.scene.mesh.Mesh;
import org.signorini.scene.mesh.Meshes;
import org.signorini.scene.mesh.Wires;

/**
 * Places arrows: contact forces, loads, and axes of bodies and contacts. A force F has the length l F/(F + F₀), F₀ an
 * everyday force of the mechanism: small ones are in proportion and impacts stay in the picture. That of a contact is
 * the force on its first body, or on the other where the first is the ground. A torque turns about its axis.
 */
final class Arrows {

    private static final double LONGEST = 0.2;
    private static final double THICK = 0.008;

    /** Lengths of frames' axes, in thicknesses of links. */
    private static final double BODY_AXES = 6;
    private static final double CONTACT_AXES = 4;

    private final Mesh arrow = Meshes.arrow(0.35, 1, 0.3);
    private final Mesh turn = Wires.turn(0.07, 0.2);
    private final double[] placement = new double[Rigid.SIZE];
    private final double[] marker = new double[Rigid.SIZE];
    private final double[] point = new double[3];
    private Composition picture;
    private Parts out;

    void place(Composition composition, ContactTrack contacts, int bodies, Parts parts) {
        picture = composition;
        out = parts;
        PaintOptions options = composition.options();
        SceneModel scene = composition.scene();
        // where there is much to see, arrows are smaller
        double size = (scene.follows() ? scene.start() : scene.bounds()).largest()
                / Math.max(1, Math.cbrt(scene.items().size() / 8.0));
        if (contacts != null && (options.impulses() || options.contactFrames())) {
            contacts.find(composition.time(), options.window());
        }
        if (options.impulses()) {
            scene.loads().forEach(load -> load(load, scene.force(), size));
        }
        if (options.impulses() && contacts != null) {
            forces(scene, contacts, size);
        }
        if (options.contactFrames() && contacts != null) {
            contactAxes(scene, contacts);
        }
        if (options.frames()) {
            for (int b = 0; b < bodies; b++) {
                axes(composition.poses(), Rigid.SIZE * b, BODY_AXES * scene.feature());
            }
        }
    }

    private void forces(SceneModel scene, ContactTrack contacts, double size) {
        for (int i = 0; i < contacts.count(); i++) {
            Vector3 force = Vector3.from(contacts.forces(), 3 * i).times(scene.isOnGround(contacts.name(i)) ? -1 : 1);
            double f = force.norm();
            double length = LONGEST * size * f / (f + scene.force());
            if (length > 1e-3 * size) {
                add(arrow, place(scene, contacts, i), force, length, Math.min(THICK * size, 0.2 * length),
                        picture.options().theme().impulse());
            }
        }
    }

    /** The normal blue as a body's z is, the tangents red and green. */
    private void contactAxes(SceneModel scene, ContactTrack contacts) {
        double length = CONTACT_AXES * scene.feature();
        for (int i = 0; i < contacts.count(); i++) {
            Vector3 at = place(scene, contacts, i);
            for (int k = 0; k < 3; k++) {
                add(arrow, at, Vector3.from(contacts.frames(), 9 * i + 3 * k), length, 0.09 * length,
                        Overlay.AXES[(k + 2) % 3]);
            }
        }
    }

    /** Forces push: their arrows end where they act. */
    private void load(SceneModel.Load load, double everyday, double size) {
        double t = picture.time();
        Vector3 value = new Vector3(load.value().x().applyAsDouble(t), load.value().y().applyAsDouble(t),
                load.value().z().applyAsDouble(t));
        Rigid.multiply(picture.poses(), Rigid.SIZE * load.body(), load.placement(), 0, marker, 0);
        Vector3 at = Vector3.from(marker, 9);
        if (load.following()) {
            value = new Vector3(marker[0] * value.x() + marker[1] * value.y() + marker[2] * value.z(),
                    marker[3] * value.x() + marker[4] * value.y() + marker[5] * value.z(),
                    marker[6] * value.x() + marker[7] * value.y() + marker[8] * value.z());
        }
        double f = value.norm() / (load.torque() ? LONGEST * size : 1);
        double length = LONGEST * size * f / (f + everyday);
        if (!(length > 1e-3 * size)) {
            return;
        }
        int color = picture.options().theme().load();
        if (load.torque()) {
            add(turn, at, value, 0.5 * length, 0.5 * length, color);
        } else {
            add(arrow, at.minus(value.times(length / value.norm())), value, length,
                    Math.min(THICK * size, 0.2 * length), color);
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
            add(arrow, Vector3.from(m, at + 9), new Vector3(m[at + k], m[at + 3 + k], m[at + 6 + k]), length,
                    0.09 * length, Overlay.AXES[k]);
        }
    }

    private void add(Mesh mesh, Vector3 from, Vector3 direction, double length, double thick, int color) {
        Part part = out.add();
        System.arraycopy(Quaternion.zTo(direction).matrix(), 0, placement, 0, 9);
        from.put(placement, 9);
        Rigid.multiply(picture.view(), 0, placement, 0, part.toEye, 0);
        part.scale(thick, thick, length);
        part.mesh = mesh;
        part.shadow = null;
        part.reach = Math.max(thick, length) * mesh.reach();
        part.color = color;
        part.creased = false;
    }
}
