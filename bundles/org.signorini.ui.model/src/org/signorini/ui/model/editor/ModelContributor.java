package org.signorini.ui.model.editor;

import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.part.EditorActionBarContributor;

/**
 * Lets the workbench's menu reach the editor in front. All editors of a kind share their action bars: what each of them
 * put there as it opens would be that of the one opened last.
 */
public final class ModelContributor extends EditorActionBarContributor {

    @Override
    public void setActiveEditor(IEditorPart active) {
        if (active instanceof ModelEditorPart editor) {
            editor.contribute(getActionBars());
            getActionBars().updateActionBars();
        }
    }
}
