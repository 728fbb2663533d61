package org.signorini.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What the user may choose. A benchmark takes what concerns it.
 *
 * @param sizes        the n's to run; empty for the benchmark's own
 * @param repeats      measured runs after warm-up, fewer where a run is long; the minimum and the median of their times
 *                     are reported
 * @param threads      how many threads a step may use
 * @param problems     a folder with further problems, or {@code null}
 * @param formulations ids of formulations to measure; empty for the benchmark's own
 * @param solvers      ids of solvers to try; empty for all
 * @param tolerance    residual a solve must reach
 * @param limit        longest time a single solve may take
 * @param seed         the first seed, of benchmarks that generate what they examine
 * @param count        how many seeds
 * @param out          a folder for what they find, or {@code null}
 */
public record Settings(List<Integer> sizes, int repeats, int threads, Path problems, List<String> formulations,
        List<String> solvers, double tolerance, Duration limit, long seed, long count, Path out) {

    /** The accuracy other programs' figures were measured at. */
    public static final double TOLERANCE = 1e-8;

    public static final int REPEATS = 5;

    public static final long COUNT = 1000;

    public Settings {
        sizes = List.copyOf(sizes);
        formulations = List.copyOf(formulations);
        solvers = List.copyOf(solvers);
    }

    /** For benchmarks that generate nothing. */
    public Settings(List<Integer> sizes, int repeats, int threads, Path problems, List<String> formulations,
            List<String> solvers, double tolerance, Duration limit) {
        this(sizes, repeats, threads, problems, formulations, solvers, tolerance, limit, 1, COUNT, null);
    }

    /** Nothing chosen. */
    public static Settings defaults() {
        return new Settings(List.of(), REPEATS, 1, null, List.of(), List.of(), TOLERANCE,
                Duration.ofSeconds(10));
    }

    /** The same with one formulation. */
    public Settings with(String formulation) {
        return new Settings(sizes, repeats, threads, problems, List.of(formulation), solvers, tolerance, limit, seed,
                count, out);
    }

    /** The formulation, or another one where none is named. */
    public String formulationOr(String otherwise) {
        return formulations.isEmpty() ? otherwise : formulations.get(0);
    }
}
