package org.signorini.study.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.urdf.UrdfImporter;
import org.signorini.model.urdf.UrdfOptions;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Chosen;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

/** Robots from URDF files fall on the floor and lie there. */
class RobotTest {

    @ParameterizedTest
    @CsvSource({"quadruped", "humanoid"})
    void fallsWithoutExploding(String robot) throws Exception {
        Path file = Path.of(FileLocator.toFileURL(
                Platform.getBundle("org.signorini.model.tests").getEntry("urdf/")).getPath()).resolve(robot + ".urdf");
        Mechanism mechanism = UrdfImporter.read(file, UrdfOptions.defaults()).mechanism();
        Overrides overrides = new Overrides(Optional.empty(), Optional.of(Chosen.of("exact-cone")),
                Optional.of(Chosen.of("chain")), Optional.empty(), OptionalDouble.of(2e-3), OptionalDouble.of(1.5),
                OptionalInt.of(10), Map.of(), List.of());
        StudyRunner runner = new StudyRunner(new RunSource(mechanism, null, file.getParent(), "", ""), overrides);
        List<Run> runs = runner.runs(plan -> Optional.empty());
        runner.compute(runs, RunMonitor.SILENT);
        Run run = runs.get(0);
        assertEquals(RunInfo.Status.DONE, run.status(), () -> String.valueOf(run.summary().get("cause")));
        Map<?, ?> measures = (Map<?, ?>) run.summary().get("measures");
        Map<?, ?> energy = (Map<?, ?>) measures.get("energy");
        assertTrue((Double) energy.get("final") < (Double) energy.get("initial"), energy.toString());
        assertTrue((Double) ((Map<?, ?>) measures.get("penetration")).get("max") < 1e-2, measures.toString());
        Map<?, ?> bodies = (Map<?, ?>) ((Map<?, ?>) run.summary().get("final")).get("bodies");
        Map<?, ?> joints = (Map<?, ?>) ((Map<?, ?>) run.summary().get("final")).get("joints");
        joints.forEach((name, joint) -> assertEquals(List.of("q", "u"), List.copyOf(((Map<?, ?>) joint).keySet()),
                "in the same order every time"));
        for (Map.Entry<?, ?> body : bodies.entrySet()) {
            List<?> v = (List<?>) ((Map<?, ?>) body.getValue()).get("velocity");
            for (Object component : v) {
                assertTrue(Math.abs((Double) component) < 5, body.getKey() + " moves with " + v);
            }
        }
    }
}
