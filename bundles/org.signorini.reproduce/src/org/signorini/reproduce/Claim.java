package org.signorini.reproduce;

/**
 * What a paper says, and what came out. What is expected is the paper's word or a closed form, never a number this
 * program gave before.
 *
 * @param id       unique, begins with its figure's: {@code S0-figure-11-sliding-ends}
 * @param claim    a sentence, with the place in the paper where it is not the figure itself
 * @param expected what agrees with it
 * @param got      a number, word or count
 * @param unit     of numbers, or empty
 * @param why      one sentence: why this tolerance, or these bounds
 * @param reason   where it cannot be met, why; else empty
 */
public record Claim(String id, String claim, Expectation expected, Object got, String unit, String why,
        String reason) {

    /** A number off by no more than a tolerance. */
    public static Claim near(String id, String claim, double expected, double tolerance, double got, String unit,
            String why) {
        return new Claim(id, claim, new Expectation.Near(expected, tolerance), got, unit, why, "");
    }

    public static Claim between(String id, String claim, double low, double high, double got, String unit,
            String why) {
        return new Claim(id, claim, new Expectation.Between(low, high), got, unit, why, "");
    }

    public static Claim atMost(String id, String claim, double high, double got, String unit, String why) {
        return between(id, claim, Double.NEGATIVE_INFINITY, high, got, unit, why);
    }

    public static Claim atLeast(String id, String claim, double low, double got, String unit, String why) {
        return between(id, claim, low, Double.POSITIVE_INFINITY, got, unit, why);
    }

    /** A word or a count. */
    public static Claim exactly(String id, String claim, Object expected, Object got) {
        return new Claim(id, claim, new Expectation.Exactly(expected), got, "", "", "");
    }

    /** The same with the reason why it cannot be met. */
    public Claim because(String documented) {
        return new Claim(id, claim, expected, got, unit, why, documented);
    }

    public boolean ok() {
        return expected.isMetBy(got);
    }

    /** Whether it is met, or it is said why it cannot be. */
    public boolean isExplained() {
        return ok() || !reason.isEmpty();
    }
}
