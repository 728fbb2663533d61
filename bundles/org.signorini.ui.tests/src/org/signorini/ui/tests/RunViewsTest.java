package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.jfree.data.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.examples.Gallery;
import org.signorini.plot.PlotTheme;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.chart.ChartCanvas;
import org.signorini.ui.views.contact.ContactsView;
import org.signorini.ui.views.cycle.LimitCycleView;
import org.signorini.ui.views.gallery.ExampleProject;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunFinder;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.TimeWindow;
import org.signorini.ui.views.solver.SolverView;
import org.signorini.ui.views.table.RunsView;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** An example is opened and run, and every view shows it. */
final class RunViewsTest {

    private static final int PATIENCE = 60_000;

    private final Runs runs = Runs.shared();
    private ErrorLog log;

    @BeforeEach
    void listen() {
        log = new ErrorLog();
    }

    @AfterEach
    void cleanUp() throws Exception {
        Ui.page().closeAllEditors(false);
        runs.remove(runs.all());
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            project.delete(true, true, null);
        }
        log.close();
    }

    private static Path example(String id) throws Exception {
        IFile study = ExampleProject.create(Gallery.find(id).orElseThrow(), id);
        ExampleProject.open(study, Ui.page());
        return Path.of(study.getLocation().toOSString());
    }

    private void run(Path study) {
        RunStudyJob job = RunStudy.start(study);
        assertNotNull(job);
        assertTrue(Ui.waitUntil(() -> job.getResult() != null, PATIENCE), "the run has ended");
        Ui.settle(300);
    }

    @Test
    void theWoodpeckerFillsEveryView() throws Exception {
        Path study = example("woodpecker");
        RunsView table = (RunsView) Ui.page().showView(ViewIds.RUNS);
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        run(study);

        assertEquals(1, runs.all().size());
        RunEntry run = runs.all().getFirst();
        assertEquals("done", run.status());
        assertEquals(1, table.rows());
        assertEquals("lemke", table.cell(run, "Solver"));
        assertEquals(20001, trajectories.curves().getFirst().table().rows(), "2 s in steps of 0.1 ms, and the start");
        assertDrawn(trajectories.canvas(), "trajectories");

        ContactsView contacts = (ContactsView) Ui.page().showView(ViewIds.CONTACTS);
        Table rows = run.result().table(RunResult.CONTACTS);
        int middle = rows.rows() / 2;
        runs.cursor(rows.get(middle, 0));
        assertTrue(contacts.instants().stream().anyMatch(c -> c.pN() == rows.get(middle,
                ContactColumn.NORMAL_IMPULSE.ordinal())), "the contact of the instant is shown with its impulse");
        assertDrawn(contacts.canvas(), "contacts");

        LimitCycleView cycle = (LimitCycleView) Ui.page().showView(ViewIds.LIMIT_CYCLE);
        assertEquals("Period", cycle.lines().getFirst().name());
        // 0.145976 s in the limit of small steps; with this step single cycles scatter by a millisecond
        assertEquals(0.146, run.summary().number("measures", "limitCycle", "period"), 1e-3);
        assertDrawn(cycle.canvas(), "limit-cycle");

        SolverView solver = (SolverView) Ui.page().showView(ViewIds.SOLVER);
        assertEquals(100, solver.rows());
        assertDrawn(solver.canvas(), "solver");

        Ui.page().showView(ViewIds.RUNS);
        Ui.screenshot("runs");
        table.filter("no such run");
        assertEquals(0, table.rows());
        table.filter("");
    }

    @Test
    void resultsStreamWhileAStudyRunsAndCancellingKeepsThem() throws Exception {
        Path study = longer(example("woodpecker"));
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        RunStudyJob job = RunStudy.start(study);
        assertTrue(Ui.waitUntil(() -> !trajectories.curves().isEmpty()
                && trajectories.curves().getFirst().table().rows() > 1000, PATIENCE), "rows come while it runs");
        assertTrue(Ui.waitUntil(() -> trajectories.canvas().frame() != null, PATIENCE), "and are drawn");
        RunEntry run = runs.all().getFirst();
        assertTrue(run.isRunning());
        Ui.screenshot("running");
        long slowest = slowestAnswer(2000);
        assertTrue(slowest < 200, "the workbench answered after " + slowest + " ms while it ran");

        job.cancel();
        assertTrue(Ui.waitUntil(() -> job.getResult() != null, PATIENCE), "it can be stopped");
        Ui.settle(300);
        assertEquals("cancelled", run.status());
        assertTrue(run.result().table(RunResult.STATES).rows() > 1000, "what it had is kept");
        assertTrue(Files.isRegularFile(run.file()), "also in its file");
    }

    /** The same study over a time nobody waits for. */
    private static Path longer(Path study) throws Exception {
        Files.writeString(study, Files.readString(study).replace("duration=\"2\"", "duration=\"2000\""));
        return study;
    }

    /** How long the user interface's thread was at most away from its events, in milliseconds. */
    private static long slowestAnswer(int millis) {
        AtomicLong slowest = new AtomicLong();
        AtomicBoolean on = new AtomicBoolean(true);
        Display display = Display.getCurrent();
        Thread probe = new Thread(() -> {
            while (on.get()) {
                long asked = System.nanoTime();
                CountDownLatch answered = new CountDownLatch(1);
                display.asyncExec(answered::countDown);
                try {
                    answered.await();
                    slowest.accumulateAndGet((System.nanoTime() - asked) / 1_000_000, Math::max);
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        probe.setDaemon(true);
        probe.start();
        Ui.settle(millis);
        on.set(false);
        return slowest.get();
    }

    @Test
    void runsAreFoundAgainAndTheirTablesReadWhenLookedAt() throws Exception {
        run(example("bouncing-ball"));
        RunEntry before = runs.all().getFirst();
        int rows = before.result().table(RunResult.STATES).rows();
        runs.remove(runs.all());

        // as at a start: nothing is known but the workspace
        RunFinder.find(runs);
        assertTrue(Ui.waitUntil(() -> runs.all().size() == 1, PATIENCE));
        RunEntry again = runs.all().getFirst();
        assertEquals(before.name(), again.name());
        assertEquals("done", again.status());
        assertFalse(again.isLoaded());
        runs.select(runs.all());
        assertTrue(Ui.waitUntil(again::isLoaded, PATIENCE));
        assertEquals(rows, again.result().table(RunResult.STATES).rows());
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        assertTrue(Ui.waitUntil(() -> !trajectories.curves().isEmpty(), PATIENCE));
        assertDrawn(trajectories.canvas(), "found-again");
    }

    @Test
    void severalRunsLieOverEachOtherAndZoomTogether() throws Exception {
        Path study = example("bouncing-ball");
        run(study);
        run(study);
        assertEquals(2, runs.all().size());
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        int single = trajectories.curves().size();
        runs.select(runs.all());
        assertTrue(Ui.waitUntil(() -> runs.all().stream().allMatch(RunEntry::isLoaded), PATIENCE));
        Ui.settle(300);
        assertEquals(2 * single, trajectories.curves().size());
        runs.window(new TimeWindow(0.25, 0.5));
        assertDrawn(trajectories.canvas(), "zoomed");
        assertTrue(Ui.waitUntil(() -> range(trajectories.canvas()).equals(new Range(0.25, 0.5)), PATIENCE));
        ContactsView contacts = (ContactsView) Ui.page().showView(ViewIds.CONTACTS);
        assertDrawn(contacts.canvas(), "contacts-zoomed");
        assertEquals(new Range(0.25, 0.5), range(contacts.canvas()));
    }

    private static Range range(ChartCanvas canvas) {
        return canvas.frame() == null ? null : canvas.frame().chart().getXYPlot().getDomainAxis().getRange();
    }

    @Test
    void aStudyThatCannotBeRunSaysWhy() throws Exception {
        Path study = example("bouncing-ball");
        Files.writeString(study, Files.readString(study).replaceFirst("duration=\"[^\"]*\"", "duration=\"soon\""));
        RunStudyJob job = RunStudy.start(study);
        assertTrue(Ui.waitUntil(() -> job.getResult() != null, PATIENCE));
        assertTrue(Ui.waitUntil(() -> message("cannot be run") != null, PATIENCE), "a message opens");
        Shell message = message("cannot be run");
        Ui.settle(300);
        message.close();
        assertEquals(0, runs.all().size());
    }

    private static Shell message(String title) {
        for (Shell shell : Display.getCurrent().getShells()) {
            if (shell.getText().contains(title)) {
                return shell;
            }
        }
        return null;
    }

    @Test
    void chartsFollowTheDarkTheme() throws Exception {
        run(example("woodpecker"));
        IThemeEngine engine = Ui.window().getService(IThemeEngine.class);
        ITheme before = engine.getActiveTheme();
        try {
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            for (String view : new String[] {ViewIds.RUNS, ViewIds.SOLVER, ViewIds.LIMIT_CYCLE, ViewIds.CONTACTS}) {
                Ui.page().showView(view);
                Ui.screenshot("dark-" + view.substring(view.lastIndexOf('.') + 1));
            }
            TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
            Ui.settle(300);
            assertDrawn(trajectories.canvas(), "dark-trajectories");
            assertEquals(PlotTheme.DARK.background(), trajectories.canvas().frame().chart().getBackgroundPaint());
        } finally {
            engine.setTheme(before, false);
        }
    }

    private static void assertDrawn(ChartCanvas canvas, String name) {
        assertTrue(Ui.waitUntil(canvas::isUpToDate, PATIENCE), name);
        Ui.screenshot(name);
        ImageData pixels = canvas.frame().pixels();
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < pixels.width; x += 2) {
            for (int y = 0; y < pixels.height; y += 2) {
                colours.add(pixels.getPixel(x, y));
            }
        }
        assertTrue(colours.size() > 20, name + " has " + colours.size() + " colours");
    }
}
