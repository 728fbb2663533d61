package org.signorini.ui.model.study;

import java.util.List;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.command.MoveCommand;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.signorini.model.element.Labels;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.editing.Removal;
import org.signorini.ui.model.form.FormSite;

/** Beside a list: add, remove, and the order that runs and results follow. */
final class ListButtons {

    private final FormSite site;
    private final TreeViewer list;
    private final Button remove;
    private final Button up;
    private final Button down;

    ListButtons(Composite parent, FormSite site, TreeViewer list, NewElements elements) {
        this.site = site;
        this.list = list;
        Composite buttons = site.toolkit().createComposite(parent);
        GridLayoutFactory.fillDefaults().numColumns(2).equalWidth(true).spacing(3, 3).applyTo(buttons);
        GridDataFactory.fillDefaults().applyTo(buttons);
        Button add = button(buttons, "Add…", 2);
        add.addListener(SWT.Selection, e -> elements.offer(add, selected()));
        remove = button(buttons, "Remove", 2);
        remove.addListener(SWT.Selection, e -> editing().execute(Removal.of(editing().domain(),
                List.of(selected()))));
        up = button(buttons, "Up", 1);
        up.addListener(SWT.Selection, e -> move(-1));
        down = button(buttons, "Down", 1);
        down.addListener(SWT.Selection, e -> move(1));
        update();
    }

    private Button button(Composite parent, String text, int columns) {
        Button button = site.toolkit().createButton(parent, text, SWT.PUSH);
        GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).applyTo(button);
        return button;
    }

    private ModelEditing editing() {
        return site.editing();
    }

    private EObject selected() {
        return (EObject) list.getStructuredSelection().getFirstElement();
    }

    private static List<?> siblings(EObject element) {
        return (List<?>) element.eContainer().eGet(element.eContainmentFeature());
    }

    private void move(int by) {
        EObject element = selected();
        CompoundCommand named = new CompoundCommand("Move of " + Labels.of(element));
        named.append(MoveCommand.create(editing().domain(), element.eContainer(), element.eContainmentFeature(),
                element, siblings(element).indexOf(element) + by));
        editing().execute(named);
        list.setSelection(new StructuredSelection(element), true);
        update();
    }

    /** Enables what can be done with the selected element where it is. */
    void update() {
        EObject element = selected();
        boolean there = element != null && element.eContainer() != null;
        int place = there ? siblings(element).indexOf(element) : -1;
        remove.setEnabled(there);
        up.setEnabled(place > 0);
        down.setEnabled(there && place < siblings(element).size() - 1);
    }
}
