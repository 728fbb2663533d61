package org.signorini.scene.paint;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.scene.Camera;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;

/**
 * All that a picture shows, placed in the eye's axes (x to the right, y upwards, z towards the eye): surfaces first,
 * bodies, paths, and arrows in front of all. Made once for a picture, painted by the processor or by OpenGL. What is
 * small gets few triangles. Memory is kept from picture to picture; for one thread.
 */
public final class Composition {

    /** Pixels a mesh may be off, and a shadow. */
    private static final double EXACT = 0.4;
    private static final double SHADOW = 1;
    /** Straight pieces of a path. */
    private static final int PIECES = 800;

    private final double[] view = new double[Rigid.SIZE];
    private final Light light = new Light();
    private final List<Surface> surfaces = new ArrayList<>();
    private final Parts parts = new Parts();
    private final Parts front = new Parts();
    private final List<Trail> paths = new ArrayList<>();
    private final Arrows arrows = new Arrows();
    private final Coils coils = new Coils();
    private final double[] placed = new double[Rigid.SIZE];
    private final double[] ends = new double[6];
    private SceneModel scene;
    private double[] poses = {};
    private Camera camera;
    private PaintOptions options;
    private double time;
    private double focal;

    /** @param contacts may be null where no forces are to be seen */
    public void compose(SceneModel shown, Track track, ContactTrack contacts, double at, Camera from,
            PaintOptions wanted, int width, int height) {
        if (scene != shown) {
            scene = shown;
            surfaces.clear();
            shown.items().stream().filter(Item.Plate.class::isInstance)
                    .forEach(i -> surfaces.add(new Surface((Item.Plate) i)));
        }
        camera = from;
        options = wanted;
        time = at;
        focal = Camera.focal(width, height);
        camera.view(view);
        light.set(camera);
        if (poses.length < Rigid.SIZE * track.bodies()) {
            poses = new double[Rigid.SIZE * track.bodies()];
        }
        track.at(time, poses);
        surfaces.forEach(s -> place(s.plate.body(), s.plate.placement(), s.toEye));
        parts.clear();
        scene.items().forEach(this::place);
        parts.sort();
        paths(track);
        front.clear();
        arrows.place(this, contacts, track.bodies(), front);
        front.sort();
    }

    private void place(Item item) {
        switch (item) {
            case Item.Solid solid -> {
                Part part = parts.add();
                place(solid.body(), solid.placement(), part.toEye);
                part.scale(1, 1, 1);
                part.reach = solid.mesh().reach();
                part.color = solid.color();
                part.creased = true;
                double pixel = Math.max(0, -part.toEye[11] - part.reach) / focal;
                part.mesh = solid.mesh().within(EXACT * pixel);
                part.shadow = part.mesh.within(SHADOW * pixel);
            }
            case Item.Ball ball -> {
                Part part = parts.add();
                place(ball.body(), ball.placement(), part.toEye);
                part.scale(1, 1, 1);
                part.reach = ball.radius();
                part.color = ball.color();
                part.mesh = null;
                part.shadow = null;
            }
            case Item.Coil c -> coil(c);
            case Item.Plate p -> {
                // placed already
            }
        }
    }

    private void coil(Item.Coil c) {
        Rigid.apply(poses, Rigid.SIZE * c.bodyA(), c.pointA(), 0, ends, 0);
        Rigid.apply(poses, Rigid.SIZE * c.bodyB(), c.pointB(), 0, ends, 3);
        Vector3 from = Vector3.from(ends, 0);
        Vector3 along = Vector3.from(ends, 3).minus(from);
        double length = along.norm();
        if (length > 0) {
            Part part = parts.add();
            System.arraycopy(Quaternion.zTo(along).matrix(), 0, placed, 0, 9);
            from.put(placed, 9);
            Rigid.multiply(view, 0, placed, 0, part.toEye, 0);
            part.scale(c.radius(), c.radius(), length);
            part.mesh = coils.of(length / c.radius());
            part.reach = part.mesh.reach() * Math.max(c.radius(), length);
            part.color = c.color();
            part.creased = false;
            // too thin to matter
            part.shadow = null;
        }
    }

    /** Points' ways up to now. */
    private void paths(Track track) {
        int count = options.traces() && track.rows() > 0 ? scene.traced().size() : 0;
        while (paths.size() > count) {
            paths.removeLast();
        }
        for (int i = 0; i < count; i++) {
            if (i == paths.size()) {
                paths.add(new Trail());
            }
            path(scene.traced().get(i), track, paths.get(i));
        }
    }

    private void path(SceneModel.Traced traced, Track track, Trail path) {
        path.clear();
        path.color = traced.color();
        int stride = Math.max(1, track.rows() / PIECES);
        int end = track.row(time);
        for (int row = 0; row <= end; row = row < end ? Math.min(end, row + stride) : end + 1) {
            track.point(row, traced.body(), traced.point(), ends);
            Rigid.apply(view, 0, ends, 0, ends, 0);
            path.add(ends);
        }
    }

    private void place(int body, double[] placement, double[] toEye) {
        Rigid.multiply(poses, Rigid.SIZE * body, placement, 0, placed, 0);
        Rigid.multiply(view, 0, placed, 0, toEye, 0);
    }

    /** A motion per body, from its axes to the world's. */
    double[] poses() {
        return poses;
    }

    SceneModel scene() {
        return scene;
    }

    /** From the world's axes to the eye's. */
    public double[] view() {
        return view;
    }

    public Light light() {
        return light;
    }

    public Camera camera() {
        return camera;
    }

    public PaintOptions options() {
        return options;
    }

    public double time() {
        return time;
    }

    /** Plates, in the order of the scene. */
    public List<Surface> surfaces() {
        return surfaces;
    }

    public Parts parts() {
        return parts;
    }

    public List<Trail> paths() {
        return paths;
    }

    /** Arrows, before which nothing else counts. */
    public Parts front() {
        return front;
    }
}
