/**
 * A model file while it is edited, for every editor alike: the model, one command stack, whether it differs from the
 * file, saving, and what happens when the file changes elsewhere.
 *
 * <p>
 * An editor makes a {@link org.signorini.ui.model.editing.ModelEditing} of its input, gives its action bars an {@link
 * org.signorini.ui.model.editing.UndoRedo}, answers {@code IGotoMarker} by a {@link
 * org.signorini.ui.model.editing.GotoElement} and disposes of the editing when it closes. Whatever changes the model
 * is a command on the editing's stack.
 */
package org.signorini.ui.model.editing;
