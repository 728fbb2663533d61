package org.signorini.diagram.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.eclipse.draw2d.graph.DirectedGraph;
import org.eclipse.draw2d.graph.DirectedGraphLayout;
import org.eclipse.draw2d.graph.Edge;
import org.eclipse.draw2d.graph.Node;
import org.eclipse.draw2d.geometry.Insets;
import org.signorini.diagram.specification.Style;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramContent;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/**
 * Gives a place to whatever has none. Where nothing has one, bodies are layered along the joints (Draw2d's directed
 * graph layout, after Gansner et al., A technique for drawing directed graphs, 1993); later ones go below what is
 * there.
 * Things on borders look towards what they are connected with; nodes that act on an edge sit beside it.
 */
final class InitialLayout {

    private static final int BODY_WIDTH = 150;
    private static final int BODY_HEIGHT = 84;
    private static final int NODE = 30;
    private static final int GAP = 48;
    private static final int BESIDE = 84;
    private static final int DOT = 10;
    private static final int LEFT = -42;
    private static final int TOP = 10;

    private enum Side { LEFT, RIGHT, TOP, BOTTOM }

    private final DiagramContent content;
    private final DiagramLayout layout;

    InitialLayout(DiagramContent content, DiagramLayout layout) {
        this.content = content;
        this.layout = layout;
    }

    void place() {
        List<NodeView> without = new ArrayList<>();
        List<NodeView> attached = new ArrayList<>();
        for (NodeView node : content.nodes()) {
            if (layout.box(node.key()) == null) {
                boolean acts = !node.mapping().container() && !node.outgoing().isEmpty();
                (acts && !isEndOfTree(node) ? attached : without).add(node);
            }
        }
        long placed = content.nodes().stream().filter(n -> layout.box(n.key()) != null).count();
        List<NodeView> alone = new ArrayList<>(without);
        if (placed == 0) {
            alone.removeIf(this::isConnected);
            without.removeAll(alone);
            layered(without);
        }
        below(alone);
        content.nodes().forEach(this::borders);
        beside(attached);
    }

    /** Whether an edge runs between it, or what it has on its border, and another body. */
    private boolean isConnected(NodeView node) {
        return content.edges().stream().filter(e -> e.mapping().isElement())
                .anyMatch(e -> body(e.source()) != body(e.target())
                        && (body(e.source()) == node || body(e.target()) == node));
    }

    /** In the topology diagram nodes are what edges run between. */
    private static boolean isEndOfTree(NodeView node) {
        return node.outgoing().stream().allMatch(e -> e.mapping().isElement());
    }

    private static Box size(NodeView node) {
        if (!node.mapping().container()) {
            return new Box(0, 0, Math.max(NODE, node.style().width()), Math.max(NODE, node.style().height()));
        }
        long shapes = node.inner().stream().filter(n -> n.style().shape() == Style.Shape.IMAGE).count();
        int rows = shapes == 0 ? 0 : 40;
        int ends = Math.max(0, node.border().size() - 4);
        return new Box(0, 0, Math.max(BODY_WIDTH, 24 + (int) shapes * 62), BODY_HEIGHT + rows + 14 * ends);
    }

    @SuppressWarnings("unchecked")
    private void layered(List<NodeView> nodes) {
        if (nodes.size() < 2) {
            below(nodes);
            return;
        }
        DirectedGraph graph = new DirectedGraph();
        Map<NodeView, Node> of = new LinkedHashMap<>();
        for (NodeView view : nodes) {
            Node node = new Node(view);
            Box size = size(view);
            // ranks run downwards there; the diagram runs to the right
            node.width = size.height();
            node.height = size.width();
            node.setPadding(new Insets(82, 30, 82, 30));
            of.put(view, node);
            graph.nodes.add(node);
        }
        Map<EdgeView, Edge> routes = new LinkedHashMap<>();
        for (EdgeView edge : content.edges()) {
            Node from = of.get(body(edge.source()));
            Node to = of.get(body(edge.target()));
            if (from != null && to != null && from != to && edge.mapping().isElement()) {
                boolean contact = edge.mapping().id().contains("ontact");
                Edge e = contact ? new Edge(to, from) : new Edge(from, to);
                e.weight = contact ? 1 : 4;
                e.setPadding(36);
                graph.edges.add(e);
                routes.put(edge, e);
            }
        }
        connect(graph, of);
        new DirectedGraphLayout().visit(graph);
        of.forEach((view, node) -> layout.place(view.key(),
                size(view).at(LEFT + node.y, TOP + node.x)));
        routes.forEach(this::route);
    }

