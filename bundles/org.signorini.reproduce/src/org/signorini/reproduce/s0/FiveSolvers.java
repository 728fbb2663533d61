package org.signorini.reproduce.s0;

import java.util.ArrayList;
import java.util.List;

import org.signorini.reproduce.Plot;

/** The solvers S0 compares, under its names (figure 1): three on the friction pyramid, two on the cone. */
final class FiveSolvers {

    static final String PATH = "MLCP-PATH";
    static final List<String> MLCP = List.of(PATH, "MLCP-PFB-RLM", "MLCP-PFB-PLM");
    static final List<String> MNCP = List.of("MNCP-RLM", "MNCP-PLM");
    static final List<String> ALL = List.of(PATH, "MLCP-PFB-RLM", "MLCP-PFB-PLM", "MNCP-RLM", "MNCP-PLM");

    private FiveSolvers() {
    }

    /** Superposed as in the paper: what lies below is wide, what lies above is broken. */
    static Plot.Style style(int solver) {
        return switch (solver) {
            case 0 -> Plot.Style.WIDE;
            case 1 -> Plot.Style.SOLID;
            case 2, 3 -> Plot.Style.DASHED;
            default -> Plot.Style.DOTTED;
        };
    }

    /** The largest difference between any two of several curves over the same abscissa. */
    static double spread(List<double[]> curves) {
        double most = 0;
        for (int i = 0; i < curves.getFirst().length; i++) {
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (double[] curve : curves) {
                low = Math.min(low, curve[i]);
                high = Math.max(high, curve[i]);
            }
            most = Math.max(most, high - low);
        }
        return most;
    }

    /** A line per solver, on top of each other. */
    static List<Plot.Line> superposed(double[] time, List<double[]> curves) {
        List<Plot.Line> lines = new ArrayList<>();
        for (int k = 0; k < curves.size(); k++) {
            lines.add(new Plot.Line(ALL.get(k), time, curves.get(k), style(k)));
        }
        return lines;
    }

    /** A line per solver, beside each other. */
    static List<Plot.Line> apart(double[] time, List<double[]> curves) {
        List<Plot.Line> lines = new ArrayList<>();
        for (int k = 0; k < curves.size(); k++) {
            lines.add(Plot.Line.solid(ALL.get(k), time, curves.get(k)));
        }
        return lines;
    }
}
