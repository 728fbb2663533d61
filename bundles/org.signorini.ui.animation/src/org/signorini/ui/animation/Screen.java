package org.signorini.ui.animation;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Control;

/** Where pictures are shown. Belongs to the user interface's thread. */
interface Screen {

    Control control();

    /** Shows a picture as soon as it can; of those wanted meanwhile only the last. */
    void want(Picture picture);

    /** Whether what was wanted last is shown. */
    boolean isUpToDate();

    /** What is shown, in pixels of the device; null before the first picture. */
    ImageData pixels();

    /** How long the last picture took. */
    double milliseconds();

    /** Whether it can no longer be used where it is now. */
    boolean isStale();

    /** Forgets the picture. */
    void clear();

    /** Nothing is wanted any more. */
    void stop();
}
