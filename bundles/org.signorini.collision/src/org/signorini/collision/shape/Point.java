package org.signorini.collision.shape;

/** A single point, the origin of the shape's frame: a sphere without a radius. */
public record Point() implements Shape {

    @Override
    public double reach() {
        return 0;
    }

    @Override
    public double inradius() {
        return 0;
    }
}
