package org.signorini.scene.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.study.Study;
import org.signorini.scene.Item;
import org.signorini.scene.SceneModel;
import org.signorini.scene.build.RecordedScene;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

/** A result that is opened again shows what was run, not what its mechanism says now or says without parameters. */
class RecordedSceneTest {

    private static final String MECHANISM = """
            <?xml version="1.0" encoding="UTF-8"?>
            <mechanism:Mechanism xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                xmlns:mechanism="http://www.signorini.org/mechanism/1.0" name="falling">
              <parameters name="r" value="0.05"/>
              <ground name="ground"/>
              <bodies name="ball" density="1000" position="0, 0, 1">
                <markers name="center"><geometries xsi:type="mechanism:Sphere" name="ball" radius="r"/></markers>
              </bodies>
              <bodies name="wedge" density="1000" position="1, 0, 1">
                <markers name="center">
                  <geometries xsi:type="mechanism:ConvexMesh" name="wedge" file="wedge.obj"/>
                </markers>
              </bodies>
            </mechanism:Mechanism>
            """;
    private static final String STUDY = """
            <?xml version="1.0" encoding="UTF-8"?>
            <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                xmlns:study="http://www.signorini.org/study/1.0" name="falling" step="1 ms" duration="0.01">
              <contactModel id="exact-cone"/>
              <solver id="chain"/>
              <mechanism href="../parts/falling.mechanism#/"/>
            </study:Study>
            """;
    /** A tetrahedron with an edge of 0.3. */
    private static final String WEDGE = "v 0 0 0\nv 0.3 0 0\nv 0 0.2 0\nv 0 0 0.1\n"
            + "f 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n";

    @TempDir
    Path folder;

    @Test
    void parametersAndMeshesAreThoseOfTheRun() throws Exception {
        SceneModel scene = RecordedScene.of(reopened(), folder.resolve("studies"));
        Item.Ball ball = scene.items().stream().filter(Item.Ball.class::isInstance).map(Item.Ball.class::cast)
                .findFirst().orElseThrow();
        assertEquals(0.125, ball.radius(), "the value it was run with, not the mechanism's 0.05");
        assertTrue(scene.items().stream().anyMatch(i -> i instanceof Item.Solid s
                && Math.abs(s.mesh().reach() - 0.3) < 1e-12), "the wedge of the file");
    }

    @Test
    void missingMeshesAreNamed() throws Exception {
        RunResult result = reopened();
        Files.delete(folder.resolve("parts/wedge.obj"));
        IOException e = assertThrows(IOException.class, () -> RecordedScene.of(result, folder.resolve("studies")));
        assertTrue(e.getMessage().contains("wedge"), e.getMessage());
    }

    /** Runs it with another radius, writes the result and reads it. */
    private RunResult reopened() throws Exception {
        Path parts = Files.createDirectories(folder.resolve("parts"));
        Path file = Files.createDirectories(folder.resolve("studies")).resolve("falling.study");
        Files.writeString(parts.resolve("falling.mechanism"), MECHANISM);
        Files.writeString(parts.resolve("wedge.obj"), WEDGE);
        Files.writeString(file, STUDY);
        Study study = ModelFiles.readStudy(file);
        RunSource source = new RunSource(study.getMechanism(), study, parts, MECHANISM, STUDY);
        Overrides wider = new Overrides(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                OptionalDouble.empty(), OptionalDouble.empty(), OptionalInt.empty(), Map.of("r", "0.125"), List.of());
        Path out = folder.resolve("studies/results/falling.h5");
        Run run = new StudyRunner(source, wider).runs(plan -> Optional.of(out)).getFirst();
        run.compute(RunMonitor.SILENT);
        return ResultFiles.read(out);
    }
}
