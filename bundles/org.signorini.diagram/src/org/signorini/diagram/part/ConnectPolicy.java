package org.signorini.diagram.part;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.GraphicalNodeEditPolicy;
import org.eclipse.gef.requests.CreateConnectionRequest;
import org.eclipse.gef.requests.ReconnectRequest;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.session.ToolCommand;
import org.signorini.diagram.specification.Mapping;
import org.signorini.diagram.specification.Tool;

/** Draws edges with the palette's tools and moves their ends. */
final class ConnectPolicy extends GraphicalNodeEditPolicy {

    /** Waits for the other end. */
    private static final class Start extends Command {

        private final ElementPart source;

        Start(ElementPart source) {
            this.source = source;
        }
    }

    private ElementPart host() {
        return (ElementPart) getHost();
    }

    private DiagramSession session() {
        return host().session();
    }

    @Override
    protected Command getConnectionCreateCommand(CreateConnectionRequest request) {
        if (!(request.getNewObject() instanceof Tool tool)
                || edges(tool).stream().noneMatch(m -> m.sources().contains(host().view().mapping().id()))) {
            return null;
        }
        Start start = new Start(host());
        request.setStartCommand(start);
        return start;
    }

    @Override
    protected Command getConnectionCompleteCommand(CreateConnectionRequest request) {
        if (!(request.getStartCommand() instanceof Start start) || !(request.getNewObject() instanceof Tool tool)
                || start.source == host()
                || edges(tool).stream().noneMatch(m -> m.targets().contains(host().view().mapping().id()))) {
            return null;
        }
        Map<String, Object> variables = new HashMap<>();
        variables.put("source", start.source.view().element());
        variables.put("target", host().view().element());
        return new ToolCommand(session(), tool, start.source.view().element(), variables, null);
    }

    private List<Mapping.Edge> edges(Tool tool) {
        return tool.mappings().stream().map(id -> session().content().specification().mappings().get(id))
                .filter(Mapping.Edge.class::isInstance).map(Mapping.Edge.class::cast).toList();
    }

    @Override
    protected Command getReconnectSourceCommand(ReconnectRequest request) {
        return reconnect(request, Tool.Kind.RECONNECT_SOURCE);
    }

    @Override
    protected Command getReconnectTargetCommand(ReconnectRequest request) {
        return reconnect(request, Tool.Kind.RECONNECT_TARGET);
    }

    private Command reconnect(ReconnectRequest request, Tool.Kind kind) {
        if (!(request.getConnectionEditPart() instanceof EdgePart edge)) {
            return null;
        }
        Mapping.Edge mapping = edge.view().mapping();
        boolean source = kind == Tool.Kind.RECONNECT_SOURCE;
        if (!(source ? mapping.sources() : mapping.targets()).contains(host().view().mapping().id())) {
            return null;
        }
        EObject element = edge.view().element();
        Map<String, Object> variables = Map.of("element", element, "source",
                (source ? edge.view().source() : edge.view().target()).element(), "target", host().view().element());
        return mapping.tools().reconnect().stream().map(session().content().specification()::tool)
                .filter(t -> t.kind() == kind).findFirst()
                .map(t -> (Command) new ToolCommand(session(), t, element, variables, null)).orElse(null);
    }
}
