package org.signorini.ui.views.run;

/** What has changed in {@link Runs}. */
public enum RunChange {
    /** Runs came, went or ended. */
    LIST,
    /** Other runs are looked at. */
    SELECTION,
    /** Runs that are looked at have more rows, or theirs have been read. */
    DATA,
    /** The instant that is looked at. */
    CURSOR,
    /** The stretch of time that is looked at. */
    WINDOW
}
