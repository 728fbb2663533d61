package org.signorini.diagram.part;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.AbstractEditPolicy;
import org.eclipse.gef.requests.CreateRequest;
import org.signorini.diagram.session.Borders;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.session.ToolCommand;
import org.signorini.diagram.specification.Mapping;
import org.signorini.diagram.specification.Tool;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View.NodeView;

/** The palette's tools on a click: on the diagram, on what may contain the new thing, or on what it belongs to. */
final class ToolPolicy extends AbstractEditPolicy {

    static final String ROLE = "specification tool";

    private static final Box BODY = new Box(0, 0, 150, 84);
    private static final Box DOT = new Box(0, 0, 10, 10);
    private static final Box NODE = new Box(0, 0, 30, 30);

    private final DiagramSession session;

    ToolPolicy(DiagramSession session) {
        this.session = session;
    }

    @Override
    public EditPart getTargetEditPart(Request request) {
        return RequestConstants.REQ_CREATE.equals(request.getType()) && accepts(((CreateRequest) request)) ? getHost()
                : null;
    }

    private boolean accepts(CreateRequest request) {
        if (!(request.getNewObject() instanceof Tool tool)) {
            return false;
        }
        return switch (tool.kind()) {
            case CLICK -> session.content().evaluator().holds(tool.precondition(), element());
            case NODE -> tool.mappings().stream().anyMatch(this::contains);
            default -> false;
        };
    }

    private EObject element() {
        return getHost() instanceof ElementPart part ? part.view().element() : session.mechanism();
    }

    private boolean contains(String mapping) {
        if (getHost() instanceof DiagramPart) {
            return session.content().specification().layers().stream()
                    .anyMatch(l -> l.nodes().stream().anyMatch(m -> m.id().equals(mapping)));
        }
        return getHost() instanceof ElementPart part && part.view() instanceof NodeView node
                && (node.mapping().bordered().contains(mapping) || node.mapping().inner().contains(mapping));
    }

    @Override
    public Command getCommand(Request request) {
        if (!RequestConstants.REQ_CREATE.equals(request.getType()) || !accepts((CreateRequest) request)) {
            return null;
        }
        CreateRequest create = (CreateRequest) request;
        Tool tool = (Tool) create.getNewObject();
        Map<String, Object> variables = new HashMap<>();
        variables.put(tool.kind() == Tool.Kind.NODE ? "container" : "element", element());
        return new ToolCommand(session, tool, element(), variables, place(tool, create));
    }

    private Box place(Tool tool, CreateRequest request) {
        if (tool.mappings().isEmpty() || request.getLocation() == null) {
            return null;
        }
        Mapping.Node mapping = session.content().specification().node(tool.mappings().getFirst());
        Point point = request.getLocation().getCopy();
        GraphicalEditPart diagram = (GraphicalEditPart) getHost().getViewer().getContents();
        diagram.getFigure().translateToRelative(point);
        if (getHost() instanceof ElementPart part && part.view() instanceof NodeView owner) {
            Rectangle bounds = ((GraphicalEditPart) getHost()).getFigure().getBounds();
            Box box = session.layout().box(owner.key());
            Box dot = DOT.at(point.x - bounds.x - DOT.width() / 2, point.y - bounds.y - DOT.height() / 2);
            return owner.mapping().bordered().contains(mapping.id()) && box != null ? Borders.snap(dot, box) : null;
        }
        Box size = mapping.container() ? BODY : NODE;
        if (request.getSize() != null && mapping.container() && request.getSize().width > 20) {
            size = new Box(0, 0, request.getSize().width, request.getSize().height);
        }
        return size.at(point.x, point.y);
    }
}
