package org.signorini.diagram.part;

import java.util.List;

import org.eclipse.draw2d.ConnectionAnchor;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.ConnectionEditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.NodeEditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.editparts.AbstractGraphicalEditPart;
import org.eclipse.gef.editpolicies.NonResizableEditPolicy;
import org.signorini.diagram.figure.DotAnchor;
import org.signorini.diagram.figure.NodeFigure;
import org.signorini.diagram.figure.SideAnchor;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.specification.Style;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** A node in the diagram, in a container, or on a border. */
class NodePart extends AbstractGraphicalEditPart implements NodeEditPart, ElementPart {

    private final DiagramSession session;
    private ConnectionAnchor anchor;
    private Look look;

    NodePart(DiagramSession session) {
        this.session = session;
    }

    @Override
    public DiagramSession session() {
        return session;
    }

    @Override
    public NodeView view() {
        return (NodeView) getModel();
    }

    @Override
    public Label label() {
        return ((NodeFigure) getFigure()).label();
    }

    @Override
    protected IFigure createFigure() {
        return new NodeFigure(session.resources());
    }

    @Override
    protected void createEditPolicies() {
        installEditPolicy(EditPolicy.COMPONENT_ROLE, new DeletePolicy());
        installEditPolicy(EditPolicy.DIRECT_EDIT_ROLE, new TextPolicy());
        installEditPolicy(EditPolicy.GRAPHICAL_NODE_ROLE, new ConnectPolicy());
        installEditPolicy(ToolPolicy.ROLE, new ToolPolicy(session));
        installEditPolicy(DropPolicy.ROLE, new DropPolicy());
        if (view().owner() != null && !view().isBordered()) {
            installEditPolicy(EditPolicy.SELECTION_FEEDBACK_ROLE, new NonResizableEditPolicy());
        }
    }

    @Override
    protected void refreshVisuals() {
        NodeView view = view();
        NodeFigure figure = (NodeFigure) getFigure();
        Point corner = corner();
        if (!looksNew(corner == null ? side() : List.of(side(), corner))) {
            return;
        }
        figure.show(view.style(), text(), side(), view.badges());
        figure.setTip(() -> Tooltips.of(session, view.style().tooltip(), view.element()));
        if (corner != null) {
            ((GraphicalEditPart) getParent()).setLayoutConstraint(this, figure, figure.around(corner.x, corner.y));
        }
    }

    /** Whether there is something to show that is not shown. */
    final boolean looksNew(Object place) {
        Look now = Look.of(view(), view().style(), text(), place);
        boolean other = !now.equals(look);
        look = now;
        return other;
    }

    final String text() {
        return session.content().evaluator().text(view().style().label().text(), view().element());
    }

    /** Where the shape stands; {@code null} inside a container, which arranges what is in it. */
    private Point corner() {
        NodeView view = view();
        Box box = session.layout().box(view.key());
        if (!view.isBordered()) {
            return view.owner() != null || box == null ? null : new Point(box.x(), box.y());
        }
        Box owner = session.layout().box(view.owner().key());
        return box == null || owner == null ? new Point(0, 0) : new Point(owner.x() + box.x(), owner.y() + box.y());
    }

    private NodeFigure.Side side() {
        NodeView view = view();
        if (view.style().inside()) {
            return NodeFigure.Side.INSIDE;
        }
        Box box = session.layout().box(view.key());
        Box owner = view.isBordered() ? session.layout().box(view.owner().key()) : null;
        if (box == null || owner == null) {
            boolean actsOnEdge = view.outgoing().stream().anyMatch(e -> e.target() instanceof EdgeView);
            return actsOnEdge ? NodeFigure.Side.BESIDE : NodeFigure.Side.BELOW;
        }
        if (box.centerX() <= 2) {
            return NodeFigure.Side.ON_LEFT;
        }
        if (box.centerX() >= owner.width() - 2) {
            return NodeFigure.Side.ON_RIGHT;
        }
        return box.centerY() < owner.height() / 2 ? NodeFigure.Side.ON_TOP : NodeFigure.Side.ON_BOTTOM;
    }

    @Override
    protected List<EdgeView> getModelSourceConnections() {
        return view().outgoing();
    }

    @Override
    protected List<EdgeView> getModelTargetConnections() {
        return view().incoming();
    }

    private ConnectionAnchor anchor() {
        if (anchor == null) {
            anchor = createAnchor();
        }
        return anchor;
    }

    ConnectionAnchor createAnchor() {
        IFigure shape = ((NodeFigure) getFigure()).shape();
        if (view().style().shape() == Style.Shape.ELLIPSE) {
            return new DotAnchor(shape);
        }
        boolean inside = view().owner() != null && !view().isBordered();
        return new SideAnchor(shape, inside ? ((GraphicalEditPart) getParent()).getFigure() : shape);
    }

    @Override
    public ConnectionAnchor getSourceConnectionAnchor(ConnectionEditPart connection) {
        return anchor();
    }

    @Override
    public ConnectionAnchor getTargetConnectionAnchor(ConnectionEditPart connection) {
        return anchor();
    }

    @Override
    public ConnectionAnchor getSourceConnectionAnchor(Request request) {
        return anchor();
    }

    @Override
    public ConnectionAnchor getTargetConnectionAnchor(Request request) {
        return anchor();
    }

    @Override
    public void performRequest(Request request) {
        if (RequestConstants.REQ_DIRECT_EDIT.equals(request.getType())) {
            TextEdit.start(this);
        } else if (RequestConstants.REQ_OPEN.equals(request.getType())) {
            Gestures.open(this);
        }
    }

    @Override
    public Object getAdapter(Class key) {
        return key == EObject.class ? view().element() : super.getAdapter(key);
    }

    /** Where the shape would be if the whole figure stood there. */
    Rectangle shapeIn(Rectangle whole) {
        NodeFigure figure = (NodeFigure) getFigure();
        Point offset = figure.shapeOffset();
        return new Rectangle(whole.x + offset.x, whole.y + offset.y, figure.shape().getBounds().width,
                figure.shape().getBounds().height);
    }
}
