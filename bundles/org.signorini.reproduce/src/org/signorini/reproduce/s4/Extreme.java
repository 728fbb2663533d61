package org.signorini.reproduce.s4;

import java.util.Arrays;

import org.signorini.reproduce.Claim;

/** Claims about the range of a quantity over the cycle. */
final class Extreme {

    private static final String SOURCE = "By an independent program, with the paper's midpoint rule at 0.01 ms, ";

    private Extreme() {
    }

    static Claim least(String id, String symbol, double expected, double tolerance, double[] values, String unit,
            String why) {
        return Claim.near(id + "-least", SOURCE + symbol + " falls to " + expected + " " + unit + ".", expected,
                tolerance,
                Arrays.stream(values).min().orElse(Double.NaN), unit, why);
    }

    static Claim most(String id, String symbol, double expected, double tolerance, double[] values, String unit,
            String why) {
        return Claim.near(id + "-most", SOURCE + symbol + " rises to " + expected + " " + unit + ".", expected,
                tolerance,
                Arrays.stream(values).max().orElse(Double.NaN), unit, why);
    }
}
