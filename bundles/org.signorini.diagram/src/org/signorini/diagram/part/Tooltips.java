package org.signorini.diagram.part;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.MarginBorder;
import org.eclipse.emf.ecore.EObject;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.specification.Expression;

/** What is shown when the mouse rests. */
final class Tooltips {

    private Tooltips() {
    }

    static IFigure of(DiagramSession session, Expression expression, EObject element) {
        if (expression == null) {
            return null;
        }
        Label tip = new Label(session.content().evaluator().text(expression, element));
        tip.setBorder(new MarginBorder(2, 4, 2, 4));
        return tip;
    }
}
