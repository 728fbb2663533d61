package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.element.ElementException;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.StudyRunner;
import org.signorini.study.tests.Models;

/** A point of a study at which its mechanism cannot be assembled. */
final class RefusedRunTest {

    @TempDir
    Path folder;

    @Test
    void itIsRecordedAmongTheOthersWithItsCause() throws Exception {
        Models.mechanism(folder, Models.BALL);
        StudyRunner runner = new StudyRunner(Models.source(Models.study(folder, "duration=\"0.1\"", """
                <variations values="0.1, -0.1, 0.2">
                  <parameter href="m.mechanism#//@parameters[name='r']"/>
                </variations>
                """)), Overrides.NONE);
        List<Run> runs = runner.runs(p -> Optional.of(folder.resolve(runner.plan().indexOf(p) + ".h5")));
        ElementException told = assertThrows(ElementException.class, () -> runner.compute(runs, RunMonitor.SILENT));
        assertEquals(List.of(RunInfo.Status.DONE, RunInfo.Status.FAILED, RunInfo.Status.DONE),
                runs.stream().map(Run::status).toList());
        RunInfo kept = ResultFiles.readInfo(folder.resolve("1.h5"));
        assertEquals(RunInfo.Status.FAILED, kept.status());
        assertEquals(told.getMessage(), kept.cause());
        assertTrue(kept.cause().contains("ball"), kept.cause());
        assertEquals("-0.1", kept.variation().get("r"));
    }
}
