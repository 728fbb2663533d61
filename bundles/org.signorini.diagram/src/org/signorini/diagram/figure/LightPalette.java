package org.signorini.diagram.figure;

import org.eclipse.gef.ui.palette.FlyoutPaletteComposite;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * The palette is light in every theme: GEF draws it with the system's colours, and a dark style sheet would darken the
 * ground of its title alone and leave it unreadable.
 */
final class LightPalette {

    private LightPalette() {
    }

    static void beside(Control canvas) {
        Composite flyout = canvas.getParent();
        while (flyout != null && !(flyout instanceof FlyoutPaletteComposite)) {
            flyout = flyout.getParent();
        }
        if (flyout == null) {
            return;
        }
        Composite all = flyout;
        // its parts come and go as it is opened, closed and docked
        all.addListener(SWT.Resize, event -> later(all, canvas));
        later(all, canvas);
    }

    private static void later(Composite flyout, Control canvas) {
        flyout.getDisplay().asyncExec(() -> {
            if (!flyout.isDisposed()) {
                light(flyout, canvas);
            }
        });
    }

    private static void light(Composite composite, Control canvas) {
        for (Control child : composite.getChildren()) {
            if (contains(child, canvas)) {
                continue;
            }
            if (child.getData(CanvasTheme.NO_STYLE_SHEET) == null) {
                child.setData(CanvasTheme.NO_STYLE_SHEET, Boolean.TRUE);
                child.setBackground(child.getDisplay().getSystemColor(SWT.COLOR_WIDGET_BACKGROUND));
                child.setForeground(child.getDisplay().getSystemColor(SWT.COLOR_WIDGET_FOREGROUND));
            }
            if (child instanceof Composite inner) {
                light(inner, canvas);
            }
        }
    }

    private static boolean contains(Control outer, Control inner) {
        for (Control control = inner; control != null; control = control.getParent()) {
            if (control == outer) {
                return true;
            }
        }
        return false;
    }
}
