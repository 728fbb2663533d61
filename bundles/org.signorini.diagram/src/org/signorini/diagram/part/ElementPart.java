package org.signorini.diagram.part;

import org.eclipse.draw2d.Label;
import org.eclipse.gef.EditPart;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.view.View;

/** What policies need to know of any part that draws an element. */
interface ElementPart extends EditPart {

    DiagramSession session();

    View view();

    /** Where its text is edited. */
    Label label();
}
