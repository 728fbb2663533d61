package org.signorini.ui.model.editing;

import org.eclipse.emf.ecore.EObject;

/** An editor that can show where an element is: select it and bring it into view. */
public interface ElementRevealer {

    /** @return whether it is shown */
    boolean reveal(EObject element);
}
