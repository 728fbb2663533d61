package org.signorini.scene.paint;

import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel.Traced;
import org.signorini.scene.Track;

/** Paths of points up to a time, by a limited number of straight pieces. */
final class TracePainter {

    private static final int PIECES = 800;
    private static final double PIXELS = 1.6;

    private final Pen pen;
    private final double[] last = new double[3];
    private final double[] next = new double[3];

    TracePainter(Pen pen) {
        this.pen = pen;
    }

    void paint(Traced traced, Track track, double time, double[] view, int[] ramp) {
        int rows = track.rows();
        if (rows == 0) {
            return;
        }
        int stride = Math.max(1, rows / PIECES);
        int end = track.row(time);
        for (int row = 0; row <= end; row = row < end ? Math.min(end, row + stride) : end + 1) {
            track.point(row, traced.body(), traced.point(), next);
            Rigid.apply(view, 0, next, 0, next, 0);
            if (row > 0) {
                pen.line(last[0], last[1], last[2], next[0], next[1], next[2], PIXELS, ramp);
            }
            System.arraycopy(next, 0, last, 0, 3);
        }
    }
}
