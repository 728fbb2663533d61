package org.signorini.diagram.figure;

import org.eclipse.draw2d.AbstractLayout;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Rectangle;

/** What a body contains: values in lines below its name, its shapes in a row below them. */
final class ContentLayout extends AbstractLayout {

    private static final int GAP = 8;

    @Override
    protected Dimension calculatePreferredSize(IFigure container, int width, int height) {
        return arrange(container, new Rectangle(), false);
    }

    @Override
    public void layout(IFigure container) {
        arrange(container, container.getClientArea(), true);
    }

    private static Dimension arrange(IFigure container, Rectangle area, boolean place) {
        int y = area.y + 3;
        int widest = 0;
        int row = -GAP;
        int height = 0;
        for (Object child : container.getChildren()) {
            Dimension size = ((IFigure) child).getPreferredSize();
            if (isValue(child)) {
                if (place) {
                    ((IFigure) child).setBounds(
                            new Rectangle(area.x + (area.width - size.width) / 2, y, size.width, size.height));
                }
                y += size.height;
                widest = Math.max(widest, size.width);
            } else {
                row += size.width + GAP;
                height = Math.max(height, size.height);
            }
        }
        int x = area.x + (area.width - row) / 2;
        for (Object child : container.getChildren()) {
            if (place && !isValue(child)) {
                Dimension size = ((IFigure) child).getPreferredSize();
                ((IFigure) child).setBounds(new Rectangle(x, y + 2, size.width, size.height));
                x += size.width + GAP;
            }
        }
        return new Dimension(Math.max(widest, row), y - area.y + height);
    }

    private static boolean isValue(Object figure) {
        return figure instanceof NodeFigure node && node.side() == NodeFigure.Side.INSIDE;
    }
}
