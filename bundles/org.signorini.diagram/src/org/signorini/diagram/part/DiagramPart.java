package org.signorini.diagram.part;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.ConnectionLayer;
import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.FreeformLayout;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.MarginBorder;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.Request;
import org.eclipse.gef.SnapToGrid;
import org.eclipse.gef.SnapToGuides;
import org.eclipse.gef.SnapToHelper;
import org.eclipse.gef.CompoundSnapToHelper;
import org.eclipse.gef.SnapToGeometry;
import org.eclipse.gef.editparts.AbstractGraphicalEditPart;
import org.eclipse.gef.editpolicies.RootComponentEditPolicy;
import org.eclipse.gef.editpolicies.SnapFeedbackPolicy;
import org.eclipse.gef.rulers.RulerProvider;
import org.eclipse.gef.tools.MarqueeDragTracker;
import org.signorini.diagram.figure.SketchRouter;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** The whole diagram. Things on borders are its children too, so that they draw over what they sit on. */
public final class DiagramPart extends AbstractGraphicalEditPart {

    private final DiagramSession session;

    DiagramPart(DiagramSession session) {
        this.session = session;
    }

    DiagramSession session() {
        return session;
    }

    @Override
    protected IFigure createFigure() {
        FreeformLayer layer = new FreeformLayer();
        layer.setLayoutManager(new FreeformLayout());
        layer.setBorder(new MarginBorder(20));
        ((ConnectionLayer) getLayer(LayerConstants.CONNECTION_LAYER))
                .setConnectionRouter(new SketchRouter());
        return layer;
    }

    @Override
    protected List<NodeView> getModelChildren() {
        List<NodeView> all = new ArrayList<>(session.content().nodes());
        session.content().nodes().forEach(n -> all.addAll(n.border()));
        return all;
    }

    @Override
    protected void createEditPolicies() {
        installEditPolicy(EditPolicy.COMPONENT_ROLE, new RootComponentEditPolicy());
        installEditPolicy(EditPolicy.LAYOUT_ROLE, new PlacePolicy(session));
        installEditPolicy(ToolPolicy.ROLE, new ToolPolicy(session));
        installEditPolicy("Snap Feedback", new SnapFeedbackPolicy());
    }

    /** Follows the model: parts appear and go, all others look again. */
    public void refreshAll() {
        refresh();
        for (Object child : getChildren()) {
            refreshBelow((EditPart) child);
        }
        // once more: edges that end on edges find their ends only now
        for (Object child : getChildren()) {
            if (child instanceof ElementPart part
                    && part.view().outgoing().stream().anyMatch(e -> e.target() instanceof EdgeView)) {
                part.refresh();
            }
        }
    }

    private static void refreshBelow(EditPart part) {
        part.refresh();
        for (Object child : part.getChildren()) {
            refreshBelow((EditPart) child);
        }
        if (part instanceof AbstractGraphicalEditPart graphical) {
            for (Object edge : graphical.getSourceConnections()) {
                ((EditPart) edge).refresh();
            }
        }
    }

    /** A drag from where nothing is marks what is in the frame. */
    @Override
    public DragTracker getDragTracker(Request request) {
        return new MarqueeDragTracker();
    }

    @Override
    public Object getAdapter(Class key) {
        if (key == SnapToHelper.class) {
            return snapping();
        }
        return key.isAssignableFrom(EObject.class) && key != Object.class ? session.mechanism() : super.getAdapter(key);
    }

    /** To whatever is switched on; {@code null} for nothing. */
    private SnapToHelper snapping() {
        List<SnapToHelper> helpers = new ArrayList<>();
        if (isOn(RulerProvider.PROPERTY_RULER_VISIBILITY)) {
            helpers.add(new SnapToGuides(this));
        }
        if (isOn(SnapToGeometry.PROPERTY_SNAP_ENABLED)) {
            helpers.add(new SnapToGeometry(this));
        }
        if (isOn(SnapToGrid.PROPERTY_GRID_ENABLED)) {
            helpers.add(new SnapToGrid(this));
        }
        return helpers.isEmpty() ? null : new CompoundSnapToHelper(helpers.toArray(SnapToHelper[]::new));
    }

    private boolean isOn(String property) {
        return Boolean.TRUE.equals(getViewer().getProperty(property));
    }
}
