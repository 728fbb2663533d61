package org.signorini.ui.views.trajectory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.part.ViewPart;
import org.jfree.data.Range;
import org.signorini.plot.Curve;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.chart.ChartCanvas;
import org.signorini.ui.views.chart.ChartExport;
import org.signorini.ui.views.chart.ChartGestures;
import org.signorini.ui.views.chart.ChartRange;
import org.signorini.ui.views.chart.TimeGestures;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.RunsLink;
import org.signorini.ui.views.run.TimeWindow;

/** Quantities of the runs that are looked at, over time or against another. */
public final class TrajectoriesView extends ViewPart {

    private static final String EMPTY = "Run a study, Run ▸ Run Study, or choose runs in the view Runs,"
            + " to see how they moved.";

    private final Runs runs = Runs.shared();
    private final CurveSamples samples = new CurveSamples();
    private final Impacts strikes = new Impacts();
    private QuantityTree tree;
    private AgainstChoice against;
    private ChartCanvas canvas;
    private IAction logX;
    private IAction logY;
    private IAction impacts;
    /** Whose ticks are shown. */
    private String study;
    private Range part;

    @Override
    public void createPartControl(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.HORIZONTAL);
        tree = new QuantityTree(sash, this::ticked);
        against = new AgainstChoice(tree.control(), () -> {
            part = null;
            draw();
        });
        canvas = new ChartCanvas(sash, new Gestures());
        sash.setWeights(22, 78);
        logX = toggle("log →", "Logarithmic to the right");
        logY = toggle("log ↑", "Logarithmic upward");
        impacts = toggle("impacts", "Mark the instants at which contacts of the first run strike");
        impacts.setChecked(true);
        Action all = new Action("&Reset Zoom\t0") {
            @Override
            public void run() {
                new Gestures().reset();
            }
        };
        IActionBars bars = getViewSite().getActionBars();
        List.of(logX, logY, impacts).forEach(bars.getToolBarManager()::add);
        IMenuManager menu = bars.getMenuManager();
        menu.add(all);
        menu.add(new ChartExport(canvas, this::csv));
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
            case CURSOR -> canvas.cursor(against.chosen() == null ? runs.cursor() : Double.NaN);
            case SELECTION -> {
                part = null;
                draw();
            }
            case DATA, WINDOW -> draw();
            case LIST -> tell();
        }
    }

    private void ticked() {
        if (study != null) {
            QuantityMemory.keep(study, tree.ticked());
        }
        draw();
    }

    /** Says where not all runs of a study are shown. */
    private void tell() {
        int shown = runs.selected().size();
        int of = runs.ofSameLaunch().size();
        String text = shown > 1 && shown < of
                ? shown + " of the study's " + of + " runs are shown; choose others in the view Runs." : "";
        if (!text.equals(getContentDescription())) {
            setContentDescription(text);
        }
    }

    private void draw() {
        tell();
        offer();
        canvas.cursor(against.chosen() == null ? runs.cursor() : Double.NaN);
        List<Curve> curves = curves();
        samples.keep(curves);
        if (curves.isEmpty()) {
            canvas.empty(runs.selected().isEmpty() ? EMPTY : tree.ticked().isEmpty() && !tree.all().isEmpty()
                    ? "Tick what you want to see on the left." : "Waiting for the run to begin …");
            return;
        }
        RunResult first = runs.selected().getFirst().result();
        boolean marked = impacts.isChecked();
        Axes axes = new Axes(logX.isChecked(), logY.isChecked());
        TimeWindow window = runs.window();
        Range shown = part;
        canvas.show((theme, width) -> new TrajectoryPlot(curves, samples, window, shown, axes,
                marked ? strikes.of(first) : new double[0]).build(theme, width));
    }

    /** Offers what the runs have, and ticks what was looked at when the study was last. */
    private void offer() {
        Map<String, List<Quantity>> offered = Quantity.of(runs.selected().stream().map(RunEntry::result).toList());
        tree.show(offered);
        against.offer(tree.all());
        String now = runs.selected().isEmpty() ? null : runs.selected().getFirst().info().study();
        if (now != null && !tree.all().isEmpty() && !now.equals(study)) {
            study = now;
            tree.tick(QuantityMemory.of(now, tree.all(), Quantity.first(offered)));
        }
    }

    /** What is drawn. */
    public List<Curve> curves() {
        return CurveChoice.of(runs.selected(), tree.ticked(), against.chosen());
    }

    /** Ticks quantities by name, and no others. */
    public void choose(List<String> names) {
        tree.tick(tree.all().stream().filter(q -> names.contains(q.column().name())).toList());
        ticked();
    }

    /** Draws against the quantity of this name; null for time. */
    public void against(String name) {
        against.choose(tree.all().stream().filter(q -> q.column().name().equals(name)).findFirst().orElse(null));
    }

    /** Divides the axes logarithmically. */
    public void logarithmic(boolean right, boolean up) {
        logX.setChecked(right);
        logY.setChecked(up);
        draw();
    }

    /** Writes what is drawn, sample by sample. */
    public void csv(Path file) throws IOException {
        CurvesCsv.write(CurveChoice.byTable(curves()), runs.window(), file);
    }

    public ChartCanvas canvas() {
        return canvas;
    }

    @Override
    public void setFocus() {
        canvas.control().setFocus();
    }

    /** Zooming is of time, with all views; of another quantity it is this view's own affair. */
    private final class Gestures implements ChartGestures {

        private final TimeGestures time = new TimeGestures(runs);

        @Override
        public void zoomed(ChartRange wanted) {
            if (against.chosen() == null) {
                time.zoomed(wanted);
            } else {
                part = new Range(wanted.x0(), wanted.x1());
                draw();
            }
        }

        @Override
        public void reset() {
            part = null;
            time.reset();
            draw();
        }

        @Override
        public void picked(double x, double y) {
            if (against.chosen() == null) {
                time.picked(x, y);
            }
        }
    }
}
