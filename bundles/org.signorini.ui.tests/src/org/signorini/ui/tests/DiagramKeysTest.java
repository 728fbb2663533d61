package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.palette.PaletteContainer;
import org.eclipse.gef.palette.ToolEntry;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Mechanism;

/** A diagram by keyboard alone. */
class DiagramKeysTest {

    private ErrorLog log;
    private IProject project;
    private DiagramGestures diagram;
    private DiagramMouse mouse;
    private Mechanism mechanism;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("keys");
        diagram = DiagramGestures.open(Models.example(project, "woodpecker"));
        mouse = new DiagramMouse(diagram.editor().viewer());
        mechanism = diagram.mechanism();
        Ui.window().getShell().forceActive();
        Ui.page().activate(diagram.editor());
        diagram.editor().viewer().getControl().forceFocus();
        Ui.settle(50);
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().closeAllEditors(false);
        project.delete(true, true, null);
        Ui.settle(100);
        log.close();
    }

    private FigureCanvas canvas() {
        return (FigureCanvas) diagram.editor().viewer().getControl();
    }

    @Test
    void arrowsGoFromElementToElement() {
        diagram.select(mechanism.getGround());
        mouse.key(SWT.ARROW_RIGHT, (char) 0, 0);
        List<?> right = diagram.selected();
        assertEquals(1, right.size());
        assertNotEquals(mechanism.getGround(), right.getFirst());
        mouse.key(SWT.ARROW_LEFT, (char) 0, 0);
        assertNotEquals(right, diagram.selected());
    }

    @Test
    void controlShiftAndArrowsScroll() {
        mouse.key('=', '=', SWT.MOD1);
        mouse.key('=', '=', SWT.MOD1);
        canvas().getViewport().validate();
        int before = canvas().getViewport().getViewLocation().x;
        for (int i = 0; i < 5; i++) {
            mouse.key(SWT.ARROW_RIGHT, (char) 0, SWT.CTRL | SWT.SHIFT);
        }
        assertTrue(canvas().getViewport().getViewLocation().x > before);
    }

    @Test
    void zooms() {
        ZoomManager zoom = (ZoomManager) diagram.editor().getAdapter(ZoomManager.class);
        mouse.key('=', '=', SWT.MOD1);
        assertTrue(zoom.getZoom() > 1, "Ctrl and =");
        double larger = zoom.getZoom();
        mouse.key(SWT.KEYPAD_ADD, '+', SWT.MOD1);
        assertTrue(zoom.getZoom() > larger, "Ctrl and +");
        mouse.key('0', '0', SWT.MOD1);
        assertEquals(1, zoom.getZoom(), "Ctrl and 0");
        mouse.key('-', '-', SWT.MOD1);
        assertTrue(zoom.getZoom() < 1, "Ctrl and -");
        mouse.key('0', '0', SWT.MOD1);
    }

    @Test
    void selectsAllAndDeletes() throws Exception {
        mouse.key('a', (char) 1, SWT.MOD1);
        assertTrue(diagram.selected().containsAll(mechanism.getBodies()));
        mouse.key(SWT.DEL, SWT.DEL, 0);
        assertEquals(0, mechanism.getBodies().size());
        diagram.undoAll();
    }

    @Test
    void copiesAndPastes() throws Exception {
        diagram.select(mechanism.getBodies().get(2));
        mouse.key('c', (char) 3, SWT.MOD1);
        mouse.key('v', (char) 22, SWT.MOD1);
        mouse.key('d', (char) 4, SWT.MOD1);
        assertEquals(List.of("slider", "sleeve", "bird", "bird 1", "bird 2"),
                mechanism.getBodies().stream().map(b -> b.getName()).toList());
        diagram.undoAll();
    }

    private Text field() {
        return (Text) Arrays.stream(canvas().getChildren()).filter(Text.class::isInstance).findFirst().orElse(null);
    }

    /** F2 opens the name; Esc leaves it as it was, Enter takes what is typed. */
    @Test
    void renamesInPlace() throws Exception {
        diagram.select(mechanism.getBodies().get(2));
        mouse.key(SWT.F2, (char) 0, 0);
        assertNotNull(field());
        assertEquals("bird", field().getText());
        field().setText("crow");
        DiagramMouse.press(field(), SWT.ESC, SWT.ESC, 0);
        Ui.settle(50);
        assertEquals("bird", mechanism.getBodies().get(2).getName());
        mouse.key(SWT.F2, (char) 0, 0);
        field().setText("crow");
        field().notifyListeners(SWT.DefaultSelection, new Event());
        assertTrue(Ui.waitUntil(() -> "crow".equals(mechanism.getBodies().get(2).getName()), 5000));
        diagram.undoAll();
    }

    /** Esc puts a tool of the palette down. */
    @Test
    void escapeLeavesATool() {
        PaletteViewer palette = diagram.editor().viewer().getEditDomain().getPaletteViewer();
        PaletteContainer first = (PaletteContainer) palette.getPaletteRoot().getChildren().get(0);
        palette.setActiveTool((ToolEntry) first.getChildren().get(1));
        mouse.key(SWT.ESC, SWT.ESC, 0);
        assertEquals(palette.getPaletteRoot().getDefaultEntry(), palette.getActiveTool());
    }

    @Test
    void everythingDrawnHasATip() {
        for (Object part : diagram.editor().viewer().getContents().getChildren()) {
            assertNotNull(((GraphicalEditPart) part).getFigure().getToolTip(), part::toString);
        }
    }

    /** Where there is no printer, there is one that writes files, when it gets round to it. */
    @Test
    void printsOnOnePage() throws Exception {
        assertTrue(diagram.editor().getEditorSite().getActionBars()
                .getGlobalActionHandler(ActionFactory.PRINT.getId()).isEnabled());
        PrinterData file = Arrays.stream(Printer.getPrinterList()).filter(p -> p.name.contains("File")).findFirst()
                .orElse(null);
        assumeTrue(file != null, "no printer, not even to a file");
        Path page = Path.of(project.getLocation().toOSString(), "page.pdf");
        file.printToFile = true;
        // a path: given a URI, it would write output.pdf to wherever the program was started
        file.fileName = page.toString();
        diagram.select(mechanism.getGround());
        diagram.editor().print(file);
        assertTrue(Ui.waitUntil(() -> isWhole(page), 20_000), "a page in the project");
        assertTrue(Files.size(page) > 1000, "something is on it");
        assertEquals(List.of(mechanism.getGround()), diagram.selected(), "as before");
        assertFalse(diagram.editor().isDirty());
    }

    private static boolean isWhole(Path pdf) {
        try {
            return Files.exists(pdf) && Files.readString(pdf, StandardCharsets.ISO_8859_1).strip().endsWith("%%EOF");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
