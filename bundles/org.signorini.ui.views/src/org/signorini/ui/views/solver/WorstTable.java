package org.signorini.ui.views.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TableColumn;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.result.WorstRows;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;

/** The steps of all runs that are looked at which were worst by the column chosen; a row marks its instant. */
final class WorstTable {

    private static final int WORST = 100;
    private static final int NAME = 150;

    private final TableViewer table;
    private final TableColumn name;
    private StepColumn by = StepColumn.ITERATIONS;
    private List<RunEntry> runs = List.of();
    private boolean filling;

    WorstTable(Composite parent) {
        table = new TableViewer(parent, SWT.FULL_SELECTION | SWT.SINGLE);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        TableViewerColumn runColumn = new TableViewerColumn(table, SWT.LEFT);
        runColumn.setLabelProvider(ColumnLabelProvider.createTextProvider(
                s -> ((SolvedStep) s).run().name(runs)));
        name = runColumn.getColumn();
        name.setText("Run");
        StepColumn.ALL.forEach(this::column);
        table.addPostSelectionChangedListener(e -> {
            if (!filling && selected() != null) {
                Runs.shared().cursor(selected().time());
            }
        });
    }

    private void column(StepColumn column) {
        TableViewerColumn viewer = new TableViewerColumn(table, SWT.RIGHT);
        viewer.getColumn().setText(column.title());
        viewer.getColumn().setWidth(column.width());
        viewer.getColumn().setToolTipText(column.tip()
                + (column.worse() == null ? "" : ". Click for the " + WORST + " steps that are worst by this"));
        viewer.setLabelProvider(ColumnLabelProvider.createTextProvider(s -> column.text().apply((SolvedStep) s)));
        if (column.worse() != null) {
            viewer.getColumn().addListener(SWT.Selection, e -> sort(column));
        }
        if (column == by) {
            mark(viewer.getColumn());
        }
    }

    /** By another column, worst first. */
    void sort(StepColumn column) {
        by = column;
        mark(table.getTable().getColumn(1 + StepColumn.ALL.indexOf(column)));
        fill();
    }

    private void mark(TableColumn column) {
        table.getTable().setSortColumn(column);
        table.getTable().setSortDirection(SWT.DOWN);
    }

    void show(List<RunEntry> selected) {
        runs = selected;
        name.setWidth(selected.size() > 1 ? NAME : 0);
        name.setResizable(selected.size() > 1);
        fill();
    }

    private void fill() {
        filling = true;
        try {
            var before = table.getSelection();
            table.setInput(worst());
            table.setSelection(before);
        } finally {
            filling = false;
        }
    }

    private record Ranked(SolvedStep step, double value) {
    }

    private List<SolvedStep> worst() {
        List<Ranked> all = new ArrayList<>();
        for (RunEntry run : runs) {
            RunResult result = run.result();
            Table solves = result.tables().get(RunResult.SOLVER);
            if (solves != null) {
                IntToDoubleFunction worse = by.worse().apply(result);
                WorstRows.of(solves.rows(), worse, WORST)
                        .forEach(row -> all.add(new Ranked(new SolvedStep(run, row), worse.applyAsDouble(row))));
            }
        }
        // stable: of equal ones the run that was chosen first leads, then time
        all.sort(Comparator.comparingDouble(r -> Double.isNaN(r.value) ? Double.POSITIVE_INFINITY : -r.value));
        return all.stream().limit(WORST).map(Ranked::step).toList();
    }

    /** The step that is selected, or null. */
    SolvedStep selected() {
        return (SolvedStep) table.getStructuredSelection().getFirstElement();
    }

    TableViewer viewer() {
        return table;
    }

    @SuppressWarnings("unchecked")
    List<SolvedStep> shown() {
        return table.getInput() == null ? List.of() : (List<SolvedStep>) table.getInput();
    }
}
