package org.signorini.reproduce.s1;

import org.signorini.algebra.Quaternion;

/**
 * Body-fixed Euler angles 1-2-3 of a motion, R = R_x(a) R_y(b) R_z(c), without jumps: (a + π, π − b, c + π) is the same
 * orientation, and of all those that are, the one nearest to the orientation before is taken.
 */
final class EulerAngles {

    private final double[] last;

    /** @param first the angles it starts with */
    EulerAngles(double... first) {
        last = first.clone();
    }

    /** The angles of the next orientation. */
    double[] next(Quaternion q) {
        double[] r = q.matrix();
        double a = Math.atan2(-r[5], r[8]);
        double b = Math.asin(Math.max(-1, Math.min(1, r[2])));
        double c = Math.atan2(-r[1], r[0]);
        double[] same = near(a, b, c);
        double[] other = near(a + Math.PI, Math.PI - b, c + Math.PI);
        System.arraycopy(distance(same) <= distance(other) ? same : other, 0, last, 0, 3);
        return last.clone();
    }

    private double[] near(double... angles) {
        for (int i = 0; i < 3; i++) {
            angles[i] += 2 * Math.PI * Math.rint((last[i] - angles[i]) / (2 * Math.PI));
        }
        return angles;
    }

    private double distance(double[] angles) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += (angles[i] - last[i]) * (angles[i] - last[i]);
        }
        return sum;
    }
}
