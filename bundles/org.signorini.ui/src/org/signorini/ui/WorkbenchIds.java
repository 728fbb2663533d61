package org.signorini.ui;

/** Ids of the workbench's parts and of the places in its menus where others may add theirs. */
public final class WorkbenchIds {

    public static final String MECHANISM_PERSPECTIVE = "org.signorini.ui.perspective.mechanism";
    public static final String HELP_VIEW = "org.signorini.ui.help";
    public static final String SOLVE_VIEW = "org.signorini.ui.solve";
    /** The Run menu; contribute commands to {@code menu:org.signorini.ui.run?after=additions}. */
    public static final String RUN_MENU = "org.signorini.ui.run";

    private WorkbenchIds() {
    }
}
