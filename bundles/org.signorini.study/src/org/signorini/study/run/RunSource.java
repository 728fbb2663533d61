package org.signorini.study.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Measure;
import org.signorini.model.study.Study;

/**
 * What runs are of.
 *
 * @param study         null where a mechanism is run without one
 * @param folder        where files of meshes are looked for, or null
 * @param mechanismText the mechanism's file
 * @param studyText     the study's file, or empty
 */
public record RunSource(Mechanism mechanism, Study study, Path folder, String mechanismText, String studyText) {

    /**
     * Reads a study with its mechanism, or a mechanism.
     *
     * @throws ModelFileException in one line, where there is nothing to run in the file
     */
    public static RunSource read(Path file) throws ModelFileException {
        EObject root = ModelFiles.read(file);
        if (!(root instanceof Study study)) {
            return new RunSource((Mechanism) root, null, file.toAbsolutePath().getParent(), text(file), "");
        }
        if (study.getMechanism() == null || study.getMechanism().eResource() == null) {
            throw new ModelFileException(file, 0, "the study '" + study.getName() + "' names no mechanism");
        }
        Path mechanism = Path.of(study.getMechanism().eResource().getURI().toFileString()).toAbsolutePath();
        return new RunSource(study.getMechanism(), study, mechanism.getParent(), text(mechanism), text(file));
    }

    private static String text(Path file) throws ModelFileException {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new ModelFileException(file, 0, "it cannot be read");
        }
    }

    public String name() {
        String name = study == null ? mechanism.getName() : study.getName();
        return name == null || name.isBlank() ? "run" : name;
    }

    List<Measure> measures() {
        return study == null ? List.of() : study.getMeasures();
    }
}
