package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.TextTitle;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.plot.Curve;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.chart.ChartExport;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.TimeWindow;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** What the view Trajectories draws, of which quantities, and what of it can be taken away. */
final class TrajectoriesTest {

    private final Runs runs = Runs.shared();
    private RunSession session;
    private TrajectoriesView view;

    @BeforeEach
    void open() throws Exception {
        session = new RunSession();
        view = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
    }

    @AfterEach
    void close() throws Exception {
        view.logarithmic(false, false);
        view.against(null);
        session.close();
    }

    private List<XYPlot> plots() {
        assertTrue(Ui.waitUntil(view.canvas()::isUpToDate, RunSession.PATIENCE), "drawn");
        RunSession.drain();
        return ((CombinedDomainXYPlot) view.canvas().frame().chart().getPlot()).getSubplots().stream()
                .map(XYPlot.class::cast).toList();
    }

    private static List<String> names(List<Curve> curves) {
        return curves.stream().map(Curve::name).toList();
    }

    @Test
    void probesAreShownFirstAndWhatIsTickedIsRememberedPerStudy() throws Exception {
        Path ball = session.example("bouncing-ball");
        session.run(ball);
        view.choose(List.of("height", "energy"));
        assertEquals(List.of("height", "energy"), names(view.curves()), "its probes");
        view.choose(List.of("energy", "kinetic"));
        List<String> chosen = names(view.curves());
        assertTrue(chosen.contains("energy") && chosen.size() == 2, chosen.toString());

        session.run(session.example("sliding-ball"));
        view.choose(List.of("speed"));
        assertTrue(names(view.curves()).stream().allMatch(n -> n.startsWith("speed")), names(view.curves()).toString());
        runs.select(List.of(runs.all().getLast()));
        assertTrue(Ui.waitUntil(() -> !view.curves().isEmpty(), RunSession.PATIENCE));
        assertEquals(chosen, names(view.curves()), "those of the other study are back");

        Ui.page().hideView(view);
        view = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        assertTrue(Ui.waitUntil(() -> !view.curves().isEmpty(), RunSession.PATIENCE));
        assertEquals(chosen, names(view.curves()), "also in a view that is opened anew");
        view.choose(List.of("height", "energy"));
    }

    @Test
    void aQuantityIsDrawnAgainstAnother() throws Exception {
        session.run(session.example("bouncing-ball"));
        view.choose(List.of("energy"));
        view.against("height");
        Curve curve = view.curves().getFirst();
        assertEquals("height [m]", curve.xColumn().label());
        XYDataset drawn = plots().getFirst().getDataset();
        Table probes = runs.selected().getFirst().result().table(RunResult.PROBES);
        int last = drawn.getItemCount(0) - 1;
        assertEquals(probes.get(0, probes.find("height").getAsInt()), drawn.getXValue(0, 0));
        assertEquals(probes.get(probes.rows() - 1, probes.find("energy").getAsInt()), drawn.getYValue(0, last));
        assertEquals("height [m]", plots().getFirst().getDomainAxis() == null
                ? view.canvas().frame().chart().getXYPlot().getDomainAxis().getLabel()
                : plots().getFirst().getDomainAxis().getLabel());
        session.assertDrawn(view.canvas(), "against");
    }

    /** A fall has a velocity below zero, and is at rest before: magnitudes, and the user is told. */
    @Test
    void logarithmicAxesTellWhatHasNoLogarithm() throws Exception {
        session.run(session.example("bouncing-ball"));
        view.choose(List.of("height"));
        view.logarithmic(false, true);
        assertTrue(plots().getFirst().getRangeAxis() instanceof LogAxis);
        assertTrue(notes().isEmpty(), "heights of a ball are above zero");
        Table states = runs.selected().getFirst().result().table(RunResult.STATES);
        String falling = states.columns().stream().map(c -> c.name()).filter(n -> n.contains("z")
                && states.get(200, states.find(n).getAsInt()) < 0).findFirst().orElseThrow();
        view.choose(List.of(falling));
        XYDataset drawn = plots().getFirst().getDataset();
        for (int i = 0; i < drawn.getItemCount(0); i++) {
            assertFalse(drawn.getYValue(0, i) <= 0);
        }
        assertTrue(notes().contains("magnitude"), notes());
        session.assertDrawn(view.canvas(), "logarithmic");
        view.logarithmic(true, true);
        assertTrue(Ui.waitUntil(() -> view.canvas().isUpToDate() && view.canvas().frame().chart().getXYPlot()
                .getDomainAxis() instanceof LogAxis, RunSession.PATIENCE));
        assertTrue(view.canvas().frame().chart().getXYPlot().getDomainAxis().getRange().getLowerBound() > 0);
    }

