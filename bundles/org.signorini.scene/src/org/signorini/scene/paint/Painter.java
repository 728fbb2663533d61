package org.signorini.scene.paint;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.scene.Camera;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;
import org.signorini.scene.mesh.Mesh;
import org.signorini.scene.mesh.Meshes;

/**
 * Paints a scene at a time: surfaces and shadows on them, bodies, paths, and arrows in front of all. The same arguments
 * give the same picture, to the bit but for the letters of its label. Memory is kept from picture to picture; for one
 * thread.
 */
public final class Painter {

    private static final double EDGE_PIXELS = 0.9;
    private static final double[] UNSCALED = {1, 1, 1};

    private final Raster raster = new Raster();
    private final Projection projection = new Projection();
    private final Light light = new Light();
    private final Ramp ramps = new Ramp();
    private final Map<Integer, int[]> edgeRamps = new HashMap<>();
    private final Pen pen = new Pen(raster, projection);
    private final MeshPainter meshes = new MeshPainter(raster, projection, light, pen);
    private final BallPainter balls = new BallPainter(raster, projection, light);
    private final PlatePainter plates = new PlatePainter(pen);
    private final ShadowPainter shadows = new ShadowPainter(pen);
    private final ArrowPainter arrows = new ArrowPainter(meshes);
    private final TracePainter traces = new TracePainter(pen);
    private final Mesh coil = Meshes.coil(7, 0.16);
    private final double[] body = new double[Rigid.SIZE];
    private final double[] toEye = new double[Rigid.SIZE];
    private final double[] ends = new double[6];
    private final double[] scale = new double[3];
    private double[] poses = {};
    private long[] order = {};

    /** @param image of the type {@link BufferedImage#TYPE_INT_RGB} */
    public void paint(SceneModel scene, Track track, ContactTrack contacts, double time, Camera camera,
            PaintOptions options, BufferedImage image) {
        SceneTheme theme = options.theme();
        raster.clear(image.getWidth(), image.getHeight(), options.samples(), theme.top(), theme.bottom());
        projection.set(camera, raster);
        light.set(camera);
        if (poses.length < Rigid.SIZE * track.bodies()) {
            poses = new double[Rigid.SIZE * track.bodies()];
        }
        track.at(time, poses);
        surfaces(scene, theme);
        nearestFirst(scene.items());
        for (int i = 0; i < scene.items().size(); i++) {
            paint(scene.items().get((int) order[i]));
        }
        if (options.traces()) {
            scene.traced().forEach(t -> traces.paint(t, track, time, projection.view, Ramp.flat(t.color())));
        }
        if (options.impulses() || options.frames()) {
            raster.clearDepth();
        }
        if (options.impulses()) {
            contacts.find(time, options.window());
            arrows.forces(scene, contacts, poses, projection.view, ramps.of(theme.impulse()));
        }
        if (options.frames()) {
            frames(scene, track.bodies());
        }
        raster.resolve(image);
        if (options.label()) {
            Overlay.paint(image, time, camera, theme.text());
        }
    }

    /** Sorts by distance: what is hidden is then found out before it costs anything. */
    private void nearestFirst(List<Item> items) {
        if (order.length < items.size()) {
            order = new long[items.size()];
        }
        for (int i = 0; i < items.size(); i++) {
            double away = switch (items.get(i)) {
                case Item.Solid solid -> away(solid.body(), solid.placement());
                case Item.Ball ball -> away(ball.body(), ball.placement());
                case Item.Coil c -> 0;
                case Item.Plate p -> 0;
            };
            // bits of floats that are not negative rise with them
            order[i] = (long) Float.floatToIntBits((float) Math.max(0, away)) << 32 | i;
        }
        Arrays.sort(order, 0, items.size());
    }

    private double away(int index, double[] placement) {
        Rigid.apply(poses, Rigid.SIZE * index, placement, 9, ends, 0);
        Rigid.apply(projection.view, 0, ends, 0, ends, 0);
        return -ends[2];
    }

