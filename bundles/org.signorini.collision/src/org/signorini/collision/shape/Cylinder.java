package org.signorini.collision.shape;

/** A straight circular cylinder about the z axis, flat ends at z = ±halfLength. */
public record Cylinder(double radius, double halfLength) implements Shape {

    public Cylinder {
        Measure.check("cylinder", "radius", radius);
        Measure.check("cylinder", "half length", halfLength);
    }

    @Override
    public double reach() {
        return StrictMath.hypot(radius, halfLength);
    }

    @Override
    public double inradius() {
        return Math.min(radius, halfLength);
    }
}
