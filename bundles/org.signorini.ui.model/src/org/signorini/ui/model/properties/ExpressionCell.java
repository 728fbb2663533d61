package org.signorini.ui.model.properties;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.signorini.ui.model.element.Evaluation;
import org.signorini.ui.model.form.ExpressionAssist;

/** An expression, and beside it with every key what it comes to, or what is wrong with it. */
final class ExpressionCell extends TextCellEditor {

    private final EObject element;
    private final EStructuralFeature feature;
    private Label value;
    private ContentProposalAdapter assist;

    ExpressionCell(Composite parent, EObject element, EStructuralFeature feature) {
        this.element = element;
        this.feature = feature;
        create(parent);
        setValidator(text -> message(Evaluation.around(element).complaint(feature, String.valueOf(text))));
    }

    /** A complaint as cells want it, which take it for a pattern of {@link java.text.MessageFormat}. */
    static String message(String complaint) {
        return complaint == null ? null : complaint.replace("'", "''").replace("{", "'{'");
    }

    @Override
    protected Control createControl(Composite parent) {
        Composite row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 0).applyTo(row);
        Control typed = super.createControl(row);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.CENTER).applyTo(typed);
        value = new Label(row, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(value);
        text.addModifyListener(e -> evaluate());
        assist = ExpressionAssist.install(text, () -> element);
        return row;
    }

    private void evaluate() {
        Evaluation evaluation = Evaluation.around(element);
        String complaint = evaluation.complaint(feature, text.getText());
        String comesTo = evaluation.value(feature, text.getText());
        String shown = complaint != null ? complaint.replaceAll(" \\(at character.*", "")
                : comesTo.isEmpty() ? Evaluation.unit(feature) : comesTo;
        Color colour = complaint != null ? JFaceColors.getErrorText(value.getDisplay())
                : JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR);
        value.setText(shown);
        value.setToolTipText(complaint);
        value.setForeground(colour);
        value.requestLayout();
    }

    /** A click on a proposal takes the focus without ending the editing. */
    @Override
    protected void focusLost() {
        if (!assist.isProposalPopupOpen()) {
            super.focusLost();
        }
    }

    @Override
    protected boolean dependsOnExternalFocusListener() {
        return false;
    }
}
