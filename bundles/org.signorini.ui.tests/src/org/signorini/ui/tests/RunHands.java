package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** What a person's hands do in the views of runs: opens menus, answers dialogs; and what their eyes compare. */
final class RunHands {

    private static final int OFTEN = 50;

    private RunHands() {
    }

    /** Opens a menu and gives what it offers, without marks of mnemonics and keys. */
    static List<String> items(Menu menu) {
        menu.notifyListeners(SWT.Show, new Event());
        Ui.settle(50);
        return Arrays.stream(menu.getItems()).map(RunHands::text).filter(text -> !text.isEmpty()).toList();
    }

    private static String text(MenuItem item) {
        return item.getText().replace("&", "").replaceAll("\t.*", "");
    }

    static MenuItem item(Menu menu, String text) {
        items(menu);
        return Arrays.stream(menu.getItems()).filter(item -> text(item).equals(text)).findFirst()
                .orElseThrow(() -> new AssertionError("no '" + text + "' among " + items(menu)));
    }

    /** Chooses what a menu offers. */
    static void choose(Menu menu, String text) {
        MenuItem item = item(menu, text);
        assertTrue(item.isEnabled(), text + " is possible");
        item.notifyListeners(SWT.Selection, new Event());
        Ui.settle(100);
    }

    /** Does something with a dialog as soon as one of this title opens, also while the caller is held up by it. */
    static void whenOpens(String title, Consumer<Shell> work) {
        Display display = Display.getCurrent();
        long end = System.nanoTime() + RunSession.PATIENCE * 1_000_000L;
        display.timerExec(OFTEN, new Runnable() {
            @Override
            public void run() {
                Shell shell = Arrays.stream(display.getShells()).filter(s -> s.getText().equals(title)
                        && s.isVisible()).findFirst().orElse(null);
                if (shell != null) {
                    work.accept(shell);
                } else if (System.nanoTime() < end) {
                    display.timerExec(OFTEN, this);
                }
            }
        });
    }

    /** Presses a button of a dialog. */
    static void press(Composite in, String text) {
        Button button = button(in, text);
        assertNotNull(button, text);
        button.notifyListeners(SWT.Selection, new Event());
    }

    private static Button button(Composite in, String text) {
        for (Control control : in.getChildren()) {
            if (control instanceof Button button && button.getText().replace("&", "").equals(text)) {
                return button;
            }
            Button below = control instanceof Composite inner ? button(inner, text) : null;
            if (below != null) {
                return below;
            }
        }
        return null;
    }

    /** All sentences in a dialog. */
    static String words(Composite in) {
        StringBuilder words = new StringBuilder();
        for (Control control : in.getChildren()) {
            words.append(control instanceof Label label ? label.getText() + "\n" : "");
            words.append(control instanceof Composite inner ? words(inner) : "");
        }
        return words.toString();
    }

    /** Two runs recorded the same numbers, to the last bit, but for what the clock measured. */
    static void assertSameBits(RunResult a, RunResult b) {
        assertEquals(a.tables().keySet(), b.tables().keySet());
        a.tables().forEach((name, table) -> {
            if (!name.equals(RunResult.TIMING)) {
                assertSameBits(name, table, b.table(name));
            }
        });
    }

    private static void assertSameBits(String name, Table a, Table b) {
        assertEquals(a.columns(), b.columns(), name);
        assertEquals(a.rows(), b.rows(), name);
        for (int c = 0; c < a.columns().size(); c++) {
            if (!a.columns().get(c).name().endsWith("solve time")) {
                assertTrue(Arrays.equals(a.column(c), b.column(c)), name + ": " + a.columns().get(c).name());
            }
        }
    }
}
