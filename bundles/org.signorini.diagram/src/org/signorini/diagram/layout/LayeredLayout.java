package org.signorini.diagram.layout;

import java.util.List;
import java.util.Set;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.KVector;
import org.eclipse.elk.core.math.KVectorChain;
import org.eclipse.elk.core.util.ElkUtil;
import org.eclipse.elk.core.util.NullElkProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkPort;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/**
 * Places everything at once with ELK's layered algorithm (Schulze, Spönemann, von Hanxleden: Drawing layered graphs
 * with port constraints, 2014). The same model always gets the same places.
 */
record LayeredLayout(DiagramLayout layout, Sizes sizes) {

    private static final int GAP = 40;

    /** What hangs together with the first body comes first, all else below. */
    void place(List<NodeView> bodies, List<EdgeView> edges) {
        Set<NodeView> main = new Parts(edges).with(bodies.getFirst());
        int below = part(bodies.stream().filter(main::contains).toList(),
                edges.stream().filter(e -> main.contains(Places.body(e.source()))).toList(), 0);
        part(bodies.stream().filter(b -> !main.contains(b)).toList(),
                edges.stream().filter(e -> !main.contains(Places.body(e.source()))).toList(), below);
    }

    /** @return where it ends */
    private int part(List<NodeView> bodies, List<EdgeView> edges, int y) {
        if (bodies.isEmpty()) {
            return y;
        }
        LayeredGraph graph = new LayeredGraph(bodies, edges, sizes);
        // knows the options' types
        LayoutMetaDataService.getInstance();
        new LayeredLayoutProvider().layout(graph.root, new NullElkProgressMonitor());
        if (y > 0) {
            ElkUtil.translate(graph.root, 0, y);
        }
        graph.nodes.forEach(this::place);
        graph.ports.forEach(this::place);
        graph.edges.forEach((view, edge) -> bend(view, edge, !graph.forwards(view)));
        edges.stream().filter(Loops::is).forEach(e -> Loops.bend(e, layout, sizes));
        return y + (int) graph.root.getHeight() + GAP;
    }

    private void place(NodeView view, ElkNode node) {
        Dimension size = view.mapping().container() ? new Dimension((int) node.getWidth(), (int) node.getHeight())
                : sizes.shape(view);
        int x = (int) Math.round(node.getX() + (node.getWidth() - size.width) / 2);
        int y = (int) Math.round(node.getY()) + Loops.room(view, sizes).height;
        layout.place(view.key(), new Box(x, y, size.width, size.height));
    }

    private void place(NodeView marker, ElkPort port) {
        // rounded where it stands in the diagram, so that edges, which are too, end straight
        ElkNode node = port.getParent();
        double left = port.getX() + (port.getWidth() - Sizes.DOT) / 2;
        int x = (int) (Math.round(node.getX() + left) - Math.round(node.getX()));
        int y = (int) (Math.round(node.getY() + port.getY()) - Math.round(node.getY()));
        layout.place(marker.key(), new Box(x, y, Sizes.DOT, Sizes.DOT));
    }

    private void bend(EdgeView view, ElkEdge edge, boolean reversed) {
        if (edge.getSections().isEmpty()) {
            return;
        }
        KVectorChain path = ElkUtil.createVectorChain(edge.getSections().getFirst());
        KVector middle = null;
        if (!edge.getLabels().isEmpty()) {
            ElkLabel label = edge.getLabels().getFirst();
            middle = new KVector(label.getX() + label.getWidth() / 2, label.getY() + label.getHeight() / 2);
        }
        layout.bend(view.key(), Route.bends(path, middle, onMarker(view.source()) && onMarker(view.target()),
                reversed));
    }

    private static boolean onMarker(View end) {
        return end instanceof NodeView node && node.isBordered();
    }
}
