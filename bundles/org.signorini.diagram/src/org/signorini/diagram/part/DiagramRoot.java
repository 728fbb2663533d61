package org.signorini.diagram.part;

import org.eclipse.draw2d.Graphics;
import org.eclipse.gef.editparts.GridLayer;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.signorini.diagram.figure.Resources;

/** The root of a diagram, with a grid as faint on dark ground as on light. */
public final class DiagramRoot extends ScalableFreeformRootEditPart {

    private static final int LINE = 0xe6eaef;

    private final Resources resources;

    public DiagramRoot(Resources resources) {
        this.resources = resources;
    }

    @Override
    protected GridLayer createGridLayer() {
        return new GridLayer() {

            @Override
            protected void paintGrid(Graphics graphics) {
                graphics.setForegroundColor(resources.color(LINE));
                super.paintGrid(graphics);
            }
        };
    }
}
