package org.signorini.ui.views.contact;

import java.util.List;
import java.util.Locale;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.ui.RectangleEdge;
import org.signorini.plot.ContactChart;
import org.signorini.plot.PlotTheme;
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

/** A lane per contact of the first run that is looked at, and the contacts of an instant beside it. */
public final class ContactsView extends ViewPart {

    private static final String EMPTY = "Run a study, Run ▸ Run Study, to see what its contacts do:"
            + " where they strike, stick, slide and roll.";

    private final Runs runs = Runs.shared();
    private ChartCanvas canvas;
    private Label headline;
    private InstantTable instants;
    private FrictionCircle circle;
    private String lane = "";

    @Override
    public void createPartControl(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.HORIZONTAL);
        canvas = new ChartCanvas(sash, new LaneGestures());
        Composite details = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(4, 4).applyTo(details);
        headline = new Label(details, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(headline);
        SashForm below = new SashForm(details, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(below);
        instants = new InstantTable(below, contact -> {
            circle.show(contact);
            lane = contact == null ? lane : contact.name();
        });
        circle = new FrictionCircle(below);
        below.setWeights(60, 40);
        sash.setWeights(58, 42);
        getViewSite().getActionBars().getMenuManager().add(new ChartExport(canvas));
        RunsLink.attach(parent, this::changed);
        draw();
    }

    private void changed(RunChange change) {
        switch (change) {
            case CURSOR -> instant();
            case SELECTION, DATA, WINDOW -> draw();
            case LIST -> { }
        }
    }

    private void draw() {
        if (runs.selected().isEmpty()) {
            canvas.empty(EMPTY);
        } else if (result().lanes().isEmpty()) {
            canvas.empty("No contact has been active yet.");
        } else {
            RunResult result = result();
            TimeWindow window = runs.window();
            canvas.show((theme, width) -> chart(result, window, theme));
        }
        instant();
    }

    private RunResult result() {
        return runs.selected().getFirst().result();
    }

    private static JFreeChart chart(RunResult result, TimeWindow window, PlotTheme theme) {
        JFreeChart chart = ContactChart.of("", result, theme);
        chart.setTitle((String) null);
        chart.getLegend().setPosition(RectangleEdge.RIGHT);
        if (!window.isAll()) {
            chart.getXYPlot().getDomainAxis().setRange(window.from(), window.to());
        }
        return chart;
    }

    private void instant() {
        canvas.cursor(runs.cursor());
        List<ContactInstant> contacts = runs.selected().isEmpty() ? List.of()
                : ContactInstant.at(result(), runs.cursor());
        headline.setText(Double.isNaN(runs.cursor()) ? "Click at an instant to see its contacts."
                : String.format(Locale.ROOT, "t = %.6g s: %s", runs.cursor(), contacts.isEmpty()
                        ? "no contact is active" : contacts.size() == 1 ? "1 contact is active"
                                : contacts.size() + " contacts are active"));
        instants.show(contacts, lane);
    }

    /** Contacts of the instant that is looked at. */
    public List<ContactInstant> instants() {
        return instants.shown();
    }

    /** The run whose contacts are shown. */
    public RunEntry run() {
        return runs.selected().isEmpty() ? null : runs.selected().getFirst();
    }

    public ChartCanvas canvas() {
        return canvas;
    }

    @Override
    public void setFocus() {
        canvas.control().setFocus();
    }

    /** Zooms time like the others; a click also chooses the lane. */
    private final class LaneGestures implements ChartGestures {

        private final TimeGestures time = new TimeGestures(runs);

        @Override
        public void zoomed(ChartRange part) {
            time.zoomed(part);
        }

        @Override
        public void reset() {
            time.reset();
        }

        @Override
        public void picked(double x, double y) {
            List<String> lanes = result().lanes();
            int row = (int) Math.round(y);
            lane = row >= 0 && row < lanes.size() ? lanes.get(row) : lane;
            time.picked(x, y);
            instant();
        }
    }
}
