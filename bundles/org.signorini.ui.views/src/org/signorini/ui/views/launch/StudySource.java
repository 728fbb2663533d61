package org.signorini.ui.views.launch;

import java.nio.file.Path;

import org.signorini.model.file.ModelFileException;
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
            RunSource source = RunSource.read(file);
            for (Finding finding : source.study() == null ? Validation.of(source.mechanism())
                    : Validation.of(source.study())) {
                if (finding.severity() == Severity.ERROR) {
                    throw new Launch.Refused(finding.message(), null);
                }
            }
            return source;
        } catch (ModelFileException e) {
            throw new Launch.Refused(e.getMessage(), e);
        }
    }
}
