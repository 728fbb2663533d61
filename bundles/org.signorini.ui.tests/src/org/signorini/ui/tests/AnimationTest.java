package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import org.eclipse.swt.graphics.ImageData;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.ui.animation.AnimationView;
import org.signorini.ui.preferences.PlotColours;
import org.signorini.ui.preferences.Preferences;
import org.signorini.ui.views.run.Runs;

/** The mechanism of a run is seen, and moves with the instant all views share. */
final class AnimationTest {

    private final Runs runs = Runs.shared();
    private RunSession session;

    @BeforeEach
    void open() {
        session = new RunSession();
    }

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    @Test
    void theWoodpeckerMoves() throws Exception {
        AnimationView view = (AnimationView) Ui.page().showView(AnimationView.ID);
        session.run(session.example("woodpecker"));
        byte[] start = pixels(view);
        Ui.screenshot("animation");
        runs.cursor(0.5);
        assertFalse(Arrays.equals(start, pixels(view)), "another instant is another picture");
        runs.cursor(0);
        assertTrue(Arrays.equals(start, pixels(view)), "the same instant is the same picture");

        view.toggle();
        assertTrue(Ui.waitUntil(() -> runs.cursor() > 0.2, RunSession.PATIENCE), "playing moves the instant");
        view.toggle();
        double paused = runs.cursor();
        Ui.settle(200);
        assertTrue(runs.cursor() == paused, "a pause is a pause");
        runs.select(java.util.List.of());
        Ui.settle(100);
        assertTrue(view.pixels() == null, "no run, no picture");
    }

    @Test
    void itTakesTheColoursOfPlotsAtOnce() throws Exception {
        AnimationView view = (AnimationView) Ui.page().showView(AnimationView.ID);
        session.run(session.example("bouncing-ball"));
        try {
            Preferences.store().setValue(Preferences.PLOT_COLOURS, PlotColours.LIGHT.name());
            assertTrue(Ui.waitUntil(() -> corner(view) > 128, RunSession.PATIENCE), "light");
            Preferences.store().setValue(Preferences.PLOT_COLOURS, PlotColours.DARK.name());
            assertTrue(Ui.waitUntil(() -> corner(view) >= 0 && corner(view) < 128, RunSession.PATIENCE), "dark");
            Ui.screenshot("animation-dark");
        } finally {
            Preferences.store().setToDefault(Preferences.PLOT_COLOURS);
        }
    }

    /** How green, 0 to 255, the ground is; -1 while there is no picture. */
    private static int corner(AnimationView view) {
        ImageData data = view.isUpToDate() ? view.pixels() : null;
        return data == null ? -1 : data.palette.getRGB(data.getPixel(2, 2)).green;
    }

    /** What is on the screen once everything is painted. */
    private static byte[] pixels(AnimationView view) {
        assertTrue(Ui.waitUntil(view::isUpToDate, RunSession.PATIENCE), "painted");
        Ui.settle(300);
        ImageData data = view.pixels();
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < data.width; x += 2) {
            for (int y = 0; y < data.height; y += 2) {
                colours.add(data.getPixel(x, y));
            }
        }
        assertTrue(colours.size() > 20, "only " + colours.size() + " colours");
        return data.data;
    }
}
