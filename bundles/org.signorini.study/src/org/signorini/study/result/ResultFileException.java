package org.signorini.study.result;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** A result file that cannot be read or written. The message is one line naming file and cause. */
public final class ResultFileException extends Exception {

    private static final long serialVersionUID = 1L;

    public ResultFileException(String message) {
        super(message);
    }

    public ResultFileException(String message, Throwable cause) {
        super(message, cause);
    }

    /** A file or folder that cannot be written, with what the system says of it. */
    public static ResultFileException unwritable(Path file, Exception e) {
        Throwable cause = e;
        while (cause.getCause() != null) {
            // a library's "error while writing" stands around the system's "no space left"
            cause = cause.getCause();
        }
        String why = switch (cause) {
            case FileAlreadyExistsException exists -> exists.getFile() + " is no folder";
            case AccessDeniedException denied -> "there is no permission for " + denied.getFile();
            case FileSystemException named when named.getReason() != null -> named.getReason();
            default -> String.valueOf(cause.getMessage());
        };
        return new ResultFileException(file + ": cannot be written, " + why, e);
    }
}
