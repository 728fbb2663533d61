package org.signorini.diagram.specification;

import java.util.ArrayList;
import java.util.List;

/** Everything the specification names is there. */
final class References {

    private References() {
    }

    static void check(List<DiagramSpecification> diagrams) {
        for (DiagramSpecification diagram : diagrams) {
            diagram.mappings().values().forEach(m -> check(diagram, m));
            diagram.decorations().forEach(d -> d.mappings().forEach(m -> mapping(diagram, "decoration", m)));
            for (Tool tool : diagram.tools().values()) {
                tool.mappings().forEach(m -> mapping(diagram, "tool '" + tool.id() + "'", m));
            }
        }
    }

    private static void check(DiagramSpecification diagram, Mapping mapping) {
        String place = "mapping '" + mapping.id() + "'";
        List<String> used = new ArrayList<>();
        switch (mapping) {
            case Mapping.Node node -> {
                used.addAll(node.bordered());
                used.addAll(node.inner());
            }
            case Mapping.Edge edge -> {
                used.addAll(edge.sources());
                used.addAll(edge.targets());
            }
        }
        used.forEach(m -> mapping(diagram, place, m));
        List<String> tools = new ArrayList<>(mapping.tools().reconnect());
        tools.addAll(mapping.tools().drop());
        tools.add(mapping.tools().edit());
        tools.add(mapping.tools().delete());
        tools.add(mapping.tools().open());
        for (String tool : tools) {
            if (tool != null && diagram.tool(tool) == null) {
                throw new SpecificationException(place, "there is no tool '" + tool + "'");
            }
        }
    }

    private static void mapping(DiagramSpecification diagram, String place, String mapping) {
        if (!diagram.mappings().containsKey(mapping)) {
            throw new SpecificationException(place, "there is no mapping '" + mapping + "'");
        }
    }
}
