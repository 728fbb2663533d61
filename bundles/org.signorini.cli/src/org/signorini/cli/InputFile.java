package org.signorini.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A path given by the user, checked before anything is made of it. */
public final class InputFile {

    private InputFile() {
    }

    /** The file, if it is there and can be read. */
    public static Path readable(String given) throws InputException {
        Path path = path(given);
        if (!Files.exists(path)) {
            throw new InputException(given + ": there is no such file");
        }
        if (Files.isDirectory(path)) {
            throw new InputException(given + ": is a folder, not a file");
        }
        if (!Files.isReadable(path)) {
            throw new InputException(given + ": cannot be read, no permission");
        }
        return path;
    }

    public static Path path(String given) throws InputException {
        try {
            return Path.of(given);
        } catch (InvalidPathException e) {
            throw new InputException(given + ": is not a path, " + e.getReason(), e);
        }
    }
}
