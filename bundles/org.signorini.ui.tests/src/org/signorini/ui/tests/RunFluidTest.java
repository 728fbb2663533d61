package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.general.DatasetUtils;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.study.result.Column;
import org.signorini.study.result.ColumnTable;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.TimeWindow;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** A million samples are drawn as a few thousand points that look the same. */
final class RunFluidTest {

    private static final int SAMPLES = 1_000_000;
    private static final int PEAK = 612_345;

    private final Runs runs = Runs.shared();
    private RunSession session;

    @BeforeEach
    void open() {
        session = new RunSession();
    }

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    @Test
    void noPeakIsLostAndZoomingShowsEverySample() throws Exception {
        IProject project = Models.project("fluid");
        Path file = Path.of(project.getLocation().toOSString()).resolve("results")
                .resolve("fluid_20260101-000000_1-fluid.h5");
        ResultFiles.write(result(), file);
        project.refreshLocal(IResource.DEPTH_INFINITE, null);
        assertTrue(Ui.waitUntil(() -> runs.all().size() == 1, RunSession.PATIENCE), "it is found");
        TrajectoriesView view = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        runs.select(runs.all());
        assertTrue(Ui.waitUntil(() -> view.curves().size() == 1, RunSession.PATIENCE), "and read");
        XYDataset all = drawn(view);
        assertTrue(all.getItemCount(0) < 2 * view.canvas().control().getSize().x, all.getItemCount(0) + " points");
        assertEquals(5.0, DatasetUtils.findMaximumRangeValue(all).doubleValue(), "one sample in a million");
        session.assertDrawn(view.canvas(), "million");

        runs.window(new TimeWindow(PEAK - 20, PEAK + 20));
        assertTrue(Ui.waitUntil(() -> drawn(view).getItemCount(0) == 43, RunSession.PATIENCE),
                "41 samples and one on either side");
        XYDataset few = drawn(view);
        assertEquals(PEAK, few.getXValue(0, 21));
        assertEquals(5.0, few.getYValue(0, 21));
        runs.window(TimeWindow.ALL);
    }

    private XYDataset drawn(TrajectoriesView view) {
        assertTrue(Ui.waitUntil(view.canvas()::isUpToDate, RunSession.PATIENCE));
        RunSession.drain();
        return ((XYPlot) ((CombinedDomainXYPlot) view.canvas().frame().chart().getPlot()).getSubplots().getFirst())
                .getDataset();
    }

    private static RunResult result() {
        double[] time = new double[SAMPLES];
        double[] wave = new double[SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            time[i] = i;
            wave[i] = i == PEAK ? 5 : Math.sin(0.01 * i);
        }
        Map<String, Table> tables = new LinkedHashMap<>();
        tables.put(RunResult.PROBES, new ColumnTable(List.of(new Column("time", "s"), new Column("wave", "m")),
                List.of(time, wave)));
        RunInfo info = new RunInfo("fluid", Map.of(), Map.of("step", "1.0"), "", "", Map.of(),
                "2026-01-01T00:00:00Z", RunInfo.Status.DONE, "", "{}");
        return new RunResult(info, tables, List.of(), List.of("ground"), List.of());
    }
}
