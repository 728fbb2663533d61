package org.signorini.ui.preferences;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.preference.StringFieldEditor;
import org.eclipse.swt.widgets.Composite;

/** A field for the name of a folder; says what is wrong with a name that cannot be one. */
final class FolderNameField extends StringFieldEditor {

    FolderNameField(String preference, String label, Composite parent) {
        super(preference, label, parent);
    }

    @Override
    protected boolean doCheckState() {
        IStatus status = ResourcesPlugin.getWorkspace().validateName(getStringValue(), IResource.FOLDER);
        if (!status.isOK()) {
            setErrorMessage(getStringValue().isBlank() ? "The folder of results needs a name." : status.getMessage());
        }
        return status.isOK();
    }
}
