package org.signorini.ui.views.contact;

import java.util.List;
import java.util.Locale;
import java.util.Map;

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

/**
 * A lane per contact of one of the runs that are looked at, and the contacts of an instant beside it. Arrows go from
 * event to event and from lane to lane.
 */
public final class ContactsView extends ViewPart {

    private static final String EMPTY = "Run a study, Run ▸ Run Study, to see what its contacts do:"
            + " where they strike, stick, slide and roll.";

    private final Runs runs = Runs.shared();
    private ChartCanvas canvas;
    private final ContactEvents events = new ContactEvents();
    private RunPicker picker;
    private Label headline;
    private InstantTable instants;
    private FrictionDiagram friction;
    private SashForm sash;
    private String lane = "";

    @Override
    public void createPartControl(Composite parent) {
        sash = new SashForm(parent, SWT.HORIZONTAL);
        canvas = new ChartCanvas(sash, new LaneGestures());
        canvas.control().setToolTipText("Click at an instant of a contact. ← → go to its events before and after,"
                + " ↑ ↓ to other contacts, Esc to the events of all");
        canvas.control().addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ESC) {
                choose("");
            }
        });
        Composite details = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(4, 4).applyTo(details);
        picker = new RunPicker(details, this::draw);
        headline = new Label(details, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(headline);
        instants = new InstantTable(details, contact -> friction.show(contact, settings()),
                contact -> choose(contact.name()));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(instants.control());
        friction = new FrictionDiagram(sash);
        sash.setWeights(46, 33, 21);
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
        picker.show(runs.selected());
        sash.setMaximizedControl(run() == null ? canvas.control() : null);
        chart();
        instant();
    }

    private void chart() {
        if (run() == null) {
            canvas.empty(EMPTY);
        } else if (result().lanes().isEmpty()) {
            canvas.empty("No contact has been active yet.");
        } else {
            RunResult result = result();
            TimeWindow window = runs.window();
            int marked = result.lanes().indexOf(lane);
            canvas.show((theme, width) -> chart(result, marked, window, theme));
        }
    }

    private RunResult result() {
        return run().result();
    }

    private Map<String, String> settings() {
        return run() == null ? Map.of() : run().info().settings();
    }

    private static JFreeChart chart(RunResult result, int marked, TimeWindow window, PlotTheme theme) {
        JFreeChart chart = ContactChart.of("", result, marked, theme);
        chart.setTitle((String) null);
        chart.getLegend().setPosition(RectangleEdge.TOP);
        if (!window.isAll()) {
            chart.getXYPlot().getDomainAxis().setRange(window.from(), window.to());
        }
        return chart;
    }

    /** Chooses the contact whose events arrows go to; empty for all. */
    private void choose(String name) {
        if (!lane.equals(name)) {
            lane = name;
            chart();
            instant();
        }
    }

    private void instant() {
        canvas.cursor(runs.cursor());
        List<ContactInstant> contacts = run() == null ? List.of() : ContactInstant.at(result(), runs.cursor());
        headline.setText(headline(contacts.size()));
        instants.show(contacts, lane);
    }

    private String headline(int active) {
        if (Double.isNaN(runs.cursor())) {
            return "Click at an instant to see its contacts; ← and → go from event to event.";
        }
        String count = active == 0 ? "no contact is active" : active == 1 ? "1 contact is active"
                : active + " contacts are active";
        return String.format(Locale.ROOT, "t = %.6g s: %s", runs.cursor(), count);
    }

    /** Contacts of the instant that is looked at. */
    public List<ContactInstant> instants() {
        return instants.shown();
    }

    /** The run whose contacts are shown. */
    public RunEntry run() {
        return picker.chosen();
    }

    /** Shows another of the runs that are looked at. */
    public void choose(RunEntry wanted) {
        picker.choose(wanted);
    }

    /** Friction of the contact that is selected, or null. */
    public FrictionShape friction() {
        return friction.shape();
    }

    /** The contact whose events arrows go to; empty for all. */
    public String lane() {
        return lane;
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

        private static final double EDGE = 0.1;

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
            time.picked(x, y);
            choose(row >= 0 && row < lanes.size() ? lanes.get(row) : lane);
        }

        @Override
        public boolean stepped(int right, int down) {
            if (run() == null || result().lanes().isEmpty()) {
                return true;
            }
            List<String> lanes = result().lanes();
            int at = lanes.indexOf(lane);
            if (down != 0) {
                choose(lanes.get(Math.clamp(at + down, 0, lanes.size() - 1)));
                return true;
            }
            TimeWindow seen = runs.window();
            double from = !Double.isNaN(runs.cursor()) || seen.isAll() ? runs.cursor()
                    : right > 0 ? seen.from() : seen.to();
            double next = events.next(result(), at, from, right);
            if (!Double.isNaN(next)) {
                see(next);
                runs.cursor(next);
            }
            return true;
        }

        /** Moves the part of time that is seen, as little as needed, so that an instant is well in it. */
        private void see(double t) {
            TimeWindow w = runs.window();
            double width = w.to() - w.from();
            if (!w.isAll() && t < w.from()) {
                double first = result().table(RunResult.STATES).get(0, 0);
                double from = Math.max(first, t - EDGE * width);
                runs.window(new TimeWindow(from, from + width));
            } else if (!w.isAll() && t > w.to()) {
                double to = t + EDGE * width;
                runs.window(new TimeWindow(to - width, to));
            }
        }
    }
}
