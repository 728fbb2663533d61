package org.signorini.complementarity.io.internal;

/** What is wrong inside a file: element and cause. The reader of files puts the file's name in front. */
public final class FormatException extends Exception {

    private static final long serialVersionUID = 1L;

    public FormatException(String message) {
        super(message);
    }

    public FormatException(String message, Throwable cause) {
        super(message, cause);
    }
}
