package org.signorini.scene.paint;

/** Memory of a picture: several samples to a pixel, each with a colour and a depth. Bands of rows share it. */
final class Grain {

    int[] colors = {};
    float[] depths = {};
    int width;
    int height;
    int samples;

    void size(int pixelsX, int pixelsY, int perPixel) {
        samples = perPixel;
        width = pixelsX * perPixel;
        height = pixelsY * perPixel;
        if (colors.length < width * height) {
            colors = new int[width * height];
            depths = new float[width * height];
        }
    }
}
