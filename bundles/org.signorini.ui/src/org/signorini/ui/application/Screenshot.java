package org.signorini.ui.application;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/**
 * A picture of the window as a person sees it. With the system property {@value #PROPERTY} the workbench takes one
 * when it has opened, and closes: {@code ./signorini screenshot file.png}.
 */
public final class Screenshot {

    static final String PROPERTY = "signorini.screenshot";

    /** Time for lazy parts to be drawn. */
    private static final int SETTLE_MILLIS = 3000;

    private Screenshot() {
    }

    /** Writes what the shell shows as PNG. */
    public static void save(Shell shell, String file) {
        Display display = shell.getDisplay();
        Rectangle bounds = shell.getBounds();
        Image image = new Image(display, bounds.width, bounds.height);
        GC gc = new GC(display);
        gc.copyArea(image, bounds.x, bounds.y);
        gc.dispose();
        ImageLoader loader = new ImageLoader();
        loader.data = new org.eclipse.swt.graphics.ImageData[] {image.getImageData()};
        loader.save(file, SWT.IMAGE_PNG);
        image.dispose();
    }

    /** Does what the property asks for, if it is set. */
    static void ifAsked(Shell shell) {
        String file = System.getProperty(PROPERTY);
        if (file != null) {
            shell.setBounds(0, 0, 1600, 1000);
            shell.getDisplay().timerExec(SETTLE_MILLIS, () -> {
                save(shell, file);
                PlatformUI.getWorkbench().close();
            });
        }
    }
}
