package org.signorini.ui.views;

/** Ids of the views of runs. */
public final class ViewIds {

    public static final String TRAJECTORIES = "org.signorini.ui.views.trajectories";
    public static final String CONTACTS = "org.signorini.ui.views.contacts";
    public static final String LIMIT_CYCLE = "org.signorini.ui.views.limitCycle";
    public static final String SOLVER = "org.signorini.ui.views.solver";
    public static final String RUNS = "org.signorini.ui.views.runs";

    private ViewIds() {
    }
}
