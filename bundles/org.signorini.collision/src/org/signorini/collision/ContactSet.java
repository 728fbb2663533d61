package org.signorini.collision;

import org.signorini.collision.internal.narrow.ContactBuffer;

/**
 * The contacts of one step: first the fixed ones in the order they were added, then those of shapes in rising order of
 * the pair. Vectors are in the world's axes. For contact i
 *
 * <pre>
 * gap      distance of the bodies there, negative if they overlap
 * pointA   point of body A, three numbers at 3i; pointB likewise; pointA − pointB = gap · n
 * frame    rows n, t1, t2 at 9i: n is a unit vector from B towards A (S0 §2.3), t2 = n × t1;
 *          frame · (v_A − v_B) is the contact velocity in the order (n, t1, t2)
 * </pre>
 *
 * A contact is known by its shapes and its feature (which corners, edges or ends touch); {@link #previous} tells which
 * contact of the step before it continues, so that impulses can be carried over without any search.
 *
 * <p>
 * The arrays are handed out as they are, may be longer than needed and are valid until the next detection: ask for them
 * anew at every step.
 */
public final class ContactSet {

    ContactBuffer buffer;

    ContactSet(ContactBuffer buffer) {
        this.buffer = buffer;
    }

    public int count() {
        return buffer.count;
    }

    public double[] gap() {
        return buffer.gap;
    }

    public double[] pointA() {
        return buffer.pointA;
    }

    public double[] pointB() {
        return buffer.pointB;
    }

    public double[] frame() {
        return buffer.frame;
    }

    /** Body A of each contact; one of the two, A or B, may be {@link Scene#WORLD}. */
    public int[] bodyA() {
        return buffer.bodyA;
    }

    public int[] bodyB() {
        return buffer.bodyB;
    }

    /** Shape on A of each contact; of a fixed contact −1. */
    public int[] shapeA() {
        return buffer.shapeA;
    }

    /** Shape on B of each contact; of a fixed contact −1. */
    public int[] shapeB() {
        return buffer.shapeB;
    }

    /** What of the two shapes touches; of a fixed contact its number. Only good for telling contacts apart. */
    public int[] feature() {
        return buffer.feature;
    }

    /** The rule by which the contact's shapes collide, as numbered by {@link SceneBuilder}. */
    public int[] rule() {
        return buffer.rule;
    }

    /** Which contact of the last detection each one continues, −1 if it is new. */
    public int[] previous() {
        return buffer.previous;
    }
}
