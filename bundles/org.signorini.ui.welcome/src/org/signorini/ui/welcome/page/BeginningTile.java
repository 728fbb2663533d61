package org.signorini.ui.welcome.page;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;

/** One thing to begin with: an icon, a name, a line. */
final class BeginningTile {

    private static final int WIDTH = 300;
    private static final int HEIGHT = 76;
    private static final int PAD = 12;
    private static final int ICON = 32;

    private final Tile tile;
    private final String name;
    private final String line;
    private final Image icon;

    BeginningTile(Composite parent, String name, String line, Image icon, Runnable action) {
        this.name = name;
        this.line = line;
        this.icon = icon;
        tile = new Tile(parent, name, WIDTH, HEIGHT, this::paint, action);
        tile.control().setToolTipText(line);
    }

    Tile tile() {
        return tile;
    }

    private void paint(GC gc, Rectangle area) {
        if (icon != null) {
            Rectangle of = icon.getBounds();
            gc.drawImage(icon, 0, 0, of.width, of.height, PAD, (area.height - ICON) / 2, ICON, ICON);
        }
        int left = 2 * PAD + ICON;
        gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        gc.drawText(name, left, PAD, true);
        int below = PAD + gc.getFontMetrics().getHeight() + 2;
        gc.setFont(JFaceResources.getDefaultFont());
        WrappedText.draw(gc, line, left, below, area.width - left - PAD, 2);
    }
}
