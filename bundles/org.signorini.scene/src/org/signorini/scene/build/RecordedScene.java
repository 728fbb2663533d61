package org.signorini.scene.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
 * The scene of a result, from the mechanism it has with it and the parameters it was run with. Meshes in files are not
 * kept in results; they are looked for where the mechanism was.
 */
public final class RecordedScene {

    private static final String PARAMETER = "parameter.";
    /** Where a study says which mechanism it is of. */
    private static final Pattern MECHANISM = Pattern.compile("<mechanism href=\"([^\"#]+)#");

    private RecordedScene() {
    }

    /**
     * @param folder where the study was, or the mechanism that was run without one; null where nobody knows
     * @throws IOException with a message for people, where the mechanism cannot be read or assembled
     */
    public static SceneModel of(RunResult result, Path folder) throws IOException {
        Path file = Files.createTempFile("recorded", ".mechanism");
        try {
            Files.writeString(file, result.info().mechanismText());
            Mechanism mechanism = ModelFiles.readMechanism(file);
            Path meshes = folder == null ? null : meshes(folder, result.info().studyText());
            return MechanismScene.of(Assembler.assemble(mechanism, parameters(mechanism, result.info()), meshes),
                    meshes, new Track(result.table(RunResult.POSES)));
        } catch (ModelFileException | ElementException e) {
            throw new IOException("The mechanism of this run cannot be shown: " + e.getMessage(), e);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    /** The mechanism's folder, as the study names it. */
    private static Path meshes(Path folder, String studyText) {
        Matcher named = MECHANISM.matcher(studyText);
        return named.find() ? folder.resolve(named.group(1).replace("%20", " ")).normalize().getParent() : folder;
    }

    /** What was set for this run; of results that do not tell, what the study varied. */
    private static Map<String, Double> parameters(Mechanism mechanism, RunInfo info) {
        Map<String, Double> values = new HashMap<>();
        for (Parameter parameter : mechanism.getParameters()) {
            // among what a study varied are also names of alternatives
            String value = info.settings().getOrDefault(PARAMETER + parameter.getName(),
                    info.variation().get(parameter.getName()));
            if (value != null) {
                values.put(parameter.getName(), Double.parseDouble(value));
            }
        }
        return values;
    }
}
