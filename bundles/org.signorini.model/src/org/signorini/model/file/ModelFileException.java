package org.signorini.model.file;

import java.io.IOException;
import java.nio.file.Path;

/** A file that cannot be read or written: one line that names it, the place in it, and the cause. */
public final class ModelFileException extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient Path file;
    private final int line;

    /** @param line counted from 1, or 0 where no line is to blame */
    public ModelFileException(Path file, int line, String cause) {
        super(file.getFileName() + (line > 0 ? ", line " + line : "") + ": " + oneLine(cause));
        this.file = file;
        this.line = line;
    }

    private static String oneLine(String text) {
        String line = text == null || text.isBlank() ? "it cannot be understood"
                : text.replaceAll("[\\s\\p{Cntrl}]+", " ").trim();
        return line.length() <= 300 ? line : line.substring(0, 297) + "...";
    }

    public Path file() {
        return file;
    }

    public int line() {
        return line;
    }
}
