package org.signorini.ui.views.cycle;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.chart.ChartCanvas;
import org.signorini.ui.views.chart.ChartExport;
import org.signorini.ui.views.chart.ChartGestures;
import org.signorini.ui.views.chart.ChartRange;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.RunsLink;

/** The phase portrait of the runs that are looked at, what was measured of the first, and their bifurcations. */
public final class LimitCycleView extends ViewPart {

    private static final String EMPTY = "Run a study, Run ▸ Run Study, to see its phase portrait. A study with a limit"
            + " cycle measure also tells period, drop and stability.";

    private final Runs runs = Runs.shared();
    private PairChoice choice;
    private ChartCanvas canvas;
    private TableViewer table;
    private ChartRange part;
    private Bifurcation bifurcation;
    /** Where the user laid a section through the quantity drawn to the right; NaN for none. */
    private double section = Double.NaN;
    private Returns returns;
    private List<CycleMeasure.Line> lines = List.of();

    @Override
    public void createPartControl(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.HORIZONTAL);
        Composite left = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(left);
        choice = new PairChoice(left, () -> {
            part = null;
            section = Double.NaN;
            draw();
        }, this::diagram);
        canvas = new ChartCanvas(left, new Gestures());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas.control());
        table = new TableViewer(sash, SWT.FULL_SELECTION | SWT.BORDER);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        column("Measure", 130).setLabelProvider(
                ColumnLabelProvider.createTextProvider(l -> ((CycleMeasure.Line) l).name()));
        column("Value", 190).setLabelProvider(
                ColumnLabelProvider.createTextProvider(l -> ((CycleMeasure.Line) l).value()));
        sash.setWeights(68, 32);
        choice.toggles().forEach(getViewSite().getActionBars().getToolBarManager()::add);
        getViewSite().getActionBars().getMenuManager().add(new ChartExport(canvas));
        RunsLink.attach(parent, this::changed);
        draw();
    }

    private TableViewerColumn column(String title, int width) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.LEFT);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        return column;
    }

    private void changed(RunChange change) {
        if (change == RunChange.SELECTION) {
            part = null;
            section = Double.NaN;
        }
        if (change == RunChange.SELECTION || change == RunChange.DATA) {
            draw();
        }
    }

    /** A diagram is of all runs of a study, not only of those few that are shown at first. */
    private void diagram() {
        part = null;
        if (choice.wantsBifurcation()) {
            runs.select(runs.ofSameLaunch());
        }
        draw();
    }

    private void draw() {
        List<RunEntry> selected = runs.selected();
        choice.offer(selected.stream().map(RunEntry::result).toList());
        List<Pair> pairs = pairs();
        bifurcation = choice.wantsBifurcation() ? Bifurcation.of(selected, pairs, part) : null;
        if (pairs.isEmpty()) {
            canvas.empty(selected.isEmpty() ? EMPTY : "Waiting for the run to begin …");
            lines = List.of();
        } else if (choice.wantsBifurcation() && bifurcation == null) {
            canvas.empty(pairs.size() < selected.size() ? "Reading the runs of the study …"
                    : "For a bifurcation diagram choose runs of a study that varies one parameter and measures a"
                            + " limit cycle.");
        } else {
            lines = new ArrayList<>();
            if (selected.size() > 1) {
                lines.add(new CycleMeasure.Line("Run", selected.getFirst().name(selected)));
            }
            canvas.show(bifurcation != null ? bifurcation : portrait(pairs, selected.getFirst()));
            lines.addAll(new CycleMeasure(selected.getFirst()).lines());
        }
        table.setInput(lines);
    }

    private PhasePortrait portrait(List<Pair> pairs, RunEntry first) {
        double[] points = new CycleMeasure(first).points();
        double from = !choice.hidesTransient() ? Double.NEGATIVE_INFINITY
                : points.length > 0 ? points[0] : middle(first.result());
        if (Double.isNaN(section)) {
            lines.add(new CycleMeasure.Line("Section", points.length > 0 ? "of the study; click for another"
                    : "click in the portrait to choose one"));
            returns = null;
            return new PhasePortrait(pairs, from, points, part);
        }
        returns = Returns.of(pairs.getFirst().curve(), section, from);
        lines.addAll(returns.lines());
        return new PhasePortrait(pairs, from, returns.times(), part);
    }

    private static double middle(RunResult result) {
        Table states = result.tables().get(RunResult.STATES);
        int n = states == null ? 0 : states.rows();
        return n == 0 ? 0 : 0.5 * (states.get(0, 0) + states.get(n - 1, 0));
    }

    private List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        if (choice.x() != null && choice.y() != null) {
            for (RunEntry run : runs.selected()) {
                Pair pair = Pair.of(run.name(runs.selected()), run.result(), choice.x(), choice.y());
                if (pair != null) {
                    pairs.add(pair);
                }
            }
        }
        return pairs;
    }

    /** What was measured of the first run's limit cycle. */
    public List<CycleMeasure.Line> lines() {
        return lines;
    }

    /** Lays a section through a value of the quantity drawn to the right; NaN takes it away. */
    public void section(double level) {
        section = level;
        draw();
    }

    /** Returns to the section that was laid, or null. */
    public Returns returns() {
        return returns;
    }

    /** Shows the bifurcation diagram, or the phase portrait. */
    public void bifurcation(boolean wanted) {
        choice.bifurcation(wanted);
        diagram();
    }

    public ChartCanvas canvas() {
        return canvas;
    }

    @Override
    public void setFocus() {
        canvas.control().setFocus();
    }

    private final class Gestures implements ChartGestures {

        @Override
        public void zoomed(ChartRange wanted) {
            part = wanted;
            draw();
        }

        @Override
        public void reset() {
            part = null;
            section(Double.NaN);
        }

        @Override
        public void picked(double x, double y) {
            if (bifurcation != null) {
                RunEntry run = bifurcation.nearest(x);
                choice.bifurcation(false);
                runs.select(List.of(run));
            } else {
                section(x);
            }
        }
    }
}
