package org.signorini.diagram.specification;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import javax.xml.parsers.ParserConfigurationException;

import org.eclipse.emf.ecore.EPackage;
import org.signorini.model.file.HardenedXml;
import org.xml.sax.SAXException;

/**
 * Reads a viewpoint specification. References within the file must be {@code xmi:id}s. What the file has and this
 * runtime does not do is a {@link SpecificationException}, never a silent gap.
 */
public final class SpecificationReader {

    private final OperationReader operations;
    private final Map<String, Mapping> mappings = new LinkedHashMap<>();
    private final Map<String, Tool> tools = new LinkedHashMap<>();
    private final ToolReader toolReader;
    private StyleReader styles;

    private SpecificationReader(EPackage metamodel) {
        operations = new OperationReader(metamodel);
        toolReader = new ToolReader(operations, tools);
    }

    /** All kinds of diagrams that a file defines over a metamodel. */
    public static List<DiagramSpecification> read(URL file, EPackage metamodel) throws IOException {
        try (InputStream in = file.openStream()) {
            var document = HardenedXml.documentBuilder().parse(in);
            return new SpecificationReader(metamodel).group(new SpecElement(document.getDocumentElement(), ""));
        } catch (SAXException | ParserConfigurationException e) {
            throw new SpecificationException(file.getPath(), e.getMessage());
        }
    }

    private List<DiagramSpecification> group(SpecElement group) {
        group.ignore("name", "version");
        styles = new StyleReader(colors(group));
        List<DiagramSpecification> diagrams = new ArrayList<>();
        for (SpecElement viewpoint : group.children("ownedViewpoints")) {
            viewpoint.ignore("name", "label", "icon", "modelFileExtension", "endUserDocumentation");
            List<String> services = new ArrayList<>();
            for (SpecElement extension : viewpoint.children("ownedJavaExtensions")) {
                services.add(extension.required("qualifiedClassName"));
                extension.finish();
            }
            for (SpecElement diagram : viewpoint.children("ownedRepresentations")) {
                diagrams.add(diagram(diagram, services));
            }
            viewpoint.finish();
        }
        group.finish();
        References.check(diagrams);
        return diagrams;
    }

    private static Map<String, Integer> colors(SpecElement group) {
        Map<String, Integer> colors = new LinkedHashMap<>();
        for (SpecElement palette : group.children("userColorsPalettes")) {
            palette.ignore("name");
            for (SpecElement e : palette.children("entries")) {
                e.ignore("name");
                colors.put(e.id(), e.number("red", 125) << 16 | e.number("green", 125) << 8 | e.number("blue", 125));
                e.finish();
            }
            palette.finish();
        }
        return colors;
    }

    private DiagramSpecification diagram(SpecElement e, List<String> services) {
        if (!e.type().equals("DiagramDescription")) {
            throw new SpecificationException(e.place(), "representation " + e.type() + " is not known here");
        }
        // the layout named there needs Sirius' own integration; here the first layout is ours
        e.ignore("titleExpression", "initialisation", "enablePopupBars", "metamodel", "layout");
        operations.type(e, "domainClass");
        List<DiagramSpecification.Layer> layers = new ArrayList<>();
        List<Decoration> decorations = new ArrayList<>();
        layers.add(layer(e.child("defaultLayer"), false, decorations));
        e.children("additionalLayers").forEach(l -> layers.add(layer(l, true, decorations)));
        DiagramSpecification diagram = new DiagramSpecification(e.id(), e.text("label", e.required("name")), layers,
                services, mappings, tools, decorations);
        e.finish();
        return diagram;
    }

    private DiagramSpecification.Layer layer(SpecElement e, boolean optional, List<Decoration> decorations) {
        decorations.addAll(Decoration.read(e));
        int before = mappings.size();
        List<Mapping.Node> nodes = new ArrayList<>();
        e.children("containerMappings").forEach(c -> nodes.add(node(c, true)));
        e.children("nodeMappings").forEach(c -> nodes.add(node(c, false)));
        List<Mapping.Edge> edges = new ArrayList<>();
        e.children("edgeMappings").forEach(c -> edges.add(edge(c)));
        List<String> owned = new ArrayList<>(mappings.keySet()).subList(before, mappings.size());
        DiagramSpecification.Layer layer = new DiagramSpecification.Layer(e.id(), e.text("label", e.required("name")),
                optional, !optional || e.flag("activeByDefault", false), nodes, edges, toolReader.sections(e), owned);
        e.finish();
        return layer;
    }

    private Mapping.Node node(SpecElement e, boolean container) {
        e.ignore("name");
        List<String> bordered = new ArrayList<>(e.references("reusedBorderedNodeMappings"));
        e.children("borderedNodeMappings").forEach(c -> bordered.add(node(c, false).id()));
        List<String> inner = new ArrayList<>();
        if (container) {
            inner.addAll(e.references("reusedNodeMappings"));
            e.children("subNodeMappings").forEach(c -> inner.add(node(c, false).id()));
        }
        Mapping.Node node = new Mapping.Node(e.id(), operations.type(e, "domainClass"),
                e.expression("semanticCandidatesExpression", null), e.expression("preconditionExpression", null),
                container, bordered, inner, styles.node(StyleReader.style(e)), styles.conditional(e, styles::node),
                tools(e));
        add(e, node);
        return node;
    }

    private Mapping.Edge edge(SpecElement e) {
        e.ignore("name");
        boolean element = e.flag("useDomainElement", false);
        Mapping.Edge edge = new Mapping.Edge(e.id(), element ? operations.type(e, "domainClass") : null,
                e.expression("semanticCandidatesExpression", null), e.expression("sourceFinderExpression", null),
                e.expression("targetFinderExpression", null), e.references("sourceMapping"),
                e.references("targetMapping"), styles.edge(StyleReader.style(e)), styles.conditional(e, styles::edge),
                tools(e));
        add(e, edge);
        return edge;
    }

    private static Mapping.Tools tools(SpecElement e) {
        return new Mapping.Tools(e.text("labelDirectEdit", null), e.text("deletionDescription", null),
                e.text("doubleClickDescription", null), e.references("reconnections"),
                e.references("dropDescriptions"));
    }

    private void add(SpecElement e, Mapping mapping) {
        e.finish();
        if (mapping.id().isEmpty() || mappings.put(mapping.id(), mapping) != null) {
            throw new SpecificationException(e.place(), "it needs an xmi:id of its own");
        }
    }
}
