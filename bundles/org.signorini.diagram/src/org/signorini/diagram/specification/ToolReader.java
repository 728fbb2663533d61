package org.signorini.diagram.specification;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the sections of the palette and the tools behind gestures. */
final class ToolReader {

    private final OperationReader operations;
    private final Map<String, Tool> tools;

    ToolReader(OperationReader operations, Map<String, Tool> tools) {
        this.operations = operations;
        this.tools = tools;
    }

    List<Tool.Section> sections(SpecElement layer) {
        List<Tool.Section> sections = new ArrayList<>();
        for (SpecElement element : layer.children("toolSections")) {
            List<Tool> inPalette = new ArrayList<>();
            for (SpecElement owned : element.children("ownedTools")) {
                Tool tool = read(owned);
                tools.put(tool.id(), tool);
                if (tool.kind().creates()) {
                    inPalette.add(tool);
                }
            }
            sections.add(new Tool.Section(element.text("label", element.required("name")), element.text("icon", null),
                    inPalette));
            element.finish();
        }
        return sections;
    }

    private Tool read(SpecElement e) {
        Tool.Kind kind = kind(e);
        List<String> mappings = switch (kind) {
            case NODE -> e.references(e.type().startsWith("Container") ? "containerMappings" : "nodeMappings");
            case EDGE -> e.references("edgeMappings");
            case DOUBLE_CLICK -> e.references("mappings");
            default -> List.of();
        };
        variables(e, kind);
        SpecElement mask = e.child("mask");
        Tool tool = new Tool(kind, e.id(), e.text("label", e.required("name")), e.text("documentation", ""),
                e.text("iconPath", null), mappings, e.expression("precondition", null),
                e.expression("inputLabelExpression", null), mask == null ? "{0}" : mask.required("mask"),
                operations.initial(e));
        e.finish();
        return tool;
    }

    private static Tool.Kind kind(SpecElement e) {
        return switch (e.type()) {
            case "ContainerCreationDescription", "NodeCreationDescription" -> Tool.Kind.NODE;
            case "EdgeCreationDescription" -> Tool.Kind.EDGE;
            case "ToolDescription" -> Tool.Kind.CLICK;
            case "DirectEditLabel" -> Tool.Kind.DIRECT_EDIT;
            case "DeleteElementDescription" -> Tool.Kind.DELETE;
            case "DoubleClickDescription" -> Tool.Kind.DOUBLE_CLICK;
            case "ContainerDropDescription" -> drop(e);
            case "ReconnectEdgeDescription" -> e.choice("reconnectionKind", Tool.Kind.class, "RECONNECT_TARGET");
            default -> throw new SpecificationException(e.place(), "tool " + e.type() + " is not known here");
        };
    }

    /** Where things can be dragged from here: trees of the model. */
    private enum DragSource { PROJECT_EXPLORER }

    private static Tool.Kind drop(SpecElement e) {
        e.choice("dragSource", DragSource.class, "DIAGRAM");
        // what is dropped from a tree has no edges yet
        e.ignore("moveEdges");
        return Tool.Kind.DROP;
    }

    /** Variables are known by their usual names; a file that names them otherwise is refused. */
    private static void variables(SpecElement e, Tool.Kind kind) {
        List<String> names = switch (kind) {
            case NODE -> List.of("variable=container", "viewVariable=containerView");
            case EDGE -> List.of("sourceVariable=source", "targetVariable=target", "sourceViewVariable=sourceView",
                    "targetViewVariable=targetView");
            case CLICK, DOUBLE_CLICK -> List.of("element=element", "elementView=elementView");
            case DELETE -> List.of("element=element", "elementView=elementView", "containerView=containerView");
            case RECONNECT_SOURCE, RECONNECT_TARGET -> List.of("source=source", "target=target",
                    "sourceView=sourceView", "targetView=targetView", "element=element", "edgeView=edgeView");
            case DROP -> List.of("oldContainer=oldSemanticContainer", "newContainer=newSemanticContainer",
                    "element=element", "newViewContainer=newContainerView");
            case DIRECT_EDIT -> List.of();
        };
        for (String pair : names) {
            String feature = pair.substring(0, pair.indexOf('='));
            String name = pair.substring(pair.indexOf('=') + 1);
            SpecElement variable = e.child(feature);
            if (variable == null || !variable.required("name").equals(name)) {
                throw new SpecificationException(e.place(), feature + " must be named " + name);
            }
        }
    }
}
