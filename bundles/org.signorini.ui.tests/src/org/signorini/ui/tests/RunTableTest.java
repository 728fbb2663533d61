package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.navigator.CommonNavigator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.contact.ContactsView;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.solver.SolverView;
import org.signorini.ui.views.table.ExportRuns;
import org.signorini.ui.views.table.RunsView;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** Everything the table of runs is for, by its menu and by keys. */
final class RunTableTest {

    private final Runs runs = Runs.shared();
    private RunSession session;
    private RunsView view;

    @BeforeEach
    void open() throws Exception {
        session = new RunSession();
        Path study = session.example("bouncing-ball");
        Files.writeString(study, """
                <?xml version="1.0" encoding="UTF-8"?>
                <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:study="http://www.signorini.org/study/1.0" name="steps" duration="0.6">
                  <mechanism href="bouncing-ball.mechanism#/"/>
                  <comparisons name="step">
                    <alternatives name="middle" step="1 ms"/>
                    <alternatives name="long" step="10 ms"/>
                    <alternatives name="short" step="0.5 ms"/>
                  </comparisons>
                </study:Study>
                """);
        view = (RunsView) Ui.page().showView(ViewIds.RUNS);
        session.run(study);
    }

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    private Table table() {
        return view.table().getTable();
    }

    private void select(RunEntry... chosen) {
        view.table().setSelection(new StructuredSelection(List.of(chosen)));
        Ui.settle(100);
    }

    /** A window manager gives the window its focus back when a dialog closes; without one it has to be taken. */
    private void command(String id) throws Exception {
        table().getShell().forceActive();
        Ui.page().activate(view);
        assertTrue(Ui.waitUntil(PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(id)::isHandled,
                RunSession.PATIENCE), id);
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(id, null);
        Ui.settle(200);
    }

    @Test
    void columnsSortByTheirNumbersAndTheFilterFinds() {
        assertEquals(3, view.rows());
        int step = Arrays.stream(table().getColumns()).map(TableColumn::getText).toList().indexOf("Step [s]");
        table().getColumn(step).notifyListeners(SWT.Selection, new Event());
        assertEquals(List.of("0.000500", "0.00100", "0.0100"), cells(step), "ascending");
        table().getColumn(step).notifyListeners(SWT.Selection, new Event());
        assertEquals(List.of("0.0100", "0.00100", "0.000500"), cells(step), "and again: descending");
        view.filter("LONG");
        assertEquals(1, view.rows());
        assertTrue(table().getItem(0).getText(0).contains("long"));
        view.filter("");
        assertEquals(3, view.rows());
        table().getColumn(3).notifyListeners(SWT.Selection, new Event());
    }

    private List<String> cells(int column) {
        return Arrays.stream(table().getItems()).map((TableItem item) -> item.getText(column)).toList();
    }

    @Test
    void enterComparesTheSelectedRunsInAllViews() throws Exception {
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        Ui.page().showView(ViewIds.RUNS);
        RunEntry[] two = {runs.all().get(0), runs.all().get(2)};
        select(two[0]);
        assertTrue(Ui.waitUntil(() -> !trajectories.curves().isEmpty(), RunSession.PATIENCE));
        int single = trajectories.curves().size();
        select(two);
        assertEquals(List.of(two), runs.selected());
        table().notifyListeners(SWT.DefaultSelection, new Event());
        Ui.settle(200);
        assertEquals(ViewIds.TRAJECTORIES, Ui.page().getActivePart().getSite().getId(), "they are shown");
        assertTrue(Ui.waitUntil(() -> trajectories.curves().size() == 2 * single, RunSession.PATIENCE));
        assertTrue(trajectories.curves().stream().anyMatch(c -> c.name().contains("step = middle"))
                && trajectories.curves().stream().anyMatch(c -> c.name().contains("step = short")));
        SolverView solver = (SolverView) Ui.page().showView(ViewIds.SOLVER);
        assertEquals(2, solver.compared());
        assertTrue(Ui.page().showView(ViewIds.CONTACTS) instanceof ContactsView);
    }

    @Test
    void deleteAsksAndThenTheFileIsGone() throws Exception {
        RunEntry gone = runs.all().get(1);
        Path problem = problemOf(gone, 41);
        Path others = problemOf(runs.all().get(2), 41);
        Ui.page().activate(view);
        select(gone);
        RunHands.whenOpens("Delete Runs", shell -> RunHands.press(shell, "Cancel"));
        command("org.eclipse.ui.edit.delete");
        assertTrue(Files.exists(gone.file()) && Files.exists(problem), "who does not want to need not");
        assertEquals(3, view.rows());

        RunHands.whenOpens("Delete Runs", shell -> {
            assertTrue(RunHands.words(shell).contains(gone.name()), "names what will be gone");
            assertTrue(RunHands.words(shell).contains("and the problem it failed at"), RunHands.words(shell));
            RunHands.press(shell, "OK");
        });
        command("org.eclipse.ui.edit.delete");
        assertFalse(Files.exists(gone.file()));
        assertFalse(Files.exists(problem), "what it failed at goes with it");
        assertTrue(Files.exists(others), "but not what is another run's");
        assertTrue(ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(problem.toUri()).length == 1
                && !ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(problem.toUri())[0].exists());
        assertFalse(runs.all().contains(gone));
        assertTrue(Ui.waitUntil(() -> view.rows() == 2, RunSession.PATIENCE));
        assertFalse(runs.selected().contains(gone));
        Ui.settle(300);
        assertEquals(2, runs.all().size(), "it is not found again");
    }

