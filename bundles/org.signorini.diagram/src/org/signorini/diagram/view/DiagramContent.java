package org.signorini.diagram.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.signorini.diagram.interpreter.Evaluator;
import org.signorini.diagram.specification.Conditional;
import org.signorini.diagram.specification.Decoration;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.specification.Expression;
import org.signorini.diagram.specification.Mapping;
import org.signorini.diagram.specification.Style;
import org.signorini.diagram.view.View.EdgeView;
import org.signorini.diagram.view.View.NodeView;

/** Everything a diagram shows. {@link #update} makes it follow the model; what stays shown stays the same object. */
public final class DiagramContent {

    private record Identity(String mapping, EObject element, Object owner, Object target) {
    }

    private final DiagramSpecification specification;
    private final Evaluator evaluator;
    private final EObject root;
    private final Set<String> activeLayers = new HashSet<>();
    private final List<NodeView> nodes = new ArrayList<>();
    private final List<EdgeView> edges = new ArrayList<>();
    private Map<Identity, View> known = new HashMap<>();
    private Map<Identity, View> current;
    private Map<String, Map<EObject, View>> byMapping;

    public DiagramContent(DiagramSpecification specification, Evaluator evaluator, EObject root) {
        this.specification = specification;
        this.evaluator = evaluator;
        this.root = root;
        specification.layers().stream().filter(DiagramSpecification.Layer::active)
                .forEach(l -> activeLayers.add(l.id()));
    }

    public DiagramSpecification specification() {
        return specification;
    }

    public Evaluator evaluator() {
        return evaluator;
    }

    public EObject root() {
        return root;
    }

    public boolean isActive(DiagramSpecification.Layer layer) {
        return activeLayers.contains(layer.id());
    }

    public void setActive(DiagramSpecification.Layer layer, boolean active) {
        if (active) {
            activeLayers.add(layer.id());
        } else {
            activeLayers.remove(layer.id());
        }
    }

    /** What stands in the diagram itself, things on borders not among them. */
    public List<NodeView> nodes() {
        return nodes;
    }

    public List<EdgeView> edges() {
        return edges;
    }

    /** How an element is drawn first, or {@code null}. */
    public View find(EObject element) {
        for (Map<EObject, View> views : byMapping.values()) {
            if (views.containsKey(element)) {
                return views.get(element);
            }
        }
        return null;
    }

    public void update() {
        current = new HashMap<>();
        byMapping = new LinkedHashMap<>();
        nodes.clear();
        edges.clear();
        Set<String> shown = new HashSet<>();
        for (DiagramSpecification.Layer layer : specification.layers()) {
            if (isActive(layer)) {
                shown.addAll(layer.owned());
            }
        }
        for (DiagramSpecification.Layer layer : specification.layers()) {
            if (isActive(layer)) {
                layer.nodes().forEach(m -> nodes.addAll(nodes(m, root, null, false, shown)));
            }
        }
        // edges that end on edges come after those
        List<Mapping.Edge> order = new ArrayList<>(specification.edges().filter(m -> shown.contains(m.id())).toList());
        Set<String> edgeIds = new HashSet<>();
        order.forEach(m -> edgeIds.add(m.id()));
        order.sort((a, b) -> Boolean.compare(endsOnEdges(a, edgeIds), endsOnEdges(b, edgeIds)));
        order.forEach(this::edges);
        known = current;
    }

    private static boolean endsOnEdges(Mapping.Edge mapping, Set<String> edgeIds) {
        return mapping.targets().stream().anyMatch(edgeIds::contains);
    }

    private List<NodeView> nodes(Mapping.Node mapping, EObject context, NodeView owner, boolean bordered,
            Set<String> shown) {
        List<NodeView> views = new ArrayList<>();
        for (EObject element : evaluator.elements(mapping.candidates(), context, Map.of())) {
            if (mapping.domain().isInstance(element) && evaluator.holds(mapping.precondition(), element)) {
                Identity identity = new Identity(mapping.id(), element, owner, null);
                NodeView view = (NodeView) known.get(identity);
                if (view == null) {
                    view = new NodeView(mapping, element, owner, bordered);
                }
                register(identity, view);
                view.style = style(mapping.style(), mapping.conditional(), element);
                view.badges = badges(mapping.id(), element);
                view.inner.clear();
                view.border.clear();
                fill(view, shown);
                views.add(view);
            }
        }
        return views;
    }

    private void fill(NodeView view, Set<String> shown) {
        for (String id : view.mapping().bordered()) {
            if (shown.contains(id)) {
                view.border.addAll(nodes(specification.node(id), view.element(), view, true, shown));
            }
        }
        for (String id : view.mapping().inner()) {
            if (shown.contains(id)) {
                view.inner.addAll(nodes(specification.node(id), view.element(), view, false, shown));
            }
        }
    }

    private void register(Identity identity, View view) {
        current.put(identity, view);
        byMapping.computeIfAbsent(identity.mapping(), m -> new LinkedHashMap<>()).put(identity.element(), view);
        view.outgoing.clear();
        view.incoming.clear();
    }

    private void edges(Mapping.Edge mapping) {
        if (mapping.isElement()) {
            for (EObject element : evaluator.elements(mapping.candidates(), root, Map.of())) {
                if (mapping.domain().isInstance(element)) {
                    for (View source : ends(mapping.source(), element, mapping.sources())) {
                        for (View target : ends(mapping.target(), element, mapping.targets())) {
                            edge(mapping, element, source, target);
                        }
                    }
                }
            }
        } else {
            for (String id : mapping.sources()) {
                for (View source : List.copyOf(byMapping.getOrDefault(id, Map.of()).values())) {
                    for (View target : ends(mapping.target(), source.element(), mapping.targets())) {
                        edge(mapping, source.element(), source, target);
                    }
                }
            }
        }
    }

    private List<View> ends(Expression finder, EObject element, List<String> mappings) {
        List<View> ends = new ArrayList<>();
        for (EObject end : evaluator.elements(finder, element, Map.of())) {
            for (String id : mappings) {
                View view = byMapping.getOrDefault(id, Map.of()).get(end);
                if (view != null) {
                    ends.add(view);
                }
            }
        }
        return ends;
    }

    private void edge(Mapping.Edge mapping, EObject element, View source, View target) {
        Identity identity = new Identity(mapping.id(), element, source, target);
        EdgeView view = (EdgeView) known.get(identity);
        if (view == null) {
            view = new EdgeView(mapping, element, source, target);
        }
        register(identity, view);
        view.style = style(mapping.style(), mapping.conditional(), element);
        view.badges = badges(mapping.id(), element);
        source.outgoing.add(view);
        target.incoming.add(view);
        edges.add(view);
    }

    private List<String> badges(String mapping, EObject element) {
        return specification.decorations().stream()
                .filter(d -> d.mappings().contains(mapping) && evaluator.holds(d.condition(), element))
                .map(Decoration::image).toList();
    }

    private <S extends Style> S style(S otherwise, List<Conditional<S>> conditional, EObject element) {
        for (Conditional<S> c : conditional) {
            if (evaluator.holds(c.predicate(), element)) {
                return c.style();
            }
        }
        return otherwise;
    }
}
