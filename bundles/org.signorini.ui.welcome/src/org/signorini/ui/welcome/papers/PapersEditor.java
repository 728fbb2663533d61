package org.signorini.ui.welcome.papers;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.part.EditorPart;

/** The page of the papers among the editors, where it has room. There is nothing in it to edit or save. */
public final class PapersEditor extends EditorPart {

    public static final String ID = "org.signorini.ui.welcome.papers";

    private PapersPage page;

    @Override
    public void init(IEditorSite site, IEditorInput input) {
        setSite(site);
        setInput(input);
        setPartName(input.getName());
    }

    @Override
    public void createPartControl(Composite parent) {
        page = new PapersPage(parent, getSite().getWorkbenchWindow());
    }

    /** What is on it. */
    public PapersPage page() {
        return page;
    }

    @Override
    public void setFocus() {
        page.setFocus();
    }

    @Override
    public boolean isDirty() {
        return false;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        // never dirty
    }

    @Override
    public void doSaveAs() {
        // the page has a button of its own, for a page that stands alone
    }
}
