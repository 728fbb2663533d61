package org.signorini.ui.model.form;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.signorini.model.element.Labels;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.element.Evaluation;

/** A text, an expression with what it comes to beside it, or a whole number. Three columns. */
final class TextField implements Field {

    private final FormSite site;
    private final EObject element;
    private final EAttribute feature;
    private final Typing typing;
    private final Text text;
    private final Label value;
    private final FieldMessage message;
    private boolean refreshing;

    /** @param hint shown where nothing is written */
    TextField(Composite parent, FormSite site, EObject element, EAttribute feature, String hint) {
        this.site = site;
        this.element = element;
        this.feature = feature;
        typing = new Typing(site.editing());
        text = new Text(parent, SWT.BORDER | SWT.SINGLE);
        text.setMessage(hint);
        boolean evaluated = Evaluation.isExpression(feature) || isWhole();
        GridDataFactory.fillDefaults().grab(true, false).hint(90, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER)
                .span(evaluated ? 1 : 2, 1).applyTo(text);
        value = evaluated ? site.remark(parent, "") : null;
        if (evaluated) {
            GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).hint(110, SWT.DEFAULT).applyTo(value);
        }
        if (Evaluation.isExpression(feature)) {
            ExpressionAssist.install(text, () -> element);
        }
        message = new FieldMessage(text);
        refresh();
        text.addModifyListener(e -> typed());
        text.addListener(SWT.FocusOut, e -> typing.end());
        text.addListener(SWT.DefaultSelection, e -> typing.end());
    }

    Text control() {
        return text;
    }

    private void typed() {
        if (refreshing) {
            return;
        }
        String written = text.getText();
        if (isWhole() && !written.strip().matches("|-?\\d{1,9}")) {
            complain("a whole number is needed");
            return;
        }
        typing.type(() -> change(written));
        evaluate();
    }

    private boolean isWhole() {
        return feature.getEType().getInstanceClass() == int.class;
    }

    private Command change(String written) {
        Object model = written.isBlank() ? SetCommand.UNSET_VALUE
                : isWhole() ? (Object) Integer.valueOf(written.strip()) : written;
        CompoundCommand named = new CompoundCommand("Typing in " + Labels.feature(feature.getName()));
        named.append(SetCommand.create(site.editing().domain(), element, feature, model));
        return named;
    }

    private void evaluate() {
        if (value == null) {
            return;
        }
        String written = text.getText();
        if (isWhole()) {
            value.setText("");
            return;
        }
        Evaluation evaluation = Evaluation.around(element);
        String complaint = evaluation.complaint(feature, written);
        if (complaint != null) {
            complain(complaint);
            return;
        }
        value.setForeground(JFaceResources.getColorRegistry()
                .get(JFacePreferences.QUALIFIER_COLOR));
        String comesTo = evaluation.value(feature, written);
        value.setText(comesTo.isEmpty() ? Evaluation.unit(feature) : comesTo);
        value.setToolTipText(null);
    }

    private void complain(String complaint) {
        value.setForeground(JFaceColors.getErrorText(value.getDisplay()));
        value.setText(complaint.replaceAll(" \\(at character.*", ""));
        value.setToolTipText(complaint);
    }

    @Override
    public void refresh() {
        if (text.isDisposed() || typing.isBusy()) {
            return;
        }
        Object model = element.eGet(feature);
        String shown = model == null ? "" : model.toString();
        if (!shown.equals(text.getText())) {
            refreshing = true;
            text.setText(shown);
            refreshing = false;
        }
        evaluate();
    }

    @Override
    public void show(LiveFindings findings) {
        if (!text.isDisposed()) {
            message.show(findings, element, feature);
        }
    }
}
