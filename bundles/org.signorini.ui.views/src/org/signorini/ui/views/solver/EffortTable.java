package org.signorini.ui.views.solver;

import java.util.List;
import java.util.Locale;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.views.chart.Themes;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;

/**
 * What solving took in each of the runs that are looked at, side by side. The first column after the name is a bar:
 * time for setting problems up, then for solving them, as a share of the longest run.
 */
final class EffortTable {

    private static final String STATISTICS = "statistics";
    private static final int BAR = 1;
    private static final int GAP = 4;

    private final TableViewer table;

    EffortTable(Composite parent) {
        table = new TableViewer(parent, SWT.FULL_SELECTION | SWT.BORDER);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        column("Run", 150, SWT.LEFT).setLabelProvider(ColumnLabelProvider.createTextProvider(
                r -> ((RunEntry) r).name(Runs.shared().selected())));
        column("Set-up | solve", 120, SWT.LEFT).setLabelProvider(ColumnLabelProvider.createTextProvider(r -> ""));
        number("Set-up [s]", "%.3f", "setupSeconds");
        number("Solve [s]", "%.3f", "solveSeconds");
        number("Solves", "%.0f", "solves");
        number("Iterations", "%.1f", "iterations", "mean");
        number("at most", "%.0f", "iterations", "max");
        number("Residual", "%.1e", "residual", "max");
        number("Fall-backs", "%.0f", "fallbacks");
        number("Unknowns", "%.0f", "size", "max");
        table.getTable().addListener(SWT.PaintItem, this::paint);
    }

    Control control() {
        return table.getControl();
    }

    private TableViewerColumn column(String title, int width, int style) {
        TableViewerColumn column = new TableViewerColumn(table, style);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        return column;
    }

    private void number(String title, String format, String... path) {
        column(title, 80, SWT.RIGHT).setLabelProvider(ColumnLabelProvider.createTextProvider(r -> {
            double value = value((RunEntry) r, path);
            return Double.isNaN(value) ? "" : String.format(Locale.ROOT, format, value);
        }));
    }

    private static double value(RunEntry run, String... path) {
        String[] full = new String[path.length + 1];
        full[0] = STATISTICS;
        System.arraycopy(path, 0, full, 1, path.length);
        return run.summary().number(full);
    }

    private static double seconds(RunEntry run, String part) {
        double value = value(run, part);
        return Double.isNaN(value) ? 0 : value;
    }

    private void paint(Event e) {
        if (e.index != BAR || !(e.item.getData() instanceof RunEntry run)) {
            return;
        }
        double longest = Runs.shared().selected().stream()
                .mapToDouble(r -> seconds(r, "setupSeconds") + seconds(r, "solveSeconds")).max().orElse(0);
        if (longest > 0) {
            PlotTheme theme = Themes.of(table.getControl());
            double scale = (table.getTable().getColumn(BAR).getWidth() - 2 * GAP) / longest;
            int setUp = (int) Math.round(seconds(run, "setupSeconds") * scale);
            int solve = (int) Math.round(seconds(run, "solveSeconds") * scale);
            GC gc = e.gc;
            gc.setBackground(Themes.swt(theme.series(0)));
            gc.fillRectangle(e.x + GAP, e.y + GAP, setUp, e.height - 2 * GAP);
            gc.setBackground(Themes.swt(theme.series(1)));
            gc.fillRectangle(e.x + GAP + setUp, e.y + GAP, solve, e.height - 2 * GAP);
        }
    }

    void show(List<RunEntry> runs) {
        if (runs.equals(table.getInput())) {
            table.refresh();
        } else {
            table.setInput(runs);
        }
    }

    int rows() {
        return table.getTable().getItemCount();
    }
}
