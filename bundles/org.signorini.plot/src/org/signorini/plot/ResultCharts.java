package org.signorini.plot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.signorini.study.result.Column;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** The charts of one run as files: what the workbench shows, for whoever has no workbench. */
public final class ResultCharts {

    private static final int WIDTH = 900;
    private static final int MOST_CURVES = 12;
    private static final int LANE = 22;

    private ResultCharts() {
    }

    /** Writes {@code trajectories}, {@code phase}, {@code energy}, {@code contacts} and {@code solver}. */
    public static void write(RunResult result, Path folder) throws IOException {
        PlotTheme theme = PlotTheme.LIGHT;
        String name = result.info().study();
        Table shown = shown(result);
        ChartFiles.write(TrajectoryChart.of(name, curves(shown), theme), folder, "trajectories", WIDTH, 600);
        Curve phase = phase(result.table(RunResult.STATES));
        if (phase != null) {
            ChartFiles.write(PhaseChart.of(name, List.of(phase), middle(phase.table()), theme), folder, "phase", 640,
                    520);
        }
        ChartFiles.write(TrajectoryChart.of(name + ": energy", curves(result.table(RunResult.ENERGY)), theme), folder,
                "energy", WIDTH, 360);
        int lanes = Math.min(60, Math.max(3, result.lanes().size()));
        ChartFiles.write(ContactChart.of(name + ": contacts", result, theme), folder, "contacts", WIDTH,
                140 + LANE * lanes);
        ChartFiles.write(SolverChart.of(name + ": solver", result, theme), folder, "solver", WIDTH, 600);
    }

    /** Probes where there are any, else coordinates. */
    private static Table shown(RunResult result) {
        Table probes = result.tables().get(RunResult.PROBES);
        return probes != null && probes.columns().size() > 1 && probes.rows() > 0 ? probes
                : result.table(RunResult.STATES);
    }

    private static List<Curve> curves(Table table) {
        List<Curve> curves = new ArrayList<>();
        for (int c = 1; c < Math.min(table.columns().size(), MOST_CURVES + 1); c++) {
            curves.add(Curve.over(table, c));
        }
        return curves;
    }

    /** The last coordinate that has a rate, against it. */
    private static Curve phase(Table states) {
        for (int c = states.columns().size() - 1; c > 0; c--) {
            Column rate = states.columns().get(c);
            if (rate.name().endsWith(" rate")) {
                String coordinate = rate.name().substring(0, rate.name().length() - " rate".length());
                int x = states.find(coordinate).orElse(-1);
                if (x > 0) {
                    return new Curve(coordinate, states, x, c);
                }
            }
        }
        return null;
    }

    /** The first half of a run is transient. */
    private static double middle(Table table) {
        return table.rows() == 0 ? 0 : 0.5 * (table.get(0, 0) + table.get(table.rows() - 1, 0));
    }
}
