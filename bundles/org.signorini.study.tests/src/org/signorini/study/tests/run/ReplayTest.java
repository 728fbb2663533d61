package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.model.study.Study;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.SolveColumn;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.result.WorstRows;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.FailedProblem;
import org.signorini.study.run.Replay;
import org.signorini.study.run.ReplayException;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;
import org.signorini.study.tests.Models;

/** Any step of a run can be had again, with its problem, from the result's file alone. */
class ReplayTest {

    /** A parameter that varies, so that the file must tell it. */
    private static final String SLIDING = Models.BALL
            .replace("0, 0, 1\"", "0, 0, 1 mm + r\" velocity=\"2, 0.1, 0\"")
            .replace("normalRestitution=\"e\"", "staticFriction=\"e\"");
    private static final String VARY_E = """
            <variations values="0.2, 0.4"><parameter href="m.mechanism#//@parameters[name='e']"/></variations>
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void mechanism() throws Exception {
        Models.mechanism(folder, SLIDING);
    }

    private List<Run> run(String content) throws Exception {
        Study study = Models.study(folder, "duration=\"0.2\"", "<contactModel id=\"exact-cone\"/>" + content);
        RunSource source = new RunSource(study.getMechanism(), study, folder,
                Files.readString(folder.resolve("m.mechanism")), Files.readString(folder.resolve("s.study")));
        StudyRunner runner = new StudyRunner(source, Overrides.NONE);
        List<Run> runs = runner.runs(p -> Optional.of(folder.resolve("run" + runner.plan().indexOf(p) + ".h5")));
        runner.compute(runs, RunMonitor.SILENT);
        return runs;
    }

    @Test
    void theWorstStepSavedIsSolvedToTheImpulsesRecorded() throws Exception {
        RunResult read = ResultFiles.read(run("<solver id=\"nsgs\"/>" + VARY_E).get(1).file().orElseThrow());
        Table solves = read.table(RunResult.SOLVER);
        int worst = WorstRows.of(solves, SolveColumn.ITERATIONS.ordinal(), 5).getFirst();
        double time = solves.get(worst, 0);
        Replay replay = new Replay(read.info(), folder);
        assertTrue(replay.to(Replay.number(read.info(), time), () -> false));
        assertEquals(time, replay.step().state().time);
        assertEquals(solves.get(worst, SolveColumn.RESIDUAL.ordinal()),
                replay.step().solution().certificate().residual(), "the same bits");
        double[] recorded = impulses(read, time);
        assertArrayEquals(recorded, Arrays.copyOf(replay.step().impulses(), 3), 0, "the same bits");

        Path file = folder.resolve("worst.json");
        replay.save(file);
        Problem problem = ProblemFiles.read(file);
        assertEquals(ProblemKind.FRICTION, problem.kind());
        Solution solution = new Solution();
        assertTrue(new SolverRegistry().create("chain", Map.of()).solve(problem, solution, new Monitor()));
        assertArrayEquals(recorded, Arrays.copyOf(solution.z(), 3), 1e-9);
    }

    private static double[] impulses(RunResult result, double time) {
        Table contacts = result.table(RunResult.CONTACTS);
        int row = 0;
        while (contacts.get(row, 0) < time) {
            row++;
        }
        double[] p = new double[3];
        for (int k = 0; k < 3; k++) {
            p[k] = contacts.get(row, ContactColumn.NORMAL_IMPULSE.ordinal() + k);
        }
        return p;
    }

    @Test
    void aStepWithoutContactsHasNoProblem() throws Exception {
        RunInfo info = run("").get(0).result().info();
        Replay replay = new Replay(info, folder);
        assertTrue(replay.to(1, () -> false));
        assertTrue(assertThrows(ReplayException.class, () -> replay.save(folder.resolve("none.json"))).getMessage()
                .contains("step 1"));
        assertFalse(Files.exists(folder.resolve("none.json")));
        assertFalse(replay.to(100, () -> true), "cancelled");
    }

    /** A tolerance below rounding cannot be met; the problem can be solved for all that. */
    @Test
    void aFailedRunLeavesItsProblemAndSaysWhere() throws Exception {
        RunResult failed = ResultFiles.read(run("""
                <comparisons name="solver">
                  <alternatives name="hopeless" tolerance="1e-300"><solver id="nsgs"/></alternatives>
                </comparisons>
                """).get(0).file().orElseThrow());
        assertEquals(RunInfo.Status.FAILED, failed.info().status());
        int number = failed.table(RunResult.STATES).rows();
        Path kept = folder.resolve("run0-step-" + number + ".json");
        assertTrue(failed.info().cause().contains("in step " + number + " "), failed.info().cause());
        assertEquals(List.of(kept), FailedProblem.kept(folder.resolve("run0.h5")));
        assertEquals(List.of(), FailedProblem.kept(folder.resolve("run.h5")), "another run's");
        assertEquals(number - 1, Replay.number(failed.info(), failed.table(RunResult.STATES).get(number - 1, 0)),
                "the last step made is the one before, as the tables count");
        assertTrue(failed.info().cause().endsWith("; its problem is kept in " + kept), failed.info().cause());
        Problem problem = ProblemFiles.read(kept);
        assertTrue(new SolverRegistry().create("nsgs", Map.of()).solve(problem, new Solution(), new Monitor()));
        Replay replay = new Replay(failed.info(), folder);
        assertTrue(replay.to(number, () -> false), "the step that failed can be had again");
        replay.save(folder.resolve("again.json"));
        assertEquals(Files.readString(kept), Files.readString(folder.resolve("again.json")));
        Replay further = new Replay(failed.info(), folder);
        assertThrows(ReplayException.class, () -> further.to(number + 1, () -> false));
    }

    /** The clock fills one table; all others are the same to the bit. */
    @Test
    void onlyTimingDiffersFromRunToRun() throws Exception {
        RunResult a = run(VARY_E).get(0).result();
        RunResult b = run(VARY_E).get(0).result();
        Set<String> names = new TreeSet<>(a.tables().keySet());
        assertTrue(names.remove(RunResult.TIMING));
        for (String name : names) {
            for (int c = 0; c < a.table(name).columns().size(); c++) {
                assertArrayEquals(a.table(name).column(c), b.table(name).column(c), name + " " + c);
            }
        }
        assertTrue(a.table(RunResult.SOLVER).rows() > 50);
        assertEquals(a.table(RunResult.SOLVER).rows(), a.table(RunResult.TIMING).rows());
        assertEquals(a.solvers(), ResultFiles.read(folder.resolve("run0.h5")).solvers());
        assertFalse(a.solvers().isEmpty());
    }
}
