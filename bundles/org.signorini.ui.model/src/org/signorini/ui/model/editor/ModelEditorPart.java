package org.signorini.ui.model.editor;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.part.EditorPart;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.signorini.model.file.ModelFileException;
import org.signorini.ui.model.editing.EditingListener;
import org.signorini.ui.model.editing.ElementRevealer;
import org.signorini.ui.model.editing.GotoElement;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.editing.Revert;
import org.signorini.ui.model.editing.UndoRedo;
import org.signorini.ui.model.properties.ModelPropertyPage;

/**
 * What all editors of model files do alike as the workbench asks: open, save, undo, show properties, go to a problem's
 * element. What it looks like is the subclass' part.
 */
public abstract class ModelEditorPart extends EditorPart implements ElementRevealer, EditingListener {

    private ModelEditing editing;
    private UndoRedo undoRedo;
    private Revert revert;

    /** The model; there after {@link #init}. */
    public final ModelEditing editing() {
        return editing;
    }

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        IFile file = input.getAdapter(IFile.class);
        if (file == null || file.getLocation() == null) {
            throw new PartInitException("Models are edited in the workspace; import '" + input.getName()
                    + "' into a project first.");
        }
        try {
            editing = new ModelEditing(file);
        } catch (ModelFileException e) {
            throw new PartInitException(e.getMessage());
        }
        setSite(site);
        setInput(input);
        setPartName(input.getName());
        undoRedo = new UndoRedo(editing);
        revert = new Revert(editing);
        editing.addListener(this);
    }

    /** Takes the workbench's menu over, whenever the editor comes to the front. */
    protected void contribute(IActionBars bars) {
        undoRedo.register(bars);
        bars.setGlobalActionHandler(ActionFactory.REVERT.getId(), revert);
    }

    @Override
    public void modelChanged() {
        revert.setEnabled(isDirty());
        firePropertyChange(PROP_DIRTY);
    }

    @Override
    public void modelReplaced() {
        revert.setEnabled(isDirty());
        firePropertyChange(PROP_DIRTY);
    }

    @Override
    public boolean isDirty() {
        return editing.isDirty();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        try {
            editing.save(monitor);
        } catch (ModelFileException e) {
            monitor.setCanceled(true);
            MessageDialog.openError(getSite().getShell(), "Not Saved", e.getMessage());
        }
    }

    @Override
    public void doSaveAs() {
        IFile other = SaveAsPlace.ask(getSite().getShell(), editing.file());
        if (other != null) {
            saveAs(other);
        }
    }

    /** Goes on in another file. */
    public final void saveAs(IFile other) {
        String complaint = complaintAbout(other);
        if (complaint != null) {
            MessageDialog.openError(getSite().getShell(), "Not Saved", complaint);
            return;
        }
        try {
            editing.saveAs(other, new NullProgressMonitor());
            setInputWithNotify(new FileEditorInput(other));
            setPartName(other.getName());
        } catch (ModelFileException e) {
            MessageDialog.openError(getSite().getShell(), "Not Saved", e.getMessage());
        }
    }

    /** Why the model cannot be kept in a file; {@code null} if it can. */
    protected String complaintAbout(IFile other) {
        return null;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return true;
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IPropertySheetPage.class) {
            return type.cast(new ModelPropertyPage(editing));
        }
        if (type == IGotoMarker.class) {
            return type.cast(new GotoElement(editing, this));
        }
        if (type == ModelEditing.class) {
            return type.cast(editing);
        }
        return super.getAdapter(type);
    }

    @Override
    public void dispose() {
        if (editing != null) {
            undoRedo.dispose();
            editing.dispose();
        }
        super.dispose();
    }
}
