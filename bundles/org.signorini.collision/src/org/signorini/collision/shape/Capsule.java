package org.signorini.collision.shape;

/** All points within the radius of the segment from (0, 0, −halfLength) to (0, 0, halfLength). */
public record Capsule(double radius, double halfLength) implements Shape {

    public Capsule {
        Measure.check("capsule", "radius", radius);
        Measure.check("capsule", "half length", halfLength);
    }

    @Override
    public double reach() {
        return radius + halfLength;
    }

    @Override
    public double inradius() {
        return radius;
    }
}
