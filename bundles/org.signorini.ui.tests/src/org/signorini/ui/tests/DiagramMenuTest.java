package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.editor.DiagramContributor;
import org.signorini.model.mechanism.Mechanism;

/** The context menu and the Diagram menu: everything in them can be chosen. */
class DiagramMenuTest {

    /** They ask for a file. */
    private static final Set<String> DIALOGS = Set.of("As PNG…", "As SVG…");

    private ErrorLog log;
    private IProject project;
    private DiagramGestures diagram;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("menus");
        diagram = DiagramGestures.open(Models.example(project, "woodpecker"));
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().closeAllEditors(false);
        InstanceScope.INSTANCE.getNode("org.signorini.diagram").clear();
        project.delete(true, true, null);
        Ui.settle(100);
        log.close();
    }

    private static List<String> enabled(Menu menu) {
        return DiagramMenuItems.items(menu).stream()
                .filter(i -> i.isEnabled() && (i.getStyle() & (SWT.CASCADE | SWT.SEPARATOR)) == 0)
                .map(DiagramMenuItems::text).toList();
    }

    /** Every entry once, each on the diagram as it was at first. */
    @Test
    void everyEntryOfTheContextMenuWorks() throws Exception {
        Mechanism mechanism = diagram.mechanism();
        diagram.select(mechanism.getBodies().toArray(EObject[]::new));
        diagram.run(DiagramGestures.COPY);
        List<String> done = new ArrayList<>();
        for (String entry : enabled(DiagramMenuItems.open(diagram.editor()))) {
            if (!DIALOGS.contains(entry)) {
                diagram.select(mechanism.getBodies().toArray(EObject[]::new));
                MenuItem item = DiagramMenuItems.items(DiagramMenuItems.open(diagram.editor())).stream()
                        .filter(i -> DiagramMenuItems.text(i).equals(entry)).findFirst().orElseThrow();
                DiagramMenuItems.choose(item);
                escape();
                diagram.undoAll();
                diagram.editor().show(diagram.editor().session().specifications().getFirst());
                done.add(entry);
            }
        }
        for (String expected : List.of("Cut", "Copy", "Paste", "Duplicate", "Delete", "Arrange All", "Align Left",
                "Distribute Vertically", "Match Width", "Geometry", "Topology", "Grid", "Rulers",
                "Snap to Geometry")) {
            assertTrue(done.contains(expected), () -> expected + " is not among " + done);
        }
    }

    /** Leaves a text field that an entry opened. */
    private void escape() {
        for (Control child : ((Composite) diagram.editor().viewer().getControl()).getChildren()) {
            if (child instanceof Text text) {
                DiagramMouse.press(text, SWT.ESC, SWT.ESC, 0);
            }
        }
    }

    @Test
    void theDiagramMenuIsInTheMenuBar() {
        Menu menu = null;
        for (MenuItem item : Ui.window().getShell().getMenuBar().getItems()) {
            menu = item.getText().equals("&Diagram") ? item.getMenu() : menu;
        }
        assertTrue(menu != null, DiagramContributor.MENU);
        menu.notifyListeners(SWT.Show, new Event());
        List<String> entries = DiagramMenuItems.items(menu).stream().map(DiagramMenuItems::text).toList();
        for (String expected : List.of("Arrange All", "Layers", "Show", "Rulers", "Grid", "Snap to Geometry",
                "Zoom In", "Zoom Out", "Zoom to 100 %", "Export")) {
            assertTrue(entries.contains(expected), () -> expected + " is not among " + entries);
        }
    }
}
