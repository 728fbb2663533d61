package org.signorini.bench.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.bench.SolveRow;
import org.signorini.complementarity.ProblemKind;

/**
 * The performance profile of Dolan and Moré (Benchmarking optimization software with performance profiles, Math.
 * Program. 91, 2002): ρ_s(τ) is the share of problems solver s solves within τ times the time of the fastest. At τ = 1
 * it shows how often a solver is the fastest, for large τ how much it solves at all.
 */
public final class PerformanceProfile {

    /**
     * One solver's curve.
     *
     * @param ratios of the problems it solved, time by the best time, ascending
     */
    public record Curve(String solver, double[] ratios) {

        /** ρ(τ) of {@code problems} in all. */
        public double share(double tau, int problems) {
            int count = 0;
            while (count < ratios.length && ratios[count] <= tau) {
                count++;
            }
            return (double) count / problems;
        }
    }

    private final ProblemKind kind;
    private final int problems;
    private final List<Curve> curves;

    private PerformanceProfile(ProblemKind kind, int problems, List<Curve> curves) {
        this.kind = kind;
        this.problems = problems;
        this.curves = curves;
    }

    /** A profile per kind of problem: a solver is judged by the problems it takes. */
    public static List<PerformanceProfile> of(List<SolveRow> rows) {
        List<PerformanceProfile> profiles = new ArrayList<>();
        for (ProblemKind kind : ProblemKind.values()) {
            List<SolveRow> ofKind = rows.stream().filter(r -> r.kind() == kind).toList();
            if (!ofKind.isEmpty()) {
                profiles.add(of(kind, ofKind));
            }
        }
        return profiles;
    }

    private static PerformanceProfile of(ProblemKind kind, List<SolveRow> rows) {
        Map<String, Double> best = new LinkedHashMap<>();
        Map<String, List<Double>> ratios = new LinkedHashMap<>();
        for (SolveRow row : rows) {
            best.merge(row.problem(), row.solved() ? row.milliseconds() : Double.POSITIVE_INFINITY, Math::min);
            ratios.computeIfAbsent(row.solver(), s -> new ArrayList<>());
        }
        for (SolveRow row : rows) {
            if (row.solved()) {
                ratios.get(row.solver()).add(row.milliseconds() / best.get(row.problem()));
            }
        }
        List<Curve> curves = new ArrayList<>();
        ratios.forEach((solver, list) -> {
            double[] sorted = list.stream().mapToDouble(Double::doubleValue).toArray();
            Arrays.sort(sorted);
            curves.add(new Curve(solver, sorted));
        });
        // the legend in the order of the curves' right ends
        curves.sort((a, b) -> Integer.compare(b.ratios().length, a.ratios().length));
        return new PerformanceProfile(kind, best.size(), curves);
    }

    public ProblemKind kind() {
        return kind;
    }

    /** How many problems were tried. */
    public int problems() {
        return problems;
    }

    public List<Curve> curves() {
        return curves;
    }

    /** Largest ratio of all curves, at least 2. */
    public double largestRatio() {
        return curves.stream().flatMapToDouble(c -> Arrays.stream(c.ratios())).max().stream()
                .reduce(2, Math::max);
    }
}
