package org.signorini.ui.model.study;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.command.DeleteCommand;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.signorini.contribution.Option;
import org.signorini.contribution.Option.Type;
import org.signorini.model.study.Choice;
import org.signorini.model.study.StudyFactory;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.ui.model.form.FormSite;
import org.signorini.ui.model.form.Typing;

/**
 * One option as its declaration says: words and yes or no as a choice, everything else as text that is checked. An
 * option that has its default is not in the model.
 */
final class OptionField {

    private final FormSite site;
    private final Choice choice;
    private final Option option;
    private final Typing typing;
    private final ControlDecoration sign;
    private final Text text;
    private final Combo combo;
    private boolean refreshing;

    OptionField(Composite parent, FormSite site, Choice choice, Option option) {
        this.site = site;
        this.choice = choice;
        this.option = option;
        typing = new Typing(site.editing());
        Label label = site.toolkit().createLabel(parent, option.name());
        label.setToolTipText(help());
        boolean picked = option.type() == Type.CHOICE || option.type() == Type.BOOLEAN;
        combo = picked ? new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN) : null;
        text = picked ? null : new Text(parent, SWT.BORDER | SWT.SINGLE);
        Control control = picked ? combo : text;
        control.setToolTipText(help());
        GridDataFactory.fillDefaults().grab(true, false).hint(80, SWT.DEFAULT).applyTo(control);
        sign = new ControlDecoration(control, SWT.LEFT | SWT.TOP);
        sign.setImage(FieldDecorationRegistry.getDefault().getFieldDecoration(FieldDecorationRegistry.DEC_ERROR)
                .getImage());
        if (picked) {
            combo.setItems(items());
        } else {
            text.setMessage(option.defaultValue());
        }
        refresh();
        if (picked) {
            combo.addListener(SWT.Selection, e -> changed(combo.getSelectionIndex() == 0 ? "" : combo.getText()));
        } else {
            text.addModifyListener(e -> changed(text.getText().strip()));
            text.addListener(SWT.FocusOut, e -> typing.end());
        }
    }

    private String[] items() {
        List<String> items = new ArrayList<>();
        items.add("default: " + option.defaultValue());
        items.addAll(option.type() == Type.BOOLEAN ? List.of("true", "false") : option.choices());
        return items.toArray(String[]::new);
    }

    private String help() {
        StringBuilder help = new StringBuilder(option.description());
        if (option.min() != null || option.max() != null) {
            help.append("\nFrom ").append(option.min() == null ? "−∞" : option.min()).append(" to ")
                    .append(option.max() == null ? "∞" : option.max());
        }
        return help + "\nDefault: " + option.defaultValue();
    }

    private org.signorini.model.study.Option inModel() {
        return choice.getOptions().stream().filter(o -> option.name().equals(o.getName())).findFirst().orElse(null);
    }

    private void changed(String value) {
        if (!refreshing) {
            typing.type(() -> change(value));
            complain(value);
        }
    }

    private Command change(String value) {
        CompoundCommand named = new CompoundCommand("Option " + option.name());
        org.signorini.model.study.Option present = inModel();
        if (value.isEmpty() && present != null) {
            named.append(DeleteCommand.create(site.editing().domain(), present));
        } else if (present != null) {
            named.append(SetCommand.create(site.editing().domain(), present, Literals.OPTION__VALUE, value));
        } else if (!value.isEmpty()) {
            org.signorini.model.study.Option made = StudyFactory.eINSTANCE.createOption();
            made.setName(option.name());
            made.setValue(value);
            named.append(AddCommand.create(site.editing().domain(), choice, Literals.CHOICE__OPTIONS, made));
        }
        return named;
    }

    private void complain(String value) {
        String complaint = value.isEmpty() ? null : option.complaintAbout(value);
        if (complaint == null) {
            sign.hide();
        } else {
            sign.setDescriptionText(complaint);
            sign.show();
        }
    }

    void refresh() {
        Control control = combo != null ? combo : text;
        if (control.isDisposed() || typing.isBusy()) {
            return;
        }
        org.signorini.model.study.Option present = inModel();
        String value = present == null || present.getValue() == null ? "" : present.getValue();
        refreshing = true;
        if (combo != null) {
            combo.select(Math.max(0, combo.indexOf(value)));
        } else if (!value.equals(text.getText())) {
            text.setText(value);
        }
        refreshing = false;
        complain(value);
    }
}
