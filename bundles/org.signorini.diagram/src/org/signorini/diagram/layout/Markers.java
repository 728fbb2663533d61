package org.signorini.diagram.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.eclipse.draw2d.geometry.Point;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.View.NodeView;

/** Markers that have no place look towards what they are connected with; those that are not stand at the bottom. */
record Markers(DiagramLayout layout) {

    private enum Side { LEFT, RIGHT, TOP, BOTTOM }

    void place(NodeView owner) {
        Box box = layout.box(owner.key());
        if (box == null) {
            return;
        }
        Map<Side, List<NodeView>> sides = new EnumMap<>(Side.class);
        for (NodeView node : owner.border()) {
            if (layout.box(node.key()) == null) {
                sides.computeIfAbsent(side(node, box), s -> new ArrayList<>()).add(node);
            }
        }
        sides.forEach((side, nodes) -> spread(side, nodes, box));
    }

    private Side side(NodeView node, Box box) {
        List<Point> others = partners(node);
        if (others.isEmpty() || others.stream().anyMatch(o -> o.x < box.x())
                && others.stream().anyMatch(o -> o.x > box.x() + box.width())) {
            return Side.BOTTOM;
        }
        Point other = mean(others);
        double dx = (double) (other.x - box.centerX()) / box.width();
        double dy = (double) (other.y - box.centerY()) / box.height();
        if (Math.abs(dx) * 2 >= Math.abs(dy)) {
            return dx < 0 ? Side.LEFT : Side.RIGHT;
        }
        return dy < 0 ? Side.TOP : Side.BOTTOM;
    }

    private static Point mean(List<Point> points) {
        return new Point(points.stream().mapToInt(p -> p.x).sum() / points.size(),
                points.stream().mapToInt(p -> p.y).sum() / points.size());
    }

    /** Where the edges of a node go. */
    private List<Point> partners(NodeView node) {
        Places places = new Places(layout);
        List<Point> partners = new ArrayList<>();
        node.outgoing().forEach(e -> partners.add(places.next(e, true)));
        node.incoming().stream().filter(e -> e.mapping().isElement())
                .forEach(e -> partners.add(places.next(e, false)));
        partners.removeIf(Objects::isNull);
        return partners;
    }

    private void spread(Side side, List<NodeView> nodes, Box box) {
        boolean upright = side == Side.LEFT || side == Side.RIGHT;
        nodes.sort(Comparator.comparingInt(n -> {
            List<Point> others = partners(n);
            return others.isEmpty() ? 0 : upright ? mean(others).y : mean(others).x;
        }));
        int from = upright ? Math.min(Sizes.HEAD, box.height() / 2) - Sizes.ROW / 2 : 0;
        int length = (upright ? box.height() : box.width()) - from;
        for (int i = 0; i < nodes.size(); i++) {
            int along = from + length * (i + 1) / (nodes.size() + 1) - Sizes.DOT / 2;
            int across = switch (side) {
                case LEFT, TOP -> -Sizes.DOT / 2;
                case RIGHT -> box.width() - Sizes.DOT / 2;
                case BOTTOM -> box.height() - Sizes.DOT / 2;
            };
            layout.place(nodes.get(i).key(), upright ? new Box(across, along, Sizes.DOT, Sizes.DOT)
                    : new Box(along, across, Sizes.DOT, Sizes.DOT));
        }
    }
}
