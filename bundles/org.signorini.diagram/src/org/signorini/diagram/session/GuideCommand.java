package org.signorini.diagram.session;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.gef.commands.Command;
import org.signorini.diagram.view.Guide;

/** Draws, moves or removes a guide; a position of {@code null} is nowhere. */
public final class GuideCommand extends Command {

    private final List<Guide> guides;
    private final Guide guide;
    private final Integer before;
    private final Integer after;
    private final Consumer<Guide> told;

    /** @param told hears of the guide whenever it is another place than it was */
    public GuideCommand(String label, List<Guide> guides, Guide guide, Integer after, Consumer<Guide> told) {
        super(label);
        this.guides = guides;
        this.guide = guide;
        this.before = guides.contains(guide) ? guide.position() : null;
        this.after = after;
        this.told = told;
    }

    @Override
    public void execute() {
        put(after);
    }

    @Override
    public void undo() {
        put(before);
    }

    private void put(Integer position) {
        if (position == null) {
            guides.remove(guide);
        } else {
            guide.moveTo(position);
            if (!guides.contains(guide)) {
                guides.add(guide);
            }
        }
        told.accept(guide);
    }
}
