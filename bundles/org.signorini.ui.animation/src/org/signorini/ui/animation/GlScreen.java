package org.signorini.ui.animation;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.opengl.GLCanvas;
import org.eclipse.swt.opengl.GLData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.gl.Driver;
import org.signorini.scene.gl.GlPainter;
import org.signorini.scene.gl.NoOpenGl;
import org.signorini.scene.paint.Composition;

/** Pictures painted by OpenGL, each when the window system asks for it. */
final class GlScreen implements Screen {

    private static final int SAMPLES = 4;

    private final GLCanvas canvas;
    private final Driver driver;
    private final GlPainter painter;
    private final List<Composite> place;
    private final Runnable painted;
    private final Composition composition = new Composition();
    private Shown shown;
    private ContactTrack contacts;
    private Picture wanted;
    private boolean upToDate;
    private double milliseconds;

    private GlScreen(GLCanvas canvas, Runnable painted) throws NoOpenGl {
        this.canvas = canvas;
        this.painted = painted;
        canvas.setCurrent();
        driver = Driver.ofCurrentContext();
        painter = new GlPainter();
        place = ancestors(canvas);
        canvas.addListener(SWT.Paint, e -> paint());
    }

    /** @throws NoOpenGl where there is none; nothing is left in the parent then */
    static GlScreen in(Composite parent, Runnable painted) throws NoOpenGl {
        String backend = String.valueOf(System.getenv("GDK_BACKEND"));
        if (SWT.getPlatform().equals("gtk") && System.getenv("WAYLAND_DISPLAY") != null && !backend.startsWith("x11")) {
            // SWT asks GLX without looking whether there is an X server
            throw new NoOpenGl("on Wayland SWT has none; GDK_BACKEND=x11 starts with one", null);
        }
        try {
            GLCanvas made = canvas(parent);
            try {
                return new GlScreen(made, painted);
            } catch (NoOpenGl e) {
                made.dispose();
                throw e;
            }
        } catch (SWTException | SWTError | LinkageError e) {
            throw new NoOpenGl("there is no context: " + e.getMessage(), e);
        }
    }

    private static GLCanvas canvas(Composite parent) {
        GLData data = new GLData();
        data.doubleBuffer = true;
        data.depthSize = 24;
        data.stencilSize = 8;
        data.sampleBuffers = 1;
        data.samples = SAMPLES;
        try {
            return new GLCanvas(parent, SWT.NO_BACKGROUND, data);
        } catch (SWTException | SWTError e) {
            // not every driver smooths edges
            data.sampleBuffers = 0;
            data.samples = 0;
            return new GLCanvas(parent, SWT.NO_BACKGROUND, data);
        }
    }

    Driver driver() {
        return driver;
    }

    @Override
    public Control control() {
        return canvas;
    }

    @Override
    public void want(Picture picture) {
        wanted = picture;
        upToDate = false;
        canvas.redraw();
    }

    private void paint() {
        if (wanted == null || isStale()) {
            return;
        }
        long from = System.nanoTime();
        draw();
        canvas.swapBuffers();
        upToDate = true;
        milliseconds = (System.nanoTime() - from) * 1e-6;
        painted.run();
    }

    private void draw() {
        if (wanted.shown() != shown) {
            shown = wanted.shown();
            contacts = ContactTrack.of(shown.result());
        }
        canvas.setCurrent();
        composition.compose(shown.scene(), shown.track(), contacts, wanted.time(), wanted.camera(), wanted.options(),
                wanted.width(), wanted.height());
        painter.paint(composition, wanted.width(), wanted.height());
    }

    @Override
    public boolean isUpToDate() {
        return upToDate;
    }

    /** Paints once more: what is on the screen cannot be read. */
    @Override
    public ImageData pixels() {
        if (wanted == null || isStale()) {
            return null;
        }
        draw();
        return PictureThread.data(GlPainter.pixels(wanted.width(), wanted.height()), wanted.width(), wanted.height());
    }

    @Override
    public double milliseconds() {
        return milliseconds;
    }

    /** A view that has been moved to another window or folder has lost the window its context was made for. */
    @Override
    public boolean isStale() {
        return !place.equals(ancestors(canvas));
    }

    private static List<Composite> ancestors(Control of) {
        List<Composite> all = new ArrayList<>();
        for (Composite c = of.getParent(); c != null; c = c.getParent()) {
            all.add(c);
        }
        return all;
    }

    @Override
    public void clear() {
        wanted = null;
    }

    @Override
    public void stop() {
        wanted = null;
    }
}
