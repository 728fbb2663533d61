package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.signorini.diagram.editor.MechanismEditor;

/** The context menu of a diagram as it is when it opens. */
final class DiagramMenuItems {

    private DiagramMenuItems() {
    }

    /** Fills it as opening does; it is not shown, as that would wait for a mouse. */
    static Menu open(MechanismEditor editor) {
        Menu menu = editor.viewer().getControl().getMenu();
        menu.notifyListeners(SWT.Show, new Event());
        return menu;
    }

    static List<MenuItem> items(Menu menu) {
        List<MenuItem> all = new ArrayList<>();
        for (MenuItem item : menu.getItems()) {
            all.add(item);
            if (item.getMenu() != null) {
                item.getMenu().notifyListeners(SWT.Show, new Event());
                all.addAll(items(item.getMenu()));
            }
        }
        return all;
    }

    static String text(MenuItem item) {
        return item.getText().replace("&", "").replaceAll("\t.*", "");
    }

    /** Chooses an entry by the texts that lead to it. */
    static void run(MechanismEditor editor, String... path) {
        Menu menu = open(editor);
        MenuItem found = null;
        for (String text : path) {
            Menu in = found == null ? menu : found.getMenu();
            in.notifyListeners(SWT.Show, new Event());
            found = Arrays.stream(in.getItems()).filter(i -> text(i).equals(text)).findFirst().orElse(null);
            assertNotNull(found, () -> text + " is not among "
                    + Arrays.stream(in.getItems()).map(DiagramMenuItems::text).toList());
        }
        choose(found);
    }

    static void choose(MenuItem item) {
        if ((item.getStyle() & (SWT.CHECK | SWT.RADIO)) != 0) {
            item.setSelection(!item.getSelection());
        }
        item.notifyListeners(SWT.Selection, new Event());
        Ui.settle(20);
    }
}
