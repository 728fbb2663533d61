package org.signorini.ui.animation;

import org.signorini.scene.Camera;
import org.signorini.scene.paint.PaintOptions;

/** A picture that is wanted, of a size in the device's pixels. */
record Picture(Shown shown, double time, Camera camera, PaintOptions options, int width, int height) {
}
