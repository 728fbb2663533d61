package org.signorini.collision.shape;

/** Checks the numbers a shape is made of. */
final class Measure {

    private Measure() {
    }

    /** Refuses a measure that is negative or not a number; zero is fine, a plate has no thickness. */
    static void check(String shape, String what, double value) {
        if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(
                    what + " of a " + shape + " is " + value + ", must be finite and not negative");
        }
    }
}
