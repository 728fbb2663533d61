package org.signorini.diagram.part;

import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.AbstractEditPolicy;
import org.signorini.diagram.session.ToolCommand;
import org.signorini.diagram.specification.Tool;

/** Deletes with the mapping's deletion tool; what has none stays. */
final class DeletePolicy extends AbstractEditPolicy {

    @Override
    public Command getCommand(Request request) {
        ElementPart part = (ElementPart) getHost();
        Tool tool = part.session().content().specification().tool(part.view().mapping().tools().delete());
        if (!RequestConstants.REQ_DELETE.equals(request.getType()) || tool == null) {
            return null;
        }
        EObject element = part.view().element();
        return new ToolCommand(part.session(), tool, element, Map.of("element", element), null);
    }
}
