package org.signorini.diagram.part;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.AbsoluteBendpoint;
import org.eclipse.draw2d.Bendpoint;
import org.eclipse.draw2d.Connection;
import org.eclipse.draw2d.ConnectionAnchor;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.ConnectionEditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.NodeEditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.editparts.AbstractConnectionEditPart;
import org.eclipse.gef.editpolicies.ConnectionEndpointEditPolicy;
import org.signorini.diagram.figure.EdgeFigure;
import org.signorini.diagram.figure.MidpointAnchor;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View.EdgeView;

/** An edge; other edges may end in its middle. */
final class EdgePart extends AbstractConnectionEditPart implements NodeEditPart, ElementPart {

    private final DiagramSession session;
    private ConnectionAnchor middle;
    private Look look;

    EdgePart(DiagramSession session) {
        this.session = session;
    }

    @Override
    public DiagramSession session() {
        return session;
    }

    @Override
    public EdgeView view() {
        return (EdgeView) getModel();
    }

    @Override
    public Label label() {
        return ((EdgeFigure) getFigure()).label();
    }

    @Override
    protected IFigure createFigure() {
        return new EdgeFigure(session.resources());
    }

    @Override
    protected void createEditPolicies() {
        installEditPolicy(EditPolicy.CONNECTION_ENDPOINTS_ROLE, new ConnectionEndpointEditPolicy());
        installEditPolicy(EditPolicy.CONNECTION_BENDPOINTS_ROLE, new BendPolicy());
        installEditPolicy(EditPolicy.CONNECTION_ROLE, new DeletePolicy());
        installEditPolicy(EditPolicy.DIRECT_EDIT_ROLE, new TextPolicy());
        installEditPolicy(EditPolicy.GRAPHICAL_NODE_ROLE, new ConnectPolicy());
        installEditPolicy(ToolPolicy.ROLE, new ToolPolicy(session));
        installEditPolicy(DropPolicy.ROLE, new DropPolicy());
    }

    @Override
    protected void refreshVisuals() {
        EdgeView view = view();
        EdgeFigure figure = (EdgeFigure) getFigure();
        String text = view.style().label() == null ? ""
                : session.content().evaluator().text(view.style().label().text(), view.element());
        List<Box> points = session.layout().bends(view.key());
        Look now = Look.of(view, view.style(), text, points);
        if (now.equals(look)) {
            return;
        }
        look = now;
        figure.show(view.style(), text, view.badges());
        List<Bendpoint> bends = new ArrayList<>();
        points.forEach(p -> bends.add(new AbsoluteBendpoint(p.x(), p.y())));
        ((Connection) figure).setRoutingConstraint(bends);
    }

    @Override
    protected List<EdgeView> getModelSourceConnections() {
        return view().outgoing();
    }

    @Override
    protected List<EdgeView> getModelTargetConnections() {
        return view().incoming();
    }

    private ConnectionAnchor middle() {
        if (middle == null) {
            middle = new MidpointAnchor((Connection) getFigure());
        }
        return middle;
    }

    @Override
    public ConnectionAnchor getSourceConnectionAnchor(ConnectionEditPart connection) {
        return middle();
    }

    @Override
    public ConnectionAnchor getTargetConnectionAnchor(ConnectionEditPart connection) {
        return middle();
    }

    @Override
    public ConnectionAnchor getSourceConnectionAnchor(Request request) {
        return middle();
    }

    @Override
    public ConnectionAnchor getTargetConnectionAnchor(Request request) {
        return middle();
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
}
