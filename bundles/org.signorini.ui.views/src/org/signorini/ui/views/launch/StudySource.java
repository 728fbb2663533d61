package org.signorini.ui.views.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.emf.ecore.EObject;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;
import org.signorini.study.run.RunSource;

/** Reads what is to be run; what cannot be run is refused with the reason as one line. */
final class StudySource {

    private StudySource() {
    }

    static RunSource read(Path file) throws Launch.Refused {
        try {
            EObject root = ModelFiles.read(file);
            RunSource source = root instanceof Study study ? of(study, file)
                    : new RunSource((Mechanism) root, null, file.getParent(), Files.readString(file), "");
            for (Finding finding : source.study() == null ? Validation.of(source.mechanism())
                    : Validation.of(source.study())) {
                if (finding.severity() == Severity.ERROR) {
                    throw new Launch.Refused(finding.message(), null);
                }
            }
            return source;
        } catch (IOException e) {
            throw new Launch.Refused(e.getMessage(), e);
        }
    }

    private static RunSource of(Study study, Path file) throws IOException, Launch.Refused {
        if (study.getMechanism() == null || study.getMechanism().eResource() == null) {
            throw new Launch.Refused("The study '" + study.getName() + "' names no mechanism.", null);
        }
        Path mechanism = Path.of(study.getMechanism().eResource().getURI().toFileString()).toAbsolutePath();
        return new RunSource(study.getMechanism(), study, mechanism.getParent(), Files.readString(mechanism),
                Files.readString(file));
    }
}
