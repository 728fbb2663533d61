package org.signorini.ui.views.solver;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.part.ViewPart;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.signorini.plot.PlotTheme;
import org.signorini.plot.SolverChart;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.chart.ChartCanvas;
import org.signorini.ui.views.chart.ChartExport;
import org.signorini.ui.views.chart.TimeGestures;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.RunsLink;
import org.signorini.ui.views.run.TimeWindow;

/** What solving took over time in the runs that are looked at, their worst steps, and the runs side by side. */
public final class SolverView extends ViewPart {

    private static final String EMPTY = "Run a study, Run ▸ Run Study, to see how hard its steps were to solve.";

    private final Runs runs = Runs.shared();
    private SashForm sash;
    private ChartCanvas canvas;
    private CTabFolder tabs;
    private WorstTable worst;
    private EffortTable effort;
    private SaveProblem save;
    private RankOfStep rank;
    private WhileSeen data;

    @Override
    public void createPartControl(Composite parent) {
        sash = new SashForm(parent, SWT.HORIZONTAL);
        canvas = new ChartCanvas(sash, new TimeGestures(runs));
        tabs = new CTabFolder(sash, SWT.BOTTOM | SWT.FLAT);
        worst = new WorstTable(tabs);
        effort = new EffortTable(tabs);
        tab("Worst steps", worst.viewer().getControl());
        tab("Comparison of runs", effort.control());
        tabs.setSelection(0);
        sash.setWeights(55, 45);
        save = new SaveProblem(getViewSite(), worst::selected);
        rank = new RankOfStep(getViewSite(), worst::selected);
        worst.viewer().addSelectionChangedListener(e -> {
            save.setEnabled(worst.selected() != null);
            rank.setEnabled(worst.selected() != null);
        });
        menu(worst.viewer().getControl());
        getViewSite().getActionBars().getToolBarManager().add(save);
        getViewSite().getActionBars().getMenuManager().add(save);
        getViewSite().getActionBars().getMenuManager().add(rank);
        getViewSite().getActionBars().getMenuManager().add(new ChartExport(canvas));
        data = new WhileSeen(canvas.control(), this::draw);
        RunsLink.attach(parent, this::changed);
        draw();
    }

    private void menu(Control control) {
        MenuManager manager = new MenuManager();
        manager.add(save);
        manager.add(rank);
        Menu menu = manager.createContextMenu(control);
        control.setMenu(menu);
    }

    private void tab(String title, Control control) {
        CTabItem item = new CTabItem(tabs, SWT.NONE);
        item.setText(title);
        item.setControl(control);
    }

    private void changed(RunChange change) {
        switch (change) {
            case CURSOR -> canvas.cursor(runs.cursor());
            case SELECTION -> draw();
            case DATA -> data.ask();
            case WINDOW -> chart();
            case LIST -> effort.show(runs.selected());
        }
    }

    private void draw() {
        worst.show(runs.selected());
        effort.show(runs.selected());
        sash.setMaximizedControl(runs.selected().isEmpty() ? canvas.control() : null);
        chart();
    }

    private void chart() {
        canvas.cursor(runs.cursor());
        List<RunEntry> selected = runs.selected();
        // all of them, solved or not: a run has the same colour here as in the comparison
        List<SolverChart.Run> shown = selected.stream()
                .map(r -> new SolverChart.Run(r.name(selected), r.result())).toList();
        if (shown.stream().noneMatch(r -> solved(r.result()))) {
            canvas.empty(selected.isEmpty() ? EMPTY : "Nothing has been solved yet: no contact has been active.");
            return;
        }
        TimeWindow window = runs.window();
        canvas.show((theme, width) -> chart(shown, window, theme));
    }

    private static boolean solved(RunResult result) {
        Table solves = result.tables().get(RunResult.SOLVER);
        return solves != null && solves.rows() > 0;
    }

    private static JFreeChart chart(List<SolverChart.Run> shown, TimeWindow window, PlotTheme theme) {
        JFreeChart chart = SolverChart.of("", shown, theme);
        chart.setTitle((String) null);
        chart.getLegend().setPosition(RectangleEdge.TOP);
        // the plots are low here: their names lie flat
        for (Object plot : ((CombinedDomainXYPlot) chart.getXYPlot()).getSubplots()) {
            ((XYPlot) plot).getRangeAxis().setLabelAngle(Math.PI / 2);
        }
        if (!window.isAll()) {
            chart.getXYPlot().getDomainAxis().setRange(window.from(), window.to());
        }
        return chart;
    }

    /** The worst steps, by iterations unless another column was chosen. */
    public List<SolvedStep> worst() {
        data.now();
        return worst.shown();
    }

    /** Orders the worst steps by a column, by its title. */
    public void sort(String title) {
        worst.sort(StepColumn.ALL.stream().filter(c -> c.title().equals(title)).findFirst().orElseThrow());
    }

    /** A cell of the worst steps, by the column's title. */
    public String cell(SolvedStep step, String title) {
        return StepColumn.ALL.stream().filter(c -> c.title().equals(title)).findFirst().orElseThrow().text()
                .apply(step);
    }

    /** Saves the problem of a step, in the background. */
    public Job save(SolvedStep step, Path file) {
        return save.save(step, file);
    }

    /** Finds the rank of a step's problem, in the background; the result's message tells it. */
    public Job rank(SolvedStep step) {
        return rank.find(step);
    }

    /** Rows of the table of worst steps. */
    public int rows() {
        data.now();
        return worst.viewer().getTable().getItemCount();
    }

    /** Runs that are compared. */
    public int compared() {
        return effort.rows();
    }

    /** A cell of the comparison, by the column's title. */
    public String compared(RunEntry run, String title) {
        return effort.cell(run, title);
    }

    /** Shows the comparison, or else the worst steps. */
    public void compare(boolean wanted) {
        tabs.setSelection(wanted ? 1 : 0);
    }

    public ChartCanvas canvas() {
        return canvas;
    }

    @Override
    public void setFocus() {
        canvas.control().setFocus();
    }
}
