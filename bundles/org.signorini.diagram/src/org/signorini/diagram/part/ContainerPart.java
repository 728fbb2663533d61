package org.signorini.diagram.part;

import java.util.List;

import org.eclipse.draw2d.ConnectionAnchor;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalEditPart;
import org.signorini.diagram.figure.ContainerFigure;
import org.signorini.diagram.figure.SideAnchor;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View.NodeView;

/** A body or the ground, with what is drawn inside. */
final class ContainerPart extends NodePart {

    private static final Dimension LEAST = new Dimension(60, 36);

    ContainerPart(DiagramSession session) {
        super(session);
    }

    @Override
    protected IFigure createFigure() {
        return new ContainerFigure(session().resources());
    }

    @Override
    public IFigure getContentPane() {
        return ((ContainerFigure) getFigure()).content();
    }

    @Override
    public Label label() {
        return ((ContainerFigure) getFigure()).title();
    }

    @Override
    protected List<NodeView> getModelChildren() {
        return view().inner();
    }

    @Override
    protected void refreshVisuals() {
        ContainerFigure figure = (ContainerFigure) getFigure();
        Box box = session().layout().box(view().key());
        if (!looksNew(box)) {
            return;
        }
        figure.show(view().style(), text());
        figure.setTip(() -> Tooltips.of(session(), view().style().tooltip(), view().element()));
        if (box != null) {
            ((GraphicalEditPart) getParent()).setLayoutConstraint(this, figure,
                    new Rectangle(box.x(), box.y(), box.width(), box.height()));
        }
    }

    @Override
    ConnectionAnchor createAnchor() {
        return new SideAnchor(getFigure(), getFigure());
    }

    @Override
    Rectangle shapeIn(Rectangle whole) {
        return new Rectangle(whole.x, whole.y, Math.max(LEAST.width, whole.width),
                Math.max(LEAST.height, whole.height));
    }
}
