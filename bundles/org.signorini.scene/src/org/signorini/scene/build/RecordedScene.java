package org.signorini.scene.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.signorini.model.element.ElementException;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.Parameter;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;
import org.signorini.study.assembly.Assembler;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;

/**
 * The scene of a result, from the mechanism it has with it. Parameters have the values the study varied; meshes in
 * files beside the mechanism cannot be found this way.
 */
public final class RecordedScene {

    private RecordedScene() {
    }

    /** @throws IOException with a message for people, where the mechanism cannot be read or assembled */
    public static SceneModel of(RunResult result) throws IOException {
        Path file = Files.createTempFile("recorded", ".mechanism");
        try {
            Files.writeString(file, result.info().mechanismText());
            Mechanism mechanism = ModelFiles.readMechanism(file);
            return MechanismScene.of(Assembler.assemble(mechanism, parameters(mechanism, result.info()), null), null,
                    new Track(result.table(RunResult.POSES)));
        } catch (ModelFileException | ElementException e) {
            throw new IOException("the mechanism of this run cannot be shown: " + e.getMessage(), e);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    /** Among what a study varied are also names of alternatives. */
    private static Map<String, Double> parameters(Mechanism mechanism, RunInfo info) {
        Map<String, Double> values = new HashMap<>();
        for (Parameter parameter : mechanism.getParameters()) {
            String value = info.variation().get(parameter.getName());
            if (value != null) {
                values.put(parameter.getName(), Double.parseDouble(value));
            }
        }
        return values;
    }
}
