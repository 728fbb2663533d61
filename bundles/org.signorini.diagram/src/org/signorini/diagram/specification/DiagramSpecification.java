package org.signorini.diagram.specification;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One kind of diagram.
 *
 * @param services    the names of the classes whose methods expressions call
 * @param decorations of all layers
 */
public record DiagramSpecification(String id, String label, List<Layer> layers, List<String> services,
        Map<String, Mapping> mappings, Map<String, Tool> tools, List<Decoration> decorations) {

    /**
     * A layer.
     *
     * @param optional whether it can be switched
     * @param nodes    mappings of nodes and containers drawn in the diagram itself
     * @param owned    the ids of all mappings the layer shows, nested ones too
     */
    public record Layer(String id, String label, boolean optional, boolean active, List<Mapping.Node> nodes,
            List<Mapping.Edge> edges, List<Tool.Section> sections, List<String> owned) {
    }

    public Mapping.Node node(String mapping) {
        return (Mapping.Node) mappings.get(mapping);
    }

    public Tool tool(String tool) {
        return tool == null ? null : tools.get(tool);
    }

    public Stream<Mapping.Edge> edges() {
        return layers.stream().flatMap(l -> l.edges().stream());
    }
}
