package org.signorini.ui.model.study;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.signorini.model.study.Settings;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.form.ElementFields;
import org.signorini.ui.model.form.Field;
import org.signorini.ui.model.form.FormSite;

/** A list of a study's elements with buttons beside it and the fields of the selected one below. */
final class ElementList implements Field {

    private final FormSite site;
    private final Study study;
    private final EReference feature;
    private final ListColumn labels = new ListColumn();
    private final TreeViewer list;
    private final Composite details;
    private final ListButtons buttons;
    private EObject shown;
    private List<Field> fields = List.of();

    ElementList(Composite parent, FormSite site, Study study, EReference feature) {
        this.site = site;
        this.study = study;
        this.feature = feature;
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(parent);
        list = new TreeViewer(parent, SWT.BORDER | SWT.SINGLE | SWT.V_SCROLL);
        list.setContentProvider(new ListContent(feature));
        list.setLabelProvider(labels.provider());
        list.setInput(study);
        list.expandAll();
        GridDataFactory.fillDefaults().grab(true, false)
                .hint(200, feature == Literals.STUDY__COMPARISONS ? 120 : 74).applyTo(list.getControl());
        buttons = new ListButtons(parent, site, list, new NewElements(site.editing(), study, feature, this::select));
        details = site.toolkit().createComposite(parent);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(2, 2).spacing(8, 4).applyTo(details);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(6, 0).applyTo(details);
        list.addSelectionChangedListener(e -> showDetails());
        showDetails();
        site.add(this);
    }

    TreeViewer viewer() {
        return list;
    }

    private EObject selected() {
        return (EObject) list.getStructuredSelection().getFirstElement();
    }

    private void select(EObject made) {
        list.expandAll();
        list.setSelection(new StructuredSelection(made), true);
    }

    private void showDetails() {
        EObject element = selected();
        buttons.update();
        if (element == shown && element != null) {
            return;
        }
        shown = element;
        fields.forEach(site::remove);
        for (Control old : details.getChildren()) {
            old.dispose();
        }
        if (element instanceof Settings settings) {
            fields = SettingsFields.add(details, site, settings);
        } else if (element != null) {
            fields = new ElementFields(site, details).addAll(element);
        } else {
            fields = List.of();
        }
        ((GridData) details.getLayoutData()).exclude = fields.isEmpty();
        details.setVisible(!fields.isEmpty());
        site.reflow();
    }

    @Override
    public void refresh() {
        if (!list.getControl().isDisposed()) {
            list.refresh();
            if (shown != null && shown.eContainer() == null) {
                list.setSelection(StructuredSelection.EMPTY);
            }
            buttons.update();
        }
    }

    @Override
    public void show(LiveFindings findings) {
        if (!list.getControl().isDisposed()) {
            labels.show(findings);
            list.refresh(true);
        }
    }

    /** Selects an element if it is in this list, and leaves the selection alone if it is not. */
    boolean reveal(EObject element) {
        EObject top = element;
        while (top != null && top.eContainer() != study) {
            top = top.eContainer();
        }
        if (top == null || top.eContainmentFeature() != feature) {
            return false;
        }
        list.setSelection(new StructuredSelection(element), true);
        return selected() == element;
    }
}
