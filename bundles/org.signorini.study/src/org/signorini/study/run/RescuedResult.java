package org.signorini.study.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.signorini.study.result.ResultFileException;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunResult;

/** What was computed but cannot be written where it was to be, kept in the system's folder of temporary files. */
final class RescuedResult {

    private RescuedResult() {
    }

    /** Tells where it is, or that it is nowhere. */
    static String keep(RunResult result) {
        try {
            // a name that nobody can foresee, readable by its owner only
            Path file = Files.createTempFile("signorini-", ".h5");
            try {
                ResultFiles.write(result, file);
                return "what was computed is kept in " + file;
            } catch (ResultFileException e) {
                Files.deleteIfExists(file);
                return "what was computed is lost";
            }
        } catch (IOException e) {
            return "what was computed is lost";
        }
    }
}
