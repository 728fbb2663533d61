package org.signorini.complementarity.generator;

/** Contact frames. */
final class Frames {

    private Frames() {
    }

    /** Writes n, t1, t2, a right-handed frame, row by row; t1 is the axis least along n, made orthogonal to it. */
    static void complete(double[] n, double[] frame) {
        int axis = Math.abs(n[0]) <= Math.abs(n[1]) && Math.abs(n[0]) <= Math.abs(n[2]) ? 0
                : Math.abs(n[1]) <= Math.abs(n[2]) ? 1 : 2;
        double length = Math.sqrt(1 - n[axis] * n[axis]);
        for (int k = 0; k < 3; k++) {
            frame[k] = n[k];
            frame[3 + k] = ((k == axis ? 1 : 0) - n[axis] * n[k]) / length;
        }
        frame[6] = n[1] * frame[5] - n[2] * frame[4];
        frame[7] = n[2] * frame[3] - n[0] * frame[5];
        frame[8] = n[0] * frame[4] - n[1] * frame[3];
    }
}
