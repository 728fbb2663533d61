package org.signorini.ui.model.form;

import java.util.List;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.signorini.model.element.Labels;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.element.ElementText;

/** One of an enumeration, yes or no, or an element that is referred to. Two columns. */
final class PickField implements Field {

    /** Refers to nothing. */
    static final String NONE = "(none)";

    private final FormSite site;
    private final EObject element;
    private final EStructuralFeature feature;
    private final ComboViewer combo;
    private final FieldMessage message;
    private boolean refreshing;

    PickField(Composite parent, FormSite site, EObject element, EStructuralFeature feature, List<?> choices) {
        this.site = site;
        this.element = element;
        this.feature = feature;
        combo = new ComboViewer(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setContentProvider(ArrayContentProvider.getInstance());
        combo.setLabelProvider(LabelProvider.createTextProvider(PickField::text));
        combo.setInput(choices);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(90, SWT.DEFAULT)
                .align(SWT.FILL, SWT.CENTER).applyTo(combo.getControl());
        message = new FieldMessage(combo.getControl());
        refresh();
        combo.addSelectionChangedListener(e -> picked());
    }

    private static String text(Object value) {
        return switch (value) {
            case EObject element -> ElementText.path(element);
            case Enumerator literal -> ElementText.word(literal.getName());
            case Boolean yes -> yes ? "yes" : "no";
            default -> String.valueOf(value);
        };
    }

    private void picked() {
        Object picked = combo.getStructuredSelection().getFirstElement();
        if (refreshing || picked == null) {
            return;
        }
        CompoundCommand named = new CompoundCommand("Choice of " + Labels.feature(feature.getName()));
        named.append(SetCommand.create(site.editing().domain(), element, feature,
                picked.equals(NONE) ? SetCommand.UNSET_VALUE : picked));
        site.editing().execute(named);
    }

    @Override
    public void refresh() {
        if (combo.getControl().isDisposed()) {
            return;
        }
        Object model = element.eGet(feature);
        refreshing = true;
        combo.setSelection(new StructuredSelection(model == null ? NONE : model));
        refreshing = false;
    }

    @Override
    public void show(LiveFindings findings) {
        if (!combo.getControl().isDisposed()) {
            message.show(findings, element, feature);
        }
    }
}
