package org.signorini.ui.views.solver;

import java.util.List;
import java.util.Locale;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.part.ViewPart;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.signorini.plot.PlotTheme;
import org.signorini.plot.SolverChart;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.chart.ChartCanvas;
import org.signorini.ui.views.chart.ChartExport;
import org.signorini.ui.views.chart.TimeGestures;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.RunsLink;
import org.signorini.ui.views.run.TimeWindow;

/** Size, iterations, residual and fall-backs over time, and the worst steps by any of them. */
public final class SolverView extends ViewPart {

    private static final String EMPTY = "Run a study, Run ▸ Run Study, to see how hard its steps were to solve.";
    private static final int WORST = 100;
    private static final List<String> TITLES = List.of("Time [s]", "Unknowns", "Iterations", "Residual", "Fall-backs",
            "Solve [ms]");
    private static final int ITERATIONS = 2;

    private final Runs runs = Runs.shared();
    private ChartCanvas canvas;
    private TableViewer table;
    private EffortTable effort;
    private Table solves;
    private int by = ITERATIONS;

    @Override
    public void createPartControl(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.HORIZONTAL);
        canvas = new ChartCanvas(sash, new TimeGestures(runs));
        CTabFolder tabs = new CTabFolder(sash, SWT.BOTTOM | SWT.FLAT);
        table = new TableViewer(tabs, SWT.FULL_SELECTION);
        table.getTable().setHeaderVisible(true);
        table.getTable().setToolTipText("The " + WORST + " steps with the largest values in the column that is"
                + " chosen; a row marks its instant in all views");
        table.setContentProvider(ArrayContentProvider.getInstance());
        for (int c = 0; c < TITLES.size(); c++) {
            column(c);
        }
        table.addPostSelectionChangedListener(e -> {
            if (table.getStructuredSelection().getFirstElement() instanceof Integer row) {
                runs.cursor(solves.get(row, 0));
            }
        });
        effort = new EffortTable(tabs);
        tab(tabs, "Worst steps", table.getControl());
        tab(tabs, "Comparison of runs", effort.control());
        tabs.setSelection(0);
        sash.setWeights(60, 40);
        getViewSite().getActionBars().getMenuManager().add(new ChartExport(canvas));
        RunsLink.attach(parent, this::changed);
        draw();
    }

    private static void tab(CTabFolder tabs, String title, Control control) {
        CTabItem item = new CTabItem(tabs, SWT.NONE);
        item.setText(title);
        item.setControl(control);
    }

    private void column(int c) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.RIGHT);
        column.getColumn().setText(TITLES.get(c));
        column.getColumn().setWidth(85);
        column.setLabelProvider(ColumnLabelProvider.createTextProvider(row -> cell((Integer) row, c)));
        column.getColumn().addListener(SWT.Selection, e -> sort(c));
        if (c == by) {
            table.getTable().setSortColumn(column.getColumn());
            table.getTable().setSortDirection(SWT.DOWN);
        }
    }

    private String cell(int row, int c) {
        double value = solves.get(row, c);
        return switch (c) {
            case 0 -> String.format(Locale.ROOT, "%.6g", value);
            case 3 -> String.format(Locale.ROOT, "%.1e", value);
            case 5 -> String.format(Locale.ROOT, "%.3f", 1e3 * value);
            default -> String.format(Locale.ROOT, "%.0f", value);
        };
    }

    private void sort(int column) {
        by = column;
        table.getTable().setSortColumn(table.getTable().getColumn(column));
        draw();
    }

    private void changed(RunChange change) {
        switch (change) {
            case CURSOR -> canvas.cursor(runs.cursor());
            case SELECTION, DATA, WINDOW -> draw();
            case LIST -> { }
        }
    }

    private void draw() {
        canvas.cursor(runs.cursor());
        effort.show(runs.selected());
        RunResult result = runs.selected().isEmpty() ? null : runs.selected().getFirst().result();
        solves = result == null ? null : result.tables().get(RunResult.SOLVER);
        if (solves == null || solves.rows() == 0) {
            canvas.empty(result == null ? EMPTY : "Nothing has been solved yet: no contact has been active.");
            table.setInput(List.of());
            return;
        }
        TimeWindow window = runs.window();
        canvas.show((theme, width) -> chart(result, window, theme));
        table.setInput(WorstSteps.of(solves, by, WORST));
    }

    private static JFreeChart chart(RunResult result, TimeWindow window, PlotTheme theme) {
        JFreeChart chart = SolverChart.of("", result, theme);
        chart.setTitle((String) null);
        // the plots are low here: their names lie flat
        for (Object plot : ((CombinedDomainXYPlot) chart.getXYPlot()).getSubplots()) {
            ((XYPlot) plot).getRangeAxis().setLabelAngle(Math.PI / 2);
        }
        if (!window.isAll()) {
            chart.getXYPlot().getDomainAxis().setRange(window.from(), window.to());
        }
        return chart;
    }

    /** Rows of the table, from the worst. */
    public int rows() {
        return table.getTable().getItemCount();
    }

    /** Runs that are compared. */
    public int compared() {
        return effort.rows();
    }

    public ChartCanvas canvas() {
        return canvas;
    }

    @Override
    public void setFocus() {
        canvas.control().setFocus();
    }
}
