package org.signorini.collision.shape;

/** A cuboid about the origin, given by half its edges. */
public record Box(double halfX, double halfY, double halfZ) implements Shape {

    public Box {
        Measure.check("box", "half length x", halfX);
        Measure.check("box", "half length y", halfY);
        Measure.check("box", "half length z", halfZ);
    }

    /** A cube with edges of the given length. */
    public static Box cube(double edge) {
        return new Box(edge / 2, edge / 2, edge / 2);
    }

    @Override
    public double reach() {
        return Math.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ);
    }

    @Override
    public double inradius() {
        return Math.min(halfX, Math.min(halfY, halfZ));
    }
}
