package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.study.run.Chosen;
import org.signorini.study.run.Defaults;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.PlannedRun;
import org.signorini.study.run.RunSettings;
import org.signorini.study.run.StudyPlan;
import org.signorini.study.tests.Models;

class DefaultsTest {

    private static final RunSettings OWN = RunSettings.DEFAULT
            .solver(new Chosen("chain", Map.of("solvers", "pgs, lemke")));

    @TempDir
    Path folder;

    private PlannedRun plan(String content) throws Exception {
        Models.mechanism(folder, Models.BALL);
        List<PlannedRun> runs = StudyPlan.of(Models.study(folder, "", content), Overrides.NONE, OWN);
        return runs.getFirst();
    }

    @Test
    void aStudyThatNamesNoSolverTakesTheDefaultAndItsResultSaysSo() throws Exception {
        Map<String, String> settings = plan("").asText();
        assertEquals("chain", settings.get("solver"));
        assertEquals("pgs, lemke", settings.get("solver.solvers"));
    }

    @Test
    void aStudyThatNamesOneKeepsIt() throws Exception {
        assertEquals(Chosen.of("lemke"), plan("<solver id=\"lemke\"/>").settings().solver());
    }

    @Test
    void optionsOfTheExecutorHoldWhereAStudyLeavesThemOpen() {
        Defaults two = new Defaults(OWN, new Chosen("local", Map.of("threads", "2")));
        assertEquals("2", two.executor(null).options().get("threads"));
        assertEquals("2", two.executor(Chosen.of("local")).options().get("threads"));
        assertEquals("5", two.executor(new Chosen("local", Map.of("threads", "5"))).options().get("threads"));
        assertEquals(Chosen.of("elsewhere"), two.executor(Chosen.of("elsewhere")));
    }
}
