package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.study.Study;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.record.Recorder;
import org.signorini.study.assembly.Assembler;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.result.Checkpoints;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunTables;
import org.signorini.study.run.StudyRunner;
import org.signorini.study.tests.Models;

class StudyRunnerTest {

    private static final String VARY_E = """
            <variations values="0.1, 0.3, 0.5, 0.7, 0.9">
              <parameter href="m.mechanism#//@parameters[name='e']"/>
            </variations>
            """;

    private static final long MANY = 500_000;

    @TempDir
    Path folder;

    @BeforeEach
    void mechanism() throws Exception {
        Models.mechanism(folder, Models.BALL);
    }

    private List<Run> run(String attributes, String content, RunMonitor monitor, boolean write) throws Exception {
        Study study = Models.study(folder, attributes, content);
        StudyRunner runner = new StudyRunner(Models.source(study), Overrides.NONE);
        List<Run> runs = runner.runs(plan -> write
                ? Optional.of(folder.resolve(runner.plan().indexOf(plan) + ".h5")) : Optional.empty());
        runner.compute(runs, monitor);
        return runs;
    }

    @Test
    void manyThreadsGiveTheSameBits() throws Exception {
        List<Run> one = run("duration=\"2\"", VARY_E + executor(1), RunMonitor.SILENT, false);
        List<Run> four = run("duration=\"2\"", VARY_E + executor(4), RunMonitor.SILENT, false);
        for (int i = 0; i < one.size(); i++) {
            Table a = one.get(i).result().table(RunResult.STATES);
            Table b = four.get(i).result().table(RunResult.STATES);
            for (int c = 0; c < a.columns().size(); c++) {
                assertArrayEquals(a.column(c), b.column(c), "run " + i + " column " + c);
            }
        }
    }

    private static String executor(int threads) {
        return "<executor id=\"local\"><options name=\"threads\" value=\"" + threads + "\"/></executor>";
    }

    @Test
    void summaryTellsWhatDesignAsksFor() throws Exception {
        Run run = run("duration=\"0.2\" every=\"10\"", "", RunMonitor.SILENT, false).get(0);
        assertEquals(List.of("study", "status", "cause", "verdict", "selfCheck", "time", "steps", "seconds",
                "formulation", "contactModel", "solver", "scheme", "step", "final", "probes", "measures", "contacts", "statistics"),
                List.copyOf(run.summary().keySet()));
        assertEquals("done", run.summary().get("status"));
        assertEquals(200L, run.summary().get("steps"));
        // free fall by semi-implicit Euler: z = 1 − g h² n(n+1)/2
        double z = 1 - 9.81 * 1e-6 * 200 * 201 / 2;
        Map<?, ?> ball = (Map<?, ?>) ((Map<?, ?>) ((Map<?, ?>) run.summary().get("final")).get("bodies")).get("ball");
        assertEquals(z, (Double) ((List<?>) ball.get("position")).get(2), 1e-12);
        Table probes = run.result().table(RunResult.PROBES);
        assertEquals(21, probes.rows());
        assertEquals(z, probes.get(20, 1), 1e-12);
        assertEquals(List.of("ground", "ball"), run.result().bodies());
    }

    /** A tolerance below rounding cannot be met by a ball that slides. */
    @Test
    void aFailedRunIsRecordedAndOthersGoOn() throws Exception {
        Models.mechanism(folder, Models.BALL.replace("0, 0, 1\"", "0, 0, 1 mm + r\" velocity=\"2, 0.1, 0\"")
                .replace("normalRestitution", "staticFriction"));
        List<Run> runs = run("duration=\"0.2\"", """
                <contactModel id="exact-cone"/>
                <comparisons name="solver">
                  <alternatives name="hopeless" tolerance="1e-300"><solver id="nsgs"/></alternatives>
                  <alternatives name="good"><solver id="nsgs"/></alternatives>
                </comparisons>
                """, RunMonitor.SILENT, true);
        assertEquals(RunInfo.Status.DONE, runs.get(1).status());
        assertEquals(RunInfo.Status.FAILED, runs.get(0).status());
        RunResult kept = ResultFiles.read(runs.get(0).file().orElseThrow());
        assertEquals(RunInfo.Status.FAILED, kept.info().status());
        assertTrue(kept.info().cause().contains("ball on floor"), kept.info().cause());
        assertTrue(kept.table(RunResult.STATES).rows() > 10, "everything up to there is kept");
    }

