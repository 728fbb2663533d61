package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.study.Study;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.StudyRunner;
import org.signorini.study.tests.Models;

/** What a summary says of a run beside its numbers. */
class VerdictTest {

    @TempDir
    Path folder;

    private List<Run> run(String mechanism, String attributes, String content, RunMonitor monitor) throws Exception {
        Models.mechanism(folder, mechanism);
        Study study = Models.study(folder, attributes, content);
        StudyRunner runner = new StudyRunner(Models.source(study), Overrides.NONE);
        List<Run> runs = runner.runs(p -> Optional.of(folder.resolve(runner.plan().indexOf(p) + ".h5")));
        runner.compute(runs, monitor);
        return runs;
    }

    private static Object at(Run run, String... path) {
        Object value = run.summary();
        for (String name : path) {
            value = ((Map<?, ?>) value).get(name);
        }
        return value;
    }

    @Test
    void aBounceIsSoundAndItsEnergyBalances() throws Exception {
        Run run = run(Models.BALL, "duration=\"1\"", "", RunMonitor.SILENT).get(0);
        assertEquals("sound", at(run, "verdict", "level"));
        assertEquals(List.of(), at(run, "verdict", "reasons"));
        assertEquals(true, at(run, "selfCheck", "agrees"));
        Map<?, ?> energy = (Map<?, ?>) at(run, "measures", "energy");
        double sum = 0;
        for (String part : List.of("forces", "motors", "prescribed", "dampers", "normal", "friction", "limits",
                "scheme")) {
            assertNotNull(energy.get(part), part);
            sum += (Double) energy.get(part);
        }
        assertEquals((Double) energy.get("change"), sum, 1e-9);
        assertTrue((Double) energy.get("normal") < -1, energy.toString());
        String kept = ResultFiles.readInfo(folder.resolve("0.h5")).summary();
        assertTrue(kept.contains("\"verdict\":{\"level\":\"sound\",\"reasons\":[]}"), kept);
    }

    /** A heavy weight on a light chain in absolute coordinates: it is done, and nobody should trust it. */
    @Test
    void aResultNobodyShouldTrustSaysSo() throws Exception {
        StringBuilder chain = new StringBuilder("<ground name=\"ground\"><markers name=\"o\"/></ground>\n");
        for (int i = 0; i < 12; i++) {
            String mass = i == 11 ? "1000" : "0.001";
            String inertia = i == 11 ? "1, 1, 1" : "1e-6, 1e-6, 1e-6";
            chain.append("<bodies name=\"l" + i + "\" mass=\"" + mass + "\" centerOfMass=\"0.05, 0, 0\" inertia=\""
                    + inertia
                    + "\"><markers name=\"a\"/><markers name=\"b\" position=\"0.1, 0, 0\"/></bodies>\n");
        }
        for (int i = 0; i < 12; i++) {
            String from = i == 0 ? "//@ground/@markers[name='o']" : "//@bodies[name='l" + (i - 1)
                    + "']/@markers[name='b']";
            chain.append("<joints name=\"j" + i + "\" kind=\"SPHERICAL\" from=\"" + from
                    + "\" to=\"//@bodies[name='l" + i
                    + "']/@markers[name='a']\"/>\n");
        }
        Run run = run(chain.toString(), "duration=\"1\"", "<formulation id=\"rc\"/>", RunMonitor.SILENT).get(0);
        assertEquals("unsound", at(run, "verdict", "level"), run.summary().toString());
        Map<?, ?> first = (Map<?, ?>) ((List<?>) at(run, "verdict", "reasons")).get(0);
        assertEquals("energy", first.get("check"));
        assertTrue(first.get("text").toString().startsWith("Energy error: the scheme added up to "), first.toString());
    }

    /** One of several runs breaks in a way nobody foresaw: it is recorded with its cause, and the others go on. */
    @Test
    void oneRunThatBreaksDoesNotEndTheOthers() throws Exception {
        RunMonitor breaking = new RunMonitor() {
            @Override
            public void started(Run run) {
                if (run.plan().variation().containsValue("0.3")) {
                    throw new IllegalStateException("nobody foresaw this");
                }
            }
        };
        List<Run> runs = run(Models.BALL, "duration=\"0.5\"", """
                <variations values="0.1, 0.3, 0.5">
                  <parameter href="m.mechanism#//@parameters[name='e']"/>
                </variations>
                """, breaking);
        assertEquals(List.of(RunInfo.Status.DONE, RunInfo.Status.FAILED, RunInfo.Status.DONE),
                runs.stream().map(Run::status).toList());
        assertTrue(runs.get(1).result().info().cause().contains("nobody foresaw this"));
    }

    /** A press told to go through the table: the motion is named, and no solver. */
    @Test
    void aPrescribedMotionIntoAStopIsNamed() throws Exception {
        Run run = run("""
                <ground name="ground">
                  <markers name="floor"><geometries xsi:type="mechanism:HalfSpace" name="floor"/></markers>
                </ground>
                <bodies name="ram" mass="2" inertia="1, 1, 1">
                  <markers name="center"><geometries xsi:type="mechanism:Sphere" name="tip" radius="0.1"/></markers>
                </bodies>
                <joints name="guide" kind="PRISMATIC" from="//@ground/@markers[name='floor']"
                    to="//@bodies[name='ram']/@markers[name='center']"/>
                <forces xsi:type="mechanism:Motor" name="drive" joint="//@joints[name='guide']" target="0.15 - t"/>
                <contacts xsi:type="mechanism:ContactPair" name="stop"
                    first="//@bodies[name='ram']/@markers[name='center']/@geometries[name='tip']"
                    second="//@ground/@markers[name='floor']/@geometries[name='floor']"/>
                """, "duration=\"0.2\"", "", RunMonitor.SILENT).get(0);
        assertEquals(RunInfo.Status.FAILED, run.status());
        String cause = run.result().info().cause();
        assertTrue(cause.startsWith("joint 'guide' moves as prescribed into tip on floor, and nothing can give way"),
                cause);
    }
}
