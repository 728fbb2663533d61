package org.signorini.reproduce.printed;

import java.util.List;

import org.signorini.reproduce.Deviation;
import org.signorini.reproduce.Paper;

/**
 * Where the program departs from an equation or algorithm that a paper prints, and how to have it as printed. The help
 * page <em>Deviations from the papers</em> says the same with more words.
 */
public final class PrintedEquations {

    private static final String EULER = "--scheme semi-implicit-euler --option scheme.";

    private PrintedEquations() {
    }

    /** A paper's departures, in its order. */
    public static List<Deviation> of(Paper paper) {
        return switch (paper) {
            case S0 -> EquationsS0.all();
            case S1 -> EquationsS1.all();
            case S2 -> EquationsS2.all();
            case S3 -> EquationsS3.all();
            case S4 -> EquationsS4.all();
        };
    }

    /** An option of the semi-implicit Euler scheme, on the command line. */
    static String euler(String option) {
        return EULER + option;
    }

    /** An option of a contact model. */
    static String contact(String id, String option) {
        return "--contact-model " + id + " --option contact-model." + option;
    }

    /** An option of a solver. */
    static String solver(String id, String option) {
        return "--solver " + id + " --option solver." + option;
    }

    /** An option of a formulation. */
    static String formulation(String id, String option) {
        return "--formulation " + id + " --option formulation." + option;
    }

    /** All papers' schemes take a step as a whole. */
    static Deviation dividedSteps(String where) {
        return new Deviation(where, "every quantity of a step belongs to its start, whatever its length",
                "near contacts a step is divided until turning adds no more overlap than 0.2 mm",
                "A point that turns leaves its tangent by ½h²ω²r, which would be an overlap that the next step pushes "
                        + "out as if it were an impact.", euler("overlap=0"));
    }
}
