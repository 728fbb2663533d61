package org.signorini.bench;

/** A benchmark that cannot run as asked; the message is one line. */
public final class BenchException extends Exception {

    private static final long serialVersionUID = 1L;

    public BenchException(String message) {
        super(message);
    }

    public BenchException(String message, Throwable cause) {
        super(message, cause);
    }
}
