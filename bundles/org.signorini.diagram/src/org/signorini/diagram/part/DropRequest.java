package org.signorini.diagram.part;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.Request;

/** Asks what becomes of an element of the model that is dropped onto something drawn. */
public final class DropRequest extends Request {

    static final String TYPE = "drop an element";

    private EObject element;

    public DropRequest() {
        super(TYPE);
    }

    /** What is dropped; {@code null} while that is not known. */
    public EObject element() {
        return element;
    }

    public void setElement(EObject dropped) {
        element = dropped;
    }
}
