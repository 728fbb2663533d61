package org.signorini.cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;

import org.signorini.simulation.record.SolveColumn;
import org.signorini.study.result.ResultFileException;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.result.WorstRows;
import org.signorini.study.run.Replay;
import org.signorini.study.run.ReplayException;
import org.signorini.study.run.Run;

/**
 * The problems of the steps that were hardest to solve, by iterations and by residual, as files that {@code solve}
 * reads. Runs are computed again up to them, so that nothing need be kept while they go on.
 */
public final class WorstProblems {

    private static final int EACH = 5;

    private WorstProblems() {
    }

    /**
     * Writes {@code step-41.json} and others, and of a run that failed the problem it failed at, under the number the
     * message has for that step; of several runs in a folder each, numbered. A run some of whose are lost has failed.
     *
     * @param meshes where files of meshes are looked for, or null
     */
    public static void write(List<Run> runs, Path folder, Path meshes) {
        for (int i = 0; i < runs.size(); i++) {
            Path to = runs.size() == 1 ? folder : folder.resolve(Integer.toString(i + 1));
            try {
                Files.createDirectories(to);
                write(runs.get(i), to, meshes);
            } catch (IOException e) {
                runs.get(i).lost(ResultFileException.unwritable(to, e).getMessage());
            } catch (ReplayException e) {
                runs.get(i).lost(to + ": cannot be written, " + e.getMessage());
            }
        }
    }

    private static void write(Run run, Path folder, Path meshes) throws ReplayException {
        RunResult result = run.result();
        SortedSet<Long> steps = steps(result);
        OptionalLong failed = run.failedStep();
        if (steps.isEmpty() && failed.isEmpty()) {
            return;
        }
        Replay replay = new Replay(result.info(), meshes);
        for (long step : steps) {
            replay.to(step, () -> false);
            replay.save(folder.resolve("step-" + step + ".json"));
        }
        if (failed.isPresent()) {
            long number = failed.getAsLong();
            replay.to(number, () -> false);
            if (replay.hasProblem()) {
                replay.save(folder.resolve("failed-step-" + number + ".json"));
            }
        }
    }

    private static SortedSet<Long> steps(RunResult result) {
        SortedSet<Long> steps = new TreeSet<>();
        Table solves = result.tables().get(RunResult.SOLVER);
        if (solves != null) {
            for (SolveColumn by : List.of(SolveColumn.ITERATIONS, SolveColumn.RESIDUAL)) {
                WorstRows.of(solves, by.ordinal(), EACH)
                        .forEach(row -> steps.add(Replay.number(result.info(), solves.get(row, 0))));
            }
        }
        return steps;
    }
}
