package org.signorini.ui.model.editing;

/** Hears what becomes of a model that is edited; on the display's thread. */
public interface EditingListener {

    /** A command was executed, undone or redone; or the file was saved. Elements are the same as before. */
    void modelChanged();

    /** The file was read again: the root and all elements are new objects, and nothing can be undone. */
    void modelReplaced();
}
