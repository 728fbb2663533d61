package org.signorini.multibody.model;

/** A mechanism that cannot be: one line naming the element and the cause. */
public final class ModelException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ModelException(String message) {
        super(message);
    }
}
