package org.signorini.study.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.simulation.Simulator;

/** The problem at which a run stopped, kept beside its result for whoever wants to know why it could not be solved. */
public final class FailedProblem {

    private static final String STEP = "-step-";
    private static final String EXTENSION = ".json";

    private FailedProblem() {
    }

    /**
     * Writes it, where a solver was what failed and the run has a file.
     *
     * @return where it is, or why it is not, to be put behind the cause; empty where there is nothing to tell
     */
    static String keep(Simulator simulator, Optional<Path> result) {
        if (result.isEmpty() || simulator.statistics().failures() == 0) {
            return "";
        }
        Path file = beside(result.get(), simulator.steps() + 1);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            ProblemFiles.write(simulator.lastStep().problem(), file);
            return "; its problem is kept in " + file;
        } catch (ProblemFileException | IOException e) {
            return "; its problem is lost: " + e.getMessage();
        }
    }

    /** {@code a-step-41.json} of a.h5, steps counted from one as in {@link org.signorini.simulation.Failure}. */
    private static Path beside(Path result, long step) {
        return result.resolveSibling(base(result) + STEP + step + EXTENSION);
    }

    /** What is kept beside a result, in the order of names; nothing where its folder is gone. */
    public static List<Path> kept(Path result) throws IOException {
        Path folder = result.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        Pattern names = Pattern.compile(Pattern.quote(base(result) + STEP) + "\\d+" + Pattern.quote(EXTENSION));
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> names.matcher(f.getFileName().toString()).matches()).sorted().toList();
        }
    }

    private static String base(Path result) {
        String name = result.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }
}
