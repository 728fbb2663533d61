package org.signorini.diagram.specification;

import java.util.List;

import org.eclipse.emf.ecore.EClass;

/** Which elements are drawn, and how. Other mappings and tools are named by their ids. */
public sealed interface Mapping {

    String id();

    /** The element class; {@code null} for edges that stand for a reference, not for an element. */
    EClass domain();

    Tools tools();

    /** The ids of the tools for what is drawn; {@code null} where there is none. */
    record Tools(String edit, String delete, String open, List<String> reconnect, List<String> drop) {
    }

    /**
     * A node or a container of nodes.
     *
     * @param candidates   evaluated on what contains it
     * @param precondition or {@code null}
     * @param bordered     mappings on its border
     * @param inner        mappings inside
     */
    record Node(String id, EClass domain, Expression candidates, Expression precondition, boolean container,
            List<String> bordered, List<String> inner, Style.Node style, List<Conditional<Style.Node>> conditional,
            Tools tools) implements Mapping {
    }

    /**
     * An edge between what two groups of mappings draw.
     *
     * @param candidates of edges with an element: evaluated on the diagram's element
     * @param source     of edges with an element: finds the source
     */
    record Edge(String id, EClass domain, Expression candidates, Expression source, Expression target,
            List<String> sources, List<String> targets, Style.Edge style, List<Conditional<Style.Edge>> conditional,
            Tools tools) implements Mapping {

        public boolean isElement() {
            return domain != null;
        }
    }
}
