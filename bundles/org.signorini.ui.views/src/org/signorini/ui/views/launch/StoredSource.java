package org.signorini.ui.views.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.RunSource;

/**
 * Mechanism and study as a result keeps them. They are laid out in a passing folder as they once were, since a study
 * names its mechanism by file. Meshes are not kept in results and are looked for where they were.
 */
final class StoredSource {

    private static final Pattern MECHANISM = Pattern.compile("href=\"([^\"#]+\\.mechanism)#");

    private StoredSource() {
    }

    /** @param folder where the study was */
    static RunSource read(RunInfo info, Path folder) throws Launch.Refused {
        try {
            Path passing = Files.createTempDirectory("signorini");
            try {
                return info.studyText().isEmpty() ? mechanism(info, folder, passing) : study(info, folder, passing);
            } finally {
                delete(passing);
            }
        } catch (IOException e) {
            throw new Launch.Refused("What was run is not to be had from its result: " + e.getMessage(), e);
        }
    }

    private static RunSource mechanism(RunInfo info, Path folder, Path passing) throws IOException {
        Path file = Files.writeString(passing.resolve("stored.mechanism"), info.mechanismText());
        Mechanism mechanism = ModelFiles.readMechanism(file);
        return new RunSource(mechanism, null, folder, info.mechanismText(), "");
    }

    private static RunSource study(RunInfo info, Path folder, Path passing) throws IOException, Launch.Refused {
        Matcher named = MECHANISM.matcher(info.studyText());
        if (!named.find()) {
            throw new Launch.Refused("The study in the result names no mechanism.", null);
        }
        // a folder deep, so that a mechanism beside the study's folder stays within
        Path file = passing.resolve("study").resolve("stored.study");
        Path mechanism = file.resolveSibling(named.group(1).replace("%20", " ")).normalize();
        if (!mechanism.startsWith(passing)) {
            throw new Launch.Refused("The study in the result has its mechanism too far away: " + named.group(1), null);
        }
        Files.createDirectories(file.getParent());
        Files.createDirectories(mechanism.getParent());
        Files.writeString(file, info.studyText());
        Files.writeString(mechanism, info.mechanismText());
        Study study = ModelFiles.readStudy(file);
        Path meshes = folder.resolve(named.group(1).replace("%20", " ")).normalize().getParent();
        return new RunSource(study.getMechanism(), study, meshes, info.mechanismText(), info.studyText());
    }

    private static void delete(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
    }
}
