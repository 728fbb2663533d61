package org.signorini.reproduce;

import java.util.List;

/** Where the program departs from an equation or algorithm that a paper prints, and how to have it as printed. */
public final class PrintedEquations {

    private PrintedEquations() {
    }

    /** A paper's departures, in its order. */
    public static List<Deviation> of(Paper paper) {
        return List.of();
    }
}
