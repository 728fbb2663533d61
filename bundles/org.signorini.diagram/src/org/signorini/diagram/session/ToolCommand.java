package org.signorini.diagram.session;

import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.signorini.diagram.interpreter.OperationRunner;
import org.signorini.diagram.specification.Tool;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.LayoutKey;

/** What a tool of the specification does, with every change of the model recorded to be undone. */
public final class ToolCommand extends Command {

    private final DiagramSession session;
    private final Tool tool;
    private final EObject self;
    private final Map<String, Object> variables;
    private final Box place;
    private Recorded change;
    private List<EObject> created = List.of();

    /**
     * @param place where what is created stands, or {@code null}
     */
    public ToolCommand(DiagramSession session, Tool tool, EObject self, Map<String, Object> variables, Box place) {
        super(tool.label());
        this.session = session;
        this.tool = tool;
        this.self = self;
        this.variables = variables;
        this.place = place;
    }

    @Override
    public void execute() {
        OperationRunner runner = new OperationRunner(session.content().evaluator());
        change = new Recorded(session.mechanism(), () -> runner.run(tool.operation(), self, variables));
        change.execute();
        created = runner.created();
        placeCreated();
    }

    private void placeCreated() {
        if (place != null && !created.isEmpty()) {
            for (String mapping : tool.mappings()) {
                session.layout().place(new LayoutKey(mapping, created.getFirst()), place);
            }
        }
    }

    /** What the tool created, once it has run. */
    public List<EObject> created() {
        return created;
    }

    @Override
    public void undo() {
        change.undo();
    }

    @Override
    public void redo() {
        change.redo();
        placeCreated();
    }
}
