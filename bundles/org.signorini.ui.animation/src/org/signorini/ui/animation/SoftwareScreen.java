package org.signorini.ui.animation;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Pictures painted by the processors beside the user interface's thread, pixel by pixel of the device. */
final class SoftwareScreen implements Screen {

    private static final double FULL = 100;

    private final Canvas canvas;
    private final PictureThread pictures;
    private Picture wanted;
    private ImageData pixels;
    private Image image;

    /** @param painted called after each picture */
    SoftwareScreen(Composite parent, Runnable painted) {
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        canvas.addPaintListener(e -> paint(e.gc));
        canvas.addListener(SWT.Dispose, e -> forget());
        pictures = new PictureThread((data, picture) -> Later.run(canvas, () -> {
            // one of a run that is no longer looked at comes too late
            if (wanted != null && wanted.shown() == picture.shown()) {
                show(data);
                painted.run();
            }
        }));
    }

    @Override
    public Control control() {
        return canvas;
    }

    @Override
    public void want(Picture picture) {
        wanted = picture;
        pictures.want(picture);
    }

    @Override
    public boolean isUpToDate() {
        return pictures.isIdle() && pixels != null;
    }

    @Override
    public ImageData pixels() {
        return pixels;
    }

    @Override
    public double milliseconds() {
        return pictures.milliseconds();
    }

    @Override
    public boolean isStale() {
        return false;
    }

    private void show(ImageData data) {
        forget();
        pixels = data;
        double zoom = canvas.getMonitor().getZoom();
        // as many pixels as the device has: SWT must not enlarge them once more
        image = zoom == FULL ? new Image(canvas.getDisplay(), data) : new Image(canvas.getDisplay(),
                (ImageDataProvider) asked -> asked == (int) zoom ? data : asked == FULL ? data.scaledTo(
                        (int) Math.max(1, data.width * FULL / zoom), (int) Math.max(1, data.height * FULL / zoom))
                        : null);
        canvas.redraw();
    }

    private void paint(GC gc) {
        if (image != null) {
            Rectangle area = canvas.getClientArea();
            Rectangle of = image.getBounds();
            gc.drawImage(image, 0, 0, of.width, of.height, 0, 0, area.width, area.height);
        }
    }

    @Override
    public void clear() {
        wanted = null;
        forget();
        canvas.redraw();
    }

    private void forget() {
        if (image != null) {
            image.dispose();
        }
        image = null;
        pixels = null;
    }

    @Override
    public void stop() {
        pictures.stop();
    }
}
