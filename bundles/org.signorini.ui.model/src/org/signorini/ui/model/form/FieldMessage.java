package org.signorini.ui.model.form;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.ui.model.editing.LiveFindings;

/** The sign at a field that something is wrong; its words are shown where the mouse rests. */
public final class FieldMessage {

    private final ControlDecoration sign;

    public FieldMessage(Control control) {
        sign = new ControlDecoration(control, SWT.LEFT | SWT.TOP);
        sign.hide();
    }

    public void show(LiveFindings findings, EObject element, EStructuralFeature feature) {
        List<Finding> found = findings.of(element).stream()
                .filter(f -> f.feature() == feature && f.severity() != Severity.INFO).toList();
        if (found.isEmpty()) {
            sign.hide();
            return;
        }
        boolean error = found.stream().anyMatch(f -> f.severity() == Severity.ERROR);
        sign.setImage(FieldDecorationRegistry.getDefault().getFieldDecoration(error
                ? FieldDecorationRegistry.DEC_ERROR : FieldDecorationRegistry.DEC_WARNING).getImage());
        sign.setDescriptionText(String.join("\n", found.stream().map(f -> f.cause() + "; " + f.advice()).toList()));
        sign.show();
    }
}
