package org.signorini.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

import org.signorini.bench.BenchException;
import org.signorini.bench.Benchmark;
import org.signorini.bench.Benchmarks;
import org.signorini.bench.Row;
import org.signorini.bench.Settings;
import org.signorini.bench.SolveRow;
import org.signorini.bench.profile.PerformanceProfile;
import org.signorini.bench.profile.ProfileFigure;
import org.signorini.cli.bench.RowJson;
import org.signorini.cli.bench.RowTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code bench}: the project's benchmarks. */
@Command(name = "bench", mixinStandardHelpOptions = true, description = "Runs one of the project's benchmarks.",
        footer = {"", "Examples:", "  signorini bench",
            "  signorini bench complementarity --problems folder --profile profile.svg",
            "  signorini bench differential --seed 1 --count 1000 --out findings"})
final class BenchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "SCENARIO",
            description = "The benchmark; without one, lists those there are.")
    private String scenario;

    @Option(names = "--n", split = ",", paramLabel = "N", description = "Sizes to run (default the benchmark's own).")
    private List<Integer> sizes = List.of();

    @Option(names = "--repeats", paramLabel = "K",
            description = "Measured runs after warm-up, fewer where they are long (default ${DEFAULT-VALUE}).")
    private int repeats = Settings.REPEATS;

    @Option(names = "--threads", paramLabel = "K", description = "Threads a step may use (default 1).")
    private int threads = 1;

    @Option(names = "--problems", paramLabel = "DIR", description = "A folder with further problems to solve.")
    private String problems;

    @Option(names = "--formulation", split = ",", paramLabel = "ID",
            description = "Formulations to measure (default the benchmark's own).")
    private List<String> formulations = List.of();

    @Option(names = "--solver", split = ",", paramLabel = "ID", description = "Solvers to try (default all).")
    private List<String> solvers = List.of();

    @Option(names = "--tolerance", paramLabel = "X",
            description = "Residual a solve must reach (default ${DEFAULT-VALUE}).")
    private double tolerance = Settings.TOLERANCE;

    @Option(names = "--time-limit", paramLabel = "S",
            description = "Most seconds for a single solve (default ${DEFAULT-VALUE}).")
    private double timeLimit = 10;

    @Option(names = "--seed", paramLabel = "S",
            description = "First seed of what is generated (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--count", paramLabel = "N",
            description = "How many seeds to examine (default ${DEFAULT-VALUE}).")
    private long count = Settings.COUNT;

    @Option(names = "--out", paramLabel = "DIR",
            description = "A folder for what is found: mechanisms shrunk to their smallest, and numbers.")
    private String out;

    @Option(names = "--profile", paramLabel = "FILE", description = "Draws performance profiles of the solvers as SVG.")
    private String profile;

    @Option(names = "--json", description = "Prints one JSON array instead of a table.")
    private boolean json;

    @Override
    public Integer call() throws InputException {
        PrintWriter console = spec.commandLine().getOut();
        if (scenario == null) {
            Benchmarks.all().forEach(b -> console.println(b.id() + ": " + b.description()));
            return Exit.DONE;
        }
        Benchmark benchmark = Benchmarks.find(scenario).orElseThrow(() -> new InputException(
                "there is no benchmark '" + scenario + "'; known are "
                        + String.join(", ", Benchmarks.all().stream().map(Benchmark::id).toList())));
        List<? extends Row> rows;
        try {
            rows = benchmark.run(settings(), spec.commandLine().getErr()::println);
        } catch (BenchException e) {
            throw new InputException(e.getMessage(), e);
        }
        if (json) {
            console.println(RowJson.text(rows));
        } else {
            RowTable.print(rows, console);
        }
        if (profile != null) {
            draw(rows);
        }
        return Exit.DONE;
    }

    private Settings settings() throws InputException {
        require(sizes.stream().allMatch(n -> n > 0), "--n takes sizes from 1");
        require(repeats > 0, "--repeats must be at least 1");
        require(threads > 0, "--threads must be at least 1");
        require(count > 0, "--count must be at least 1");
        require(tolerance > 0 && tolerance < Double.POSITIVE_INFINITY, "--tolerance must be more than 0");
        require(timeLimit > 0 && timeLimit < 1e9, "--time-limit must be more than 0 seconds");
        return new Settings(sizes, repeats, threads, problems == null ? null : InputFile.path(problems),
                formulations, solvers, tolerance, Duration.ofNanos((long) (1e9 * timeLimit)), seed, count,
                out == null ? null : InputFile.path(out));
    }

    private static void require(boolean condition, String complaint) throws InputException {
        if (!condition) {
            throw new InputException(complaint);
        }
    }

    private void draw(List<? extends Row> rows) throws InputException {
        List<SolveRow> solves = rows.stream().filter(SolveRow.class::isInstance).map(SolveRow.class::cast).toList();
        require(!solves.isEmpty(), "--profile compares solvers; " + scenario + " has none to compare");
        Path file = InputFile.path(profile);
        try {
            Files.writeString(file, ProfileFigure.svg(PerformanceProfile.of(solves)));
        } catch (IOException e) {
            throw new InputException(profile + ": cannot be written", e);
        }
    }
}
