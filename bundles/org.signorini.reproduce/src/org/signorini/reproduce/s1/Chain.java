package org.signorini.reproduce.s1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.signorini.model.element.ElementException;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Chosen;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

/** A chain of any number of links of a metre, hinged to the ground at one end and resting on it with the other. */
final class Chain {

    static final int FACETS = 4;
    private static final double STEP = 1e-4;

    private Chain() {
    }

    /** Runs it in S1's formulation with one of its posings. */
    static Run run(int links, String posing, int steps) throws IOException, ElementException {
        Path folder = Files.createTempDirectory("signorini-chain");
        try {
            Path file = folder.resolve("chain.mechanism");
            Files.writeString(file, mechanism(links));
            StudyRunner runner = new StudyRunner(RunSource.read(file), settings(posing, steps));
            List<Run> runs = runner.runs(plan -> Optional.empty());
            runner.compute(runs, RunMonitor.SILENT);
            Run run = runs.getFirst();
            if (run.status() != RunInfo.Status.DONE) {
                throw new IOException("the chain of " + links + " links: " + run.summary().get("cause"));
            }
            return run;
        } finally {
            Files.deleteIfExists(folder.resolve("chain.mechanism"));
            Files.delete(folder);
        }
    }

    private static Overrides settings(String posing, int steps) {
        return new Overrides(Optional.of(new Chosen("dca", Map.of("posing", posing, "leaf", "1"))),
                Optional.of(new Chosen("pyramid", Map.of("facets", String.valueOf(FACETS)))),
                Optional.of(Chosen.of("lemke")), Optional.empty(), OptionalDouble.of(STEP),
                OptionalDouble.of(steps * STEP), OptionalInt.empty(), Map.of(), List.of());
    }

    private static String mechanism(int links) {
        StringBuilder text = new StringBuilder("""
                <?xml version="1.0" encoding="UTF-8"?>
                <mechanism:Mechanism xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                    xmlns:mechanism="http://www.signorini.org/mechanism/1.0" name="chain">
                  <ground name="ground">
                    <markers name="end"/>
                  </ground>
                """);
        for (int k = 1; k <= links; k++) {
            text.append("""
                      <bodies name="link%d" mass="1" centerOfMass="0.5, 0, 0" inertia="0.01, 0.1, 0.1">
                        <markers name="start"/>
                        <markers name="end" position="1, 0, 0"/>
                      </bodies>
                    """.formatted(k));
        }
        for (int k = 1; k <= links; k++) {
            String before = k == 1 ? "//@ground" : "//@bodies[name='link" + (k - 1) + "']";
            text.append("""
                      <joints name="J%d" from="%s/@markers[name='end']"
                          to="//@bodies[name='link%d']/@markers[name='start']" axis="0, 1, 0"/>
                    """.formatted(k, before, k));
        }
        return text.append("""
                  <contacts xsi:type="mechanism:FixedContact" name="tip" staticFriction="0.3"
                      point="//@bodies[name='link%d']/@markers[name='end']" plane="//@ground/@markers[name='end']"/>
                </mechanism:Mechanism>
                """.formatted(links)).toString();
    }
}
