package org.signorini.diagram.layout;

import java.util.List;

import org.eclipse.draw2d.geometry.Dimension;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** Edges from a thing to itself, like the contact of a group's members with each other, stand above it. */
final class Loops {

    private static final int HEIGHT = 34;
    private static final int OVER = 8;
    private static final int FOOT = 6;

    private Loops() {
    }

    static boolean is(EdgeView edge) {
        return edge.source() == edge.target();
    }

    static boolean has(View view) {
        return view.outgoing().stream().anyMatch(Loops::is);
    }

    /** What the loops of a thing take above it. */
    static Dimension room(NodeView node, Sizes sizes) {
        Dimension room = new Dimension();
        for (EdgeView edge : node.outgoing()) {
            if (is(edge)) {
                Dimension label = sizes.label(edge);
                room.width = Math.max(room.width, label.width + 2 * OVER);
                room.height = room.height + HEIGHT + label.height / 2;
            }
        }
        return room;
    }

    static void bend(EdgeView edge, DiagramLayout layout, Sizes sizes) {
        Box box = layout.box(Places.body(edge.source()).key());
        int half = sizes.label(edge).width / 2 + OVER;
        long before = edge.source().outgoing().stream().takeWhile(e -> e != edge).filter(Loops::is).count();
        int y = box.y() - HEIGHT * (int) (before + 1);
        int foot = box.y() + FOOT;
        layout.bend(edge.key(), List.of(new Box(box.centerX() - half, foot, 0, 0),
                new Box(box.centerX() - half, y, 0, 0), new Box(box.centerX(), y, 0, 0),
                new Box(box.centerX() + half, y, 0, 0), new Box(box.centerX() + half, foot, 0, 0)));
    }
}