    private String notes() {
        plots();
        return view.canvas().frame().chart().getSubtitles().stream().filter(TextTitle.class::isInstance)
                .map(t -> ((TextTitle) t).getText()).reduce("", String::concat);
    }

    @Test
    void manyRunsAreShownInPartAndToldApart() throws Exception {
        Path study = session.example("bouncing-ball");
        Files.writeString(study, """
                <?xml version="1.0" encoding="UTF-8"?>
                <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:study="http://www.signorini.org/study/1.0" name="restitution" duration="1.2">
                  <mechanism href="bouncing-ball.mechanism#/"/>
                  <variations from="0.1" to="0.9" count="9">
                    <parameter href="bouncing-ball.mechanism#//@parameters[name='e']"/>
                  </variations>
                </study:Study>
                """);
        session.run(study);
        view.choose(List.of("height"));
        assertEquals(9, runs.all().size());
        assertEquals(7, runs.selected().size());
        assertTrue(view.getContentDescription().contains("7 of the study's 9 runs"), view.getContentDescription());
        runs.select(runs.all());
        assertTrue(Ui.waitUntil(() -> view.curves().size() == 9, RunSession.PATIENCE));
        assertEquals("", view.getContentDescription());
        Set<List<Object>> styles = new HashSet<>();
        assertTrue(Ui.waitUntil(() -> plots().getFirst().getDataset().getSeriesCount() == 9, RunSession.PATIENCE));
        XYPlot nine = plots().getFirst();
        for (int i = 0; i < 9; i++) {
            LegendItem item = nine.getRenderer().getLegendItem(0, i);
            assertTrue(item.getLabel().contains("e = 0."), item.getLabel());
            styles.add(List.of(item.getLinePaint(), item.getLineStroke()));
        }
        assertEquals(9, styles.size(), "each has its colour and dashes");
        session.assertDrawn(view.canvas(), "nine-runs");
    }

    @Test
    void theCrosshairTellsRecordedValuesWithUnits() throws Exception {
        session.run(session.example("bouncing-ball"));
        view.choose(List.of("height", "energy"));
        plots();
        Table probes = runs.selected().getFirst().result().table(RunResult.PROBES);
        double time = probes.get(1234, 0);
        List<String> values = view.canvas().frame().values(time);
        assertEquals(List.of(String.format(java.util.Locale.ROOT, "height = %.6g m", probes.get(1234, 1)),
                String.format(java.util.Locale.ROOT, "energy = %.6g J", probes.get(1234, 2))), values);
    }

    @Test
    void whatIsDrawnIsSavedAsPictureAndAsNumbers() throws Exception {
        Path study = session.example("bouncing-ball");
        session.run(study);
        view.choose(List.of("height", "energy"));
        runs.window(new TimeWindow(0.25, 0.5));
        plots();
        ChartExport export = new ChartExport(view.canvas(), view::csv);
        Path folder = Files.createDirectories(study.resolveSibling("saved"));
        export.save(folder.resolve("a.png"));
        export.save(folder.resolve("a.svg"));
        export.save(folder.resolve("a.csv"));
        assertTrue(Files.size(folder.resolve("a.png")) > 5000);
        assertTrue(Files.readString(folder.resolve("a.svg")).contains("<svg"));
        List<String> lines = Files.readAllLines(folder.resolve("a.csv"));
        assertEquals("\"time [s]\",\"height [m]\",\"energy [J]\"", lines.getFirst());
        assertEquals(252, lines.size(), "251 samples of a millisecond");
        assertEquals(0.25, Double.parseDouble(lines.get(1).split(",")[0]), 1e-9);
        runs.window(TimeWindow.ALL);
    }
}
