package org.signorini.file;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file that a name leads to. */
final class LinkedFile {

    /** As Linux has it. */
    private static final int MOST_LINKS = 40;

    private LinkedFile() {
    }

    /** Through symbolic links, also to a file that is not there yet. */
    static Path of(Path file) throws IOException {
        Path at = file.toAbsolutePath();
        if (Files.exists(at)) {
            return at.toRealPath();
        }
        for (int links = 0; Files.isSymbolicLink(at); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemLoopException(file.toString());
            }
            at = at.resolveSibling(Files.readSymbolicLink(at));
        }
        return at;
    }
}
