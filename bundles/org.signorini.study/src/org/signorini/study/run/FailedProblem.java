package org.signorini.study.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.simulation.Simulator;

/** The problem at which a run stopped, kept beside its result for whoever wants to know why it could not be solved. */
final class FailedProblem {

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
        Path file = beside(result.get(), simulator.steps());
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            ProblemFiles.write(simulator.lastStep().problem(), file);
            return "; its problem is kept in " + file;
        } catch (ProblemFileException | IOException e) {
            return "; its problem is lost: " + e.getMessage();
        }
    }

    /** {@code a-step-41.json} of a.h5, steps counted from zero as in {@link org.signorini.simulation.Failure}. */
    private static Path beside(Path result, long step) {
        String name = result.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return result.resolveSibling((dot < 0 ? name : name.substring(0, dot)) + "-step-" + step + ".json");
    }
}
