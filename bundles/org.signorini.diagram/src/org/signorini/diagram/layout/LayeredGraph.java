package org.signorini.diagram.layout;

import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.elk.alg.layered.options.CrossingMinimizationStrategy;
import org.eclipse.elk.alg.layered.options.LayerConstraint;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.alg.layered.options.OrderingStrategy;
import org.eclipse.elk.alg.layered.options.WrappingStrategy;
import org.eclipse.elk.core.math.ElkMargin;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.PortAlignment;
import org.eclipse.elk.core.options.PortConstraints;
import org.eclipse.elk.core.options.PortSide;
import org.eclipse.elk.core.options.SizeConstraint;
import org.eclipse.elk.graph.ElkConnectableShape;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkPort;
import org.eclipse.elk.graph.util.ElkGraphUtil;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/**
 * A diagram as ELK lays it out: bodies are nodes, markers ports on the side their joints go to, and the symbol of an
 * edge, its text and what acts on it are a label in the edge, so that nothing else comes there.
 */
final class LayeredGraph {

    private static final double NODES = 34;
    private static final double LAYERS = 26;
    private static final double EDGES = 16;
    /** From so many layers on a drawing runs in rows, like text. */
    private static final int LONG = 9;
    private static final int MANY = 60;
    private static final double ASPECT = 1.9;

    final ElkNode root = ElkGraphUtil.createGraph();
    final Map<NodeView, ElkNode> nodes = new LinkedHashMap<>();
    final Map<NodeView, ElkPort> ports = new LinkedHashMap<>();
    final Map<EdgeView, ElkEdge> edges = new LinkedHashMap<>();

    private final Sizes sizes;
    private final Depths depths;
    private final Map<NodeView, PortSide> sides = new IdentityHashMap<>();

