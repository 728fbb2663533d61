package org.signorini.ui.model.properties;

import java.util.List;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboBoxViewerCellEditor;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;

/** One of some values, by name; the choice holds as soon as it is made. */
final class ChoiceCell extends ComboBoxViewerCellEditor {

    ChoiceCell(Composite parent, List<?> choices) {
        super(parent, SWT.READ_ONLY);
        setContentProvider(ArrayContentProvider.getInstance());
        setLabelProvider(LabelProvider.createTextProvider(FeatureProperty::text));
        setInput(choices);
        setActivationStyle(DROP_DOWN_ON_MOUSE_ACTIVATION);
        getViewer().getCCombo().setVisibleItemCount(16);
        getViewer().addPostSelectionChangedListener(e -> fireApplyEditorValue());
    }

    /** No choice yet is no choice. */
    @Override
    protected void doSetValue(Object value) {
        if (value != null) {
            super.doSetValue(value);
        }
    }
}
