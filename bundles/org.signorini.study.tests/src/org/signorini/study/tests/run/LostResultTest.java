package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.study.Study;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.StudyPlan;
import org.signorini.study.tests.Models;

/** A result that cannot be kept is a failure that names the file, never a solver. */
class LostResultTest {

    @TempDir
    Path folder;

    private Run run(Path file, RunMonitor monitor) throws Exception {
        Models.mechanism(folder, Models.BALL);
        Study study = Models.study(folder, "step='1 ms' duration='0.1'", "");
        Run run = new Run(Models.source(study), StudyPlan.of(study, Overrides.NONE).get(0), List.of(),
                Optional.of(file));
        run.compute(monitor);
        return run;
    }

    @Test
    void itIsKeptWhereItCanBe() throws Exception {
        Run run = run(folder.resolve("new/folder/a.h5"), RunMonitor.SILENT);
        assertEquals(RunInfo.Status.DONE, run.status());
        assertTrue(run.isWritten());
    }

    @Test
    void whatCannotBeWrittenIsNotComputed() throws Exception {
        Files.createFile(folder.resolve("f"));
        Run run = run(folder.resolve("f/a.h5"), RunMonitor.SILENT);
        assertFailed(run, "f is no folder");
        assertEquals(0L, run.summary().get("steps"));
    }

    /** As when the disk fills up: what was computed is told, and where it is kept. */
    @Test
    void aResultLostAtTheEndIsAFailure() throws Exception {
        Path file = folder.resolve("g/a.h5");
        Run run = run(file, new RunMonitor() {

            @Override
            public boolean isCancelled() {
                try {
                    if (Files.isDirectory(file.getParent())) {
                        Files.delete(file.getParent());
                        Files.createFile(file.getParent());
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                return false;
            }
        });
        assertEquals(100L, run.summary().get("steps"));
        Matcher kept = Pattern.compile("; what was computed is kept in (.*)$").matcher(run.result().info().cause());
        assertTrue(kept.find(), run.result().info().cause());
        assertFailed(run, "g is no folder" + kept.group());
        Path rescued = Path.of(kept.group(1));
        try {
            assertEquals(101, ResultFiles.read(rescued).table(RunResult.STATES).rows(), "the start and all steps");
        } finally {
            Files.delete(rescued);
        }
    }

    private static void assertFailed(Run run, String cause) {
        RunInfo info = run.result().info();
        assertEquals(RunInfo.Status.FAILED, run.status());
        assertFalse(run.isWritten());
        assertTrue(info.cause().contains("a.h5: cannot be written") && info.cause().endsWith(cause), info.cause());
        assertEquals("failed", run.summary().get("status"));
        assertEquals(info.cause(), run.summary().get("cause"));
        assertTrue(info.summary().contains("\"status\":\"failed\""), info.summary());
    }

    @Test
    void aDurationOfBrokenStepsIsNoted() throws Exception {
        Models.mechanism(folder, Models.BALL);
        Study study = Models.study(folder, "step='0.3' duration='1'", "");
        Run run = new Run(Models.source(study), StudyPlan.of(study, Overrides.NONE).get(0), List.of(),
                Optional.empty());
        run.compute(RunMonitor.SILENT);
        assertEquals(List.of("it ends at 0.9 s: a duration of 1.0 s is no whole number of steps of 0.3 s"),
                run.summary().get("notes"));
        assertFalse(run(folder.resolve("a.h5"), RunMonitor.SILENT).summary().containsKey("notes"));
    }
}
