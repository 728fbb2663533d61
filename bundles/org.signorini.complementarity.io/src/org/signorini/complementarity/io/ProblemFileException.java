package org.signorini.complementarity.io;

/** A problem file that cannot be read or written. The message is one line: file, element, cause. */
public final class ProblemFileException extends Exception {

    private static final long serialVersionUID = 1L;

    ProblemFileException(String message, Throwable cause) {
        super(message, cause);
    }
}
