package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.world.WorldShapes;

/**
 * Two spheres, the pair that large scenes are made of: {@link NarrowPhase#collide} and {@link NarrowPhase#complete} in
 * one, for a pair that has a single contact and already known centres.
 */
public final class SphereContact {

    private final WorldShapes world;

    public SphereContact(WorldShapes world) {
        this.world = world;
    }

    /**
     * Appends the contact of spheres that are near enough.
     *
     * @param x       c_A − c_B, with y and z
     * @param squared its squared length
     * @param old     the pair's contact of the last step, −1 for none
     */
    public void append(int a, int b, int rule, double x, double y, double z, double squared, ContactBuffer out,
            ContactBuffer last, int old) {
        double[] radius = world.table.round;
        double[] c = world.centre;
        double rb = radius[b];
        double distance = Math.sqrt(squared);
        double gap = distance - radius[a] - rb;
        int i = out.count;
        if (distance > 0) {
            double scale = 1 / distance;
            double nx = x * scale;
            double ny = y * scale;
            double nz = z * scale;
            out.put(gap, nx, ny, nz, c[3 * b] + rb * nx, c[3 * b + 1] + rb * ny, c[3 * b + 2] + rb * nz, 0);
        } else {
            // no direction is better than another: the z axis of body B
            int r = world.bodyRotation(b);
            double nx = r < 0 ? 0 : world.bodyRotations()[r + 2];
            double ny = r < 0 ? 0 : world.bodyRotations()[r + 5];
            double nz = r < 0 ? 1 : world.bodyRotations()[r + 8];
            out.put(gap, nx, ny, nz, c[3 * b] + rb * nx, c[3 * b + 1] + rb * ny, c[3 * b + 2] + rb * nz, 0);
        }
        out.shapeA[i] = a;
        out.shapeB[i] = b;
        out.bodyA[i] = world.table.body[a];
        out.bodyB[i] = world.table.body[b];
        out.rule[i] = rule;
        out.previous[i] = old;
        if (old < 0 || !Frames.carry(out.frame, 9 * i, last.frame, 9 * old)) {
            Frames.first(out.frame, 9 * i, world.bodyRotations(), world.bodyRotation(b));
        }
    }
}
