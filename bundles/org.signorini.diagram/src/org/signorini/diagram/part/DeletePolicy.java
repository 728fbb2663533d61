package org.signorini.diagram.part;

import java.util.List;

import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.AbstractEditPolicy;
import org.signorini.diagram.session.DeleteCommand;

/** Deletes with the mapping's deletion tool; what has none stays. */
final class DeletePolicy extends AbstractEditPolicy {

    @Override
    public Command getCommand(Request request) {
        ElementPart part = (ElementPart) getHost();
        if (!RequestConstants.REQ_DELETE.equals(request.getType())) {
            return null;
        }
        DeleteCommand delete = new DeleteCommand(part.session(), List.of(part.view()));
        return delete.canExecute() ? delete : null;
    }
}
