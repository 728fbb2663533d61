package org.signorini.ui.animation;

import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Composite;
import org.signorini.scene.gl.NoOpenGl;

/** Chooses how pictures are painted. */
final class Screens {

    private static String refused;

    private Screens() {
    }

    /** One of the kind wanted where that is possible, else one that always is; why not is logged once. */
    static Screen create(Composite parent, Renderer wanted, Runnable painted) {
        if (wanted == Renderer.SOFTWARE || wanted == Renderer.AUTOMATIC && refused != null) {
            return new SoftwareScreen(parent, painted);
        }
        try {
            GlScreen screen = GlScreen.in(parent, painted);
            if (wanted == Renderer.OPENGL || !screen.driver().software()) {
                return screen;
            }
            screen.control().dispose();
            refuse(screen.driver().renderer() + " is no graphics card");
        } catch (NoOpenGl e) {
            refuse(e.getMessage());
        }
        return new SoftwareScreen(parent, painted);
    }

    private static void refuse(String why) {
        if (!why.equals(refused)) {
            refused = why;
            ILog.of(Screens.class).info("The animation is painted without OpenGL: " + why);
        }
    }
}
