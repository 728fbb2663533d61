package org.signorini.scene;

import org.signorini.algebra.Frame;

/** Rigid motions as twelve numbers: a rotation, row-major, and a translation. Arrays are written in place. */
public final class Rigid {

    public static final int SIZE = 12;

    private Rigid() {
    }

    public static double[] identity() {
        return new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    }

    public static double[] of(Frame frame) {
        double[] x = new double[SIZE];
        System.arraycopy(frame.orientation().matrix(), 0, x, 0, 9);
        frame.origin().put(x, 9);
        return x;
    }

    /** c = a b; c is none of the others. */
    public static void multiply(double[] a, int i, double[] b, int j, double[] c, int k) {
        for (int row = 0; row < 3; row++) {
            double x = a[i + 3 * row];
            double y = a[i + 3 * row + 1];
            double z = a[i + 3 * row + 2];
            for (int column = 0; column < 3; column++) {
                c[k + 3 * row + column] = x * b[j + column] + y * b[j + 3 + column] + z * b[j + 6 + column];
            }
            c[k + 9 + row] = x * b[j + 9] + y * b[j + 10] + z * b[j + 11] + a[i + 9 + row];
        }
    }

    /** Where a motion takes a point; out may be p. */
    public static void apply(double[] a, int i, double[] p, int j, double[] out, int k) {
        double x = p[j];
        double y = p[j + 1];
        double z = p[j + 2];
        for (int row = 0; row < 3; row++) {
            out[k + row] = a[i + 3 * row] * x + a[i + 3 * row + 1] * y + a[i + 3 * row + 2] * z + a[i + 9 + row];
        }
    }

    /** From a position and a quaternion w, x, y, z that need not be of unit length. */
    public static void fromPose(double[] pose, int i, double[] out, int k) {
        double w = pose[i + 3];
        double x = pose[i + 4];
        double y = pose[i + 5];
        double z = pose[i + 6];
        double s = 2 / (w * w + x * x + y * y + z * z);
        out[k] = 1 - s * (y * y + z * z);
        out[k + 1] = s * (x * y - w * z);
        out[k + 2] = s * (x * z + w * y);
        out[k + 3] = s * (x * y + w * z);
        out[k + 4] = 1 - s * (x * x + z * z);
        out[k + 5] = s * (y * z - w * x);
        out[k + 6] = s * (x * z - w * y);
        out[k + 7] = s * (y * z + w * x);
        out[k + 8] = 1 - s * (x * x + y * y);
        System.arraycopy(pose, i, out, k + 9, 3);
    }
}
