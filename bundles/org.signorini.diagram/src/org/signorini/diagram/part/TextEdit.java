package org.signorini.diagram.part;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.tools.DirectEditManager;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Text;
import org.signorini.diagram.specification.Tool;

/** A text field over a label. */
final class TextEdit extends DirectEditManager {

    private static final int LEAST_WIDTH = 110;

    private final String initial;

    private TextEdit(GraphicalEditPart part, IFigure label, String initial) {
        super(part, TextCellEditor.class, editor -> {
            Text text = (Text) editor.getControl();
            Rectangle box = label.getBounds().getCopy();
            label.translateToAbsolute(box);
            Point size = text.computeSize(-1, -1);
            int width = Math.max(LEAST_WIDTH, Math.max(box.width, size.x));
            text.setBounds(box.x + (box.width - width) / 2, box.y - 2, width, size.y);
        });
        this.initial = initial;
    }

    static void start(ElementPart part) {
        Tool tool = part.session().content().specification().tool(part.view().mapping().tools().edit());
        if (tool != null) {
            String text = part.session().content().evaluator().text(tool.input(), part.view().element());
            new TextEdit((GraphicalEditPart) part, part.label(), text).show();
        }
    }

    @Override
    protected void initCellEditor() {
        getCellEditor().setValue(initial);
        ((Text) getCellEditor().getControl()).selectAll();
    }
}
