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

    /** Averages the samples of each pixel, for rows of pixels from one up to another. */
    void resolve(int from, int to, int[] out) {
        for (int y = from; y < to; y++) {
            switch (samples) {
                case 1 -> System.arraycopy(colors, y * width, out, y * width, width);
                case 2 -> halve(y, out);
                default -> average(y, out);
            }
        }
    }

    private void halve(int y, int[] out) {
        int pixelsX = width / 2;
        int at = 2 * y * width;
        for (int x = 0; x < pixelsX; x++, at += 2) {
            int a = colors[at];
            int b = colors[at + 1];
            int c = colors[at + width];
            int d = colors[at + width + 1];
            int redBlue = (a & 0xFF00FF) + (b & 0xFF00FF) + (c & 0xFF00FF) + (d & 0xFF00FF);
            int green = (a & 0xFF00) + (b & 0xFF00) + (c & 0xFF00) + (d & 0xFF00);
            out[y * pixelsX + x] = redBlue >>> 2 & 0xFF00FF | green >>> 2 & 0xFF00;
        }
    }

    private void average(int y, int[] out) {
        int pixelsX = width / samples;
        int count = samples * samples;
        for (int x = 0; x < pixelsX; x++) {
            int redBlue = 0;
            int green = 0;
            for (int j = 0; j < samples; j++) {
                int at = (y * samples + j) * width + x * samples;
                for (int i = at; i < at + samples; i++) {
                    // two channels at once: 16 samples of 255 stay below 2^16
                    redBlue += colors[i] & 0xFF00FF;
                    green += colors[i] & 0x00FF00;
                }
            }
            int red = (redBlue >>> 16) / count;
            int blue = (redBlue & 0xFFFF) / count;
            out[y * pixelsX + x] = red << 16 | (green >> 8) / count << 8 | blue;
        }
    }
}
