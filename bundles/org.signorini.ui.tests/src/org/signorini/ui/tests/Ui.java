package org.signorini.ui.tests;

import java.io.File;
import java.util.function.BooleanSupplier;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.intro.IIntroManager;
import org.signorini.ui.application.Screenshot;

/** Hands and eyes of the tests that run in the workbench, on its own thread. */
final class Ui {

    /** Whether the workbench opened on the welcome page, which then was closed so that tests see the workbench itself. */
    static final boolean WELCOMED = closeWelcome();

    private Ui() {
    }

    private static boolean closeWelcome() {
        IIntroManager welcome = PlatformUI.getWorkbench().getIntroManager();
        boolean shown = welcome.getIntro() != null;
        return welcome.closeIntro(welcome.getIntro()) && shown;
    }

    static IWorkbenchWindow window() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow() != null
                ? PlatformUI.getWorkbench().getActiveWorkbenchWindow()
                : PlatformUI.getWorkbench().getWorkbenchWindows()[0];
    }

    static IWorkbenchPage page() {
        return window().getActivePage();
    }

    /** Lets the workbench work off its events for a while. */
    static void settle(int millis) {
        long end = System.nanoTime() + millis * 1_000_000L;
        waitUntil(() -> System.nanoTime() >= end, millis + 1000);
    }

    static boolean waitUntil(BooleanSupplier condition, int millis) {
        Display display = Display.getCurrent();
        long end = System.nanoTime() + millis * 1_000_000L;
        display.timerExec(millis, () -> { });
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() >= end) {
                return false;
            }
            if (!display.readAndDispatch()) {
                try {
                    Thread.sleep(5);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return false;
                }
            }
        }
        return true;
    }

    /** Saves a picture of the window under {@code target/screenshots}. */
    static File screenshot(String name) {
        window().getShell().forceActive();
        settle(600);
        File file = picture(name);
        Screenshot.save(window().getShell(), file.getPath());
        return file;
    }

    /** Where a picture of this name is kept. */
    static File picture(String name) {
        File folder = new File(System.getProperty("signorini.screenshots", "target/screenshots"));
        folder.mkdirs();
        return new File(folder, name + ".png");
    }
}
