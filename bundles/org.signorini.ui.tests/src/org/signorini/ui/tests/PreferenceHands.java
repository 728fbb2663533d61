package org.signorini.ui.tests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.preference.IPreferencePage;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.signorini.ui.application.Screenshot;

/** Opens a page of the preferences and touches its fields as a person does. */
final class PreferenceHands {

    private final IPreferencePage page;

    private PreferenceHands(IPreferencePage page) {
        this.page = page;
    }

    /** Has a page filled in and closes it by OK where OK can be pressed. @return whether it could */
    static boolean fill(String id, Consumer<PreferenceHands> work) {
        PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(Ui.window().getShell(), id, null, null);
        dialog.setBlockOnOpen(false);
        dialog.open();
        try {
            Ui.settle(200);
            IPreferencePage page = (IPreferencePage) dialog.getSelectedPage();
            work.accept(new PreferenceHands(page));
            Ui.settle(100);
            return page.isValid() && page.performOk();
        } finally {
            dialog.close();
        }
    }

    /** Keeps a picture of the window. */
    void picture(String name) {
        Ui.settle(400);
        Screenshot.save(page.getControl().getShell(), Ui.picture(name).getPath());
    }

    String complaint() {
        return page.getErrorMessage();
    }

    <T extends Control> List<T> all(Class<T> type) {
        return all(page.getControl(), new ArrayList<>()).stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static List<Control> all(Control control, List<Control> found) {
        found.add(control);
        if (control instanceof Composite composite) {
            Arrays.stream(composite.getChildren()).forEach(child -> all(child, found));
        }
        return found;
    }

    /** A button, also a radio button. */
    void press(String text) {
        Button button = all(Button.class).stream().filter(b -> b.getText().replace("&", "").equals(text)).findFirst()
                .orElseThrow(() -> new AssertionError("no button " + text));
        if ((button.getStyle() & SWT.RADIO) != 0) {
            all(Button.class).stream().filter(b -> (b.getStyle() & SWT.RADIO) != 0)
                    .forEach(b -> b.setSelection(b == button));
        }
        button.notifyListeners(SWT.Selection, new Event());
    }

    void choose(String item) {
        Combo combo = all(Combo.class).getFirst();
        combo.select(combo.indexOf(item));
        combo.notifyListeners(SWT.Selection, new Event());
    }

    void write(int field, String text) {
        Text found = all(Text.class).get(field);
        found.setText(text);
        found.notifyListeners(SWT.KeyUp, new Event());
    }

    Table table() {
        return all(Table.class).getFirst();
    }

    private TableItem row(String first) {
        return Arrays.stream(table().getItems()).filter(i -> i.getText(0).equals(first)).findFirst()
                .orElseThrow(() -> new AssertionError("no row " + first));
    }

    void tick(String... rows) {
        for (String name : rows) {
            TableItem item = row(name);
            item.setChecked(!item.getChecked());
            Event event = new Event();
            event.detail = SWT.CHECK;
            event.item = item;
            table().notifyListeners(SWT.Selection, event);
        }
    }

    void select(String row) {
        table().setSelection(row(row));
        table().notifyListeners(SWT.Selection, new Event());
    }
}
