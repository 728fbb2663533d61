package org.signorini.diagram.session;

import org.eclipse.gef.commands.Command;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.DiagramLayout;
import org.signorini.diagram.view.LayoutKey;

/** Moves or resizes what is drawn. */
public final class PlaceCommand extends Command {

    private final DiagramLayout layout;
    private final LayoutKey key;
    private final Box after;
    private Box before;

    public PlaceCommand(DiagramLayout layout, LayoutKey key, Box after) {
        super("Move");
        this.layout = layout;
        this.key = key;
        this.after = after;
    }

    @Override
    public void execute() {
        before = layout.box(key);
        layout.place(key, after);
    }

    @Override
    public void undo() {
        layout.place(key, before);
    }
}
