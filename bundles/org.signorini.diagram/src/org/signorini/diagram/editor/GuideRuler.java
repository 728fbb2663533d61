package org.signorini.diagram.editor;

import java.util.List;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.rulers.RulerChangeListener;
import org.eclipse.gef.rulers.RulerProvider;
import org.signorini.diagram.session.DiagramSession;
import org.signorini.diagram.session.GuideCommand;
import org.signorini.diagram.view.Guide;

/** A ruler, on top or at the left, with the guides that were drawn from it. */
final class GuideRuler extends RulerProvider {

    private final DiagramSession session;
    private final boolean top;

    GuideRuler(DiagramSession session, boolean top) {
        this.session = session;
        this.top = top;
    }

    @Override
    public List<Guide> getGuides() {
        return session.layout().guides().stream().filter(g -> g.isUpright() == top).toList();
    }

    @Override
    public int[] getGuidePositions() {
        return getGuides().stream().mapToInt(Guide::position).toArray();
    }

    @Override
    public int getGuidePosition(Object guide) {
        return ((Guide) guide).position();
    }

    @Override
    public Object getRuler() {
        return this;
    }

    @Override
    public int getUnit() {
        return UNIT_PIXELS;
    }

    @Override
    public Command getCreateGuideCommand(int position) {
        return command("Draw Guide", new Guide(top, position), position);
    }

    @Override
    public Command getDeleteGuideCommand(Object guide) {
        return command("Remove Guide", (Guide) guide, null);
    }

    @Override
    public Command getMoveGuideCommand(Object guide, int by) {
        return command("Move Guide", (Guide) guide, ((Guide) guide).position() + by);
    }

    private Command command(String label, Guide guide, Integer position) {
        return new GuideCommand(label, session.layout().guides(), guide, position, this::changed);
    }

    /** The ruler looks again. */
    void changed(Guide guide) {
        for (Object listener : List.copyOf((List<?>) listeners)) {
            ((RulerChangeListener) listener).notifyGuideReparented(guide);
            if (getGuides().contains(guide)) {
                ((RulerChangeListener) listener).notifyGuideMoved(guide);
            }
        }
    }
}
