package org.signorini.ui.model.form;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.editing.ModelEditing;

/** What fields need of the form they are in: the model, the look, and that it is laid out again. */
public final class FormSite {

    private final ModelEditing editing;
    private final FormToolkit toolkit;
    private final Runnable reflow;
    private final List<Field> fields = new ArrayList<>();
    private LiveFindings findings;

    public FormSite(ModelEditing editing, FormToolkit toolkit, Runnable reflow) {
        this.editing = editing;
        this.toolkit = toolkit;
        this.reflow = reflow;
    }

    public ModelEditing editing() {
        return editing;
    }

    public FormToolkit toolkit() {
        return toolkit;
    }

    /** Lays the form out again after rows came or went. */
    public void reflow() {
        reflow.run();
    }

    public void add(Field field) {
        fields.add(field);
        if (findings != null) {
            field.show(findings);
        }
    }

    public void remove(Field field) {
        fields.remove(field);
    }

    public void clear() {
        fields.clear();
    }

    public void refresh() {
        List.copyOf(fields).forEach(Field::refresh);
    }

    public void show(LiveFindings found) {
        findings = found;
        List.copyOf(fields).forEach(f -> f.show(found));
    }

    /** A text in the colour of remarks. */
    public Label remark(Composite parent, String text) {
        Label label = toolkit.createLabel(parent, text, SWT.WRAP);
        label.setForeground(JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR));
        return label;
    }
}
