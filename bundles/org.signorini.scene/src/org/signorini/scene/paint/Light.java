package org.signorini.scene.paint;

import org.signorini.algebra.Vector3;
import org.signorini.scene.Camera;

/**
 * A lamp over the eye's left shoulder and light from the sky: Lambert's law, and Blinn's for what shines. In the eye's
 * axes all. The shadows' light falls from a place that stays when the eye moves.
 */
public final class Light {

    public static final double AMBIENT = 0.40;
    public static final double LAMP = 0.55;
    public static final double SKY = 0.10;

    private final double[] lamp = new double[3];
    private final double[] half = new double[3];
    private final double[] sky = new double[3];
    private final double[] fall = new double[3];

    Light() {
    }

    void set(Camera camera) {
        Vector3 x = camera.right();
        Vector3 z = camera.back();
        Vector3 y = z.cross(x);
        Vector3 l = camera.up().times(0.75).plus(x.times(-0.45)).plus(z.times(0.75)).unit();
        put(l, x, y, z, lamp);
        put(l.plus(z).unit(), x, y, z, half);
        put(camera.up(), x, y, z, sky);
        put(camera.up().plus(camera.across().times(-0.28)).plus(camera.ahead().times(-0.22)).times(-1).unit(), x, y, z,
                fall);
    }

    private static void put(Vector3 a, Vector3 x, Vector3 y, Vector3 z, double[] out) {
        out[0] = a.dot(x);
        out[1] = a.dot(y);
        out[2] = a.dot(z);
    }

    /** Index into a {@link Ramp} of a surface with this normal. */
    float shade(double nx, double ny, double nz) {
        return shade(nx * lamp[0] + ny * lamp[1] + nz * lamp[2], nx * sky[0] + ny * sky[1] + nz * sky[2],
                nx * half[0] + ny * half[1] + nz * half[2], 1);
    }

    /** The same from the cosines of the normal with lamp, sky and half, and a share that is left of the light. */
    static float shade(double l, double s, double h, float share) {
        double dull = AMBIENT + (l > 0 ? LAMP * l : 0) + SKY * s;
        double shine = 0;
        if (h > 0.8) {
            shine = h * h;
            shine *= shine;
            shine *= shine;
            shine *= shine;
            shine *= shine;
        }
        double index = Ramp.DULL * Math.max(0, dull) + (Ramp.SIZE - 1 - Ramp.DULL) * shine;
        return (float) Math.min(Ramp.SIZE - 1, index) * share;
    }

    /** Towards the lamp. */
    public double[] lamp() {
        return lamp;
    }

    /** Half way between the lamp and the eye: what is turned there shines. */
    public double[] half() {
        return half;
    }

    /** Upwards. */
    public double[] sky() {
        return sky;
    }

    /** Where the shadows' light falls to. */
    public double[] fall() {
        return fall;
    }
}
