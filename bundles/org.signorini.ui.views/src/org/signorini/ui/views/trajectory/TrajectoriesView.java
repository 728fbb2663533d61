package org.signorini.ui.views.trajectory;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;
import org.signorini.plot.Curve;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.chart.ChartCanvas;
import org.signorini.ui.views.chart.ChartExport;
import org.signorini.ui.views.chart.TimeGestures;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.RunsLink;

/** Quantities of the runs that are looked at, over time. */
public final class TrajectoriesView extends ViewPart {

    private static final String EMPTY = "Run a study, Run ▸ Run Study, or choose runs in the view Runs,"
            + " to see how they moved.";

    private final Runs runs = Runs.shared();
    private QuantityTree tree;
    private ChartCanvas canvas;
    private IAction log;
    private IAction impacts;

    @Override
    public void createPartControl(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.HORIZONTAL);
        tree = new QuantityTree(sash, this::draw);
        canvas = new ChartCanvas(sash, new TimeGestures(runs));
        sash.setWeights(22, 78);
        log = toggle("log", "Logarithmic: magnitudes on logarithmic axes");
        impacts = toggle("impacts", "Mark the instants at which contacts of the first run strike");
        impacts.setChecked(true);
        Action all = new Action("Reset Zoom") {
            @Override
            public void run() {
                new TimeGestures(runs).reset();
            }
        };
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(log);
        bar.add(impacts);
        getViewSite().getActionBars().getMenuManager().add(all);
        getViewSite().getActionBars().getMenuManager().add(new ChartExport(canvas));
        RunsLink.attach(parent, this::changed);
        draw();
    }

    private IAction toggle(String text, String tip) {
        Action action = new Action(text, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                draw();
            }
        };
        action.setToolTipText(tip);
        return action;
    }

    private void changed(RunChange change) {
        switch (change) {
            case CURSOR -> canvas.cursor(runs.cursor());
            case SELECTION, DATA, WINDOW -> draw();
            case LIST -> { }
        }
    }

    private void draw() {
        List<RunResult> results = runs.selected().stream().map(RunEntry::result).toList();
        tree.show(Quantity.of(results));
        canvas.cursor(runs.cursor());
        List<Curve> curves = curves();
        if (curves.isEmpty()) {
            canvas.empty(runs.selected().isEmpty() ? EMPTY
                    : tree.ticked().isEmpty() && results.stream().anyMatch(r -> !r.tables().isEmpty())
                            ? "Tick what you want to see on the left." : "Waiting for the run to begin …");
            return;
        }
        RunResult first = results.getFirst();
        boolean marked = impacts.isChecked();
        boolean logarithmic = log.isChecked();
        var window = runs.window();
        canvas.show((theme, width) -> new TrajectoryPlot(curves, window, logarithmic,
                marked ? Impacts.of(first) : new double[0]).build(theme, width));
    }

    /** What is drawn. */
    public List<Curve> curves() {
        List<Curve> curves = new ArrayList<>();
        for (Quantity quantity : tree.ticked()) {
            for (RunEntry run : runs.selected()) {
                Table table = run.result().tables().get(quantity.table());
                int column = table == null ? -1 : table.find(quantity.column().name()).orElse(-1);
                if (column > 0) {
                    String name = quantity.column().name();
                    curves.add(Curve.over(table, column).named(runs.selected().size() == 1 ? name
                            : name + " · " + run.name(runs.selected())));
                }
            }
        }
        return curves;
    }

    /** Ticks quantities by name, and no others. */
    public void choose(List<String> names) {
        List<Quantity> chosen = new ArrayList<>();
        Quantity.of(runs.selected().stream().map(RunEntry::result).toList()).values().forEach(list -> list.stream()
                .filter(q -> names.contains(q.column().name())).forEach(chosen::add));
        tree.tick(chosen);
    }

    public ChartCanvas canvas() {
        return canvas;
    }

    @Override
    public void setFocus() {
        canvas.control().setFocus();
    }
}
