package org.signorini.diagram.session;

import org.eclipse.gef.commands.Command;
import org.signorini.diagram.view.DiagramLayout;

/** Forgets all places, so that everything is placed anew as on first sight. */
public final class ArrangeCommand extends Command {

    private final DiagramLayout layout;
    private DiagramLayout before;

    public ArrangeCommand(DiagramLayout layout) {
        super("Arrange");
        this.layout = layout;
    }

    @Override
    public void execute() {
        before = layout.copy();
        layout.clear();
    }

    @Override
    public void undo() {
        layout.restore(before);
    }
}
