package org.signorini.cli;

/** Input that cannot be used. The message is the one line the user sees: file, element, cause. */
public final class InputException extends Exception {

    private static final long serialVersionUID = 1L;

    public InputException(String message) {
        super(message);
    }

    public InputException(String message, Throwable cause) {
        super(message, cause);
    }
}
