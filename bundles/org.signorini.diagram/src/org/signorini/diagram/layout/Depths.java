package org.signorini.diagram.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.diagram.specification.Style;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/**
 * How many joints lie between a body and the ground. A drawing reads from the ground outwards, so every edge is laid
 * out from the nearer to the farther body, whichever way it was modelled, and a loop closes in its middle. Solid edges
 * (joints, springs) count before broken ones (contacts), which hold nothing together.
 */
final class Depths {

    private final Map<NodeView, Integer> order = new IdentityHashMap<>();
    private final Map<NodeView, Integer> depth = new IdentityHashMap<>();
    private final int deepest;

    /** Of bodies in the order of the model, the ground first. */
    Depths(List<NodeView> bodies, List<EdgeView> edges) {
        Map<NodeView, List<NodeView>> solid = new IdentityHashMap<>();
        Map<NodeView, List<NodeView>> any = new IdentityHashMap<>();
        for (EdgeView edge : edges) {
            NodeView a = Places.body(edge.source());
            NodeView b = Places.body(edge.target());
            link(any, a, b);
            if (edge.mapping().style().line() == Style.Line.SOLID) {
                link(solid, a, b);
            }
        }
        Map<NodeView, Integer> index = new IdentityHashMap<>();
        bodies.forEach(b -> index.put(b, index.size()));
        for (NodeView body : bodies) {
            if (!depth.containsKey(body)) {
                // a part apart hangs on what it touches
                int start = any.getOrDefault(body, List.of()).stream().filter(depth::containsKey)
                        .mapToInt(b -> depth.get(b) + 1).min().orElse(0);
                spread(body, start, solid);
            }
        }
        deepest = depth.values().stream().mapToInt(d -> d).max().orElse(0);
        bodies.forEach(b -> order.put(b, depth.get(b) * bodies.size() + index.get(b)));
    }

    private static void link(Map<NodeView, List<NodeView>> links, NodeView a, NodeView b) {
        links.computeIfAbsent(a, k -> new ArrayList<>()).add(b);
        links.computeIfAbsent(b, k -> new ArrayList<>()).add(a);
    }

    private void spread(NodeView first, int start, Map<NodeView, List<NodeView>> links) {
        Deque<NodeView> queue = new ArrayDeque<>(List.of(first));
        depth.put(first, start);
        while (!queue.isEmpty()) {
            NodeView body = queue.remove();
            for (NodeView next : links.getOrDefault(body, List.of())) {
                if (depth.putIfAbsent(next, depth.get(body) + 1) == null) {
                    queue.add(next);
                }
            }
        }
    }

    int deepest() {
        return deepest;
    }

    /** Whether both ends are as far from the ground. */
    boolean alike(EdgeView edge) {
        return depth.get(Places.body(edge.source())).equals(depth.get(Places.body(edge.target())));
    }

    /** Whether an edge is laid out from its source to its target. */
    boolean forwards(EdgeView edge) {
        return order.get(Places.body(edge.source())) <= order.get(Places.body(edge.target()));
    }
}
