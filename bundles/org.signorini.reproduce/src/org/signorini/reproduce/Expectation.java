package org.signorini.reproduce;

/** What a paper says or a closed form gives, and when what came out agrees with it. */
public sealed interface Expectation {

    /** Whether it is met. */
    boolean isMetBy(Object got);

    /** The expected number, or words, for JSON and for reading. */
    Object value();

    /** How far a number may be off, or null where nothing is measured by it. */
    Double tolerance();

    /** A number, off by no more than a tolerance. */
    record Near(Double value, Double tolerance) implements Expectation {

        public Near {
            if (!(tolerance >= 0) || tolerance.isInfinite()) {
                throw new IllegalArgumentException("a tolerance of " + tolerance);
            }
        }

        @Override
        public boolean isMetBy(Object got) {
            return got instanceof Number n && Math.abs(n.doubleValue() - value) <= tolerance;
        }
    }

    /** A number between two, which belong to it; infinite where there is no bound. */
    record Between(double low, double high) implements Expectation {

        @Override
        public boolean isMetBy(Object got) {
            return got instanceof Number n && n.doubleValue() >= low && n.doubleValue() <= high;
        }

        @Override
        public String value() {
            return low == Double.NEGATIVE_INFINITY ? "at most " + Numbers.text(high)
                    : high == Double.POSITIVE_INFINITY ? "at least " + Numbers.text(low)
                            : Numbers.text(low) + " to " + Numbers.text(high);
        }

        @Override
        public Double tolerance() {
            return null;
        }
    }

    /** A word or a count, to the letter. */
    record Exactly(Object value) implements Expectation {

        @Override
        public boolean isMetBy(Object got) {
            return value.equals(got);
        }

        @Override
        public Double tolerance() {
            return null;
        }
    }
}
