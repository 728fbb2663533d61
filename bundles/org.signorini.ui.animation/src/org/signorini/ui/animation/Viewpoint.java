package org.signorini.ui.animation;

import java.util.function.Supplier;

import org.eclipse.swt.graphics.Point;
import org.signorini.scene.Camera;
import org.signorini.scene.SceneModel;

/** From where the scene is seen: fitted to it until the user turns, moves or zooms. */
final class Viewpoint {

    private final Supplier<Point> size;
    private final Runnable changed;
    private SceneModel scene;
    private Camera camera;
    private boolean fitted = true;

    /** @param size of the picture in points @param changed by the user */
    Viewpoint(Supplier<Point> size, Runnable changed) {
        this.size = size;
        this.changed = changed;
    }

    /** The present one; null while there is no scene. */
    Camera camera() {
        return camera;
    }

    /** No scene any more; the next is seen from the usual side. */
    void reset() {
        scene = null;
        camera = null;
        fitted = true;
    }

    /** Another scene, or the same that has grown. */
    void scene(SceneModel other) {
        scene = other;
        refit();
    }

    /** After another size or scene. */
    void refit() {
        if (scene != null && fitted) {
            camera = scene.camera(aspect());
        }
    }

    /** Everything in the picture, from the usual side. */
    void fit() {
        fitted = true;
        refit();
        changed.run();
    }

    void look(Camera.Preset preset) {
        if (camera != null) {
            set(camera.preset(preset).fitted(scene.follows() ? scene.start() : scene.bounds(), aspect()));
        }
    }

    /** By angles in rad. */
    void turn(double azimuth, double elevation) {
        if (camera != null) {
            set(camera.orbited(azimuth, elevation));
        }
    }

    /** By points to the right and down. */
    void move(double x, double y) {
        if (camera != null) {
            set(camera.panned(x, y, size.get().x, size.get().y));
        }
    }

    /** Nearer by a factor above 1. */
    void zoom(double factor) {
        if (camera != null) {
            set(camera.zoomed(factor));
        }
    }

    private void set(Camera other) {
        camera = other;
        fitted = false;
        changed.run();
    }

    private double aspect() {
        return (double) size.get().x / size.get().y;
    }
}
