package org.signorini.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import org.signorini.cli.solve.Attempt;
import org.signorini.cli.solve.AttemptJson;
import org.signorini.cli.solve.AttemptText;
import org.signorini.cli.solve.History;
import org.signorini.cli.solve.SolverChoice;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.ContributionException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code solve}: one complementarity problem from a file. */
@Command(name = "solve", mixinStandardHelpOptions = true,
        description = "Solves one complementarity problem and certifies the solution.",
        footer = {"", "Exit codes: 0 solved; 1 not solved, the best found is printed; 2 bad input.", "", "Examples:",
            "  signorini solve stack.json", "  signorini solve fclib.hdf5 --all",
            "  signorini solve lcp.dat --solver lemke --history merit.csv"})
final class SolveCommand implements Callable<Integer> {

    /** With --all one bad solver must not keep the others waiting. */
    private static final double SECONDS_OF_ALL = 30;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "A problem: JSON, FCLIB's HDF5, Siconos' .dat, "
            + "or a folder with W.bcoo.csv, q.csv and mu.csv.")
    private String file;

    @Option(names = "--solver", paramLabel = "ID", description = "Who solves it; 'list solvers' tells who there is.")
    private String solver;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the solver; repeatable.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--all", description = "Tries every solver that takes this kind of problem and prints one table.")
    private boolean all;

    @Option(names = "--tolerance", paramLabel = "X",
            description = "Scaled natural residual to reach (default ${DEFAULT-VALUE}).")
    private double tolerance = Monitor.DEFAULT_TOLERANCE;

    @Option(names = "--every-row", description = "Every row must reach the tolerance relative to its own terms, "
            + "however small they are beside those of other rows.")
    private boolean everyRow;

    @Option(names = "--max-iterations", paramLabel = "N",
            description = "Most iterations, where the solver's own limit is larger.")
    private Integer maxIterations;

    @Option(names = "--time-limit", paramLabel = "S",
            description = "Most seconds per solver (default none, with --all 30).")
    private Double timeLimit;

    @Option(names = "--history", paramLabel = "FILE",
            description = "Writes iteration and merit as CSV, with --all after the solver.")
    private String historyFile;

    @Option(names = "--save", paramLabel = "FILE", description = "Writes the problem as .json, .hdf5 (FCLIB), .dat "
            + "(Siconos) or, without ending, a folder.")
    private String save;

    @Option(names = "--json", description = "Prints one JSON object; with --all an array.")
    private boolean json;

    @Override
    public Integer call() throws InputException {
        check();
        Problem problem = read();
        List<CertifiedSolver> solvers = solvers(problem);
        List<Attempt> attempts = attempt(problem, solvers);
        print(problem, attempts);
        return attempts.stream().anyMatch(Attempt::solved) ? Exit.DONE : Exit.FAILED;
    }

    private void check() throws InputException {
        require(tolerance > 0 && tolerance < Double.POSITIVE_INFINITY, "--tolerance must be more than 0");
        require(maxIterations == null || maxIterations > 0, "--max-iterations must be at least 1");
        require(timeLimit == null || timeLimit > 0 && timeLimit < 1e9, "--time-limit must be more than 0 seconds");
        require(!all || solver == null && options.isEmpty(), "--all goes without --solver and --option");
        require(options.isEmpty() || solver != null, "--option needs --solver");
    }

    private static void require(boolean condition, String complaint) throws InputException {
        if (!condition) {
            throw new InputException(complaint);
        }
    }

    private Problem read() throws InputException {
        try {
            Problem problem = ProblemFiles.read(InputFile.path(file));
            if (save != null) {
                ProblemFiles.write(problem, InputFile.path(save));
            }
            return problem;
        } catch (ProblemFileException e) {
            throw new InputException(e.getMessage(), e);
        }
    }

    private List<CertifiedSolver> solvers(Problem problem) throws InputException {
        SolverChoice choice = new SolverChoice(new SolverRegistry(), problem.kind());
        try {
            if (!all) {
                return List.of(solver == null ? choice.byDefault() : choice.named(solver, options));
            }
            List<CertifiedSolver> solvers = new ArrayList<>();
            for (String id : choice.ids()) {
                solvers.add(choice.named(id, Map.of()));
            }
            require(!solvers.isEmpty(), "no installed solver takes " + problem.kind().id() + " problems");
            return solvers;
        } catch (ContributionException e) {
            throw new InputException(e.getMessage(), e);
        }
    }

    private List<Attempt> attempt(Problem problem, List<CertifiedSolver> solvers) throws InputException {
        List<Attempt> attempts = new ArrayList<>();
        try (History history = historyFile == null ? null : new History(InputFile.path(historyFile), all)) {
            for (CertifiedSolver one : solvers) {
                Monitor monitor = monitor();
                if (history != null) {
                    monitor.listener(history.listener(one.id()));
                }
                attempts.add(Attempt.of(one, problem, monitor));
            }
        } catch (IOException | UncheckedIOException e) {
            throw new InputException(historyFile + ": cannot be written, " + Path.of(historyFile).toAbsolutePath()
                    .getParent() + " may be missing or full", e);
        }
        return attempts;
    }

    private Monitor monitor() {
        Monitor monitor = new Monitor().tolerance(tolerance).everyRow(everyRow);
        if (maxIterations != null) {
            monitor.iterationLimit(maxIterations);
        }
        if (timeLimit != null || all) {
            double seconds = timeLimit != null ? timeLimit : SECONDS_OF_ALL;
            monitor.timeLimit(Duration.ofNanos((long) (1e9 * seconds)));
        }
        return monitor;
    }

    private void print(Problem problem, List<Attempt> attempts) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(all ? AttemptJson.all(attempts) : AttemptJson.one(attempts.get(0)));
            return;
        }
        out.println(file + ": " + AttemptText.describe(problem));
        AttemptText text = new AttemptText(out);
        if (all) {
            text.table(attempts);
        } else {
            text.one(problem, attempts.get(0));
        }
    }
}
