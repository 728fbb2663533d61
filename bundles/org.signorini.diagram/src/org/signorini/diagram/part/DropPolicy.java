package org.signorini.diagram.part;

import java.util.List;
import java.util.Map;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.RectangleFigure;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.GraphicalEditPolicy;
import org.signorini.diagram.session.ToolCommand;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.specification.Mapping;
import org.signorini.diagram.specification.Tool;

/**
 * Elements from a tree go through the mapping's drop tools. The specification's language knows them for nodes only;
 * here an edge takes what the nodes take that it starts from.
 */
final class DropPolicy extends GraphicalEditPolicy {

    static final String ROLE = "drop tool";

    private IFigure frame;

    @Override
    public EditPart getTargetEditPart(Request request) {
        return request instanceof DropRequest drop && tool(drop) != null ? getHost() : null;
    }

    @Override
    public Command getCommand(Request request) {
        Tool tool = request instanceof DropRequest drop ? tool(drop) : null;
        if (tool == null) {
            return null;
        }
        ElementPart part = (ElementPart) getHost();
        return new ToolCommand(part.session(), tool, part.view().element(), variables((DropRequest) request), null);
    }

    /** A frame around what would take it. */
    @Override
    public void showTargetFeedback(Request request) {
        if (frame == null && getTargetEditPart(request) != null) {
            IFigure taker = getHost() instanceof EdgePart edge ? edge.label() : getHostFigure();
            Rectangle box = taker.getBounds().getCopy();
            taker.translateToAbsolute(box);
            frame = new RectangleFigure();
            ((RectangleFigure) frame).setFill(false);
            ((RectangleFigure) frame).setLineWidth(2);
            frame.setForegroundColor(ColorConstants.lightBlue);
            addFeedback(frame);
            frame.translateToRelative(box);
            frame.setBounds(box.expand(3, 3));
        }
    }

    @Override
    public void eraseTargetFeedback(Request request) {
        if (frame != null) {
            removeFeedback(frame);
            frame = null;
        }
    }

    private Map<String, Object> variables(DropRequest request) {
        EObject dropped = request.element();
        return Map.of("element", dropped, "oldSemanticContainer", dropped.eContainer(), "newSemanticContainer",
                ((ElementPart) getHost()).view().element());
    }

    /** The first drop tool whose precondition holds, or {@code null}. */
    private Tool tool(DropRequest request) {
        ElementPart part = (ElementPart) getHost();
        if (request.element() == null) {
            return null;
        }
        DiagramSpecification specification = part.session().content().specification();
        return tools(specification, part.view().mapping()).stream().map(specification::tool)
                .filter(t -> part.session().content().evaluator().holds(t.precondition(), part.view().element(),
                        variables(request)))
                .findFirst().orElse(null);
    }

    private static List<String> tools(DiagramSpecification specification, Mapping mapping) {
        return switch (mapping) {
            case Mapping.Node node -> node.tools().drop();
            case Mapping.Edge edge -> edge.sources().stream().map(specification.mappings()::get)
                    .flatMap(m -> m.tools().drop().stream()).distinct().toList();
        };
    }
}
