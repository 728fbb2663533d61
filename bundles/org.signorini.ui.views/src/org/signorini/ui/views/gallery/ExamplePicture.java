package org.signorini.ui.views.gallery;

import java.io.IOException;
import java.io.InputStream;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.signorini.examples.Example;

/** The picture of the example that is selected. */
final class ExamplePicture {

    private static final int WIDTH = 360;
    private static final int HEIGHT = 225;

    private final Canvas canvas;
    private Image image;

    ExamplePicture(Composite parent) {
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, HEIGHT).applyTo(canvas);
        canvas.addPaintListener(e -> {
            if (image != null) {
                Rectangle of = image.getBounds();
                Rectangle area = canvas.getClientArea();
                e.gc.setInterpolation(SWT.HIGH);
                e.gc.drawImage(image, 0, 0, of.width, of.height, (area.width - WIDTH) / 2, 0, WIDTH, HEIGHT);
            }
        });
        canvas.addListener(SWT.Dispose, e -> forget());
    }

    /** @param example null for none */
    void show(Example example) {
        forget();
        if (example != null) {
            try (InputStream in = example.picture().openStream()) {
                image = new Image(canvas.getDisplay(), in);
            } catch (IOException e) {
                // its text tells the same
                ILog.of(ExamplePicture.class).warn("no picture of " + example.id(), e);
            }
        }
        canvas.redraw();
    }

    private void forget() {
        if (image != null) {
            image.dispose();
        }
        image = null;
    }
}
