package org.signorini.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.Callable;

import org.signorini.cli.run.CancelOnExit;
import org.signorini.cli.run.ModelSource;
import org.signorini.cli.run.Progress;
import org.signorini.cli.run.RunFiles;
import org.signorini.cli.run.RunText;
import org.signorini.cli.run.WorstProblems;
import org.signorini.model.element.ElementException;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Chosen;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.PlannedRun;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code run}: a study or a mechanism. */
@Command(name = "run", mixinStandardHelpOptions = true,
        description = "Runs a study or a mechanism, or an example by its name.",
        footer = {"", "Exit codes: 0 done; 1 a run failed, what was computed is saved; 2 bad input.", "", "Examples:",
            "  signorini run woodpecker --plot plots", "  signorini run my.study --out my.h5",
            "  signorini run my.mechanism --duration 2 --set mu=0.3 --solver lemke --json"})
final class RunCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE|EXAMPLE",
            description = "A .study or .mechanism file, or the name of an example ('list examples').")
    private String what;

    @Option(names = "--formulation", paramLabel = "ID", description = "Another formulation than the study's.")
    private String formulation;

    @Option(names = "--contact-model", paramLabel = "ID", description = "Another contact model.")
    private String contactModel;

    @Option(names = "--solver", paramLabel = "ID", description = "Another solver.")
    private String solver;

    @Option(names = "--scheme", paramLabel = "ID", description = "Another scheme.")
    private String scheme;

    @Option(names = "--option", paramLabel = "KIND.NAME=VALUE", description = "An option of a formulation, "
            + "contact-model, solver or scheme named here, as solver.restarts=3; repeatable.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--step", paramLabel = "S", description = "Length of a time step in seconds.")
    private Double step;

    @Option(names = "--duration", paramLabel = "S", description = "How long to run, in seconds.")
    private Double duration;

    @Option(names = "--set", paramLabel = "NAME=VALUE",
            description = "Another value of a parameter, as an expression; repeatable.")
    private Map<String, String> parameters = new LinkedHashMap<>();

    @Option(names = "--every", paramLabel = "K", description = "Records every K-th step.")
    private Integer every;

    @Option(names = "--at", split = ",", paramLabel = "T", description = "Prints the whole state at these times, too.")
    private List<Double> at = List.of();

    @Option(names = "--out", paramLabel = "FILE",
            description = "Writes results as HDF5; of a study with several runs, a file each, numbered.")
    private String out;

    @Option(names = "--csv", paramLabel = "DIR", description = "Writes results as CSV files.")
    private String csv;

    @Option(names = "--plot", paramLabel = "DIR",
            description = "Draws charts as PNG and SVG, and the mechanism moving as PNG pictures and an animated GIF.")
    private String plot;

    @Option(names = "--frames", paramLabel = "K", defaultValue = "25",
            description = "With --plot: how many pictures of the mechanism; 0 for none. Default: ${DEFAULT-VALUE}.")
    private int frames;

    @Option(names = "--worst", paramLabel = "DIR",
            description = "Writes the problems of the steps that were hardest to solve, for 'signorini solve'.")
    private String worst;

    @Option(names = "--json", description = "Prints one JSON object; of a study with several runs, an array.")
    private boolean json;

    @Override
    public Integer call() throws InputException {
        RunSource source = ModelSource.of(what);
        ModelSource.requireValid(what, source);
        try {
            StudyRunner runner = new StudyRunner(source, overrides());
            requireReached(runner.plan());
            RunFiles files = new RunFiles(path(out), path(csv), path(plot), runner.plan(), source, frames);
            List<Run> runs = runner.runs(files::resultFile);
            Progress progress = new Progress(spec.commandLine().getErr(), runs.size());
            try (CancelOnExit cancel = new CancelOnExit(progress::cancel)) {
                runner.compute(runs, progress);
            }
            if (worst != null) {
                WorstProblems.write(runs, InputFile.path(worst), source.folder());
            }
            files.write(runs);
            print(runs);
            return runs.stream().allMatch(r -> r.status() == RunInfo.Status.DONE) ? Exit.DONE : Exit.FAILED;
        } catch (ElementException e) {
            throw new InputException(ModelSource.prefix(what) + e.getMessage(), e);
        }
    }

    private void requireReached(List<PlannedRun> plan) throws InputException {
        for (PlannedRun run : plan) {
            double end = Math.max(run.settings().end(), run.settings().duration()) * (1 + 1e-12);
            for (double time : at) {
                require(time <= end, "--at " + time + " is beyond the end of '" + run.name() + "' at "
                        + (float) run.settings().end() + " s");
            }
        }
    }

    private void print(List<Run> runs) {
        PrintWriter err = spec.commandLine().getErr();
        runs.stream().filter(run -> run.status() == RunInfo.Status.FAILED)
                .forEach(run -> err.println("signorini: " + run.plan().name() + ": " + run.result().info().cause()));
        err.flush();
        PrintWriter writer = spec.commandLine().getOut();
        if (json) {
            writer.println(runs.size() == 1 ? Json.text(runs.get(0).summary())
                    : Json.text(runs.stream().map(Run::summary).toList()));
        } else {
            runs.forEach(run -> RunText.print(run, writer));
        }
    }

    private static Optional<Path> path(String given) throws InputException {
        return given == null ? Optional.empty() : Optional.of(InputFile.path(given));
    }

    private Overrides overrides() throws InputException {
        require(step == null || step > 0 && step < Double.POSITIVE_INFINITY, "--step must be more than 0 seconds");
        require(duration == null || duration >= 0 && duration < Double.POSITIVE_INFINITY,
                "--duration must be 0 seconds or more");
        require(every == null || every > 0, "--every must be at least 1");
        require(frames >= 0, "--frames must be at least 0");
        require(at.stream().allMatch(t -> t >= 0), "--at takes times from 0");
        for (String name : options.keySet()) {
            require(name.matches("(formulation|contact-model|solver|scheme)\\..+"), "--option takes names as"
                    + " solver.restarts; '" + name + "' begins with none of formulation, contact-model, solver,"
                    + " scheme");
        }
        return new Overrides(chosen("formulation", formulation), chosen("contact-model", contactModel),
                chosen("solver", solver), chosen("scheme", scheme), optional(step), optional(duration),
                every == null ? OptionalInt.empty() : OptionalInt.of(every), parameters, at);
    }

    private Optional<Chosen> chosen(String kind, String id) throws InputException {
        Map<String, String> given = new LinkedHashMap<>();
        options.forEach((name, value) -> {
            if (name.startsWith(kind + ".")) {
                given.put(name.substring(kind.length() + 1), value);
            }
        });
        require(id != null || given.isEmpty(), "--option " + kind + ".… needs --" + kind);
        return id == null ? Optional.empty() : Optional.of(new Chosen(id, given));
    }

    private static OptionalDouble optional(Double value) {
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    private static void require(boolean condition, String complaint) throws InputException {
        if (!condition) {
            throw new InputException(complaint);
        }
    }
}
