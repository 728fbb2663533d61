package org.eclipse.ui.internal;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.widgets.Display;

/** The workbench had this class when GEF 3.2 was built; the palette's sash asks it for the cursor of a drag. */
public final class DragCursors {

    public static final int INVALID = 0;
    public static final int LEFT = 1;
    public static final int RIGHT = 2;
    public static final int TOP = 3;
    public static final int BOTTOM = 4;
    public static final int CENTER = 5;
    public static final int OFFSCREEN = 6;
    public static final int FASTVIEW = 7;

    private DragCursors() {
    }

    public static int positionToDragCursor(int position) {
        return switch (position) {
            case SWT.LEFT -> LEFT;
            case SWT.RIGHT -> RIGHT;
            case SWT.TOP -> TOP;
            case SWT.BOTTOM -> BOTTOM;
            case SWT.CENTER -> CENTER;
            default -> INVALID;
        };
    }

    public static int getDragCursor(int position) {
        return positionToDragCursor(position);
    }

    public static Cursor getCursor(int code) {
        return Display.getCurrent().getSystemCursor(code == INVALID ? SWT.CURSOR_NO : SWT.CURSOR_SIZEALL);
    }
}
