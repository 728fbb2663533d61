package org.signorini.ui.views.table;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

import org.eclipse.jface.action.IMenuListener;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.RunsLink;

/** All runs, to sort, to find, to choose which of them the other views show, to run again, delete and export. */
public final class RunsView extends ViewPart {

    private static final String EMPTY = "There are no runs yet. Select a .study or .mechanism file and choose"
            + " Run ▸ Run Study; File ▸ New ▸ Example has some to begin with.";

    private static final int PAUSE = 200;

    private final Runs runs = Runs.shared();
    private final StackLayout stack = new StackLayout();
    private Composite area;
    private Label empty;
    private Composite page;
    private Text filter;
    private TableViewer table;
    private RunActions actions;
    private boolean waiting;

    @Override
    public void createPartControl(Composite parent) {
        area = new Composite(parent, SWT.NONE);
        area.setLayout(stack);
        empty = new Label(area, SWT.WRAP | SWT.CENTER);
        empty.setText(EMPTY);
        page = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(page);
        filter = new Text(page, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        filter.setMessage("Find runs by anything in their row");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        filter.addListener(SWT.Modify, e -> table.refresh());
        table = new TableViewer(page, SWT.MULTI | SWT.FULL_SELECTION | SWT.BORDER);
        table.getTable().setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table.getControl());
        table.setContentProvider(ArrayContentProvider.getInstance());
        ColumnViewerToolTipSupport.enableFor(table);
        RunColumn.ALL.forEach(this::column);
        table.addFilter(new Matching());
        table.addPostSelectionChangedListener(e -> choose());
        actions = new RunActions(getSite(), table);
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener((IMenuListener) actions::fill);
        table.getControl().setMenu(menu.createContextMenu(table.getControl()));
        getSite().registerContextMenu(menu, table);
        actions.fillBar(getViewSite().getActionBars());
        getSite().setSelectionProvider(table);
        RunsLink.attach(parent, this::changed);
        refresh();
    }

    private void column(RunColumn column) {
        TableViewerColumn viewer = new TableViewerColumn(table, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
        viewer.getColumn().setText(column.title());
        viewer.getColumn().setWidth(column.width());
        viewer.getColumn().setMoveable(true);
        viewer.setLabelProvider(new RunLabel(column));
        viewer.getColumn().addListener(SWT.Selection, e -> sort(viewer.getColumn(), column.order()));
    }

    private void sort(TableColumn by, Comparator<RunEntry> order) {
        boolean down = table.getTable().getSortColumn() == by && table.getTable().getSortDirection() == SWT.UP;
        table.getTable().setSortColumn(by);
        table.getTable().setSortDirection(down ? SWT.DOWN : SWT.UP);
        Comparator<RunEntry> wanted = down ? order.reversed() : order;
        table.setComparator(new ViewerComparator() {
            @Override
            public int compare(Viewer viewer, Object a, Object b) {
                return wanted.compare((RunEntry) a, (RunEntry) b);
            }
        });
    }

    private void choose() {
        List<RunEntry> chosen = chosen();
        if (!chosen.isEmpty()) {
            runs.select(chosen);
        }
    }

    private List<RunEntry> chosen() {
        return table.getStructuredSelection().stream().map(RunEntry.class::cast).toList();
    }

    private void changed(RunChange change) {
        if (change == RunChange.LIST) {
            refreshSoon();
        } else if (change == RunChange.SELECTION) {
            refresh();
        }
    }

    /** Runs report several times a second each; the table is brought up to date a few times in all. */
    private void refreshSoon() {
        if (!runs.all().equals(table.getInput())) {
            refresh();
        } else if (!waiting) {
            waiting = true;
            area.getDisplay().timerExec(PAUSE, () -> {
                waiting = false;
                if (!area.isDisposed()) {
                    refresh();
                }
            });
        }
    }

    private void refresh() {
        List<RunEntry> all = runs.all();
        stack.topControl = all.isEmpty() ? empty : page;
        area.layout();
        if (!all.equals(table.getInput())) {
            table.setInput(all);
        } else {
            table.update(all.toArray(), null);
        }
        actions.enable();
        if (!runs.selected().equals(chosen())) {
            table.setSelection(new StructuredSelection(runs.selected()), false);
        }
    }

    public TableViewer table() {
        return table;
    }

    /** Rows that are shown. */
    public int rows() {
        return table.getTable().getItemCount();
    }

    /** A cell, by the column's title. */
    public String cell(RunEntry run, String title) {
        return RunColumn.ALL.stream().filter(c -> c.title().equals(title)).findFirst().orElseThrow().text().apply(run);
    }

    /** Shows only rows in which this stands. */
    public void filter(String text) {
        filter.setText(text);
    }

    @Override
    public void setFocus() {
        (runs.all().isEmpty() ? area : table.getControl()).setFocus();
    }

    private final class Matching extends ViewerFilter {

        @Override
        public boolean select(Viewer viewer, Object parent, Object element) {
            String wanted = filter.getText().toLowerCase(Locale.ROOT);
            return wanted.isEmpty() || RunColumn.ALL.stream()
                    .anyMatch(c -> c.text().apply((RunEntry) element).toLowerCase(Locale.ROOT).contains(wanted));
        }
    }
}
