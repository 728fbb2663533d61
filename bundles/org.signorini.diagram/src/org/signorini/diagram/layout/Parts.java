package org.signorini.diagram.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** What hangs together by edges of any kind. */
final class Parts {

    private final Map<NodeView, List<NodeView>> links = new IdentityHashMap<>();

    Parts(List<EdgeView> edges) {
        for (EdgeView edge : edges) {
            NodeView a = Places.body(edge.source());
            NodeView b = Places.body(edge.target());
            links.computeIfAbsent(a, k -> new ArrayList<>()).add(b);
            links.computeIfAbsent(b, k -> new ArrayList<>()).add(a);
        }
    }

    Set<NodeView> with(NodeView body) {
        Set<NodeView> part = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<NodeView> queue = new ArrayDeque<>(List.of(body));
        part.add(body);
        while (!queue.isEmpty()) {
            for (NodeView next : links.getOrDefault(queue.remove(), List.of())) {
                if (part.add(next)) {
                    queue.add(next);
                }
            }
        }
        return part;
    }
}
