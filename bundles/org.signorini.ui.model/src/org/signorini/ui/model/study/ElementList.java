package org.signorini.ui.model.study;

import java.util.List;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.Settings;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.model.study.Variation;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.editing.Removal;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.FreeNames;
import org.signorini.ui.model.form.ElementFields;
import org.signorini.ui.model.form.Field;
import org.signorini.ui.model.form.FormSite;

/** A list of a study's elements with buttons to add and remove, and the fields of the selected one below. */
final class ElementList implements Field {

    private final FormSite site;
    private final Study study;
    private final EReference feature;
    private final ListColumn labels = new ListColumn();
    private final TreeViewer list;
    private final Composite details;
    private final Button remove;
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
        Composite buttons = site.toolkit().createComposite(parent);
        GridLayoutFactory.fillDefaults().applyTo(buttons);
        GridDataFactory.fillDefaults().applyTo(buttons);
        Button add = button(buttons, "Add…");
        add.addListener(SWT.Selection, e -> add(add));
        remove = button(buttons, "Remove");
        remove.addListener(SWT.Selection, e -> site.editing()
                .execute(Removal.of(site.editing().domain(), List.of(selected()))));
        details = site.toolkit().createComposite(parent);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(2, 2).spacing(8, 4).applyTo(details);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(6, 0).applyTo(details);
        list.addSelectionChangedListener(e -> showDetails());
        showDetails();
        site.add(this);
    }

    private Button button(Composite parent, String text) {
        Button button = site.toolkit().createButton(parent, text, SWT.PUSH);
        GridDataFactory.fillDefaults().hint(90, SWT.DEFAULT).applyTo(button);
        return button;
    }

    TreeViewer viewer() {
        return list;
    }

    private EObject selected() {
        return (EObject) list.getStructuredSelection().getFirstElement();
    }

    /** The kinds there are; of several a menu, and of comparisons an alternative of the selected one too. */
    private void add(Control at) {
        List<EClass> kinds = StudyPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance)
                .map(EClass.class::cast).filter(c -> !c.isAbstract() && feature.getEReferenceType().isSuperTypeOf(c))
                .toList();
        EObject comparison = feature != Literals.STUDY__COMPARISONS || selected() == null ? null
                : selected() instanceof Settings ? selected().eContainer() : selected();
        if (kinds.size() == 1 && comparison == null) {
            create(study, feature, kinds.get(0));
            return;
        }
        MenuManager menu = new MenuManager();
        if (comparison != null) {
            menu.add(action(comparison, Literals.COMPARISON__ALTERNATIVES, Literals.ALTERNATIVE));
        }
        kinds.forEach(kind -> menu.add(action(study, feature, kind)));
        Menu shownMenu = menu.createContextMenu(at);
        shownMenu.setVisible(true);
    }

    private Action action(EObject owner, EReference into, EClass kind) {
        return new Action("New " + Labels.feature(kind.getName()),
                ElementIcons.descriptor(ElementIcons.name(kind))) {
            @Override
            public void run() {
                create(owner, into, kind);
            }
        };
    }

    /** Adds a new element and selects it. */
    void create(EObject owner, EReference into, EClass kind) {
        EObject made = EcoreUtil.create(kind);
        if (made instanceof NamedElement named) {
            named.setName(FreeNames.in(owner, into, kind));
        }
        boolean parameters = study.getMechanism() != null && !study.getMechanism().getParameters().isEmpty();
        if (parameters && made instanceof Variation variation) {
            variation.setParameter(study.getMechanism().getParameters().get(0));
        } else if (parameters && made instanceof ParameterValue value) {
            value.setParameter(study.getMechanism().getParameters().get(0));
            value.setValue(value.getParameter().getValue());
        }
        Command command = AddCommand.create(site.editing().domain(), owner, into, made);
        site.editing().execute(command);
        list.expandAll();
        list.setSelection(new StructuredSelection(made), true);
    }

    private void showDetails() {
        EObject element = selected();
        remove.setEnabled(element != null);
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
