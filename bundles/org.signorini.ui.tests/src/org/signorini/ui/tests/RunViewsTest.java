package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.jfree.data.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.plot.PlotTheme;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.chart.ChartCanvas;
import org.signorini.ui.views.contact.ContactsView;
import org.signorini.ui.views.cycle.LimitCycleView;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.TimeWindow;
import org.signorini.ui.views.solver.SolverView;
import org.signorini.ui.views.table.RunsView;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** An example is opened and run, and every view shows it. */
final class RunViewsTest {

    private final Runs runs = Runs.shared();
    private RunSession session;

    @BeforeEach
    void open() {
        session = new RunSession();
    }

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    @Test
    void theWoodpeckerFillsEveryView() throws Exception {
        Path study = session.example("woodpecker");
        RunsView table = (RunsView) Ui.page().showView(ViewIds.RUNS);
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        session.run(study);

        assertEquals(1, runs.all().size());
        RunEntry run = runs.all().getFirst();
        assertEquals("done", run.status());
        assertEquals(1, table.rows());
        assertEquals("lemke", table.cell(run, "Solver"));
        assertEquals(20001, trajectories.curves().getFirst().table().rows(), "2 s in steps of 0.1 ms, and the start");
        session.assertDrawn(trajectories.canvas(), "trajectories");

        ContactsView contacts = (ContactsView) Ui.page().showView(ViewIds.CONTACTS);
        Table rows = run.result().table(RunResult.CONTACTS);
        int middle = rows.rows() / 2;
        runs.cursor(rows.get(middle, 0));
        assertTrue(contacts.instants().stream().anyMatch(c -> c.pN() == rows.get(middle,
                ContactColumn.NORMAL_IMPULSE.ordinal())), "the contact of the instant is shown with its impulse");
        session.assertDrawn(contacts.canvas(), "contacts");

        LimitCycleView cycle = (LimitCycleView) Ui.page().showView(ViewIds.LIMIT_CYCLE);
        assertTrue(cycle.lines().stream().anyMatch(l -> l.name().equals("Period")), cycle.lines().toString());
        // 0.145976 s in the limit of small steps; with this step single cycles scatter by a millisecond
        assertEquals(0.146, run.summary().number("measures", "limitCycle", "period"), 1e-3);
        session.assertDrawn(cycle.canvas(), "limit-cycle");
        cycle.section(-0.2);
        assertEquals(0.146, cycle.returns().period(), 1e-3, "any section is crossed once a period");
        session.assertDrawn(cycle.canvas(), "section");
        cycle.section(Double.NaN);

        SolverView solver = (SolverView) Ui.page().showView(ViewIds.SOLVER);
        assertEquals(100, solver.rows());
        session.assertDrawn(solver.canvas(), "solver");

        Ui.page().showView(ViewIds.RUNS);
        Ui.screenshot("runs");
        table.filter("no such run");
        assertEquals(0, table.rows());
        table.filter("");
    }

    @Test
    void severalRunsLieOverEachOtherAndZoomTogether() throws Exception {
        Path study = session.example("bouncing-ball");
        session.run(study);
        session.run(study);
        assertEquals(2, runs.all().size());
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        int single = trajectories.curves().size();
        runs.select(runs.all());
        assertTrue(Ui.waitUntil(() -> runs.all().stream().allMatch(RunEntry::isLoaded), RunSession.PATIENCE));
        Ui.settle(300);
        assertEquals(2 * single, trajectories.curves().size());
        runs.window(new TimeWindow(0.25, 0.5));
        session.assertDrawn(trajectories.canvas(), "zoomed");
        assertTrue(Ui.waitUntil(() -> range(trajectories.canvas()).equals(new Range(0.25, 0.5)), RunSession.PATIENCE));
        ContactsView contacts = (ContactsView) Ui.page().showView(ViewIds.CONTACTS);
        session.assertDrawn(contacts.canvas(), "contacts-zoomed");
        assertEquals(new Range(0.25, 0.5), range(contacts.canvas()));
    }

    private static Range range(ChartCanvas canvas) {
        return canvas.frame() == null ? null : canvas.frame().chart().getXYPlot().getDomainAxis().getRange();
    }

    @Test
    void theMouseZoomsPansPicksAndResets() throws Exception {
        session.run(session.example("bouncing-ball"));
        TrajectoriesView view = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        view.choose(List.of("height", "energy"));
        session.assertDrawn(view.canvas(), "two-units");
        assertEquals(2, view.curves().size());
        Canvas canvas = view.canvas().control();
        int y = canvas.getSize().y / 3;
        int middle = canvas.getSize().x / 2;

        session.awaitFrame(view.canvas(), "before the mouse is pressed");
        mouse(canvas, SWT.MouseDown, middle, y, 0);
        mouse(canvas, SWT.MouseUp, middle, y, 0);
        double picked = runs.cursor();
        assertTrue(picked > 1 && picked < 4, "a click in the middle of 5 s marks " + picked);

        mouse(canvas, SWT.MouseMove, middle - 100, y, 0);
        Ui.screenshot("crosshair");
        session.awaitFrame(view.canvas(), "before the mouse is pressed");
        mouse(canvas, SWT.MouseDown, middle - 100, y, 0);
        mouse(canvas, SWT.MouseMove, middle + 100, y + 20, 0);
        Ui.screenshot("rubber-band");
        mouse(canvas, SWT.MouseUp, middle + 100, y + 20, 0);
        TimeWindow zoomed = runs.window();
        assertTrue(zoomed.from() < picked && picked < zoomed.to(), zoomed.toString());
        session.assertDrawn(view.canvas(), "dragged");

        session.awaitFrame(view.canvas(), "before the mouse is pressed");
        mouse(canvas, SWT.MouseDown, middle, y, SWT.SHIFT);
        mouse(canvas, SWT.MouseMove, middle + 50, y, SWT.SHIFT);
        mouse(canvas, SWT.MouseUp, middle + 50, y, SWT.SHIFT);
        assertEquals(zoomed.to() - zoomed.from(), runs.window().to() - runs.window().from(), 1e-9);
        assertTrue(runs.window().from() < zoomed.from(), "what was left comes into sight");

        mouse(canvas, SWT.MouseDoubleClick, middle, y, 0);
        assertTrue(runs.window().isAll());
    }

    private static void mouse(Canvas canvas, int type, int x, int y, int keys) {
        Event event = new Event();
        event.type = type;
        event.button = 1;
        event.x = x;
        event.y = y;
        event.stateMask = keys;
        canvas.notifyListeners(type, event);
        Ui.settle(50);
    }

    @Test
    void chartsFollowTheDarkTheme() throws Exception {
        session.run(session.example("woodpecker"));
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
            session.assertDrawn(trajectories.canvas(), "dark-trajectories");
            assertEquals(PlotTheme.DARK.background(), trajectories.canvas().frame().chart().getBackgroundPaint());
        } finally {
            engine.setTheme(before, false);
        }
    }
}
