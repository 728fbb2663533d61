package org.signorini.scene;

import org.signorini.study.result.Table;

/**
 * Where bodies are at any time of a run, between its records by straight lines and the shorter turn. The table may grow
 * while this is read. For one thread.
 */
public final class Track {

    private static final int POSE = 7;

    private final Table poses;
    private final int bodies;
    private final double[] pose;
    private final double[] motion = new double[Rigid.SIZE];

    public Track(Table poses) {
        this.poses = poses;
        bodies = (poses.columns().size() - 1) / POSE;
        pose = new double[POSE * Math.max(1, bodies)];
    }

    public int bodies() {
        return bodies;
    }

    /** Records there are now. */
    public int rows() {
        return poses.rows();
    }

    public double time(int row) {
        return poses.get(row, 0);
    }

    /** The first record's time; 0 where there is none. */
    public double start() {
        return rows() == 0 ? 0 : time(0);
    }

    /** The last record's time; 0 where there is none. */
    public double end() {
        int rows = rows();
        return rows == 0 ? 0 : time(rows - 1);
    }

    /** The last record not after a time, the first one at least. */
    public int row(double time) {
        int low = 0;
        int high = rows() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (time(middle) <= time) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Writes a {@link Rigid} motion per body; all are at the origin where nothing is recorded. */
    public void at(double time, double[] out) {
        int rows = rows();
        if (rows == 0) {
            for (int b = 0; b < bodies; b++) {
                System.arraycopy(Rigid.identity(), 0, out, Rigid.SIZE * b, Rigid.SIZE);
            }
            return;
        }
        int row = row(time);
        int next = Math.min(row + 1, rows - 1);
        double span = time(next) - time(row);
        double share = span > 0 ? Math.clamp((time - time(row)) / span, 0, 1) : 0;
        for (int b = 0; b < bodies; b++) {
            interpolate(row, next, share, POSE * b);
            Rigid.fromPose(pose, POSE * b, out, Rigid.SIZE * b);
        }
    }

    /** Where a point of a body is in a record, in the world. */
    public void point(int row, int body, double[] point, double[] out) {
        for (int k = 0; k < POSE; k++) {
            pose[k] = poses.get(row, 1 + POSE * body + k);
        }
        Rigid.fromPose(pose, 0, motion, 0);
        Rigid.apply(motion, 0, point, 0, out, 0);
    }

    private void interpolate(int row, int next, double share, int at) {
        double dot = 0;
        for (int k = 3; k < POSE; k++) {
            dot += poses.get(row, 1 + at + k) * poses.get(next, 1 + at + k);
        }
        for (int k = 0; k < POSE; k++) {
            double a = poses.get(row, 1 + at + k);
            double b = poses.get(next, 1 + at + k);
            // q and -q are the same orientation
            pose[at + k] = k >= 3 && dot < 0 ? a + share * (-b - a) : a + share * (b - a);
        }
    }
}
