package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.study.Study;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.StudyRunner;
import org.signorini.study.tests.Models;

/** Final and extreme values of probes are of all steps, however few are recorded. */
class ProbeStatisticsTest {

    private static final String STATISTICS = List.of("FINAL", "MINIMUM", "MAXIMUM", "MEAN", "RMS", "RANGE").stream()
            .map(s -> """
                    <measures xsi:type="study:ProbeMeasure" name="%s" statistic="%s" start="0.2">
                      <probe xsi:type="mechanism:MarkerProbe" href="m.mechanism#//@probes[name='height']"/>
                    </measures>
                    """.formatted(s, s)).reduce("", String::concat);

    @TempDir
    Path folder;

    private Map<String, Object> summary(int every) throws Exception {
        Models.mechanism(folder, Models.BALL);
        Study study = Models.study(folder, "duration=\"0.517\" every=\"" + every + "\"", STATISTICS);
        StudyRunner runner = new StudyRunner(Models.source(study), Overrides.NONE);
        List<Run> runs = runner.runs(plan -> Optional.empty());
        runner.compute(runs, RunMonitor.SILENT);
        return runs.get(0).summary();
    }

    @Test
    void sparseRecordsLoseNoExtremes() throws Exception {
        Map<String, Object> all = summary(1);
        Map<String, Object> few = summary(100);
        assertEquals(all.get("probes"), few.get("probes"));
        Map<?, ?> height = (Map<?, ?>) ((Map<?, ?>) few.get("probes")).get("height");
        Map<?, ?> ball = (Map<?, ?>) ((Map<?, ?>) ((Map<?, ?>) few.get("final")).get("bodies")).get("ball");
        assertEquals(((List<?>) ball.get("position")).get(2), height.get("final"));
        assertTrue((Double) height.get("min") < 0.105, "it touches the floor between two recorded steps");
        for (String s : List.of("FINAL", "MINIMUM", "MAXIMUM", "MEAN", "RMS", "RANGE")) {
            assertEquals(((Map<?, ?>) all.get("measures")).get(s), ((Map<?, ?>) few.get("measures")).get(s), s);
        }
    }
}
