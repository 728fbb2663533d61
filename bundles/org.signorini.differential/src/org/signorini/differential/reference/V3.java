package org.signorini.differential.reference;

/** Vectors of three numbers and rotation matrices, row-major, as new arrays. */
final class V3 {

    private V3() {
    }

    static double[] of(double x, double y, double z) {
        return new double[] {x, y, z};
    }

    static double[] add(double[] a, double[] b) {
        return of(a[0] + b[0], a[1] + b[1], a[2] + b[2]);
    }

    static double[] sub(double[] a, double[] b) {
        return of(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }

    static double[] scale(double s, double[] a) {
        return of(s * a[0], s * a[1], s * a[2]);
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    static double norm(double[] a) {
        return Math.sqrt(dot(a, a));
    }

    static double[] cross(double[] a, double[] b) {
        return of(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
    }

    /** R a. */
    static double[] rotate(double[] r, double[] a) {
        return of(r[0] * a[0] + r[1] * a[1] + r[2] * a[2], r[3] * a[0] + r[4] * a[1] + r[5] * a[2],
                r[6] * a[0] + r[7] * a[1] + r[8] * a[2]);
    }

    /** Rᵀa. */
    static double[] unrotate(double[] r, double[] a) {
        return of(r[0] * a[0] + r[3] * a[1] + r[6] * a[2], r[1] * a[0] + r[4] * a[1] + r[7] * a[2],
                r[2] * a[0] + r[5] * a[1] + r[8] * a[2]);
    }

    static double[] multiply(double[] a, double[] b) {
        double[] c = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                c[3 * i + j] = a[3 * i] * b[j] + a[3 * i + 1] * b[3 + j] + a[3 * i + 2] * b[6 + j];
            }
        }
        return c;
    }

    static double[] transpose(double[] a) {
        return new double[] {a[0], a[3], a[6], a[1], a[4], a[7], a[2], a[5], a[8]};
    }

    static double[] column(double[] r, int j) {
        return of(r[j], r[3 + j], r[6 + j]);
    }

    /** The rotation matrix of a quaternion w, x, y, z of any length. */
    static double[] matrix(double w, double x, double y, double z) {
        double s = 2 / (w * w + x * x + y * y + z * z);
        return new double[] {
            1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y),
            s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x),
            s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)};
    }

    /** The quaternion w, x, y, z of a rotation matrix, from its largest component (Shepperd 1978). */
    static double[] quaternion(double[] r, int at) {
        double[] m = new double[9];
        System.arraycopy(r, at, m, 0, 9);
        double trace = m[0] + m[4] + m[8];
        double[] four = {1 + trace, 1 + 2 * m[0] - trace, 1 + 2 * m[4] - trace, 1 + 2 * m[8] - trace};
        int k = 0;
        for (int i = 1; i < 4; i++) {
            k = four[i] > four[k] ? i : k;
        }
        double[] q = switch (k) {
            case 0 -> new double[] {four[0], m[7] - m[5], m[2] - m[6], m[3] - m[1]};
            case 1 -> new double[] {m[7] - m[5], four[1], m[1] + m[3], m[2] + m[6]};
            case 2 -> new double[] {m[2] - m[6], m[1] + m[3], four[2], m[5] + m[7]};
            default -> new double[] {m[3] - m[1], m[2] + m[6], m[5] + m[7], four[3]};
        };
        double norm = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
        for (int i = 0; i < 4; i++) {
            q[i] /= norm;
        }
        return q;
    }
}
