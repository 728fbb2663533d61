package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What can be pressed says what it does, and can be reached by keys. */
class KeyboardTest {

    private ErrorLog log;

    @BeforeEach
    void listen() {
        log = new ErrorLog();
    }

    @AfterEach
    void close() {
        Ui.settle(100);
        log.close();
    }

    @Test
    void everyMenuEntryHasAText() {
        List<String> bare = new ArrayList<>();
        int entries = walk(Ui.window().getShell().getMenuBar(), "", bare, 0);
        assertTrue(entries > 40, entries + " entries");
        assertEquals(List.of(), bare);
    }

    private static int walk(Menu menu, String path, List<String> bare, int depth) {
        menu.notifyListeners(SWT.Show, new Event());
        int count = 0;
        for (MenuItem item : menu.getItems()) {
            if ((item.getStyle() & SWT.SEPARATOR) != 0) {
                continue;
            }
            count++;
            String text = item.getText();
            if (text.isBlank()) {
                bare.add(path + " ▸ ?");
            }
            if (depth == 0 && !text.contains("&")) {
                bare.add(text + " has no mnemonic");
            }
            if (item.getMenu() != null) {
                count += walk(item.getMenu(), path + " ▸ " + text, bare, depth + 1);
            }
        }
        menu.notifyListeners(SWT.Hide, new Event());
        return count;
    }

    @Test
    void entriesOfOurMenusHaveMnemonics() {
        for (MenuItem top : Ui.window().getShell().getMenuBar().getItems()) {
            String title = top.getText().replace("&", "");
            if (!List.of("Run", "Help").contains(title)) {
                continue;
            }
            top.getMenu().notifyListeners(SWT.Show, new Event());
            for (MenuItem item : top.getMenu().getItems()) {
                boolean platforms = item.getText().startsWith("Show Active Keybindings");
                assertTrue((item.getStyle() & SWT.SEPARATOR) != 0 || platforms || item.getText().contains("&"),
                        title + " ▸ " + item.getText() + " has no mnemonic");
            }
            top.getMenu().notifyListeners(SWT.Hide, new Event());
        }
    }

    @Test
    void everyToolHasATextOrATip() throws Exception {
        List<String> bare = new ArrayList<>();
        tools(Ui.window().getShell(), "window", bare);
        for (IConfigurationElement view : ours()) {
            IViewPart part = Ui.page().showView(view.getAttribute("id"));
            Ui.settle(150);
            tools(Ui.window().getShell(), view.getAttribute("name"), bare);
            Ui.page().hideView(part);
        }
        Ui.page().resetPerspective();
        assertEquals(List.of(), bare);
    }

    private static void tools(Control control, String where, List<String> bare) {
        if (control instanceof ToolBar bar) {
            for (ToolItem item : bar.getItems()) {
                // a place where the platform may show something later has neither picture nor text
                boolean silent = item.getImage() != null && (item.getToolTipText() == null || item.getToolTipText().isBlank())
                        && item.getText().isBlank();
                if ((item.getStyle() & SWT.SEPARATOR) == 0 && silent) {
                    bare.add(where + ": a tool in " + bar.getParent().getParent());
                }
            }
        }
        if (control instanceof Composite composite && control.isVisible()) {
            for (Control child : composite.getChildren()) {
                tools(child, where, bare);
            }
        }
    }

    private static List<IConfigurationElement> ours() {
        List<IConfigurationElement> found = new ArrayList<>();
        for (IConfigurationElement view : Platform.getExtensionRegistry()
                .getConfigurationElementsFor("org.eclipse.ui.views")) {
            if (view.getName().equals("view") && view.getContributor().getName().startsWith("org.signorini")) {
                found.add(view);
            }
        }
        return found;
    }

    @Test
    void everyViewIsInTheListAndTheMenu() {
        List<String> offered = List.of(Ui.page().getShowViewShortcuts());
        for (IConfigurationElement view : ours()) {
            String id = view.getAttribute("id");
            assertNotNull(PlatformUI.getWorkbench().getViewRegistry().find(id), id);
            assertTrue(offered.contains(id), id + " is not in Window ▸ Show View");
            assertNotNull(view.getAttribute("icon"), id + " has no icon");
        }
    }

    @Test
    void theWindowHasItsIconsAndAboutHasItsText() {
        assertTrue(Ui.window().getShell().getImages().length >= 5, "images of the window");
        assertTrue(Platform.getProduct().getProperty("aboutText").contains("Signorini's law"));
        assertNotNull(Platform.getProduct().getProperty("aboutImage"));
    }
}
