package org.signorini.diagram.layout;

import java.util.List;

import org.eclipse.draw2d.geometry.Point;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** Where things are, as far as they have a place. */
record Places(DiagramLayout layout) {

    /** What stands in the diagram itself and carries or contains a thing; {@code null} for edges. */
    static NodeView body(View view) {
        NodeView node = view instanceof NodeView n ? n : null;
        while (node != null && node.owner() != null) {
            node = node.owner();
        }
        return node;
    }

    /** The middle of something drawn; {@code null} where it has no place. */
    Point center(View view) {
        return switch (view) {
            case NodeView node -> {
                Box body = layout.box(body(node).key());
                Box own = node.isBordered() ? layout.box(node.key()) : null;
                if (body == null) {
                    yield null;
                }
                yield own == null ? new Point(body.centerX(), body.centerY())
                        : new Point(body.x() + own.centerX(), body.y() + own.centerY());
            }
            case EdgeView edge -> middle(edge);
        };
    }

    /** Where the symbol of an edge is drawn: its middle bend, or between the two in the middle. */
    private Point middle(EdgeView edge) {
        List<Box> bends = layout.bends(edge.key());
        int n = bends.size();
        if (n % 2 == 1) {
            return new Point(bends.get(n / 2).x(), bends.get(n / 2).y());
        }
        Point a = n == 0 ? center(edge.source()) : new Point(bends.get(n / 2 - 1).x(), bends.get(n / 2 - 1).y());
        Point b = n == 0 ? center(edge.target()) : new Point(bends.get(n / 2).x(), bends.get(n / 2).y());
        return a == null || b == null ? null : new Point((a.x + b.x) / 2, (a.y + b.y) / 2);
    }

    /** Where an edge goes from one of its ends: to its next bend or the body at the other end. */
    Point next(EdgeView edge, boolean fromSource) {
        List<Box> bends = layout.bends(edge.key());
        if (!bends.isEmpty()) {
            Box bend = fromSource ? bends.getFirst() : bends.getLast();
            return new Point(bend.x(), bend.y());
        }
        NodeView other = body(fromSource ? edge.target() : edge.source());
        return other == null ? null : center(other);
    }
}
