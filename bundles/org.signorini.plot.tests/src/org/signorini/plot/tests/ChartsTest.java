package org.signorini.plot.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.plot.ChartFiles;
import org.signorini.plot.ContactChart;
import org.signorini.plot.ContactSegments;
import org.signorini.plot.Curve;
import org.signorini.plot.PhaseChart;
import org.signorini.plot.PlotTheme;
import org.signorini.plot.SolverChart;
import org.signorini.plot.TrajectoryChart;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.Column;
import org.signorini.study.result.ColumnTable;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

class ChartsTest {

    private static final int ROWS = 400;

    @TempDir
    Path folder;

    @Test
    void everyChartShowsSomethingInBothThemes() throws Exception {
        RunResult result = result();
        Table states = result.table(RunResult.STATES);
        for (PlotTheme theme : List.of(PlotTheme.LIGHT, PlotTheme.DARK)) {
            draw(TrajectoryChart.of("t", List.of(Curve.over(states, 1), Curve.over(states, 2)), theme), theme);
            draw(PhaseChart.of("p", List.of(new Curve("a", states, 1, 2)), 0.1, theme), theme);
            draw(ContactChart.of("c", result, theme), theme);
            draw(SolverChart.of("s", result, theme), theme);
        }
    }

    private void draw(JFreeChart chart, PlotTheme theme) throws Exception {
        ChartFiles.write(chart, folder, "chart", 400, 300);
        BufferedImage png = ImageIO.read(folder.resolve("chart.png").toFile());
        assertEquals(800, png.getWidth());
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < 800; x++) {
            for (int y = 0; y < 600; y++) {
                colours.add(png.getRGB(x, y));
            }
        }
        assertEquals(theme.background().getRGB(), png.getRGB(2, 2));
        assertTrue(colours.contains(theme.series(0).getRGB()) || colours.contains(theme.series(4).getRGB()),
                "a series is visible");
        String svg = Files.readString(folder.resolve("chart.svg"));
        assertTrue(svg.contains("<svg") && svg.contains("time [s]") || svg.contains("height [m]"), "labels are text");
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        assertNotNull(factory.newDocumentBuilder().parse(folder.resolve("chart.svg").toFile()));
    }

    @Test
    void stretchesOfOneStateAreJoined() {
        List<ContactSegments.Segment> segments = ContactSegments.of(result(), 0.01);
        assertEquals(List.of(ContactState.SLIDE, ContactState.STICK), segments.stream()
                .filter(s -> s.lane() == 0).map(ContactSegments.Segment::state).toList());
        assertEquals(2, segments.stream().filter(s -> s.lane() == 1).count(), "apart for a while means two stretches");
        assertEquals(2.0, segments.getFirst().end() - segments.getFirst().start(), 0.011);
    }

    @Test
    void aRunWithoutContactsHasCharts() throws Exception {
        RunResult full = result();
        RunResult result = new RunResult(full.info(),
                Map.of(RunResult.STATES, full.table(RunResult.STATES)), List.of(), List.of("ground"));
        assertEquals(List.of(), ContactSegments.of(result, 0.01));
        ChartFiles.write(ContactChart.of("c", result, PlotTheme.LIGHT), folder, "none", 300, 200);
        ChartFiles.write(SolverChart.of("s", result, PlotTheme.LIGHT), folder, "none", 300, 200);
        assertTrue(Files.size(folder.resolve("none.png")) > 0);
    }

    /** Residuals are so small that an axis of its own accord takes them for zero. */
    @Test
    void solverPlotsOfSeveralRunsHaveAColourForEach() throws Exception {
        RunResult run = result();
        JFreeChart chart = SolverChart.of("s", List.of(new SolverChart.Run("a", run), new SolverChart.Run("b", run)),
                PlotTheme.LIGHT);
        CombinedDomainXYPlot all = (CombinedDomainXYPlot) chart.getXYPlot();
        assertEquals(List.of("size", "iterations", "residual", "time [µs]"),
                all.getSubplots().stream().map(p -> ((XYPlot) p).getRangeAxis().getLabel()).toList(),
                "without fall-backs there is no plot of them");
        XYPlot size = (XYPlot) all.getSubplots().getFirst();
        assertEquals(4, size.getDataset().getSeriesCount(), "unknowns and ranks of two runs");
        assertEquals(ROWS / 2, size.getDataset().getItemCount(2), "a rank that is not known is not drawn");
        XYPlot residual = (XYPlot) all.getSubplots().get(2);
        assertTrue(residual.getRangeAxis().getRange().contains(1e-14)
                && !residual.getRangeAxis().getRange().contains(1e-9), residual.getRangeAxis().getRange().toString());
        assertEquals(PlotTheme.LIGHT.series(1), residual.getRenderer().getSeriesPaint(1));
        draw(chart, PlotTheme.LIGHT);
    }

    private static RunResult result() {
        double[] time = new double[ROWS];
        double[] height = new double[ROWS];
        double[] speed = new double[ROWS];
        double[] ones = new double[ROWS];
        List<double[]> contacts = new ArrayList<>();
        for (int i = 0; i < ROWS; i++) {
            time[i] = 0.01 * i;
            height[i] = Math.cos(time[i]);
            speed[i] = -Math.sin(time[i]);
            ones[i] = 1;
            contacts.add(contact(time[i], 0, i < ROWS / 2 ? ContactState.SLIDE : ContactState.STICK));
            if (i < 100 || i > 300) {
                contacts.add(contact(time[i], 1, ContactState.ROLL));
            }
        }
        Column t = new Column("time", "s");
        Map<String, Table> tables = new LinkedHashMap<>();
        tables.put(RunResult.STATES, new ColumnTable(List.of(t, new Column("height", "m"), new Column("speed", "m/s")),
                List.of(time, height, speed)));
        tables.put(RunResult.CONTACTS, contactTable(contacts));
        double[] residual = new double[ROWS];
        double[] rank = new double[ROWS];
        for (int i = 0; i < ROWS; i++) {
            residual[i] = 1e-14 * (1 + i % 7);
            rank[i] = i % 2 == 0 ? 1 : Double.NaN;
        }
        tables.put(RunResult.SOLVER, new ColumnTable(List.of(t, new Column("unknowns", ""), new Column("rank", ""),
                new Column("iterations", ""), new Column("residual", ""), new Column("fall-backs", "")),
                List.of(time, ones, rank, ones, residual, new double[ROWS])));
        tables.put(RunResult.TIMING, new ColumnTable(List.of(t, new Column("set-up", "s"), new Column("solve", "s")),
                List.of(time, residual, residual)));
        RunInfo info = new RunInfo("s", Map.of(), Map.of(), "", "", Map.of(), "", RunInfo.Status.DONE, "", "");
        return new RunResult(info, tables, List.of("a", "b"), List.of("ground"));
    }

    private static double[] contact(double time, int lane, ContactState state) {
        double[] row = new double[ContactColumn.values().length];
        row[ContactColumn.TIME.ordinal()] = time;
        row[ContactColumn.LANE.ordinal()] = lane;
        row[ContactColumn.STATE.ordinal()] = state.ordinal();
        return row;
    }

    private static Table contactTable(List<double[]> rows) {
        List<Column> columns = new ArrayList<>();
        List<double[]> values = new ArrayList<>();
        for (ContactColumn column : ContactColumn.values()) {
            columns.add(new Column(column.name(), column.unit()));
            values.add(rows.stream().mapToDouble(r -> r[column.ordinal()]).toArray());
        }
        return new ColumnTable(columns, values);
    }
}
