package org.signorini.ui.animation;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/** The place of the picture: a screen of the kind the user wants, or a sentence that says why there is none. */
final class Stage {

    private static final double FULL = 100;
    private static final int[] GESTURES = {SWT.MouseDown, SWT.MouseUp, SWT.MouseMove, SWT.MouseWheel, SWT.KeyDown};

    private final Composite area;
    private final StackLayout stack = new StackLayout();
    private final Sentence sentence;
    private final Listener gestures;
    private final Runnable painted;
    private Screen screen;
    private Picture last;

    /**
     * @param resized  there is another size
     * @param painted  a picture is there
     * @param gestures takes what the mouse and the keyboard do
     */
    Stage(Composite parent, Runnable resized, Runnable painted, Listener gestures) {
        this.gestures = gestures;
        this.painted = painted;
        area = new Composite(parent, SWT.NONE);
        area.setLayout(stack);
        sentence = new Sentence(area);
        listen(sentence.control());
        area.addListener(SWT.Resize, e -> resized.run());
        area.addListener(SWT.Dispose, e -> screen.stop());
        rebuild();
        stack.topControl = sentence.control();
    }

    /** Another screen, of the kind wanted now. */
    void rebuild() {
        boolean shows = screen != null && stack.topControl == screen.control();
        if (screen != null) {
            screen.stop();
            screen.control().dispose();
        }
        screen = Screens.create(area, Renderer.wanted(), painted);
        listen(screen.control());
        if (shows) {
            top(screen.control());
            screen.want(last);
        }
    }

    private void listen(Control control) {
        for (int type : GESTURES) {
            control.addListener(type, gestures);
        }
        control.addListener(SWT.Paint, this::lookAround);
    }

    /** Views can be moved with the mouse, and not every screen goes with them. */
    private void lookAround(Event e) {
        if (screen.isStale()) {
            Later.run(area, () -> {
                if (screen.isStale()) {
                    rebuild();
                }
            });
        }
    }

    Composite control() {
        return area;
    }

    /** The screen or the sentence, whichever is seen. */
    Control top() {
        return stack.topControl;
    }

    void setFocus() {
        stack.topControl.setFocus();
    }

    void say(String text) {
        last = null;
        screen.clear();
        sentence.say(text);
        top(sentence.control());
    }

    void show(Picture picture) {
        last = picture;
        screen.want(picture);
        top(screen.control());
    }

    private void top(Control control) {
        if (stack.topControl != control) {
            boolean focus = stack.topControl != null && !stack.topControl.isDisposed()
                    && stack.topControl.isFocusControl();
            stack.topControl = control;
            area.layout();
            if (focus) {
                control.setFocus();
            }
        }
    }

    /** In points. */
    Point size() {
        Point size = area.getSize();
        return new Point(Math.max(1, size.x), Math.max(1, size.y));
    }

    /** Pixels to a point. On a Mac OpenGL has one, whatever the screen. */
    double scale() {
        boolean plain = screen instanceof GlScreen && SWT.getPlatform().equals("cocoa");
        return plain ? 1 : area.getMonitor().getZoom() / FULL;
    }

    double milliseconds() {
        return screen.milliseconds();
    }

    boolean isOpenGl() {
        return screen instanceof GlScreen;
    }

    boolean isUpToDate() {
        return last != null && screen.isUpToDate();
    }

    ImageData pixels() {
        return last == null ? null : screen.pixels();
    }
}
