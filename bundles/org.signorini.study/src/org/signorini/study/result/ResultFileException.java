package org.signorini.study.result;

/** A result file that cannot be read or written. The message is one line naming file and cause. */
public final class ResultFileException extends Exception {

    private static final long serialVersionUID = 1L;

    public ResultFileException(String message) {
        super(message);
    }

    public ResultFileException(String message, Throwable cause) {
        super(message, cause);
    }
}
