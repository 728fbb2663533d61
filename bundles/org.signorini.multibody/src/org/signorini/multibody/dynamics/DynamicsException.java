package org.signorini.multibody.dynamics;

/**
 * Equations of motion that have no unique solution, or no finite terms: one line naming the element and the cause.
 * Where the element is known it is the {@link #subject}, and the message begins with it.
 */
public final class DynamicsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String subject;
    private final String cause;

    public DynamicsException(String message) {
        super(message);
        subject = null;
        cause = message;
    }

    /** @param subject the element in words, as in "joint 'J3'" */
    public DynamicsException(String subject, String cause) {
        super(subject + " " + cause);
        this.subject = subject;
        this.cause = cause;
    }

    /** The element it is about, or null where only the message tells. */
    public String subject() {
        return subject;
    }

    /** What is the matter with it; the message itself where there is no subject. */
    public String reason() {
        return cause;
    }
}
