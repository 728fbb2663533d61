package org.signorini.ui.model.properties;

import java.util.Arrays;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.DialogCellEditor;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.dialogs.ListSelectionDialog;

/** Any number of elements, ticked in a dialog. */
final class ReferencesCell extends DialogCellEditor {

    private final List<EObject> candidates;

    ReferencesCell(Composite parent, List<EObject> candidates) {
        super(parent);
        this.candidates = candidates;
    }

    @Override
    protected void updateContents(Object value) {
        if (getDefaultLabel() != null) {
            getDefaultLabel().setText(FeatureProperty.text(value));
        }
    }

    @Override
    protected Object openDialogBox(Control window) {
        ListSelectionDialog dialog = ListSelectionDialog.of(candidates)
                .contentProvider(ArrayContentProvider.getInstance())
                .labelProvider(LabelProvider.createTextProvider(FeatureProperty::text))
                .title("Choose Elements").message("Choose any number:")
                .preselect(getValue() instanceof List<?> chosen ? chosen.toArray() : new Object[0])
                .create(window.getShell());
        return dialog.open() == Window.OK ? Arrays.asList(dialog.getResult()) : null;
    }
}
