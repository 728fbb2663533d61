package org.signorini.diagram.part;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartFactory;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** Makes the part of whatever is drawn. */
public final class DiagramParts implements EditPartFactory {

    @Override
    public EditPart createEditPart(EditPart context, Object model) {
        EditPart part = switch (model) {
            case DiagramSession session -> new DiagramPart(session);
            case NodeView node when node.mapping().container() -> new ContainerPart(session(context));
            case NodeView node -> new NodePart(session(context));
            case EdgeView edge -> new EdgePart(session(context));
            default -> throw new IllegalArgumentException("nothing draws " + model);
        };
        part.setModel(model);
        return part;
    }

    private static DiagramSession session(EditPart context) {
        return ((DiagramPart) context.getViewer().getContents()).session();
    }
}