    /** An edge past other bodies bends where the layout led it. */
    private void route(EdgeView edge, Edge route) {
        if (route.vNodes == null) {
            return;
        }
        List<Box> bends = new ArrayList<>();
        for (Object o : route.vNodes) {
            Node bend = (Node) o;
            int x = LEFT + bend.y + bend.height / 2;
            int y = TOP + bend.x + bend.width / 2;
            // straight along the body it passes
            bends.add(new Box(x - BODY_WIDTH / 2, y, 0, 0));
            bends.add(new Box(x + BODY_WIDTH / 2, y, 0, 0));
        }
        bends.sort(Comparator.comparingInt(Box::x));
        if (center(edge.source())[0] > center(edge.target())[0]) {
            Collections.reverse(bends);
        }
        layout.bend(edge.key(), bends);
    }

    /** The layout wants one connected graph: each part that is apart hangs on the first. */
    @SuppressWarnings("unchecked")
    private static void connect(DirectedGraph graph, Map<NodeView, Node> of) {
        Map<Node, Node> parents = new HashMap<>();
        for (Object o : graph.edges) {
            parents.put(root(parents, ((Edge) o).source), root(parents, ((Edge) o).target));
        }
        Node first = (Node) graph.nodes.get(0);
        for (Node node : of.values()) {
            Node root = root(parents, node);
            if (root != root(parents, first)) {
                Edge edge = new Edge(first, node);
                edge.weight = 0;
                graph.edges.add(edge);
                parents.put(root, root(parents, first));
            }
        }
    }

    private static Node root(Map<Node, Node> parents, Node node) {
        Node root = node;
        for (Node next = parents.get(root); next != null && next != root; next = parents.get(root)) {
            root = next;
        }
        return root;
    }

    /** Rows of a square below what is there. */
    private void below(List<NodeView> nodes) {
        int y = GAP;
        for (NodeView node : content.nodes()) {
            Box box = layout.box(node.key());
            y = box == null ? y : Math.max(y, box.y() + box.height() + GAP);
        }
        int columns = (int) Math.ceil(Math.sqrt(nodes.size()));
        int x = GAP;
        int height = 0;
        for (int i = 0; i < nodes.size(); i++) {
            if (i % columns == 0 && i > 0) {
                y += height + GAP;
                x = GAP;
                height = 0;
            }
            Box size = size(nodes.get(i));
            layout.place(nodes.get(i).key(), size.at(x, y));
            x += size.width() + GAP;
            height = Math.max(height, size.height());
        }
    }

    /** Above and below what they act on, in turn. */
    private void beside(List<NodeView> nodes) {
        for (NodeView node : nodes) {
            EdgeView edge = node.outgoing().getFirst();
            int[] center = center(edge.target());
            int row = edge.target().incoming().indexOf(edge);
            int x = center[0] - NODE / 2 + BESIDE * (row / 2);
            layout.place(node.key(), size(node).at(x, row % 2 == 0 ? center[1] - 76 : center[1] + 42));
        }
    }

    private static NodeView body(View view) {
        NodeView node = view instanceof NodeView n ? n : null;
        while (node != null && node.owner() != null) {
            node = node.owner();
        }
        return node;
    }

