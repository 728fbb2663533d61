package org.signorini.scene.gl;

import org.signorini.scene.Camera;

/** Matrices as OpenGL wants them, by columns. */
final class Matrices {

    private Matrices() {
    }

    /** A rigid motion, of what is stretched alike in all directions before. */
    static float[] of(double[] motion, double stretch, float[] out) {
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                out[4 * column + row] = (float) (stretch * motion[3 * row + column]);
            }
            out[4 * row + 3] = 0;
            out[12 + row] = (float) motion[9 + row];
        }
        out[15] = 1;
        return out;
    }

    /** Perspective without an end: x = 2f/width X/−Z, y = 2f/height Y/−Z, depth from 0 at near to 1 far away. */
    static float[] projection(Camera camera, int width, int height) {
        double f = Camera.focal(width, height);
        float[] m = new float[16];
        m[0] = (float) (2 * f / width);
        m[5] = (float) (2 * f / height);
        m[10] = -1;
        m[11] = -1;
        m[14] = (float) (-2 * camera.near());
        return m;
    }
}
