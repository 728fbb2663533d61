package org.signorini.diagram.specification;

/** Something in the specification that this runtime cannot do, and where it stands. */
public final class SpecificationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SpecificationException(String place, String cause) {
        super(place + ": " + cause);
    }
}
