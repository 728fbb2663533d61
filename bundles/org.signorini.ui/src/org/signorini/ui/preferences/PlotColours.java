package org.signorini.ui.preferences;

/** Which colours charts and animations have. */
public enum PlotColours {
    /** Those that go with what is around them. */
    WORKBENCH,
    LIGHT,
    DARK
}
