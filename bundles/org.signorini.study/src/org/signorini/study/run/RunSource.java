package org.signorini.study.run;

import java.nio.file.Path;
import java.util.List;

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

    public String name() {
        String name = study == null ? mechanism.getName() : study.getName();
        return name == null || name.isBlank() ? "run" : name;
    }

    List<Measure> measures() {
        return study == null ? List.of() : study.getMeasures();
    }
}
