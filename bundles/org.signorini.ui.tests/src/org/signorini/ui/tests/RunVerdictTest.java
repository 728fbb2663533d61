package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.gef.EditPart;
import org.eclipse.jface.viewers.CellLabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.view.View;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.table.RunsView;

/** What is to be thought of a run: in the table, and on the mechanism's elements. */
final class RunVerdictTest {

    private static final String VERDICT = "org.signorini.ui.views.verdict";

    private final Runs runs = Runs.shared();
    private RunSession session;
    private RunsView view;
    private Path study;
    private IFile mechanism;

    @BeforeEach
    void open() throws Exception {
        session = new RunSession();
        study = session.example("sliding-ball");
        mechanism = ResourcesPlugin.getWorkspace().getRoot().getProject("sliding-ball")
                .getFile("sliding-ball.mechanism");
        view = (RunsView) Ui.page().showView(ViewIds.RUNS);
        // the order of the list, whatever another test has sorted by
        view.table().setComparator(null);
        view.table().getTable().setSortColumn(null);
    }

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    /** The ball floats on the relaxed cone, by 15 mm where the step is 10 ms, and does not on the exact one. */
    private void slide(String... alternatives) throws Exception {
        StringBuilder compared = new StringBuilder();
        for (String alternative : alternatives) {
            boolean relaxed = alternative.startsWith("relaxed");
            compared.append("<alternatives name=\"").append(alternative).append("\"><contactModel id=\"")
                    .append(relaxed ? "relaxed-cone" : "exact-cone").append("\"/><solver id=\"")
                    .append(relaxed ? "apgd" : "nsgs").append("\"/></alternatives>\n");
        }
        Files.writeString(study, """
                <?xml version="1.0" encoding="UTF-8"?>
                <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:study="http://www.signorini.org/study/1.0" name="slide" step="10 ms" duration="0.2">
                  <formulation id="ccp"/>
                  <scheme id="semi-implicit-euler"><options name="distance" value="0.02"/></scheme>
                  <mechanism href="sliding-ball.mechanism#/"/>
                  <comparisons name="cone">
                  %s
                  </comparisons>
                </study:Study>
                """.formatted(compared));
        session.run(study);
    }

    private List<IMarker> markers() throws CoreException {
        return mechanism.exists() ? List.of(mechanism.findMarkers(VERDICT, true, IResource.DEPTH_ZERO)) : List.of();
    }

    private boolean awaitMarkers(int count) {
        return Ui.waitUntil(() -> {
            try {
                return markers().size() == count;
            } catch (CoreException e) {
                throw new IllegalStateException(e);
            }
        }, RunSession.PATIENCE);
    }

    private Table table() {
        return view.table().getTable();
    }

    private int verdictColumn() {
        return Arrays.stream(table().getColumns()).map(TableColumn::getText).toList().indexOf("Verdict");
    }

    private List<String> cells() {
        return Arrays.stream(table().getItems()).map((TableItem item) -> item.getText(verdictColumn())).toList();
    }

    @Test
    void theTableShowsTheLevelAndTheTooltipTheReasons() throws Exception {
        slide("exact", "relaxed", "exact too");
        assertEquals(List.of("sound", "doubtful", "sound"), cells());
        CellLabelProvider labels = view.table().getLabelProvider(verdictColumn());
        RunEntry doubtful = runs.all().get(1);
        String tooltip = labels.getToolTipText(doubtful);
        assertTrue(tooltip.startsWith("slide: cone = relaxed: done, doubtful\nDoubtful: ball on floor "), tooltip);
        assertTrue(tooltip.replaceAll("\\s+", " ").contains("a gap of up to 0.0150 m"), tooltip);
        tooltip.lines().filter(line -> line.indexOf('/') < 0).forEach(line -> assertTrue(line.length() <= 90, line));
        assertTrue(labels.getToolTipText(runs.all().get(0)).startsWith("slide: cone = exact: done, sound\n"));
        TableItem[] items = table().getItems();
        assertNotNull(items[0].getImage(verdictColumn()));
        assertNotNull(items[1].getImage(verdictColumn()));
        assertTrue(items[0].getImage(verdictColumn()) != items[1].getImage(verdictColumn()), "an icon for each level");
        assertNull(items[0].getImage(0));
        Ui.screenshot("verdicts");

        TableColumn column = table().getColumn(verdictColumn());
        column.notifyListeners(SWT.Selection, new Event());
        assertEquals(List.of("sound", "sound", "doubtful"), cells(), "the worst last");
        column.notifyListeners(SWT.Selection, new Event());
        assertEquals(List.of("doubtful", "sound", "sound"), cells(), "and again: first");
    }

