package org.signorini.ui.animation;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;

import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Track;
import org.signorini.scene.paint.Painter;
import org.signorini.study.result.RunResult;

/**
 * Paints beside the user interface's thread. Of pictures that are wanted while one is being painted only the last is:
 * neither a drag of the mouse nor a slow machine makes anybody wait.
 */
final class PictureThread {

    static {
        // pixels are painted in memory; the screen is SWT's alone
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);

    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "animation");
        made.setDaemon(true);
        return made;
    });
    private final BiConsumer<ImageData, Picture> painted;
    private final Painter painter = new Painter();
    private Picture next;
    private boolean busy;
    private volatile double milliseconds;
    private Shown shown;
    private Track track;
    private ContactTrack contacts;
    private BufferedImage image;

    /** @param painted called beside the user interface's thread */
    PictureThread(BiConsumer<ImageData, Picture> painted) {
        this.painted = painted;
    }

    synchronized void want(Picture picture) {
        next = picture;
        if (!busy) {
            busy = true;
            thread.execute(this::paintAll);
        }
    }

    synchronized boolean isIdle() {
        return !busy;
    }

    /** How long the last picture took. */
    double milliseconds() {
        return milliseconds;
    }

    void stop() {
        thread.shutdown();
    }

    private synchronized Picture take() {
        Picture wanted = next;
        next = null;
        busy = wanted != null;
        return wanted;
    }

    private void paintAll() {
        try {
            for (Picture p = take(); p != null; p = take()) {
                long from = System.nanoTime();
                ImageData data = paint(p);
                milliseconds = (System.nanoTime() - from) * 1e-6;
                painted.accept(data, p);
            }
        } catch (RuntimeException e) {
            synchronized (this) {
                busy = false;
            }
            ILog.of(PictureThread.class).error("The animation could not be painted", e);
        }
    }

    private ImageData paint(Picture p) {
        if (p.shown() != shown) {
            shown = p.shown();
            track = new Track(shown.result().table(RunResult.POSES));
            contacts = ContactTrack.of(shown.result());
        }
        if (image == null || image.getWidth() != p.width() || image.getHeight() != p.height()) {
            image = new BufferedImage(p.width(), p.height(), BufferedImage.TYPE_INT_RGB);
        }
        painter.paint(shown.scene(), track, contacts, p.time(), p.camera(), p.options(), image);
        return data(((DataBufferInt) image.getRaster().getDataBuffer()).getData(), p.width(), p.height());
    }

    /** Pixels {@code 0xrrggbb} as SWT has them. */
    static ImageData data(int[] pixels, int width, int height) {
        ImageData data = new ImageData(width, height, 24, RGB);
        for (int y = 0; y < height; y++) {
            int at = y * data.bytesPerLine;
            for (int x = y * width; x < (y + 1) * width; x++) {
                int p = pixels[x];
                data.data[at++] = (byte) (p >> 16);
                data.data[at++] = (byte) (p >> 8);
                data.data[at++] = (byte) p;
            }
        }
        return data;
    }
}
