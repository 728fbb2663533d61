package org.signorini.contribution;

/** A contribution or one of its options cannot be used; the message is one line a person can act on. */
public final class ContributionException extends Exception {

    private static final long serialVersionUID = 1L;

    public ContributionException(String message) {
        super(message);
    }

    public ContributionException(String message, Throwable cause) {
        super(message, cause);
    }
}