    /** As a run that fails leaves it, see RunFailureTest. */
    private static Path problemOf(RunEntry run, int step) throws Exception {
        String name = run.file().getFileName().toString().replace(".h5", "-step-" + step + ".json");
        Path file = Files.writeString(run.file().resolveSibling(name), "{}");
        ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(file.toUri())[0]
                .refreshLocal(IResource.DEPTH_ZERO, null);
        return file;
    }

    @Test
    void rowsAreCopiedAsText() throws Exception {
        Ui.page().activate(view);
        select(runs.all().get(0), runs.all().get(1));
        command("org.eclipse.ui.edit.copy");
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        String text = (String) clipboard.getContents(TextTransfer.getInstance());
        clipboard.dispose();
        List<String> lines = text.lines().toList();
        assertEquals(3, lines.size(), text);
        assertTrue(lines.getFirst().startsWith("Run\tStatus\tVerdict\tBegun\tNote\t"), text);
        assertTrue(lines.get(1).startsWith("steps: step = middle\tdone\t"), text);
        assertEquals(lines.getFirst().split("\t", -1).length, lines.get(2).split("\t", -1).length);
    }

    @Test
    void aNoteIsKeptWithTheFile() throws Exception {
        RunEntry run = runs.all().get(2);
        select(run);
        RunHands.whenOpens("Note", shell -> {
            Text field = find(shell);
            field.setText("the one for the paper");
            RunHands.press(shell, "OK");
        });
        Event key = new Event();
        key.keyCode = SWT.F2;
        table().notifyListeners(SWT.KeyDown, key);
        Ui.settle(200);
        assertEquals("the one for the paper", view.cell(run, "Note"));
        view.filter("for the paper");
        assertEquals(1, view.rows());
        view.filter("");
        assertEquals("the one for the paper", view.cell(RunEntry.of(run.file()), "Note"), "also for who finds it anew");
    }

    private static Text find(org.eclipse.swt.widgets.Composite in) {
        for (org.eclipse.swt.widgets.Control control : in.getChildren()) {
            Text below = control instanceof Text text ? text
                    : control instanceof org.eclipse.swt.widgets.Composite inner ? find(inner) : null;
            if (below != null && below.getEditable()) {
                return below;
            }
        }
        return null;
    }

    @Test
    void theFileIsShownInItsFolder() throws Exception {
        RunEntry run = runs.all().get(1);
        select(run);
        RunHands.choose(table().getMenu(), "Show in Project Explorer");
        IWorkbenchPart part = Ui.page().getActivePart();
        assertEquals(IPageLayout.ID_PROJECT_EXPLORER, part.getSite().getId());
        IFile file = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(run.file().toUri())[0];
        assertTrue(Ui.waitUntil(() -> file.equals(((CommonNavigator) part).getCommonViewer()
                .getStructuredSelection().getFirstElement()), RunSession.PATIENCE));
    }

    @Test
    void tablesAreExportedToTheLastRow() throws Exception {
        RunEntry run = runs.all().get(1);
        Path folder = run.file().resolveSibling("exported");
        runs.select(List.of());
        Job job = ExportRuns.to(folder, List.of(run), problem -> { });
        session.await(job);
        String name = run.file().getFileName().toString().replace(".h5", "");
        List<String> lines = Files.readAllLines(folder.resolve(name).resolve("states.csv"));
        runs.select(List.of(run));
        assertTrue(Ui.waitUntil(run::isLoaded, RunSession.PATIENCE));
        org.signorini.study.result.Table states = run.result().table(RunResult.STATES);
        assertEquals(states.rows() + 1, lines.size());
        assertEquals(states.get(states.rows() - 1, 1), Double.parseDouble(lines.getLast().split(",")[1]));
    }

    /** The menu offers what is possible: a run that goes on can be stopped, one that has ended run again. */
    @Test
    void theMenuStopsOneStudyAndLeavesTheOther() throws Exception {
        Menu menu = table().getMenu();
        select(runs.all().getFirst());
        assertEquals(List.of("Compare", "Run Again", "Run Again with Present Study", "Stop", "Note…",
                "Show in Project Explorer", "Copy", "Export CSV…", "Delete"), RunHands.items(menu).subList(0, 9));
        assertFalse(RunHands.item(menu, "Stop").isEnabled());

        Path study = Path.of(ResourcesPlugin.getWorkspace().getRoot().getProject("bouncing-ball")
                .getFile("bouncing-ball.study").getLocation().toOSString());
        Path longer = Files.writeString(study.resolveSibling("longer.study"), """
                <?xml version="1.0" encoding="UTF-8"?>
                <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:study="http://www.signorini.org/study/1.0" name="longer" duration="1e6" every="1000">
                  <mechanism href="bouncing-ball.mechanism#/"/>
                </study:Study>
                """);
        RunStudyJob one = RunStudy.start(longer);
        assertTrue(Ui.waitUntil(() -> runs.all().size() == 4, RunSession.PATIENCE));
        RunStudyJob other = RunStudy.start(longer);
        assertTrue(Ui.waitUntil(() -> runs.all().size() == 5 && runs.all().get(0).isBegun(), RunSession.PATIENCE));
        RunEntry second = runs.all().get(0);
        RunEntry first = runs.all().get(1);
        assertTrue(one.computes(first) && other.computes(second));
        select(first);
        assertFalse(RunHands.item(menu, "Run Again").isEnabled(), "it is still running");
        RunHands.choose(menu, "Stop");
        assertTrue(Ui.waitUntil(() -> first.status().equals("cancelled"), RunSession.PATIENCE), first.status());
        assertTrue(second.isRunning(), "the other goes on");
        assertTrue(first.result().table(RunResult.STATES).rows() > 0);
        other.cancel();
        session.await(other);
    }
}
