package org.signorini.model.expression;

/** The dimension of a unit: powers of metre, kilogram and second. Angles have none. */
public record Dimension(int length, int mass, int time) {

    public static final Dimension NONE = new Dimension(0, 0, 0);

    Dimension times(Dimension other, int power) {
        return new Dimension(length + power * other.length, mass + power * other.mass, time + power * other.time);
    }
}
