package org.signorini.ui.model.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.Option;
import org.signorini.model.element.Labels;
import org.signorini.model.study.Choice;
import org.signorini.model.study.Settings;
import org.signorini.model.study.StudyFactory;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.form.Field;
import org.signorini.ui.model.form.FieldMessage;
import org.signorini.ui.model.form.FormSite;

/** One of what is installed, what it is, and fields for its options. Three columns. */
final class ChoiceField implements Field {

    private final FormSite site;
    private final Settings settings;
    private final EReference feature;
    private final List<Contribution<?>> installed;
    private final Combo combo;
    private final Label about;
    private final Label filler;
    private final Composite options;
    private final FieldMessage sign;
    private final List<OptionField> optionFields = new ArrayList<>();
    private List<String> fitting = List.of();
    private String fittingModel;
    private Choice shown;
    private String shownId;

    ChoiceField(Composite parent, FormSite site, Settings settings, EReference feature) {
        this.site = site;
        this.settings = settings;
        this.feature = feature;
        installed = Installed.choices(feature);
        String words = Labels.feature(feature.getName());
        Label label = site.toolkit().createLabel(parent, Character.toUpperCase(words.charAt(0)) + words.substring(1));
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).hint(100, SWT.DEFAULT).applyTo(label);
        combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setVisibleItemCount(20);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(90, SWT.DEFAULT).applyTo(combo);
        sign = new FieldMessage(combo);
        site.toolkit().createLabel(parent, "");
        about = site.remark(parent, "");
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(200, SWT.DEFAULT).applyTo(about);
        filler = site.toolkit().createLabel(parent, "");
        GridDataFactory.fillDefaults().applyTo(filler);
        options = site.toolkit().createComposite(parent);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(8, 4).applyTo(options);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(options);
        fill();
        combo.addListener(SWT.Selection, e -> chosen());
        site.add(this);
    }

    private Choice choice() {
        return (Choice) settings.eGet(feature);
    }

    /** The default first; solvers that do not fit the contact model say so. */
    private void fill() {
        updateFitting();
        List<String> items = new ArrayList<>();
        items.add(settings.eContainer() == null ? "default: " + name(Installed.standard(feature))
                : "as the study has it");
        for (Contribution<?> contribution : installed) {
            boolean fits = fitting.isEmpty() || fitting.contains(contribution.id());
            items.add(contribution.name() + " (" + contribution.id() + ")"
                    + (fits ? "" : " – does not fit the contact model"));
        }
        boolean unknown = choice() != null && index(choice().getId()) == 0;
        if (unknown) {
            items.add(choice().getId() + " – not installed");
        }
        if (!items.equals(List.of(combo.getItems()))) {
            combo.setItems(items.toArray(String[]::new));
        }
        combo.select(choice() == null ? 0 : unknown ? items.size() - 1 : index(choice().getId()));
        showChosen();
    }

    /** All solvers are made to see which fit, so only when another contact model is chosen. */
    private void updateFitting() {
        String model = feature == Literals.SETTINGS__SOLVER ? Installed.contactModel(settings) : null;
        if (!Objects.equals(model, fittingModel)) {
            fittingModel = model;
            fitting = Installed.fittingSolvers(settings);
        }
    }

    private String name(String id) {
        return installed.stream().filter(c -> c.id().equals(id)).findFirst().map(c -> c.name() + " (" + id + ")")
                .orElse(id);
    }

    private int index(String id) {
        for (int i = 0; i < installed.size(); i++) {
            if (installed.get(i).id().equals(id)) {
                return i + 1;
            }
        }
        return 0;
    }

    private void chosen() {
        int index = combo.getSelectionIndex();
        if (index > installed.size()) {
            return;
        }
        Choice choice = null;
        if (index > 0) {
            choice = StudyFactory.eINSTANCE.createChoice();
            choice.setId(installed.get(index - 1).id());
        }
        boolean same = choice == null ? choice() == null
                : choice() != null && choice.getId().equals(choice().getId());
        if (!same) {
            CompoundCommand named = new CompoundCommand("Choice of " + Labels.feature(feature.getName()));
            named.append(SetCommand.create(site.editing().domain(), settings, feature,
                    choice == null ? SetCommand.UNSET_VALUE : choice));
            site.editing().execute(named);
        }
    }

    /** Description and options; made anew only when something else is chosen. */
    private void showChosen() {
        Choice choice = choice();
        String id = choice == null ? null : choice.getId();
        if (choice == shown && Objects.equals(id, shownId) && !about.getText().isEmpty()) {
            return;
        }
        shown = choice;
        shownId = id;
        String effective = id != null ? id : settings.eContainer() == null ? Installed.standard(feature) : "";
        Contribution<?> contribution = installed.stream().filter(c -> c.id().equals(effective)).findFirst()
                .orElse(null);
        about.setText(contribution == null ? " " : contribution.description());
        combo.setToolTipText(contribution == null ? null : contribution.reference());
        for (Control old : options.getChildren()) {
            old.dispose();
        }
        optionFields.clear();
        if (choice != null && contribution != null) {
            for (Option option : contribution.options()) {
                optionFields.add(new OptionField(options, site, choice, option));
            }
        }
        ((GridData) options.getLayoutData()).exclude = optionFields.isEmpty();
        ((GridData) filler.getLayoutData()).exclude = optionFields.isEmpty();
        filler.setVisible(!optionFields.isEmpty());
        options.setVisible(!optionFields.isEmpty());
        site.reflow();
    }

    @Override
    public void refresh() {
        if (!combo.isDisposed()) {
            fill();
            optionFields.forEach(OptionField::refresh);
        }
    }

    @Override
    public void show(LiveFindings findings) {
        if (!combo.isDisposed()) {
            sign.show(findings, settings, feature);
        }
    }
}
