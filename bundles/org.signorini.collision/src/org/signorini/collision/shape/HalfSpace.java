package org.signorini.collision.shape;

/**
 * Everything below the plane z = 0; the outward normal is +z. Contacts with a half-space take its x and y axes as their
 * tangents, so its placement also says how a friction pyramid is turned (S0 §6.1, cases 1 and 2).
 */
public record HalfSpace() implements Shape {

    @Override
    public double reach() {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public double inradius() {
        return Double.POSITIVE_INFINITY;
    }
}
