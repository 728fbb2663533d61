package org.signorini.ui.welcome.page;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;

/** A tile with a picture, a title, and a few lines of text. The picture may come later, and change. */
public final class PictureCard {

    private static final int PAD = 10;
    private static final int LINES = 3;
    private static final int TEXT_HEIGHT = 88;

    private final Tile tile;
    private final String title;
    private final int pictureHeight;
    private String text;
    private Image picture;

    /** @param width of the tile; the picture is as high as 5/8 of its width */
    public PictureCard(Composite parent, String title, String text, int width, Runnable open) {
        this.title = title;
        this.text = text;
        pictureHeight = (width - 2 * PAD) * 5 / 8;
        tile = new Tile(parent, title, width, pictureHeight + 2 * PAD + TEXT_HEIGHT, this::paint, open);
        tile.control().addListener(SWT.Dispose, e -> forget());
    }

    public Tile tile() {
        return tile;
    }

    /** Shows a picture that has been read or drawn, unless the page is gone. */
    public void show(ImageData pixels) {
        if (!tile.control().isDisposed()) {
            forget();
            picture = new Image(tile.control().getDisplay(), pixels);
            tile.control().redraw();
        }
    }

    /** Other lines of text. */
    public void tell(String other) {
        text = other;
        tile.control().redraw();
    }

    /** What it tells. */
    public String text() {
        return text;
    }

    /** Whether there is a picture yet. */
    public boolean isShown() {
        return picture != null;
    }

    private void forget() {
        if (picture != null) {
            picture.dispose();
        }
        picture = null;
    }

    private void paint(GC gc, Rectangle area) {
        int width = area.width - 2 * PAD;
        if (picture != null) {
            Rectangle of = picture.getBounds();
            gc.setInterpolation(SWT.HIGH);
            gc.drawImage(picture, 0, 0, of.width, of.height, PAD, PAD, width, pictureHeight);
        }
        int y = pictureHeight + 2 * PAD;
        gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        WrappedText.draw(gc, title, PAD, y, width, 1);
        y += gc.getFontMetrics().getHeight() + 2;
        gc.setFont(JFaceResources.getDefaultFont());
        WrappedText.draw(gc, text, PAD, y, width, LINES);
    }
}
