package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.animation.AnimationView;
import org.signorini.ui.views.run.Runs;

/** The animation by the keyboard and the mouse. */
final class AnimationPlayerTest {

    private final Runs runs = Runs.shared();
    private RunSession session;
    private AnimationView view;

    @BeforeEach
    void open() throws Exception {
        session = new RunSession();
        view = (AnimationView) Ui.page().showView(AnimationView.ID);
        session.run(session.example("bouncing-ball"));
        assertTrue(Ui.waitUntil(view::isUpToDate, RunSession.PATIENCE), "painted");
    }

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    @Test
    void keysStepThroughTheRun() {
        Table poses = runs.selected().getFirst().result().table(RunResult.POSES);
        double end = poses.get(poses.rows() - 1, 0);
        key(SWT.END, 0);
        assertEquals(end, runs.cursor());
        key(SWT.HOME, 0);
        assertEquals(0, runs.cursor());
        key(SWT.ARROW_RIGHT, 0);
        assertEquals(end / 100, runs.cursor(), 1e-12);
        key(SWT.ARROW_LEFT, 0);
        assertEquals(0, runs.cursor(), 1e-12);
        key(SWT.ARROW_RIGHT, SWT.MOD1);
        assertEquals(poses.get(1, 0), runs.cursor());
        key(SWT.ARROW_RIGHT, SWT.MOD1);
        assertEquals(poses.get(2, 0), runs.cursor());
        key(SWT.ARROW_LEFT, SWT.MOD1);
        assertEquals(poses.get(1, 0), runs.cursor());
        // between two records
        runs.cursor(0.5 * (poses.get(1, 0) + poses.get(2, 0)));
        key(SWT.ARROW_LEFT, SWT.MOD1);
        assertEquals(poses.get(1, 0), runs.cursor());
        key(SWT.HOME, 0);
        key(SWT.ARROW_LEFT, 0);
        assertEquals(0, runs.cursor(), "not before the start");
        character(' ');
        assertTrue(Ui.waitUntil(() -> runs.cursor() > 0.05, RunSession.PATIENCE), "space plays");
        character(' ');
        double paused = runs.cursor();
        Ui.settle(200);
        assertEquals(paused, runs.cursor(), "and pauses");
    }

    @Test
    void keysAndMouseMoveTheEye() {
        runs.cursor(0);
        byte[] usual = pixels();
        key(SWT.ARROW_RIGHT, SWT.SHIFT);
        byte[] turned = pixels();
        assertFalse(Arrays.equals(usual, turned), "turned");
        assertEquals(0, runs.cursor(), "the instant stays");
        key(SWT.ARROW_DOWN, SWT.SHIFT | SWT.MOD1);
        byte[] moved = pixels();
        assertFalse(Arrays.equals(turned, moved), "moved");
        character('+');
        byte[] zoomed = pixels();
        assertFalse(Arrays.equals(moved, zoomed), "zoomed");
        character('1');
        assertFalse(Arrays.equals(zoomed, pixels()), "from the front");
        character('0');
        assertArrayEquals(usual, pixels(), "the usual view");
        drag(1, 60, 20);
        byte[] dragged = pixels();
        assertFalse(Arrays.equals(usual, dragged), "turned by the mouse");
        drag(3, 30, 0);
        assertFalse(Arrays.equals(dragged, pixels()), "moved by the mouse");
        character('0');
        assertArrayEquals(usual, pixels(), "the usual view again");
    }

    private void key(int code, int state) {
        Event e = new Event();
        e.keyCode = code;
        e.stateMask = state;
        view.picture().notifyListeners(SWT.KeyDown, e);
    }

    private void character(char c) {
        Event e = new Event();
        e.character = c;
        e.keyCode = c;
        view.picture().notifyListeners(SWT.KeyDown, e);
    }

    private void drag(int button, int x, int y) {
        Event e = new Event();
        e.button = button;
        e.x = 50;
        e.y = 50;
        view.picture().notifyListeners(SWT.MouseDown, e);
        Event to = new Event();
        to.x = 50 + x;
        to.y = 50 + y;
        view.picture().notifyListeners(SWT.MouseMove, to);
        view.picture().notifyListeners(SWT.MouseUp, e);
    }

    private byte[] pixels() {
        Ui.settle(50);
        assertTrue(Ui.waitUntil(view::isUpToDate, RunSession.PATIENCE), "painted");
        Ui.settle(150);
        assertTrue(Ui.waitUntil(view::isUpToDate, RunSession.PATIENCE), "painted");
        return view.pixels().data;
    }
}
