package org.signorini.plot;

import java.util.List;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** A lane per contact over time, coloured by what the contact does. */
public final class ContactChart {

    private ContactChart() {
    }

    public static JFreeChart of(String title, RunResult result, PlotTheme theme) {
        return of(title, result, -1, theme);
    }

    /** @param marked the lane that is looked at, or −1 */
    public static JFreeChart of(String title, RunResult result, int marked, PlotTheme theme) {
        List<ContactSegments.Segment> segments = ContactSegments.of(result, ContactSegments.spacing(result));
        NumberAxis time = new NumberAxis("time [s]");
        Table states = result.tables().get(RunResult.STATES);
        if (states != null && states.rows() > 1) {
            time.setRange(states.get(0, 0), states.get(states.rows() - 1, 0));
        }
        String[] names = result.lanes().isEmpty() ? new String[] {"no contacts"}
                : result.lanes().toArray(String[]::new);
        SymbolAxis lanes = new SymbolAxis("", names);
        lanes.setInverted(true);
        lanes.setGridBandsVisible(false);
        XYPlot plot = new XYPlot(new SegmentDataset(segments), time, lanes, new SegmentRenderer(segments, theme));
        plot.setRangeGridlinesVisible(false);
        if (marked >= 0) {
            plot.addRangeMarker(new IntervalMarker(marked - 0.5, marked + 0.5, theme.grid()), Layer.BACKGROUND);
        }
        plot.setFixedLegendItems(legend(theme));
        theme.apply(plot);
        plot.setInsets(new RectangleInsets(4, 4, 4, 8));
        JFreeChart chart = new JFreeChart(plot);
        chart.setTitle(new TextTitle(title));
        theme.apply(chart);
        return chart;
    }

    private static LegendItemCollection legend(PlotTheme theme) {
        LegendItemCollection items = new LegendItemCollection();
        for (ContactState state : ContactState.values()) {
            if (state != ContactState.SEPARATED) {
                LegendItem item = new LegendItem(state.name().toLowerCase(java.util.Locale.ROOT), theme.of(state));
                item.setLabelPaint(theme.text());
                items.add(item);
            }
        }
        return items;
    }
}
