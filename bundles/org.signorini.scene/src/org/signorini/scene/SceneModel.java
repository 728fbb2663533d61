package org.signorini.scene;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.force.VectorFunction;

/**
 * A mechanism as it is seen.
 *
 * @param name    of the mechanism
 * @param up      against gravity
 * @param items   in the order they were described
 * @param traced  points whose paths are worth a line
 * @param loads   forces and torques that are applied
 * @param bounds  of everything that is finite, over the whole run
 * @param start   the same at the start, of what is no ground
 * @param feature thickness of links: what symbols are measured by, m
 * @param force   an everyday force here, a body's weight: arrows are measured by it, N
 * @param anchors where contacts are that have a place of their own on a body, by name
 * @param ground  names of the ground's shapes, as contacts have them
 * @param follows whether everything goes so far that it is better followed than seen from afar
 * @param planar  the normal of the plane everything moves in, or zero
 */
public record SceneModel(String name, Vector3 up, List<Item> items, List<Traced> traced, List<Load> loads,
        Bounds bounds, Bounds start, double feature, double force, Map<String, Anchor> anchors, Set<String> ground, boolean follows,
        Vector3 planar) {

    /** A point of a body whose path is drawn. */
    public record Traced(String name, int body, double[] point, int color) {
    }

    /**
     * A force at a marker of a body, or a torque.
     *
     * @param placement of the marker
     * @param following whether it is given in the marker's axes, or in the world's
     */
    public record Load(int body, double[] placement, VectorFunction value, boolean following, boolean torque) {
    }

    /** A point of a body. */
    public record Anchor(int body, double[] point) {
    }

    public SceneModel {
        anchors = Map.copyOf(anchors);
        ground = Set.copyOf(ground);
        items = List.copyOf(items);
        traced = List.copyOf(traced);
        loads = List.copyOf(loads);
    }

    /** Whether a contact's first body is the ground: contacts of shapes are called "first on second". */
    public boolean isOnGround(String contact) {
        int end = contact.indexOf(" on ");
        return end > 0 && ground.contains(contact.substring(0, end));
    }

    /** A view that shows all of it: onto its plane, a little from the side, or from a corner. */
    public Camera camera(double aspect) {
        Camera camera = Camera.upright(up);
        double across = Math.abs(planar.dot(camera.across()));
        double ahead = Math.abs(planar.dot(camera.ahead()));
        Camera turned = ahead > 0.9 ? camera.turned(-20, 12) : across > 0.9 ? camera.turned(70, 12)
                : camera.preset(Camera.Preset.ISO);
        return follows ? turned.fitted(start, aspect).zoomed(0.8) : turned.fitted(bounds, aspect);
    }

    /** A camera moved as the mean of the bodies has since the start, along the longest side of the bounds. */
    public Camera followed(Camera camera, Track track, double time) {
        int axis = bounds.size(0) >= bounds.largest() ? 0 : bounds.size(1) >= bounds.largest() ? 1 : 2;
        double[] poses = new double[Rigid.SIZE * track.bodies()];
        double way = 0;
        track.at(time, poses);
        for (int b = 1; b < track.bodies(); b++) {
            way += poses[Rigid.SIZE * b + 9 + axis];
        }
        track.at(track.start(), poses);
        for (int b = 1; b < track.bodies(); b++) {
            way -= poses[Rigid.SIZE * b + 9 + axis];
        }
        Vector3 direction = axis == 0 ? Vector3.X : axis == 1 ? Vector3.Y : Vector3.Z;
        return camera.moved(direction.times(way / Math.max(1, track.bodies() - 1)));
    }
}