    /** The middle of something drawn, as far as it has a place. */
    private int[] center(View view) {
        return switch (view) {
            case NodeView node -> {
                NodeView body = body(node);
                Box box = layout.box(body.key());
                Box own = node.isBordered() ? layout.box(node.key()) : null;
                if (box == null) {
                    yield new int[] {0, 0};
                }
                yield own == null ? new int[] {box.centerX(), box.centerY()}
                        : new int[] {box.x() + own.centerX(), box.y() + own.centerY()};
            }
            case EdgeView edge -> {
                int[] a = center(edge.source());
                int[] b = center(edge.target());
                yield new int[] {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2};
            }
        };
    }

    private void borders(NodeView owner) {
        Map<Side, List<NodeView>> sides = new EnumMap<>(Side.class);
        Box box = layout.box(owner.key());
        if (box == null) {
            return;
        }
        for (NodeView node : owner.border()) {
            if (layout.box(node.key()) == null) {
                sides.computeIfAbsent(side(node, box), s -> new ArrayList<>()).add(node);
            }
        }
        sides.forEach((side, nodes) -> spread(side, nodes, box));
    }

    private Side side(NodeView node, Box box) {
        List<int[]> others = partners(node);
        if (others.isEmpty() || others.stream().anyMatch(o -> o[0] < box.x())
                && others.stream().anyMatch(o -> o[0] > box.x() + box.width())) {
            return Side.BOTTOM;
        }
        int[] other = mean(others);
        double dx = (double) (other[0] - box.centerX()) / box.width();
        double dy = (double) (other[1] - box.centerY()) / box.height();
        if (Math.abs(dx) * 2 >= Math.abs(dy)) {
            return dx < 0 ? Side.LEFT : Side.RIGHT;
        }
        return dy < 0 ? Side.TOP : Side.BOTTOM;
    }

    private static int[] mean(List<int[]> points) {
        return new int[] {points.stream().mapToInt(p -> p[0]).sum() / points.size(),
            points.stream().mapToInt(p -> p[1]).sum() / points.size()};
    }

    /** Where the edges of a node go. */
    private List<int[]> partners(NodeView node) {
        List<int[]> partners = new ArrayList<>();
        node.outgoing().forEach(e -> partners.add(next(e, e.target(), false)));
        node.incoming().stream().filter(e -> e.mapping().isElement())
                .forEach(e -> partners.add(next(e, e.source(), true)));
        partners.removeIf(Objects::isNull);
        return partners;
    }

    /** Where an edge goes from an end: to its next bend or the body at the other end. */
    private int[] next(EdgeView edge, View other, boolean backwards) {
        List<Box> bends = layout.bends(edge.key());
        if (!bends.isEmpty()) {
            Box bend = backwards ? bends.getLast() : bends.getFirst();
            return new int[] {bend.x(), bend.y()};
        }
        NodeView body = body(other);
        Box box = body == null ? null : layout.box(body.key());
        return box == null ? null : new int[] {box.centerX(), box.centerY()};
    }

    private void spread(Side side, List<NodeView> nodes, Box box) {
        boolean upright = side == Side.LEFT || side == Side.RIGHT;
        nodes.sort(Comparator.comparingInt(n -> {
            List<int[]> others = partners(n);
            return others.isEmpty() ? 0 : mean(others)[upright ? 1 : 0];
        }));
        int length = upright ? box.height() : box.width();
        for (int i = 0; i < nodes.size(); i++) {
            int along = length * (i + 1) / (nodes.size() + 1) - DOT / 2;
            int across = switch (side) {
                case LEFT, TOP -> -DOT / 2;
                case RIGHT -> box.width() - DOT / 2;
                case BOTTOM -> box.height() - DOT / 2;
            };
            layout.place(nodes.get(i).key(),
                    upright ? new Box(across, along, DOT, DOT) : new Box(along, across, DOT, DOT));
        }
    }
}
