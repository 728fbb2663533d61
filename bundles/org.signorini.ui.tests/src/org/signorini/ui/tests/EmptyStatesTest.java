package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.ui.application.Screenshot;

/** Where there is nothing to show yet, every view says what to do. */
class EmptyStatesTest {

    /** Pixels of a short sentence. */
    private static final int SENTENCE = 150;

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
    void everyViewSaysSomethingInAnEmptyWorkspace() throws Exception {
        look("");
    }

    @Test
    void alsoInTheDarkTheme() throws Exception {
        IThemeEngine engine = Ui.window().getService(IThemeEngine.class);
        ITheme before = engine.getActiveTheme();
        try {
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            look("-dark");
        } finally {
            engine.setTheme(before, false);
        }
    }

    private static void look(String theme) throws Exception {
        for (IConfigurationElement view : Platform.getExtensionRegistry()
                .getConfigurationElementsFor("org.eclipse.ui.views")) {
            if (!view.getName().equals("view") || !view.getContributor().getName().startsWith("org.signorini")) {
                continue;
            }
            String name = "empty-" + view.getAttribute("name").replace(' ', '-').toLowerCase() + theme;
            IViewPart part = Ui.page().showView(view.getAttribute("id"));
            Ui.settle(200);
            assertTrue(Ui.waitUntil(() -> written(shown(part)) > SENTENCE, 5000), name + " says nothing");
            Screenshot.save(Ui.window().getShell(), Ui.picture(name).getPath());
            Ui.page().hideView(part);
        }
        Ui.page().resetPerspective();
    }

    /** What is in a view now. */
    private static ImageData shown(IViewPart part) {
        Control control = (Control) part.getSite().getService(MPart.class).getWidget();
        Image image = new Image(control.getDisplay(), control.getSize().x, control.getSize().y);
        GC gc = new GC(control);
        gc.copyArea(image, 0, 0);
        gc.dispose();
        ImageData pixels = image.getImageData();
        image.dispose();
        return pixels;
    }

    /** Pixels that are not background. */
    private static int written(ImageData pixels) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int x = 0; x < pixels.width; x++) {
            for (int y = 0; y < pixels.height; y++) {
                counts.merge(pixels.getPixel(x, y), 1, Integer::sum);
            }
        }
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return pixels.width * pixels.height - most;
    }
}
