package org.signorini.ui.model.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.signorini.examples.Example;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Ground;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyFactory;

/**
 * A mechanism that is to be written to a new file, with a study of it and the places its diagram has.
 *
 * @param study  {@code null} for none
 * @param layout a file to be copied; {@code null} for none
 */
public record NewModel(Mechanism mechanism, Study study, Path layout) {

    /** A mechanism alone. */
    public NewModel(Mechanism mechanism) {
        this(mechanism, null, null);
    }

    /** The ground and nothing else. */
    public static NewModel empty(String name) {
        Mechanism mechanism = MechanismFactory.eINSTANCE.createMechanism();
        mechanism.setName(name);
        Ground ground = MechanismFactory.eINSTANCE.createGround();
        ground.setName("ground");
        Marker origin = MechanismFactory.eINSTANCE.createMarker();
        origin.setName("origin");
        ground.getMarkers().add(origin);
        mechanism.setGround(ground);
        return new NewModel(mechanism);
    }

    /** An example's mechanism and study, placed as it is where it was placed by hand. */
    public static NewModel of(Example example) throws IOException {
        Study study = ModelFiles.readStudy(example.study());
        Path layout = example.mechanism().resolveSibling(example.id() + ".layout");
        return new NewModel(study.getMechanism(), study, Files.exists(layout) ? layout : null);
    }

    /** A study with the usual settings. */
    public static Study study(String name, Mechanism mechanism) {
        Study study = StudyFactory.eINSTANCE.createStudy();
        study.setName(name);
        study.setMechanism(mechanism);
        study.setStep("1 ms");
        study.setDuration("1 s");
        return study;
    }
}
