package org.signorini.ui.model.form;

import org.signorini.ui.model.editing.LiveFindings;

/** One or more rows of a form that show a part of the model. */
public interface Field {

    /** Shows what the model has now. */
    void refresh();

    /** Shows what is wrong with it now. */
    void show(LiveFindings findings);
}
