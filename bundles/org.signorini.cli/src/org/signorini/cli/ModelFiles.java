package org.signorini.cli;

import java.nio.file.Path;

/** Which files are models. */
final class ModelFiles {

    private ModelFiles() {
    }

    /** Why a file cannot be taken as a model: this installation has no reader for any kind yet. */
    static String complaint(Path file) {
        String name = file.getFileName().toString();
        if (name.endsWith(".mechanism") || name.endsWith(".study")) {
            return file + ": no reader for this kind of file is installed";
        }
        return file + ": is neither a .mechanism nor a .study file";
    }
}
