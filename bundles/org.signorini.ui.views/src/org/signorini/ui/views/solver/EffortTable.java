package org.signorini.ui.views.solver;

import java.util.Comparator;
import java.util.List;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.TableColumn;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.views.chart.Themes;
import org.signorini.ui.views.run.RunEntry;

/**
 * What solving took in each of the runs that are looked at, side by side: every number with a bar behind it, as a share
 * of the largest in its column, and in front the time of set-up and solving in one bar. Names have the colours of the
 * chart.
 */
final class EffortTable {

    private static final int NAME = 0;
    private static final int BAR = 1;
    private static final int FIRST = 2;
    private static final int GAP = 3;
    private static final int SWATCH = 10;
    private static final int PALE = 70;

    private final TableViewer table;
    private List<RunEntry> shown = List.of();

    EffortTable(Composite parent) {
        table = new TableViewer(parent, SWT.FULL_SELECTION);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        TableViewerColumn name = column("Run", 160, SWT.LEFT, "In the order they were chosen, by the colours of the"
                + " chart", Comparator.comparing(RunEntry::name));
        name.setLabelProvider(ColumnLabelProvider.createTextProvider(r -> "     " + ((RunEntry) r).name(shown)));
        column("Set-up | solve", 120, SWT.LEFT, "Time for setting problems up, then for solving them",
                Comparator.comparingDouble(EffortTable::total))
                .setLabelProvider(ColumnLabelProvider.createTextProvider(r -> ""));
        for (EffortColumn c : EffortColumn.ALL) {
            column(c.title(), c.width(), SWT.RIGHT, c.tip(), Comparator.comparingDouble(c.value()))
                    .setLabelProvider(ColumnLabelProvider.createTextProvider(r -> c.text((RunEntry) r)));
        }
        table.getTable().addListener(SWT.EraseItem, this::erase);
        table.getTable().addListener(SWT.PaintItem, this::paint);
    }

    Control control() {
        return table.getControl();
    }

    private TableViewerColumn column(String title, int width, int style, String tip, Comparator<RunEntry> order) {
        TableViewerColumn column = new TableViewerColumn(table, style);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        column.getColumn().setToolTipText(tip);
        column.getColumn().addListener(SWT.Selection, e -> sort(column.getColumn(), order));
        return column;
    }

    /** Largest first, then smallest first, then as they were chosen. */
    private void sort(TableColumn by, Comparator<RunEntry> order) {
        boolean again = table.getTable().getSortColumn() == by;
        int direction = !again ? SWT.DOWN : table.getTable().getSortDirection() == SWT.DOWN ? SWT.UP : SWT.NONE;
        table.getTable().setSortColumn(direction == SWT.NONE ? null : by);
        table.getTable().setSortDirection(direction);
        table.setComparator(direction == SWT.NONE ? null : new ViewerComparator() {
            @Override
            public int compare(Viewer viewer, Object a, Object b) {
                int up = order.compare((RunEntry) a, (RunEntry) b);
                return direction == SWT.UP ? up : -up;
            }
        });
    }

    /** The pale bar behind a number; where a row is selected its own colour says enough. */
    private void erase(Event e) {
        if (e.index < FIRST || (e.detail & SWT.SELECTED) != 0 || !(e.item.getData() instanceof RunEntry run)) {
            return;
        }
        int width = table.getTable().getColumn(e.index).getWidth() - 2 * GAP;
        int length = (int) Math.round(EffortColumn.ALL.get(e.index - FIRST).share(run, shown) * width);
        GC gc = e.gc;
        gc.setBackground(table.getTable().getBackground());
        gc.fillRectangle(e.x, e.y, width + 2 * GAP, e.height);
        gc.setBackground(colour(run));
        gc.setAlpha(PALE);
        gc.fillRectangle(e.x + GAP, e.y + GAP, length, e.height - 2 * GAP);
        gc.setAlpha(255);
        e.detail &= ~(SWT.BACKGROUND | SWT.HOT);
    }

    private org.eclipse.swt.graphics.Color colour(RunEntry run) {
        PlotTheme theme = Themes.of(table.getControl());
        return Themes.swt(theme.series(Math.max(0, shown.indexOf(run))));
    }

    private void paint(Event e) {
        if (!(e.item.getData() instanceof RunEntry run)) {
            return;
        }
        GC gc = e.gc;
        if (e.index == NAME) {
            gc.setBackground(colour(run));
            gc.fillRectangle(e.x + GAP, e.y + (e.height - SWATCH) / 2, SWATCH, SWATCH);
        } else if (e.index == BAR) {
            double longest = shown.stream().mapToDouble(EffortTable::total).max().orElse(0);
            if (longest > 0) {
                double scale = (table.getTable().getColumn(BAR).getWidth() - 2 * GAP) / longest;
                int setUp = (int) Math.round(seconds(run, "setupSeconds") * scale);
                int solve = (int) Math.round(seconds(run, "solveSeconds") * scale);
                gc.setBackground(colour(run));
                gc.setAlpha(2 * PALE);
                gc.fillRectangle(e.x + GAP, e.y + GAP, setUp, e.height - 2 * GAP);
                gc.setAlpha(255);
                gc.fillRectangle(e.x + GAP + setUp, e.y + GAP, solve, e.height - 2 * GAP);
            }
        }
    }

    private static double total(RunEntry run) {
        return seconds(run, "setupSeconds") + seconds(run, "solveSeconds");
    }

    private static double seconds(RunEntry run, String part) {
        double value = EffortColumn.statistic(run, part);
        return Double.isNaN(value) ? 0 : value;
    }

    void show(List<RunEntry> runs) {
        if (runs.equals(shown)) {
            table.refresh();
        } else {
            shown = runs;
            table.setInput(runs);
        }
    }

    int rows() {
        return table.getTable().getItemCount();
    }

    String cell(RunEntry run, String title) {
        return EffortColumn.ALL.stream().filter(c -> c.title().equals(title)).findFirst().orElseThrow().text(run);
    }
}
