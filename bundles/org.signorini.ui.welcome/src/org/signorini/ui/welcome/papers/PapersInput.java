package org.signorini.ui.welcome.papers;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IPersistableElement;

/** The papers; there is one of it. */
enum PapersInput implements IEditorInput {

    INSTANCE;

    @Override
    public boolean exists() {
        return true;
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return null;
    }

    @Override
    public String getName() {
        return "The Papers";
    }

    @Override
    public IPersistableElement getPersistable() {
        return null;
    }

    @Override
    public String getToolTipText() {
        return "The papers' figures, computed again";
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return null;
    }
}
