package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
import org.signorini.study.run.Chosen;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

/** Examples as their users run them. */
final class Runs {

    private Runs() {
    }

    /** Runs are computed once for all tests, and forgotten where memory is short. */
    private static final Map<String, SoftReference<List<Run>>> COMPUTED = new HashMap<>();

    static List<Run> of(String id) throws Exception {
        List<Run> runs = tried(id, Overrides.NONE);
        for (Run run : runs) {
            assertEquals(0L, at(run, "statistics", "failures"));
        }
        Verdicts.check(id, runs);
        return runs;
    }

    /** Settings and parameters as {@code step=1e-4}, {@code contact-model=pyramid[facets=16]}, {@code mu=0.3}. */
    static Overrides changes(String... changes) {
        Map<String, String> given = new LinkedHashMap<>();
        for (String change : changes) {
            given.put(change.substring(0, change.indexOf('=')), change.substring(change.indexOf('=') + 1));
        }
        Optional<Chosen> formulation = Optional.ofNullable(given.remove("formulation")).map(Runs::chosen);
        Optional<Chosen> contactModel = Optional.ofNullable(given.remove("contact-model")).map(Runs::chosen);
        Optional<Chosen> solver = Optional.ofNullable(given.remove("solver")).map(Chosen::of);
        Optional<Chosen> scheme = Optional.ofNullable(given.remove("scheme")).map(Runs::chosen);
        return new Overrides(formulation, contactModel, solver, scheme, number(given.remove("step")),
                number(given.remove("duration")), OptionalInt.empty(), given, List.of());
    }

    /** {@code pyramid[facets=16]}, as {@link Chosen} prints it. */
    private static Chosen chosen(String text) {
        int bracket = text.indexOf('[');
        if (bracket < 0) {
            return Chosen.of(text);
        }
        String[] option = text.substring(bracket + 1, text.length() - 1).split("=");
        return new Chosen(text.substring(0, bracket), Map.of(option[0], option[1]));
    }

    private static OptionalDouble number(String text) {
        return text == null ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
    }

    static synchronized List<Run> tried(String id, Overrides overrides) throws Exception {
        String key = id + overrides;
        List<Run> runs = COMPUTED.containsKey(key) ? COMPUTED.get(key).get() : null;
        if (runs == null) {
            runs = computed(id, overrides);
            COMPUTED.put(key, new SoftReference<>(runs));
        }
        return runs;
    }

    private static List<Run> computed(String id, Overrides overrides) throws Exception {
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
            assertEquals(RunInfo.Status.DONE, run.status(),
                    () -> run.plan().name() + ": " + run.summary().get("cause"));
        }
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
