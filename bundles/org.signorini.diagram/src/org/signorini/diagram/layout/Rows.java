package org.signorini.diagram.layout;

import java.util.List;
import java.util.function.Function;

import org.eclipse.draw2d.geometry.Dimension;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramContent;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.View.NodeView;

/** Rows of a square below what is there, for what is connected with nothing. */
record Rows(DiagramContent content, DiagramLayout layout, Function<NodeView, Dimension> size) {

    private static final int GAP = 40;

    void place(List<NodeView> nodes) {
        int y = GAP / 2;
        for (NodeView node : content.nodes()) {
            Box box = layout.box(node.key());
            y = box == null ? y : Math.max(y, box.y() + box.height() + GAP);
        }
        int columns = (int) Math.ceil(Math.sqrt(nodes.size()));
        int x = GAP / 2;
        int height = 0;
        for (int i = 0; i < nodes.size(); i++) {
            if (i % columns == 0 && i > 0) {
                y += height + GAP;
                x = GAP / 2;
                height = 0;
            }
            Dimension s = size.apply(nodes.get(i));
            layout.place(nodes.get(i).key(), new Box(x, y, s.width, s.height));
            x += s.width + GAP;
            height = Math.max(height, s.height);
        }
    }
}
