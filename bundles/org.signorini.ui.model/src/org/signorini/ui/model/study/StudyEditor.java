package org.signorini.ui.model.study;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.forms.widgets.Section;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.ui.model.editing.FindingSummary;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.editor.ModelEditorPart;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.ElementText;
import org.signorini.ui.model.form.ElementFields;
import org.signorini.ui.model.form.FormSite;
import org.signorini.ui.model.form.ThemeSwitch;
import org.signorini.ui.model.tree.ModelOutline;
import org.signorini.ui.model.wizard.MechanismFiles;

/** A study as a form. */
public final class StudyEditor extends ModelEditorPart {

    public static final String ID = "org.signorini.ui.model.study";

    private FormToolkit toolkit;
    private ScrolledForm form;
    private FormSite site;
    private final Runnable onFindings = this::showFindings;
    private LiveFindings findings;
    private Mechanism mechanism;
    /** Every list and choice would have the form laid out; once, at the end, is enough. */
    private boolean building;
    private final List<ElementList> lists = new ArrayList<>();
    private final FormSelection selection = new FormSelection();

    @Override
    public void createPartControl(Composite parent) {
        makeForm(parent);
        ThemeSwitch.follow(parent, () -> makeAnew(parent));
        findings = editing().findings();
        findings.addListener(onFindings);
        getSite().setSelectionProvider(selection);
        selection.setSelection(new StructuredSelection(editing().root()));
    }

    private void makeForm(Composite parent) {
        toolkit = new FormToolkit(parent.getDisplay());
        form = toolkit.createScrolledForm(parent);
        toolkit.decorateFormHeading(form.getForm());
        form.setImage(ElementIcons.image("study"));
        GridLayoutFactory.fillDefaults().numColumns(2).equalWidth(true).margins(10, 8).spacing(16, 0)
                .applyTo(form.getBody());
        site = new FormSite(editing(), toolkit, this::reflow);
        build();
    }

    private void makeAnew(Composite parent) {
        form.dispose();
        toolkit.dispose();
        makeForm(parent);
        parent.layout(true);
        showFindings();
    }

    /** Sections remember their sizes until everything in them is laid out anew. */
    private void reflow() {
        if (building) {
            return;
        }
        form.getBody().layout(true, true);
        form.reflow(true);
    }

    private Study study() {
        return (Study) editing().root();
    }

    private void build() {
        fill();
        layOut();
    }

    private void fill() {
        mechanism = study().getMechanism();
        building = true;
        form.setRedraw(false);
        site.clear();
        lists.clear();
        for (Control old : form.getBody().getChildren()) {
            old.dispose();
        }
        title();
        Composite left = column();
        Composite right = column();
        identity(section(left, "Study", "What is computed."));
        method(section(left, "Method", "How a step is computed; what is not chosen is the default."));
        list(left, "Measures", "What is read from each run.", Literals.STUDY__MEASURES);
        time(section(right, "Time and Accuracy", "Numbers may have units and use the mechanism's parameters."));
        list(right, "Parameters", "Values that hold instead of the mechanism's own.", Literals.STUDY__VALUES);
        variations(right);
        list(right, "Comparisons", "Everything is computed with each alternative.", Literals.STUDY__COMPARISONS);
    }

    private void layOut() {
        building = false;
        form.reflow(true);
        form.setRedraw(true);
    }

    /** A form that is given a title lays everything out. */
    private void title() {
        String name = ElementText.name(study());
        if (!name.equals(form.getText())) {
            form.setText(name);
        }
    }

    private Composite column() {
        Composite column = toolkit.createComposite(form.getBody());
        GridLayoutFactory.fillDefaults().spacing(0, 10).applyTo(column);
        GridDataFactory.fillDefaults().grab(true, true).hint(300, SWT.DEFAULT).applyTo(column);
        return column;
    }

    private Composite section(Composite column, String title, String about) {
        Section section = toolkit.createSection(column, ExpandableComposite.TITLE_BAR | ExpandableComposite.TWISTIE
                | ExpandableComposite.EXPANDED | Section.DESCRIPTION);
        section.setText(title);
        section.setDescription(about);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(section);
        Composite client = toolkit.createComposite(section);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(2, 4).spacing(10, 5).applyTo(client);
        section.setClient(client);
        return client;
    }

    private void identity(Composite client) {
        ElementFields fields = new ElementFields(site, client);
        fields.add(study(), MechanismPackage.Literals.NAMED_ELEMENT__NAME, "");
        fields.add(study(), MechanismPackage.Literals.NAMED_ELEMENT__DESCRIPTION, "");
        new MechanismField(client, site, study());
    }

    private void method(Composite client) {
        for (EReference choice : SettingsFields.CHOICES) {
            new ChoiceField(client, site, study(), choice);
        }
        new ChoiceField(client, site, study(), Literals.STUDY__EXECUTOR);
    }

    private void time(Composite client) {
        SettingsFields.addTime(client, site, study(), true);
        new ElementFields(site, client).add(study(), Literals.STUDY__EVERY, "1");
    }

    private void variations(Composite column) {
        Composite client = section(column, "Variations", "Parameters that are varied from run to run.");
        Composite top = toolkit.createComposite(client);
        list(top, Literals.STUDY__VARIATIONS);
        GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(top);
        new ElementFields(site, client).add(study(), Literals.STUDY__COMBINATION, "");
    }

    private void list(Composite column, String title, String about, EReference feature) {
        list(section(column, title, about), feature);
    }

    private void list(Composite client, EReference feature) {
        ElementList list = new ElementList(client, site, study(), feature);
        list.viewer().addSelectionChangedListener(e -> selection.setSelection(e.getSelection().isEmpty()
                ? new StructuredSelection(study()) : e.getSelection()));
        lists.add(list);
    }

    private void showFindings() {
        if (!form.isDisposed()) {
            site.show(findings);
            FindingSummary.show(findings, form.getForm());
        }
    }

    @Override
    public void modelChanged() {
        super.modelChanged();
        if (form == null || form.isDisposed()) {
            return;
        }
        if (study().getMechanism() != mechanism) {
            // other parameters and probes to choose from
            build();
        } else {
            site.refresh();
            title();
        }
    }

    @Override
    public void modelReplaced() {
        super.modelReplaced();
        fill();
        // either takes a while; in between the workbench may answer
        ScrolledForm filled = form;
        filled.getDisplay().asyncExec(() -> {
            if (!filled.isDisposed()) {
                layOut();
            }
        });
        selection.setSelection(new StructuredSelection(study()));
    }

    /** A study refers to its mechanism by file, and reaches only so far. */
    @Override
    protected String complaintAbout(IFile other) {
        IFile mechanism = MechanismField.file(study().getMechanism());
        return mechanism == null || MechanismFiles.reachableFrom(other.getParent()).contains(mechanism) ? null
                : "From '" + other.getParent().getFullPath().makeRelative()
                        + "' a study cannot refer to its mechanism, '"
                        + mechanism.getFullPath().makeRelative() + "'; choose its folder, or one below or beside it.";
    }

    @Override
    public boolean reveal(EObject element) {
        return element == study() || lists.stream().anyMatch(l -> l.reveal(element));
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type == IContentOutlinePage.class ? type.cast(new ModelOutline(editing())) : super.getAdapter(type);
    }

    @Override
    public void setFocus() {
        form.setFocus();
    }

    @Override
    public void dispose() {
        if (findings != null) {
            findings.removeListener(onFindings);
            toolkit.dispose();
        }
        super.dispose();
    }
}
