package org.signorini.ui.welcome.page;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.signorini.examples.Example;

/** An example of the gallery: its picture, its name, what it shows. */
final class ExampleCard {

    private static final int WIDTH = 264;
    private static final int PAD = 10;
    private static final int PICTURE_HEIGHT = (WIDTH - 2 * PAD) * 5 / 8;
    private static final int LINES = 3;
    private static final int HEIGHT = PICTURE_HEIGHT + 2 * PAD + 88;

    private final Example example;
    private final Tile tile;
    private Image picture;

    ExampleCard(Composite parent, Example example, Runnable open) {
        this.example = example;
        tile = new Tile(parent, example.title(), WIDTH, HEIGHT, this::paint, open);
        tile.control().setToolTipText(example.text());
        tile.control().addListener(SWT.Dispose, e -> forget());
    }

    Example example() {
        return example;
    }

    Tile tile() {
        return tile;
    }

    /** Shows a picture that has been read. */
    void show(ImageData pixels) {
        forget();
        picture = new Image(tile.control().getDisplay(), pixels);
        tile.control().redraw();
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
            gc.drawImage(picture, 0, 0, of.width, of.height, PAD, PAD, width, PICTURE_HEIGHT);
        }
        int y = PICTURE_HEIGHT + 2 * PAD;
        gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        WrappedText.draw(gc, example.title(), PAD, y, width, 1);
        y += gc.getFontMetrics().getHeight() + 2;
        gc.setFont(JFaceResources.getDefaultFont());
        WrappedText.draw(gc, example.text(), PAD, y, width, LINES);
    }
}
