package org.signorini.study.run;

/** Why a run cannot be computed again, or a step of it not be shown, in one line. */
public final class ReplayException extends Exception {

    private static final long serialVersionUID = 1L;

    ReplayException(String message) {
        super(message);
    }

    ReplayException(String message, Throwable cause) {
        super(message, cause);
    }
}
