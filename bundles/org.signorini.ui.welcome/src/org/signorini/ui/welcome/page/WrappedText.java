package org.signorini.ui.welcome.page;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.TextLayout;

/** Text in lines as wide as there is room, cut by an ellipsis where there is no more. */
final class WrappedText {

    private static final String MORE = "…";

    private WrappedText() {
    }

    static void draw(GC gc, String text, int x, int y, int width, int lines) {
        TextLayout layout = new TextLayout(gc.getDevice());
        layout.setFont(gc.getFont());
        layout.setWidth(Math.max(1, width));
        layout.setText(text);
        if (layout.getLineCount() > lines) {
            String kept = text.substring(0, layout.getLineOffsets()[lines]);
            do {
                kept = kept.substring(0, Math.max(0, kept.stripTrailing().lastIndexOf(' ')));
                layout.setText(kept.stripTrailing() + MORE);
            } while (layout.getLineCount() > lines && !kept.isEmpty());
        }
        layout.draw(gc, x, y);
        layout.dispose();
    }
}
