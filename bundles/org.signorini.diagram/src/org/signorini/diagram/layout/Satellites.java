package org.signorini.diagram.layout;

import java.util.List;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** Nodes that act on something drawn, like a spring in a joint, stand above it, one above the other. */
record Satellites(DiagramLayout layout, Sizes sizes) {

    private static final int FIRST = 40;
    private static final int NEXT = 34;

    /** From the middle of what they act on up to the middle of the n-th, counted from 0. */
    static int above(int n) {
        return FIRST + NEXT * n;
    }

    static boolean is(NodeView node) {
        return !node.mapping().container() && !node.outgoing().isEmpty()
                && node.outgoing().stream().noneMatch(e -> e.mapping().isElement());
    }

    /** Those of a thing, in the order they are drawn in. */
    static List<NodeView> of(View view) {
        return view.incoming().stream().map(EdgeView::source).filter(NodeView.class::isInstance)
                .map(NodeView.class::cast).filter(Satellites::is).toList();
    }

    void place(List<NodeView> nodes) {
        Places places = new Places(layout);
        for (NodeView node : nodes) {
            View target = node.outgoing().getFirst().target();
            Point middle = places.center(target);
            Dimension size = sizes.shape(node);
            int n = of(target).indexOf(node);
            int x = middle == null ? 0 : middle.x;
            int y = middle == null ? 0 : middle.y;
            layout.place(node.key(), new Box(x - size.width / 2, y - above(n) - size.height / 2, size.width,
                    size.height));
        }
    }
}
