package org.signorini.collision.shape;

/** A ball about the origin. */
public record Sphere(double radius) implements Shape {

    public Sphere {
        Measure.check("sphere", "radius", radius);
    }

    @Override
    public double reach() {
        return radius;
    }

    @Override
    public double inradius() {
        return radius;
    }
}
