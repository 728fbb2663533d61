package org.signorini.collision.tests;

import java.util.SplittableRandom;

/** Rotation matrices for tests, row-major in larger arrays. */
final class Rotations {

    private Rotations() {
    }

    static double[] identities(int n) {
        double[] r = new double[9 * n];
        for (int i = 0; i < r.length; i += 9) {
            r[i] = 1;
            r[i + 4] = 1;
            r[i + 8] = 1;
        }
        return r;
    }

    /** Rodrigues: R = I + sin φ [u] + (1 − cos φ)[u]². */
    static void about(double angle, double x, double y, double z, double[] out, int at) {
        double length = Math.sqrt(x * x + y * y + z * z);
        double ux = x / length;
        double uy = y / length;
        double uz = z / length;
        double s = Math.sin(angle);
        double c = 1 - Math.cos(angle);
        double[] r = {
            1 - c * (uy * uy + uz * uz), c * ux * uy - s * uz, c * ux * uz + s * uy,
            c * ux * uy + s * uz, 1 - c * (ux * ux + uz * uz), c * uy * uz - s * ux,
            c * ux * uz - s * uy, c * uy * uz + s * ux, 1 - c * (ux * ux + uy * uy)};
        System.arraycopy(r, 0, out, at, 9);
    }

    static void random(SplittableRandom random, double[] out, int at) {
        double[] axis = direction(random);
        about(2 * Math.PI * random.nextDouble(), axis[0], axis[1], axis[2], out, at);
    }

    static double[] direction(SplittableRandom random) {
        double z = 2 * random.nextDouble() - 1;
        double angle = 2 * Math.PI * random.nextDouble();
        double r = Math.sqrt(1 - z * z);
        return new double[] {r * Math.cos(angle), r * Math.sin(angle), z};
    }

    /** out = a · b for the blocks at the given places; out may be b. */
    static void multiply(double[] a, int i, double[] b, int j, double[] out, int at) {
        double[] product = new double[9];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                for (int k = 0; k < 3; k++) {
                    product[3 * row + column] += a[i + 3 * row + k] * b[j + 3 * k + column];
                }
            }
        }
        System.arraycopy(product, 0, out, at, 9);
    }

    /** out = a · x; out may be x. */
    static void apply(double[] a, int i, double[] x, int j, double[] out, int at) {
        double[] product = new double[3];
        for (int row = 0; row < 3; row++) {
            for (int k = 0; k < 3; k++) {
                product[row] += a[i + 3 * row + k] * x[j + k];
            }
        }
        System.arraycopy(product, 0, out, at, 3);
    }
}
