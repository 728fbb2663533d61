package org.signorini.ui.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;

/** One problem, all solvers: status, residual, iterations, time, and Coulomb's conditions where there is friction. */
public final class SolveView extends ViewPart {

    private static final String EMPTY = "Select a problem file and choose Run ▸ Solve Problem to compare the solvers on it.";

    private final List<SolveRow> rows = new ArrayList<>();
    private Display display;
    private Label headline;
    private TableViewer table;
    private SolveJob job;

    @Override
    public void createPartControl(Composite parent) {
        display = parent.getDisplay();
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 6).spacing(6, 6).applyTo(area);
        headline = new Label(area, SWT.WRAP);
        headline.setText(EMPTY);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(headline);
        table = new TableViewer(area, SWT.FULL_SELECTION | SWT.BORDER);
        table.getTable().setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table.getControl());
        table.setContentProvider(ArrayContentProvider.getInstance());
        column("Solver", 140, SWT.LEFT, SolveRow::solver, Comparator.comparing(SolveRow::solver));
        column("Status", 90, SWT.LEFT, r -> r.solved() ? "solved" : "failed", Comparator.comparing(SolveRow::solved));
        column("Residual", 90, SWT.RIGHT, r -> String.format(Locale.ROOT, "%.1e", r.residual()),
                Comparator.comparingDouble(SolveRow::residual));
        column("Iterations", 90, SWT.RIGHT, r -> Integer.toString(r.iterations()),
                Comparator.comparingInt(SolveRow::iterations));
        column("Time [ms]", 100, SWT.RIGHT, r -> String.format(Locale.ROOT, "%.3f", 1e3 * r.seconds()),
                Comparator.comparingDouble(SolveRow::seconds));
        column("Normal · cone · opposition", 220, SWT.LEFT, SolveRow::coulomb,
                Comparator.comparing(SolveRow::coulomb));
        column("How it ended", 260, SWT.LEFT, SolveRow::ending, Comparator.comparing(SolveRow::ending));
        table.setInput(rows);
    }

    private void column(String title, int width, int style, Function<SolveRow, String> text,
            Comparator<SolveRow> order) {
        TableViewerColumn column = new TableViewerColumn(table, style);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        column.getColumn().addListener(SWT.Selection, e -> {
            rows.sort(order);
            table.refresh();
        });
        column.setLabelProvider(ColumnLabelProvider.createTextProvider(r -> text.apply((SolveRow) r)));
    }

    /** Starts solving; what was running is cancelled. */
    public void solve(Path file) {
        if (job != null) {
            job.cancel();
        }
        rows.clear();
        table.refresh();
        headline.setText("Reading " + file.getFileName() + " …");
        job = new SolveJob(file, text -> show(() -> headline.setText(text)), row -> show(() -> {
            rows.add(row);
            table.refresh();
        }));
        job.schedule();
    }

    /** How many solvers have answered, for tests. */
    public int answers() {
        return rows.size();
    }

    /** How many of them solved it, for tests. */
    public long solved() {
        return rows.stream().filter(SolveRow::solved).count();
    }

    /** The line above the table. */
    public String headline() {
        return headline.getText();
    }

    /** From a job, which may end after the view was closed. */
    private void show(Runnable change) {
        display.asyncExec(() -> {
            if (!table.getControl().isDisposed()) {
                change.run();
            }
        });
    }

    @Override
    public void setFocus() {
        table.getControl().setFocus();
    }

    @Override
    public void dispose() {
        if (job != null) {
            job.cancel();
        }
        super.dispose();
    }
}