    @Test
    void cancelledRunsKeepWhatTheyHave() throws Exception {
        List<Run> started = new ArrayList<>();
        RunMonitor monitor = new RunMonitor() {

            @Override
            public void started(Run run) {
                started.add(run);
            }

            @Override
            public boolean isCancelled() {
                return !started.isEmpty() && started.get(0).result().table(RunResult.STATES).rows() > 100;
            }
        };
        List<Run> runs = run("duration=\"1000\"", "", monitor, true);
        assertEquals(RunInfo.Status.CANCELLED, runs.get(0).status());
        RunResult kept = ResultFiles.read(runs.get(0).file().orElseThrow());
        assertEquals(RunInfo.Status.CANCELLED, kept.info().status());
        assertTrue(kept.table(RunResult.STATES).rows() > 100);
        assertEquals("the mechanism", kept.info().mechanismText());
    }

    /** What a killed run leaves is what the last checkpoint wrote. */
    @Test
    void checkpointsLeaveAWholeFileWhileItRuns() throws Exception {
        Assembly assembly = Assembler.assemble(Models.mechanism(folder, Models.BALL), Map.of(), folder);
        Simulator simulator = Simulator.of(assembly.model()).formulation("mc", Map.of())
                .contactModel("pyramid", Map.of()).solver("lemke", Map.of()).scheme("semi-implicit-euler", Map.of())
                .step(1e-3).build();
        Recorder recorder = Recorder.attach(simulator, 1);
        RunInfo info = new RunInfo("s", Map.of(), Map.of(), "m", "", Map.of(), "now", RunInfo.Status.RUNNING, "", "");
        Path file = folder.resolve("live.h5");
        Checkpoints checkpoints = new Checkpoints(() -> new RunResult(info,
                RunTables.of(simulator.response().dynamics().system(), recorder), recorder.laneNames(),
                List.of("ground", "ball")), file, Duration.ZERO);
        simulator.add(checkpoints);
        simulator.run(0.05);
        assertFalse(Files.exists(file), "it does not look at the clock in every step");
        simulator.run(0.05);
        RunResult left = ResultFiles.read(file);
        assertEquals(RunInfo.Status.RUNNING, left.info().status());
        Table states = left.table(RunResult.STATES);
        assertEquals(65, states.rows(), "the start and 64 steps");
        for (int c = 0; c < states.columns().size(); c++) {
            assertEquals(recorder.states().get(64, c), states.get(64, c));
        }
        assertNull(checkpoints.problem());
        // one that fails does not end them; the pause before the next is of the clock, hence the many steps
        Files.delete(file);
        Files.createDirectory(file);
        while (checkpoints.problem() == null && simulator.steps() < MANY) {
            simulator.run(0.1);
        }
        assertNotNull(checkpoints.problem());
        Files.delete(file);
        while (checkpoints.problem() != null && simulator.steps() < 2 * MANY) {
            simulator.run(0.1);
        }
        assertNull(checkpoints.problem());
        assertTrue(ResultFiles.read(file).table(RunResult.STATES).rows() > 65);
    }

    @Test
    void resultsTellTheParametersTheyWereComputedWith() throws Exception {
        List<Run> runs = run("duration=\"0.01\"", VARY_E, RunMonitor.SILENT, true);
        RunResult kept = ResultFiles.read(runs.get(1).file().orElseThrow());
        assertEquals("0.3", kept.info().settings().get("parameter.e"));
        assertEquals("0.3", kept.info().variation().get("e"));
    }
}
