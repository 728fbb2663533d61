package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.element.ElementException;
import org.signorini.study.run.Chosen;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.PlannedRun;
import org.signorini.study.run.StudyPlan;
import org.signorini.study.tests.Models;

class StudyPlanTest {

    private static final String VARY_E = """
            <variations values="0.1, 0.2"><parameter href="m.mechanism#//@parameters[name='e']"/></variations>
            """;
    private static final String VARY_R = """
            <variations from="0.01" to="1" count="3" spacing="LOGARITHMIC">
              <parameter href="m.mechanism#//@parameters[name='r']"/>
            </variations>
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void mechanism() throws Exception {
        Models.mechanism(folder, Models.BALL);
    }

    private List<PlannedRun> plan(String attributes, String content, Overrides overrides) throws Exception {
        return StudyPlan.of(Models.study(folder, attributes, content), overrides);
    }

    @Test
    void defaultsAreThose() throws Exception {
        PlannedRun run = plan("", "", Overrides.NONE).get(0);
        assertEquals("{formulation=mc, contactModel=pyramid, solver=chain, scheme=semi-implicit-euler, step=0.001,"
                + " duration=1.0, tolerance=1.0E-9, every=1}", run.settings().asText().toString());
        assertEquals("s", run.name());
    }

    @Test
    void gridOfVariations() throws Exception {
        List<PlannedRun> runs = plan("step=\"2 ms\"", VARY_E + VARY_R, Overrides.NONE);
        assertEquals(6, runs.size());
        assertEquals(Map.of("e", 0.1, "r", 0.01), runs.get(0).parameters());
        assertEquals(0.1, runs.get(1).parameters().get("r"), 1e-15);
        assertEquals(1.0, runs.get(2).parameters().get("r"));
        assertEquals(0.2, runs.get(5).parameters().get("e"));
        assertEquals(0.002, runs.get(5).settings().step());
        assertEquals("s e = 0.2, r = 1.0", runs.get(5).name());
    }

    /** A hundred thousand by a hundred thousand points, and 10^12 choices of alternatives, take no memory to refuse. */
    @Test
    void runsAreCountedBeforeTheyAreBuilt() throws Exception {
        String many = "<variations from=\"0.1\" to=\"0.9\" count=\"100000\"><parameter href=\"m.mechanism#//"
                + "@parameters[name='%s']\"/></variations>";
        String comparison = "<comparisons name=\"c\">" + "<alternatives/>".repeat(10) + "</comparisons>";
        for (String content : new String[] {many.formatted("e") + many.formatted("r"), comparison.repeat(12),
            many.formatted("e") + comparison, comparison.repeat(70)}) {
            ElementException e = assertThrows(ElementException.class, () -> plan("", content, Overrides.NONE));
            assertTrue(e.getMessage().contains("more than 100000 runs"), e.getMessage());
        }
        assertEquals(100_000, plan("combination=\"PAIRED\"", many.formatted("e") + many.formatted("r"),
                Overrides.NONE).size());
    }

    /** With something set from outside runs are compared with each other; that is not to take the square of time. */
    @Test
    void aHundredThousandRunsArePlannedAtOnce() throws Exception {
        String many = "<variations from=\"0.1\" to=\"0.9\" count=\"100000\"><parameter href=\"m.mechanism#//"
                + "@parameters[name='e']\"/></variations>";
        assertTimeout(Duration.ofSeconds(30),
                () -> assertEquals(100_000, plan("", many, Models.lasting(0.1)).size()));
    }

    @Test
    void aValueFromOutsideHasTheParametersUnit() throws Exception {
        assertEquals(0.2, plan("", "", setting("20 cm")).get(0).parameters().get("r"));
        assertEquals(0.3, plan("", "", setting("0.3")).get(0).parameters().get("r"));
        ElementException e = assertThrows(ElementException.class, () -> plan("", "", setting("3 kg")));
        assertTrue(e.getMessage().contains("parameter 'r' is in m, this is in kg"), e.getMessage());
    }

    private static Overrides setting(String radius) {
        return setting(Map.of("r", radius));
    }

    private static Overrides setting(Map<String, String> parameters) {
        return new Overrides(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                OptionalDouble.empty(), OptionalDouble.empty(), OptionalInt.empty(), parameters, List.of());
    }

    /** As they are written to files, and as mistakes among them are told: the same at every start of the program. */
    @Test
    void parametersKeepTheOrderTheyAreGivenIn() throws Exception {
        StringBuilder content = new StringBuilder();
        Map<String, String> given = new LinkedHashMap<>();
        List<String> written = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            String name = "p" + i * 7 % 10;
            content.append("<parameters name=\"p" + i + "\" value=\"1\"/>\n");
            given.put(name, Integer.toString(i));
            written.add("parameter." + name);
        }
        Models.mechanism(folder, content + Models.BALL);
        List<String> keys = List.copyOf(plan("", "", setting(given)).get(0).asText().keySet());
        assertEquals(written, keys.subList(keys.size() - 10, keys.size()));
        given.replaceAll((name, value) -> "nonsense");
        ElementException e = assertThrows(ElementException.class, () -> plan("", "", setting(given)));
        assertTrue(e.getMessage().contains("'p0'"), e.getMessage());
    }

    @Test
    void pairedVariationsNeedEquallyManyValues() throws Exception {
        ElementException e = assertThrows(ElementException.class,
                () -> plan("combination=\"PAIRED\"", VARY_E + VARY_R, Overrides.NONE));
        assertTrue(e.getMessage().contains("2 and 3"), e.getMessage());
    }

    @Test
    void everyAlternativeWithEveryVariation() throws Exception {
        List<PlannedRun> runs = plan("", VARY_E + """
                <comparisons name="method">
                  <alternatives name="a" step="5 ms"><solver id="lemke"/></alternatives>
                  <alternatives name="b"><solver id="path"/></alternatives>
                </comparisons>
                """, Overrides.NONE);
        assertEquals(4, runs.size());
        assertEquals(Map.of("method", "a", "e", "0.1"), runs.get(0).variation());
        assertEquals(0.005, runs.get(0).settings().step());
        assertEquals("path", runs.get(3).settings().solver().id());
        assertEquals(0.001, runs.get(3).settings().step());
    }

    @Test
    void whoStartsItHasTheLastWord() throws Exception {
        Overrides overrides = new Overrides(Optional.of(Chosen.of("rc")), Optional.empty(),
                Optional.of(new Chosen("lemke", Map.of("a", "1"))), Optional.empty(), OptionalDouble.of(0.01),
                OptionalDouble.of(3), OptionalInt.of(7), Map.of("e", "2*r"), List.of());
        List<PlannedRun> runs = plan("step=\"2 ms\"", VARY_E, overrides);
        assertEquals(1, runs.size(), "a parameter that is set does not vary");
        assertEquals(0.2, runs.get(0).parameters().get("e"));
        assertEquals("{formulation=rc, contactModel=pyramid, solver=lemke, solver.a=1, scheme=semi-implicit-euler,"
                + " step=0.01, duration=3.0, tolerance=1.0E-9, every=7}",
                runs.get(0).settings().asText().toString());
    }

    @Test
    void alternativesThatBecomeTheSameAreOneRun() throws Exception {
        String compared = """
                <comparisons name="solver">
                  <alternatives name="a"><solver id="lemke"/></alternatives>
                  <alternatives name="b"><solver id="path"/></alternatives>
                </comparisons>
                """;
        Overrides overrides = new Overrides(Optional.empty(), Optional.empty(), Optional.of(Chosen.of("murty")),
                Optional.empty(), OptionalDouble.empty(), OptionalDouble.empty(), OptionalInt.empty(), Map.of(),
                List.of());
        assertEquals(2, plan("", compared, Overrides.NONE).size());
        assertEquals(1, plan("", compared, overrides).size());
    }

    /** A run that was told to use another contact model is not called after the one it does not use. */
    @Test
    void alternativesAreCalledWhatHolds() throws Exception {
        String compared = """
                <comparisons name="friction">
                  <alternatives name="phantom"><contactModel id="phantom"/><solver id="judice-pires"/></alternatives>
                  <alternatives name="Anitescu-Potra">
                    <contactModel id="anitescu-potra"/><solver id="lemke"/>
                  </alternatives>
                  <alternatives name="fine" step="1 us"/>
                </comparisons>
                """;
        Overrides other = new Overrides(Optional.empty(), Optional.of(Chosen.of("anitescu-potra")), Optional.empty(),
                Optional.empty(), OptionalDouble.empty(), OptionalDouble.empty(), OptionalInt.empty(), Map.of(),
                List.of());
        List<String> labels = plan("", compared, other).stream().map(r -> r.variation().get("friction")).toList();
        assertEquals(List.of("anitescu-potra, judice-pires", "Anitescu-Potra", "fine"), labels);
        Overrides step = new Overrides(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                OptionalDouble.of(0.5), OptionalDouble.empty(), OptionalInt.empty(), Map.of(), List.of());
        labels = plan("", compared, step).stream().map(r -> r.variation().get("friction")).toList();
        assertEquals(List.of("phantom", "Anitescu-Potra", "0.5 s"), labels);
    }

    @Test
    void nonsenseIsNamed() throws Exception {
        assertComplaint("step of 0.0 s", "step=\"0\"", "");
        assertComplaint("every 0th", "every=\"0\"", "");
        assertComplaint("logarithmic", "", VARY_R.replace("0.01", "-1"));
        assertComplaint("has no parameter 'q'", "", "", Map.of("q", "1"));
    }

    private void assertComplaint(String words, String attributes, String content) {
        assertComplaint(words, attributes, content, Map.of());
    }

    private void assertComplaint(String words, String attributes, String content, Map<String, String> set) {
        Overrides overrides = new Overrides(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                OptionalDouble.empty(), OptionalDouble.empty(), OptionalInt.empty(), set, List.of());
        ElementException e = assertThrows(ElementException.class, () -> plan(attributes, content, overrides));
        assertTrue(e.getMessage().contains(words), e.getMessage());
    }
}
