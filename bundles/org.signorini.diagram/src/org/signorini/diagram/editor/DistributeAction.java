package org.signorini.diagram.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.gef.ui.actions.SelectionAction;
import org.eclipse.ui.IWorkbenchPart;
import org.signorini.diagram.session.PlaceCommand;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View.NodeView;

/** Makes the gaps between what is selected equal, from left to right or from top to bottom; the outermost stay. */
final class DistributeAction extends SelectionAction {

    static final String HORIZONTALLY = "org.signorini.diagram.distribute.horizontally";
    static final String VERTICALLY = "org.signorini.diagram.distribute.vertically";

    private final MechanismEditor editor;
    private final boolean horizontal;

    DistributeAction(MechanismEditor editor, boolean horizontal) {
        super((IWorkbenchPart) editor);
        this.editor = editor;
        this.horizontal = horizontal;
        setId(horizontal ? HORIZONTALLY : VERTICALLY);
        setText(horizontal ? "Distribute Horizontally" : "Distribute Vertically");
    }

    @Override
    protected boolean calculateEnabled() {
        return Selected.free(getSelectedObjects()).size() > 2;
    }

    private Box box(NodeView node) {
        return editor.session().layout().box(node.key());
    }

    @Override
    public void run() {
        ToIntFunction<NodeView> start = n -> horizontal ? box(n).x() : box(n).y();
        ToIntFunction<NodeView> length = n -> horizontal ? box(n).width() : box(n).height();
        List<NodeView> nodes = new ArrayList<>(Selected.free(getSelectedObjects()));
        nodes.sort(Comparator.comparingInt(start));
        NodeView last = nodes.getLast();
        int from = start.applyAsInt(nodes.getFirst());
        int room = start.applyAsInt(last) + length.applyAsInt(last) - from
                - nodes.stream().mapToInt(length).sum();
        CompoundCommand all = new CompoundCommand(getText());
        int before = 0;
        for (int i = 0; i < nodes.size(); i++) {
            // each gap from the whole, so that roundings do not add up
            int at = from + before + Math.round((float) room * i / (nodes.size() - 1));
            Box box = box(nodes.get(i));
            all.add(new PlaceCommand(editor.session().layout(), nodes.get(i).key(),
                    horizontal ? box.at(at, box.y()) : box.at(box.x(), at)));
            before += length.applyAsInt(nodes.get(i));
        }
        execute(all);
    }
}
