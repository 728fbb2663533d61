package org.signorini.diagram.view;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.signorini.diagram.specification.Mapping;
import org.signorini.diagram.specification.Style;

/** Something drawn: an element through a mapping. It stays the same object as long as it is shown. */
public abstract sealed class View {

    private final EObject element;
    final List<EdgeView> outgoing = new ArrayList<>();
    final List<EdgeView> incoming = new ArrayList<>();
    List<String> badges = List.of();

    View(EObject element) {
        this.element = element;
    }

    public EObject element() {
        return element;
    }

    public abstract Mapping mapping();

    public List<EdgeView> outgoing() {
        return outgoing;
    }

    public List<EdgeView> incoming() {
        return incoming;
    }

    /** The images that tell what is special about it. */
    public List<String> badges() {
        return badges;
    }

    /** Names its place in the layout. */
    public LayoutKey key() {
        return new LayoutKey(mapping().id(), element);
    }

    /** A node, a container or something on a border. */
    public static final class NodeView extends View {

        private final Mapping.Node mapping;
        private final NodeView owner;
        private final boolean bordered;
        final List<NodeView> inner = new ArrayList<>();
        final List<NodeView> border = new ArrayList<>();
        Style.Node style;

        NodeView(Mapping.Node mapping, EObject element, NodeView owner, boolean bordered) {
            super(element);
            this.mapping = mapping;
            this.owner = owner;
            this.bordered = bordered;
        }

        @Override
        public Mapping.Node mapping() {
            return mapping;
        }

        /** What it sits on or in; {@code null} for the diagram. */
        public NodeView owner() {
            return owner;
        }

        public boolean isBordered() {
            return bordered;
        }

        public List<NodeView> inner() {
            return inner;
        }

        public List<NodeView> border() {
            return border;
        }

        public Style.Node style() {
            return style;
        }
    }

    /** An edge; its ends may be edges too. */
    public static final class EdgeView extends View {

        private final Mapping.Edge mapping;
        private final View source;
        private final View target;
        Style.Edge style;

        EdgeView(Mapping.Edge mapping, EObject element, View source, View target) {
            super(element);
            this.mapping = mapping;
            this.source = source;
            this.target = target;
        }

        @Override
        public Mapping.Edge mapping() {
            return mapping;
        }

        public View source() {
            return source;
        }

        public View target() {
            return target;
        }

        public Style.Edge style() {
            return style;
        }
    }
}