    private void surfaces(SceneModel scene, SceneTheme theme) {
        int[] fill = Ramp.flat(theme.plate());
        int[] grid = Ramp.flat(theme.grid());
        int[] shadow = Ramp.flat(theme.shadow());
        for (Item item : scene.items()) {
            if (item instanceof Item.Plate plate && isSeen(plate)) {
                plates.fill(plate, toEye, fill);
            }
        }
        for (Item item : scene.items()) {
            if (item instanceof Item.Plate plate && plate.shadows() && isSeen(plate)) {
                shadows.on(toEye, light.fall(), projection.view);
                scene.items().forEach(other -> cast(other, shadow));
            }
        }
        for (Item item : scene.items()) {
            if (item instanceof Item.Plate plate) {
                if (isSeen(plate)) {
                    plates.grid(plate, toEye, grid);
                } else {
                    plates.outline(plate, toEye, grid);
                }
            }
        }
    }

    private boolean isSeen(Item.Plate plate) {
        place(plate.body(), plate.placement());
        return PlatePainter.isSeen(toEye);
    }

    private void cast(Item item, int[] ramp) {
        switch (item) {
            case Item.Solid solid -> {
                place(solid.body(), solid.placement());
                shadows.mesh(solid.mesh(), toEye, ramp);
            }
            case Item.Ball ball -> {
                place(ball.body(), ball.placement());
                shadows.ball(toEye, ball.radius(), ramp);
            }
            case Item.Coil c -> {
                // too thin to matter
            }
            case Item.Plate p -> {
                // surfaces cast none
            }
        }
    }

    private void paint(Item item) {
        switch (item) {
            case Item.Solid solid -> {
                place(solid.body(), solid.placement());
                meshes.paint(solid.mesh(), toEye, UNSCALED, ramps.of(solid.color()), EDGE_PIXELS, edges(solid.color()));
            }
            case Item.Ball ball -> {
                place(ball.body(), ball.placement());
                balls.paint(toEye, ball.radius(), ramps.of(ball.color()));
            }
            case Item.Coil c -> coil(c);
            case Item.Plate p -> {
                // painted before all bodies, for the shadows
            }
        }
    }

    /** The darkest of a colour. */
    private int[] edges(int color) {
        return edgeRamps.computeIfAbsent(color, c -> Ramp.flat(ramps.of(c)[Ramp.DULL / 3]));
    }

    private void coil(Item.Coil c) {
        Rigid.apply(poses, Rigid.SIZE * c.bodyA(), c.pointA(), 0, ends, 0);
        Rigid.apply(poses, Rigid.SIZE * c.bodyB(), c.pointB(), 0, ends, 3);
        Vector3 from = Vector3.from(ends, 0);
        Vector3 along = Vector3.from(ends, 3).minus(from);
        if (along.norm() > 0) {
            System.arraycopy(Quaternion.zTo(along).matrix(), 0, body, 0, 9);
            from.put(body, 9);
            Rigid.multiply(projection.view, 0, body, 0, toEye, 0);
            scale[0] = c.radius();
            scale[1] = c.radius();
            scale[2] = along.norm();
            meshes.paint(coil, toEye, scale, ramps.of(c.color()), 0, ramps.of(c.color()));
        }
    }

    private void frames(SceneModel scene, int bodies) {
        int[][] colors = {ramps.of(Overlay.AXES[0]), ramps.of(Overlay.AXES[1]), ramps.of(Overlay.AXES[2])};
        for (int b = 0; b < bodies; b++) {
            arrows.axes(poses, Rigid.SIZE * b, 6 * scene.feature(), projection.view, colors);
        }
    }

    private void place(int index, double[] placement) {
        Rigid.multiply(poses, Rigid.SIZE * index, placement, 0, body, 0);
        Rigid.multiply(projection.view, 0, body, 0, toEye, 0);
    }
}