    /** Double clicking it in the Problems view leads to the ball. */
    @Test
    void theMarkerIsOnTheElement() throws Exception {
        slide("relaxed", "relaxed too", "exact");
        assertTrue(awaitMarkers(1), "once for both: " + markers().size());
        IMarker marker = markers().getFirst();
        assertEquals(IMarker.SEVERITY_WARNING, marker.getAttribute(IMarker.SEVERITY, -1));
        assertEquals("body 'ball'", marker.getAttribute(IMarker.LOCATION, ""));
        String message = marker.getAttribute(IMarker.MESSAGE, "");
        assertTrue(message.matches("Doubtful run 'slide: cone = relaxed( too)?' \\(and 1 more\\): ball on floor .*"),
                message);
        MechanismEditor editor = (MechanismEditor) IDE.openEditor(Ui.page(), marker);
        Ui.settle(500);
        View shown = (View) ((EditPart) editor.viewer().getSelectedEditParts().getFirst()).getModel();
        assertEquals("ball", ((NamedElement) shown.element()).getName());
        Ui.screenshot("verdict-marker");
    }

    @Test
    void theMarkerGoesWithTheNextSoundRun() throws Exception {
        slide("relaxed");
        assertTrue(awaitMarkers(1));
        slide("exact");
        assertTrue(awaitMarkers(0), "the next run is sound");
        slide("relaxed");
        assertTrue(awaitMarkers(1), "and the next is not");
    }

    @Test
    void theMarkerGoesWithTheLastRunThatHasIt() throws Exception {
        slide("relaxed", "relaxed too");
        assertTrue(awaitMarkers(1));
        runs.remove(List.of(runs.all().get(1)));
        assertTrue(Ui.waitUntil(() -> {
            try {
                return markers().size() == 1
                        && !markers().getFirst().getAttribute(IMarker.MESSAGE, "").contains("more");
            } catch (CoreException e) {
                throw new IllegalStateException(e);
            }
        }, RunSession.PATIENCE), "it speaks of the other alone");
        runs.remove(runs.all());
        assertTrue(awaitMarkers(0), "and goes with it");
    }

    /** Closing a project writes its markers where closing the workbench does, and opening it reads them. */
    @Test
    void theMarkerIsKeptUntilTheResultIsGone() throws Exception {
        slide("relaxed");
        assertTrue(awaitMarkers(1));
        IMarker marker = markers().getFirst();
        String message = marker.getAttribute(IMarker.MESSAGE, "");
        Path result = runs.all().getFirst().file();
        mechanism.getProject().close(null);
        mechanism.getProject().open(null);
        assertEquals(1, markers().size());
        assertEquals(message, markers().getFirst().getAttribute(IMarker.MESSAGE, ""));
        assertEquals(result.toString(), markers().getFirst().getAttribute("runs", ""));
        Files.delete(result);
        runs.remove(runs.all());
        assertTrue(awaitMarkers(0));
    }

    /** A step of 2 s on a spring whose period is a second: energy from nowhere is no fault of one element. */
    @Test
    void anUnsoundRunIsAnErrorOnTheMechanism() throws Exception {
        study = session.example("stick-slip");
        mechanism = ResourcesPlugin.getWorkspace().getRoot().getProject("stick-slip").getFile("stick-slip.mechanism");
        Files.writeString(study, Files.readString(study).replace("step=\"1 ms\"", "step=\"2 s\""));
        session.run(study);
        RunEntry run = runs.all().getFirst();
        assertEquals("unsound", view.cell(run, "Verdict"));
        assertTrue(Ui.waitUntil(() -> {
            try {
                return markers().stream().anyMatch(m -> m.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_ERROR
                        && m.getAttribute(IMarker.LOCATION, "").equals("mechanism 'stick-slip oscillator'")
                        && m.getAttribute(IMarker.MESSAGE, "").startsWith("Unsound run 'stick-slip oscillator': "));
            } catch (CoreException e) {
                throw new IllegalStateException(e);
            }
        }, RunSession.PATIENCE));
    }
}
