package org.signorini.diagram.session;

import java.util.List;

import org.eclipse.gef.commands.Command;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.LayoutKey;

/** Changes the bends of an edge. */
public final class BendCommand extends Command {

    private final DiagramLayout layout;
    private final LayoutKey key;
    private final List<Box> after;
    private List<Box> before;

    public BendCommand(DiagramLayout layout, LayoutKey key, List<Box> after) {
        super("Bend");
        this.layout = layout;
        this.key = key;
        this.after = after;
    }

    @Override
    public void execute() {
        before = layout.bends(key);
        layout.bend(key, after);
    }

    @Override
    public void undo() {
        layout.bend(key, before);
    }
}
