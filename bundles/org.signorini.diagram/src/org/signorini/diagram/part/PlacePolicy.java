package org.signorini.diagram.part;

import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.NonResizableEditPolicy;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.editpolicies.XYLayoutEditPolicy;
import org.eclipse.gef.requests.CreateRequest;
import org.signorini.diagram.session.Borders;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.session.PlaceCommand;
import org.signorini.diagram.view.Box;

/** Moves and resizes what stands in the diagram; things on a border stay on it. */
final class PlacePolicy extends XYLayoutEditPolicy {

    private final DiagramSession session;

    PlacePolicy(DiagramSession session) {
        this.session = session;
    }

    @Override
    protected Command createChangeConstraintCommand(EditPart child, Object constraint) {
        NodePart part = (NodePart) child;
        Rectangle shape = part.shapeIn((Rectangle) constraint);
        Box box = new Box(shape.x, shape.y, shape.width, shape.height);
        if (part.view().isBordered()) {
            Box owner = session.layout().box(part.view().owner().key());
            box = Borders.snap(box.at(box.x() - owner.x(), box.y() - owner.y()), owner);
        }
        return new PlaceCommand(session.layout(), part.view().key(), box);
    }

    @Override
    protected EditPolicy createChildEditPolicy(EditPart child) {
        return child instanceof ContainerPart ? new ResizableEditPolicy() : new NonResizableEditPolicy();
    }

    @Override
    protected Command createAddCommand(EditPart child, Object constraint) {
        return null;
    }

    @Override
    protected Command getCreateCommand(CreateRequest request) {
        // the tool policy creates
        return null;
    }

    @Override
    protected Command getDeleteDependantCommand(Request request) {
        return null;
    }
}
