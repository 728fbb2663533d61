package org.signorini.ui.model.form;

import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.event.EventHandler;

/** Forms take their colours when they are made; who makes one follows the workbench's theme and makes it anew. */
public final class ThemeSwitch {

    private ThemeSwitch() {
    }

    /** @param onSwitch told as long as the composite is there, on the display's thread */
    public static void follow(Composite around, Runnable onSwitch) {
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        // the engine tells before widgets have their new colours
        EventHandler handler = event -> around.getDisplay().asyncExec(() -> {
            if (!around.isDisposed()) {
                onSwitch.run();
                PlatformUI.getWorkbench().getService(IThemeEngine.class).applyStyles(around, true);
            }
        });
        events.subscribe(IThemeEngine.Events.THEME_CHANGED, handler);
        around.addListener(SWT.Dispose, e -> events.unsubscribe(handler));
    }
}
