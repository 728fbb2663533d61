package org.signorini.diagram.session;

import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.gef.commands.Command;
import org.signorini.diagram.interpreter.OperationRunner;
import org.signorini.diagram.specification.Tool;
import org.signorini.diagram.view.View;

/** Deletes with the deletion tools of what is drawn, all in one go: what went with another is not deleted again. */
public final class DeleteCommand extends Command {

    private final DiagramSession session;
    private final List<View> views;
    private Recorded change;

    /** What has no deletion tool stays. */
    public DeleteCommand(DiagramSession session, List<View> views) {
        super("Delete");
        this.session = session;
        this.views = views.stream().filter(v -> tool(v) != null).toList();
    }

    private Tool tool(View view) {
        return session.content().specification().tool(view.mapping().tools().delete());
    }

    @Override
    public boolean canExecute() {
        return !views.isEmpty();
    }

    @Override
    public void execute() {
        change = new Recorded(session.mechanism(), () -> views.forEach(this::delete));
        change.execute();
    }

    private void delete(View view) {
        EObject element = view.element();
        // one that is not in the model any more would change without being recorded
        if (EcoreUtil.getRootContainer(element) == session.mechanism()) {
            new OperationRunner(session.content().evaluator()).run(tool(view).operation(), element,
                    Map.of("element", element));
        }
    }

    @Override
    public void undo() {
        change.undo();
    }

    @Override
    public void redo() {
        change.redo();
    }
}
