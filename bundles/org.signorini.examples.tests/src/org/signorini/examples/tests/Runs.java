package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.study.Study;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.Table;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

/** Examples as their users run them. */
final class Runs {

    private Runs() {
    }

    static List<Run> of(String id) throws Exception {
        return of(id, Overrides.NONE);
    }

    static List<Run> of(String id, double duration) throws Exception {
        return of(id, new Overrides(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                OptionalDouble.empty(), OptionalDouble.of(duration), OptionalInt.empty(), Map.of(), List.of()));
    }

    static List<Run> of(String id, Overrides overrides) throws Exception {
        Example example = Gallery.find(id).orElseThrow();
        Study study = ModelFiles.readStudy(example.study());
        for (Finding finding : Validation.of(study)) {
            assertTrue(finding.severity() != Severity.ERROR, finding.message());
        }
        Path mechanism = example.mechanism();
        RunSource source = new RunSource(study.getMechanism(), study, mechanism.getParent(),
                Files.readString(mechanism), Files.readString(example.study()));
        StudyRunner runner = new StudyRunner(source, overrides);
        List<Run> runs = runner.runs(plan -> Optional.empty());
        runner.compute(runs, RunMonitor.SILENT);
        for (Run run : runs) {
            assertEquals(RunInfo.Status.DONE, run.status(), () -> run.plan().name() + ": " + run.summary().get("cause"));
            assertEquals(0L, at(run, "statistics", "failures"));
        }
        Verdicts.check(id, runs);
        return runs;
    }

    static Run named(List<Run> runs, String variation) {
        return runs.stream().filter(r -> r.plan().variation().containsValue(variation)).findFirst().orElseThrow();
    }

    /** A value of the summary by its path. */
    static Object at(Run run, String... path) {
        Object value = run.summary();
        for (String name : path) {
            value = ((Map<?, ?>) value).get(name);
        }
        return value;
    }

    static double number(Run run, String... path) {
        return ((Number) at(run, path)).doubleValue();
    }

    static double measure(Run run, String... path) {
        String[] whole = new String[path.length + 1];
        whole[0] = "measures";
        System.arraycopy(path, 0, whole, 1, path.length);
        return number(run, whole);
    }

    static double[] probe(Run run, String name) {
        Table probes = run.result().table("probes");
        return probes.column(probes.find(name).orElseThrow());
    }
}