    /**
     * @param bodies in the order of the model, the ground first
     * @param drawn  edges between these, what they carry and what is in them
     */
    LayeredGraph(List<NodeView> bodies, List<EdgeView> drawn, Sizes sizes) {
        this.sizes = sizes;
        depths = new Depths(bodies, drawn);
        options(bodies.size());
        drawn.forEach(this::side);
        bodies.forEach(this::node);
        drawn.forEach(this::edge);
        if (depths.deepest() >= LONG) {
            root.setProperty(LayeredOptions.WRAPPING_STRATEGY, WrappingStrategy.MULTI_EDGE);
        }
        if (!bodies.isEmpty() && bodies.getFirst().mapping().container()) {
            nodes.get(bodies.getFirst()).setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT, LayerConstraint.FIRST);
        }
    }

    private void options(int bodies) {
        // the better placement takes seconds for hundreds of bodies
        root.setProperty(LayeredOptions.NODE_PLACEMENT_STRATEGY, bodies < MANY ? NodePlacementStrategy.NETWORK_SIMPLEX
                : NodePlacementStrategy.BRANDES_KOEPF);
        root.setProperty(LayeredOptions.THOROUGHNESS, bodies < MANY ? 7 : 2);
        root.setProperty(CoreOptions.DIRECTION, Direction.RIGHT);
        root.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
        root.setProperty(CoreOptions.ASPECT_RATIO, ASPECT);
        root.setProperty(CoreOptions.RANDOM_SEED, 1);
        root.setProperty(LayeredOptions.SPACING_NODE_NODE, NODES);
        root.setProperty(LayeredOptions.SPACING_COMPONENT_COMPONENT, 2 * NODES);
        root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, LAYERS);
        root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, EDGES);
        root.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, EDGES);
        root.setProperty(LayeredOptions.SPACING_EDGE_NODE, EDGES);
        root.setProperty(LayeredOptions.SPACING_EDGE_EDGE, EDGES);
        root.setProperty(LayeredOptions.SPACING_EDGE_LABEL, 4.0);
        root.setProperty(LayeredOptions.SPACING_PORT_PORT, (double) Sizes.ROW - Sizes.DOT);
        root.setProperty(CoreOptions.SPACING_PORTS_SURROUNDING, new ElkMargin(Sizes.HEAD - 10, 10, 8, 10));
        root.setProperty(LayeredOptions.CROSSING_MINIMIZATION_STRATEGY, CrossingMinimizationStrategy.LAYER_SWEEP);
        root.setProperty(LayeredOptions.CONSIDER_MODEL_ORDER_STRATEGY, bodies < MANY ? OrderingStrategy.PREFER_NODES
                : OrderingStrategy.NONE);
    }

    /** A marker whose edges all go outwards looks right, inwards left; one in the middle of a chain, down. */
    private void side(EdgeView edge) {
        boolean forwards = depths.forwards(edge);
        side(edge.source(), forwards ? PortSide.EAST : PortSide.WEST);
        side(edge.target(), forwards ? PortSide.WEST : PortSide.EAST);
    }

    private void side(View end, PortSide side) {
        if (end instanceof NodeView marker && marker.isBordered()) {
            sides.merge(marker, side, (a, b) -> a == b ? a : PortSide.SOUTH);
        }
    }

    PortSide side(NodeView marker) {
        return sides.getOrDefault(marker, PortSide.SOUTH);
    }

    private void node(NodeView view) {
        ElkNode node = ElkGraphUtil.createNode(root);
        nodes.put(view, node);
        Dimension size = view.mapping().container() ? body(view)
                : new Dimension(sizes.whole(view).width, sizes.shape(view).height);
        Dimension loop = Loops.room(view, sizes);
        node.setDimensions(Math.max(size.width, loop.width), size.height + loop.height);
        if (!view.mapping().container()) {
            if (loop.height > 0) {
                node.setProperty(CoreOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_POS);
                handle(node, PortSide.WEST, loop.height + size.height / 2.0);
                handle(node, PortSide.EAST, loop.height + size.height / 2.0);
            }
            return;
        }
        node.setProperty(CoreOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_SIDE);
        node.setProperty(CoreOptions.NODE_SIZE_CONSTRAINTS, EnumSet.noneOf(SizeConstraint.class));
        node.setProperty(CoreOptions.PORT_ALIGNMENT_DEFAULT, PortAlignment.CENTER);
        for (NodeView marker : view.border()) {
            ElkPort port = ElkGraphUtil.createPort(node);
            // names at the bottom stand side by side
            port.setDimensions(side(marker) == PortSide.SOUTH ? Math.max(Sizes.DOT, sizes.name(marker).width + 4)
                    : Sizes.DOT, Sizes.DOT);
            port.setProperty(CoreOptions.PORT_SIDE, side(marker));
            port.setProperty(CoreOptions.PORT_BORDER_OFFSET, -Sizes.DOT / 2.0);
            ports.put(marker, port);
        }
    }

    /** Where edges reach a thing that has loops above it. */
    private static void handle(ElkNode node, PortSide side, double y) {
        ElkPort port = ElkGraphUtil.createPort(node);
        port.setProperty(CoreOptions.PORT_SIDE, side);
        port.setLocation(side == PortSide.WEST ? 0 : node.getWidth(), y);
    }

    private Dimension body(NodeView view) {
        return sizes.body(view, m -> side(m) == PortSide.WEST, m -> side(m) == PortSide.EAST);
    }

    private void edge(EdgeView view) {
        if (Loops.is(view)) {
            return;
        }
        boolean forwards = depths.forwards(view);
        ElkEdge edge = ElkGraphUtil.createSimpleEdge(
                end(forwards ? view.source() : view.target(), PortSide.EAST),
                end(forwards ? view.target() : view.source(), PortSide.WEST));
        edge.setProperty(LayeredOptions.PRIORITY_STRAIGHTNESS, depths.alike(view) ? 5 : 1);
        Dimension middle = sizes.middle(view, Satellites.of(view));
        if (!middle.isEmpty()) {
            ElkLabel label = ElkGraphUtil.createLabel("middle", edge);
            label.setDimensions(middle.width, middle.height);
            label.setProperty(CoreOptions.EDGE_LABELS_PLACEMENT, EdgeLabelPlacement.CENTER);
            label.setProperty(CoreOptions.EDGE_LABELS_INLINE, true);
        }
        edges.put(view, edge);
    }

    private ElkConnectableShape end(View view, PortSide side) {
        ElkPort port = view instanceof NodeView node ? ports.get(node) : null;
        if (port != null) {
            return port;
        }
        ElkNode node = nodes.get(Places.body(view));
        return view == Places.body(view) && !node.getPorts().isEmpty() && Loops.has(view)
                ? node.getPorts().get(side == PortSide.WEST ? 0 : 1) : node;
    }

    boolean forwards(EdgeView edge) {
        return depths.forwards(edge);
    }
}
