package org.signorini.diagram.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

import org.signorini.diagram.view.DiagramContent;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/**
 * Gives a place to whatever has none. Where nothing has one, {@link LayeredLayout} draws the whole; what comes later
 * goes below what is there, its markers look towards what they are connected with.
 */
public final class InitialLayout {

    private final DiagramContent content;
    private final DiagramLayout layout;
    private final Sizes sizes;

    public InitialLayout(DiagramContent content, DiagramLayout layout, TextSize text) {
        this.content = content;
        this.layout = layout;
        sizes = new Sizes(content.evaluator(), text);
    }

    public void place() {
        List<NodeView> without = new ArrayList<>();
        List<NodeView> acting = new ArrayList<>();
        boolean first = true;
        for (NodeView node : content.nodes()) {
            if (layout.box(node.key()) != null) {
                first = false;
            } else {
                (actsOnEdge(node) ? acting : without).add(node);
            }
        }
        if (first) {
            List<EdgeView> edges = edges();
            Set<NodeView> connected = Collections.newSetFromMap(new IdentityHashMap<>());
            edges.forEach(e -> connected.addAll(List.of(Places.body(e.source()), Places.body(e.target()))));
            List<NodeView> together = without.stream().filter(connected::contains).toList();
            if (!together.isEmpty()) {
                new LayeredLayout(layout, sizes).place(together, edges);
            }
            without.removeAll(together);
        }
        new Rows(content, layout, n -> n.mapping().container() ? sizes.body(n, m -> isEnd(m, true),
                m -> isEnd(m, false)) : sizes.shape(n)).place(without);
        content.nodes().forEach(new Markers(layout)::place);
        new Satellites(layout, sizes).place(acting);
    }

    /** Those between things that stand in the diagram. */
    private List<EdgeView> edges() {
        return content.edges().stream()
                .filter(e -> Places.body(e.source()) != null && Places.body(e.target()) != null).toList();
    }

    private static boolean actsOnEdge(NodeView node) {
        return Satellites.is(node) && node.outgoing().getFirst().target() instanceof EdgeView;
    }

    /** Of a body drawn later: markers that are connected may stand on either side. */
    private static boolean isEnd(NodeView marker, boolean left) {
        return !(left ? marker.incoming() : marker.outgoing()).isEmpty();
    }
}
