package org.signorini.scene;

import org.signorini.algebra.Vector3;

/**
 * From where a scene is seen: a perspective view of a target, turned about the vertical and then tilted.
 *
 * @param up        the vertical, a unit vector
 * @param target    the point in the middle of the picture
 * @param distance  of the eye from the target
 * @param azimuth   rad; 0 looks along {@link #ahead}
 * @param elevation rad; above the target where positive
 */
public record Camera(Vector3 up, Vector3 target, double distance, double azimuth, double elevation) {

    /** Half the angle the picture's shorter side is seen under: a long lens, as engineers draw. */
    public static final double HALF_ANGLE = Math.toRadians(12);

    private static final double STEEPEST = Math.toRadians(89.9);
    private static final double MARGIN = 1.06;
    /** Nearer than this part of the distance to the target nothing is painted. */
    private static final double NEAR = 0.01;

    /** Views that have names. */
    public enum Preset {
        FRONT(0, 0), SIDE(90, 0), TOP(0, 90), ISO(-35, 25);

        private final double azimuth;
        private final double elevation;

        Preset(double azimuth, double elevation) {
            this.azimuth = azimuth;
            this.elevation = elevation;
        }
    }

    public Camera {
        elevation = Math.clamp(elevation, -STEEPEST, STEEPEST);
        if (!(distance > 0)) {
            throw new IllegalArgumentException("a camera cannot be at its target");
        }
    }

    public static Camera upright(Vector3 up) {
        return new Camera(up.norm() > 0 ? up.unit() : Vector3.Z, Vector3.ZERO, 1, 0, 0);
    }

    /** A horizontal direction: x, where x is not the vertical. To the right in the front view. */
    public Vector3 across() {
        Vector3 x = Math.abs(up.x()) < 0.9 ? Vector3.X : Vector3.Y;
        return x.minus(up.times(x.dot(up))).unit();
    }

    /** The other horizontal direction, away from the eye in the front view. */
    public Vector3 ahead() {
        return up.cross(across());
    }

    /** From the target to the eye, of unit length. */
    public Vector3 back() {
        Vector3 level = ahead().times(-Math.cos(azimuth)).plus(across().times(Math.sin(azimuth)));
        return level.times(Math.cos(elevation)).plus(up.times(Math.sin(elevation)));
    }

    public Vector3 right() {
        return across().times(Math.cos(azimuth)).plus(ahead().times(Math.sin(azimuth)));
    }

    public Vector3 eye() {
        return target.plus(back().times(distance));
    }

    /** How far ahead of the eye anything must be to be painted. */
    public double near() {
        return NEAR * distance;
    }

    /** The world in the eye's axes: x to the right, y upwards, z towards the eye. */
    public void view(double[] out) {
        Vector3 x = right();
        Vector3 z = back();
        Vector3 y = z.cross(x);
        Vector3 e = eye();
        x.put(out, 0);
        y.put(out, 3);
        z.put(out, 6);
        out[9] = -x.dot(e);
        out[10] = -y.dot(e);
        out[11] = -z.dot(e);
    }

    /** Pixels per unit of x/−z. */
    public static double focal(int width, int height) {
        return 0.5 * Math.min(width, height) / Math.tan(HALF_ANGLE);
    }

    public Camera preset(Preset preset) {
        return turned(preset.azimuth, preset.elevation);
    }

    /** With other angles, in degrees. */
    public Camera turned(double azimuthDegrees, double elevationDegrees) {
        return new Camera(up, target, distance, Math.toRadians(azimuthDegrees), Math.toRadians(elevationDegrees));
    }

    /** Turned about the target by angles in rad. */
    public Camera orbited(double byAzimuth, double byElevation) {
        return new Camera(up, target, distance, azimuth + byAzimuth, elevation + byElevation);
    }

    /** Moved in the picture's plane so that the target's surroundings move by pixels to the right and down. */
    public Camera panned(double pixelsX, double pixelsY, int width, int height) {
        double s = distance / focal(width, height);
        Vector3 y = back().cross(right());
        return new Camera(up, target.plus(right().times(-s * pixelsX)).plus(y.times(s * pixelsY)), distance, azimuth,
                elevation);
    }

    public Camera moved(Vector3 by) {
        return new Camera(up, target.plus(by), distance, azimuth, elevation);
    }

    /** Nearer by a factor above 1. */
    public Camera zoomed(double factor) {
        return new Camera(up, target, distance / factor, azimuth, elevation);
    }

    /** So that a box just fits into a picture, width to height as given; the directions stay. */
    public Camera fitted(Bounds bounds, double aspect) {
        Vector3 center = new Vector3(bounds.center(0), bounds.center(1), bounds.center(2));
        Vector3 x = right();
        Vector3 z = back();
        Vector3 y = z.cross(x);
        double slope = Math.tan(HALF_ANGLE) / MARGIN;
        double slopeX = slope * Math.max(1, aspect);
        double slopeY = slope * Math.max(1, 1 / aspect);
        double far = 1e-9;
        for (int i = 0; i < 8; i++) {
            Vector3 c = new Vector3(bounds.corner(i, 0), bounds.corner(i, 1), bounds.corner(i, 2)).minus(center);
            far = Math.max(far, c.dot(z) + Math.max(Math.abs(c.dot(x)) / slopeX, Math.abs(c.dot(y)) / slopeY));
        }
        return new Camera(up, center, far, azimuth, elevation);
    }
}
