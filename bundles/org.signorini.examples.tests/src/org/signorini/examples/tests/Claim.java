package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;

/**
 * What an example's text says, word by word, and what its runs say to it. The number it is about stands in brackets,
 * which the text does not have: {@code "a period of [0.99] s"}.
 *
 * @param tolerance how far the runs may be off; negative for half a unit of the last digit that is printed
 */
public record Claim(String phrase, Relation relation, Quantity quantity, double tolerance) {

    /** A number that runs, a closed form or the model itself give, in the unit of the text. */
    public interface Quantity {
        double of(Evidence runs) throws Exception;
    }

    /** Something that holds for the runs. */
    public interface Fact {
        boolean of(Evidence runs) throws Exception;
    }

    public enum Relation {
        EQUAL, AT_MOST, TRUE, FORMULA, MEASURED
    }

    private static final double AS_PRINTED = -1;

    /** The number, to all digits printed. */
    public static Claim is(String phrase, Quantity quantity) {
        return new Claim(phrase, Relation.EQUAL, quantity, AS_PRINTED);
    }

    public static Claim below(String phrase, Quantity quantity) {
        return new Claim(phrase, Relation.AT_MOST, quantity, 0);
    }

    public static Claim holds(String phrase, Fact fact) {
        return new Claim(phrase, Relation.TRUE, runs -> fact.of(runs) ? 1 : 0, 0);
    }

    /** What the reader is told to set, or what is only a name. What comes of it is claimed beside it. */
    public static Claim given(String phrase) {
        return formula(phrase);
    }

    /** A formula, of which another claim takes the value. */
    public static Claim formula(String phrase) {
        return new Claim(phrase, Relation.FORMULA, runs -> 1, 0);
    }

    /** Times of computing, which nothing can check: their document says when and where they were measured. */
    public static Claim measured(String phrase) {
        return new Claim(phrase, Relation.MEASURED, runs -> 1, 0);
    }

    public String words() {
        return phrase.replace("[", "").replace("]", "");
    }

    /** Where in its phrase the number begins and ends; all of a formula. */
    public int[] extent() {
        return switch (relation) {
            case EQUAL, AT_MOST -> new int[] {phrase.indexOf('['), phrase.indexOf(']') - 1};
            case FORMULA, MEASURED -> new int[] {0, phrase.length()};
            case TRUE -> new int[] {0, 0};
        };
    }

    public void check(Evidence runs) throws Exception {
        double found = quantity.of(runs);
        switch (relation) {
            case EQUAL -> assertEquals(printed().doubleValue(), found, margin(), phrase);
            case AT_MOST -> assertTrue(found <= printed().doubleValue(), phrase + ": " + found);
            case TRUE -> assertTrue(found == 1, phrase);
            case FORMULA, MEASURED -> {
            }
        }
    }

    private BigDecimal printed() {
        String[] parts = phrase.substring(phrase.indexOf('[') + 1, phrase.indexOf(']')).split("/");
        BigDecimal number = new BigDecimal(parts[0]);
        return parts.length == 1 ? number : number.divide(new BigDecimal(parts[1]));
    }

    private double margin() {
        // fractions are exact, but what runs give is not
        return tolerance >= 0 ? tolerance : phrase.contains("/") ? 1e-3 : 0.5001 * printed().ulp().doubleValue();
    }
}
