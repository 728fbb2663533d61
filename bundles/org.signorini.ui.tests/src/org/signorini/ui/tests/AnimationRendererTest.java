package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;

import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.graphics.ImageData;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.ui.animation.AnimationView;
import org.signorini.ui.animation.Renderer;
import org.signorini.ui.views.run.Runs;

/** The graphics card and the processor paint the same; where there is no graphics card, the processor does. */
final class AnimationRendererTest {

    private RunSession session;
    private AnimationView view;

    @BeforeEach
    void open() throws Exception {
        session = new RunSession();
        view = (AnimationView) Ui.page().showView(AnimationView.ID);
    }

    @AfterEach
    void close() throws Exception {
        view.renderer(Renderer.AUTOMATIC);
        session.close();
    }

    /** The natives are in a fragment, which is of use only where it is attached. */
    @Test
    void openGlsLibraryIsInTheProduct() {
        assumeTrue(Platform.getOS().equals(Platform.OS_LINUX) && Platform.getOSArch().equals(Platform.ARCH_X86_64));
        assertNotNull(Platform.getBundle("org.lwjgl").getResource("linux/x64/org/lwjgl/liblwjgl.so"));
        assertNotNull(Platform.getBundle("org.lwjgl.opengl")
                .getResource("linux/x64/org/lwjgl/opengl/liblwjgl_opengl.so"));
    }

    @Test
    void bothPaintTheSame() throws Exception {
        view.renderer(Renderer.SOFTWARE);
        assertFalse(view.isOpenGl());
        session.run(session.example("woodpecker"));
        Runs.shared().cursor(0.3);
        ImageData software = picture();
        view.renderer(Renderer.OPENGL);
        ImageData second = picture();
        assertEquals(software.width, second.width);
        assertEquals(software.height, second.height);
        if (!view.isOpenGl()) {
            assertTrue(Arrays.equals(software.data, second.data), "without OpenGL the picture stays as it is");
            return;
        }
        Ui.screenshot("animation-opengl");
        int both = 0;
        int one = 0;
        for (int y = 0; y < software.height; y++) {
            for (int x = 0; x < software.width; x++) {
                boolean a = isColoured(software.getPixel(x, y));
                boolean b = isColoured(second.getPixel(x, y));
                both += a && b ? 1 : 0;
                one += a != b ? 1 : 0;
            }
        }
        assertTrue(both > 300, "only " + both + " pixels of bodies");
        // edges are smoothed otherwise, and light is computed at each pixel
        assertTrue(one < 0.15 * both, one + " pixels are of bodies in one picture only, " + both + " in both");

        Runs.shared().cursor(0.5);
        assertFalse(Arrays.equals(second.data, picture().data), "another instant is another picture");
    }

    /** Pixels with a colour of their own, as bodies have and the background has not. */
    private static boolean isColoured(int p) {
        int high = Math.max(p >> 16 & 255, Math.max(p >> 8 & 255, p & 255));
        int low = Math.min(p >> 16 & 255, Math.min(p >> 8 & 255, p & 255));
        return high - low > 40;
    }

    private ImageData picture() {
        assertTrue(Ui.waitUntil(view::isUpToDate, RunSession.PATIENCE), "painted");
        Ui.settle(300);
        assertTrue(Ui.waitUntil(view::isUpToDate, RunSession.PATIENCE), "painted");
        return view.pixels();
    }
}
