package org.signorini.ui.tests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.widgets.Section;

/** Finds widgets of the window by what stands beside them, and uses them as a person does. */
final class FormHands {

    private FormHands() {
    }

    /** The widgets in one, in their order. */
    static List<Control> in(Control control) {
        List<Control> all = new ArrayList<>();
        collect(control, all);
        return all;
    }

    private static void collect(Control control, List<Control> all) {
        all.add(control);
        if (control instanceof Composite composite) {
            Arrays.stream(composite.getChildren()).forEach(c -> collect(c, all));
        }
    }

    /** The widgets of the window in their order. */
    static List<Control> controls() {
        return in(Ui.window().getShell());
    }

    /** The widget after a label. */
    static <T extends Control> T after(String label, Class<T> type) {
        List<Control> all = controls();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof Label found && found.getText().equals(label)) {
                return type.cast(all.subList(i, all.size()).stream().filter(type::isInstance).findFirst()
                        .orElseThrow());
            }
        }
        throw new AssertionError("there is no " + label);
    }

    /** Chooses a contribution by its id. */
    static void choose(Combo combo, String id) {
        String item = Arrays.stream(combo.getItems()).skip(1).filter(i -> i.contains("(" + id + ")"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " is not among " + List.of(combo.getItems())));
        pick(combo, item);
    }

    static void pick(Combo combo, String item) {
        combo.select(combo.indexOf(item));
        combo.notifyListeners(SWT.Selection, new Event());
        Ui.settle(100);
    }

    static Section section(String title) {
        return (Section) controls().stream().filter(c -> c instanceof Section section
                && section.getText().equals(title)).findFirst().orElseThrow();
    }

    /** A button of a section. */
    static Button button(String section, String name) {
        return (Button) in(section(section)).stream().filter(c -> c instanceof Button button
                && button.getText().equals(name)).findFirst().orElseThrow();
    }

    static void press(String section, String name) {
        button(section, name).notifyListeners(SWT.Selection, new Event());
        Ui.settle(200);
    }
}
