package org.signorini.complementarity;

/** A problem that cannot be posed; the message names the row or contact and the cause. */
public final class ProblemException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public ProblemException(String message) {
        super(message);
    }
}
