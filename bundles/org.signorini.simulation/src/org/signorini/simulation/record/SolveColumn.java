package org.signorini.simulation.record;

/**
 * The columns of {@link Recorder#solves}, in their order: of the last problem of a step, which is the one its impulses
 * come from.
 */
public enum SolveColumn {

    TIME("time", "s"),
    UNKNOWNS("unknowns", ""),
    /** Of the lead matrix; NaN where it was not looked for. */
    RANK("rank", ""),
    ITERATIONS("iterations", ""),
    RESIDUAL("residual", ""),
    FALL_BACKS("fall-backs", ""),
    /** Which solver answered: an index of {@link Recorder#solverNames}. */
    SOLVER("solver", ""),
    /** How many problems the step took: parts, phases, second looks. */
    PROBLEMS("problems", "");

    private final String title;
    private final String unit;

    SolveColumn(String title, String unit) {
        this.title = title;
        this.unit = unit;
    }

    public String title() {
        return title;
    }

    public String unit() {
        return unit;
    }
}
