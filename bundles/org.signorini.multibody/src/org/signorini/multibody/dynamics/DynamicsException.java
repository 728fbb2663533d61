package org.signorini.multibody.dynamics;

/** Equations of motion that have no unique solution: one line naming the joint and the cause. */
public final class DynamicsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public DynamicsException(String message) {
        super(message);
    }
}
