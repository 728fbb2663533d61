package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.signorini.study.result.Checkpoints;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.StudyRunner;
import org.signorini.study.tests.Models;

class StudyRunnerTest {

    private static final String VARY_E = """
            <variations values="0.1, 0.3, 0.5, 0.7, 0.9">
              <parameter href="m.mechanism#//@parameters[name='e']"/>
            </variations>
            """;

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
        assertEquals(List.of("study", "status", "cause", "time", "steps", "seconds", "formulation", "contactModel",
                "solver", "scheme", "step", "final", "probes", "measures", "contacts", "statistics"),
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

    /** What a killed run leaves is what the last checkpoint wrote: read while it runs. */
    @Test
    void checkpointsCanBeReadWhileItRuns() throws Exception {
        Path file = folder.resolve("live.h5");
        List<RunResult> seen = new ArrayList<>();
        RunMonitor monitor = new RunMonitor() {

            private Checkpoints checkpoints;

            @Override
            public void started(Run run) {
                checkpoints = new Checkpoints(run::result, file, Duration.ZERO);
            }

            @Override
            public void progressed(Run run, long steps, long of) {
                try {
                    ResultFiles.write(run.result(), file);
                    seen.add(ResultFiles.read(file));
                } catch (org.signorini.study.result.ResultFileException e) {
                    throw new IllegalStateException(e);
                }
            }

            @Override
            public boolean isCancelled() {
                return seen.size() > 1 && checkpoints.problem() == null;
            }
        };
        run("duration=\"1000\" every=\"100\"", "", monitor, false);
        assertEquals(RunInfo.Status.RUNNING, seen.get(0).info().status());
        assertTrue(seen.get(1).table(RunResult.STATES).rows() > seen.get(0).table(RunResult.STATES).rows());
        assertFalse(Files.exists(folder.resolve(".live.h5.tmp")));
    }
}
