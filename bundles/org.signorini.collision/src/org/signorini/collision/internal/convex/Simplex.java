package org.signorini.collision.internal.convex;

/**
 * Up to four points of the Minkowski difference A − B, each with the points of A and B it came from, and the point of
 * their hull nearest to the origin. The nearest point is found with signed volumes (Montanari, Petrinic, Barbieri,
 * ACM TOG 36, 2017): barycentric coordinates tell which corners to drop, and flat simplices, whose coordinates say
 * nothing, are searched edge by edge and face by face.
 */
final class Simplex {

    /** Cross products and determinants below this share of their factors say nothing about the side a point is on. */
    private static final double FLAT = 1e-13;

    final double[] w = new double[12];
    final double[] a = new double[12];
    final double[] b = new double[12];
    int size;

    /** The nearest point and its squared distance from the origin. */
    double x;
    double y;
    double z;
    double squared;
    private final double[] weight = new double[4];
    private final double[] trial = new double[4];

    /** Whether the point just put behind the others is one of them. */
    boolean repeats() {
        int n = 3 * size;
        for (int i = 0; i < n; i += 3) {
            if (w[i] == w[n] && w[i + 1] == w[n + 1] && w[i + 2] == w[n + 2]) {
                return true;
            }
        }
        return false;
    }

    /** Finds the nearest point and drops the corners it does not need. */
    void reduce() {
        squared = Double.POSITIVE_INFINITY;
        switch (size) {
            case 1 -> vertex(0);
            case 2 -> segment(0, 1);
            case 3 -> triangle(0, 1, 2);
            default -> tetrahedron();
        }
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (weight[i] > 0) {
                weight[kept] = weight[i];
                copy(w, i, kept);
                copy(a, i, kept);
                copy(b, i, kept);
                kept++;
            }
        }
        size = kept;
    }

    /** The points of A and B that the nearest point came from. */
    void witnesses(double[] onA, double[] onB) {
        for (int k = 0; k < 3; k++) {
            onA[k] = 0;
            onB[k] = 0;
            for (int i = 0; i < size; i++) {
                onA[k] += weight[i] * a[3 * i + k];
                onB[k] += weight[i] * b[3 * i + k];
            }
        }
    }

    private static void copy(double[] array, int from, int to) {
        array[3 * to] = array[3 * from];
        array[3 * to + 1] = array[3 * from + 1];
        array[3 * to + 2] = array[3 * from + 2];
    }

    private void vertex(int i) {
        clear();
        trial[i] = 1;
        propose(w[3 * i], w[3 * i + 1], w[3 * i + 2]);
    }

    private void segment(int i, int j) {
        double tx = w[3 * j] - w[3 * i];
        double ty = w[3 * j + 1] - w[3 * i + 1];
        double tz = w[3 * j + 2] - w[3 * i + 2];
        double along = -(w[3 * i] * tx + w[3 * i + 1] * ty + w[3 * i + 2] * tz);
        double length = tx * tx + ty * ty + tz * tz;
        if (along <= 0) {
            vertex(i);
        } else if (along >= length) {
            vertex(j);
        } else {
            double u = along / length;
            clear();
            trial[i] = 1 - u;
            trial[j] = u;
            propose(w[3 * i] + u * tx, w[3 * i + 1] + u * ty, w[3 * i + 2] + u * tz);
        }
    }

    /** λ_i = n·(w_j × w_k)/n², n = (w_j − w_i) × (w_k − w_i); the nearest point of the plane is n (n·w_i)/n². */
    private void triangle(int i, int j, int k) {
        int p = 3 * i;
        int q = 3 * j;
        int r = 3 * k;
        double ux = w[q] - w[p];
        double uy = w[q + 1] - w[p + 1];
        double uz = w[q + 2] - w[p + 2];
        double vx = w[r] - w[p];
        double vy = w[r + 1] - w[p + 1];
        double vz = w[r + 2] - w[p + 2];
        double nx = uy * vz - uz * vy;
        double ny = uz * vx - ux * vz;
        double nz = ux * vy - uy * vx;
        double nn = nx * nx + ny * ny + nz * nz;
        if (!(nn > FLAT * FLAT * (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz))) {
            segment(i, j);
            segment(j, k);
            segment(k, i);
            return;
        }
        double li = triple(nx, ny, nz, q, r);
        double lj = triple(nx, ny, nz, r, p);
        double lk = triple(nx, ny, nz, p, q);
        if (li > 0 && lj > 0 && lk > 0) {
            double sum = li + lj + lk;
            clear();
            trial[i] = li / sum;
            trial[j] = lj / sum;
            trial[k] = lk / sum;
            double h = (nx * w[p] + ny * w[p + 1] + nz * w[p + 2]) / nn;
            propose(nx * h, ny * h, nz * h);
            return;
        }
        if (li <= 0) {
            segment(j, k);
        }
        if (lj <= 0) {
            segment(k, i);
        }
        if (lk <= 0) {
            segment(i, j);
        }
    }

    /** n·(w_q × w_r) */
    private double triple(double nx, double ny, double nz, int q, int r) {
        return nx * (w[q + 1] * w[r + 2] - w[q + 2] * w[r + 1]) + ny * (w[q + 2] * w[r] - w[q] * w[r + 2])
                + nz * (w[q] * w[r + 1] - w[q + 1] * w[r]);
    }

    /**
     * The volumes the origin spans with the faces, compared with the whole; a face on whose far side it is may be
     * nearest.
     */
    private void tetrahedron() {
        double v0 = triple(w[3], w[4], w[5], 6, 9);
        double v1 = -triple(w[0], w[1], w[2], 6, 9);
        double v2 = triple(w[0], w[1], w[2], 3, 9);
        double v3 = -triple(w[0], w[1], w[2], 3, 6);
        double volume = v0 + v1 + v2 + v3;
        boolean flat = Math.abs(volume) <= FLAT * (Math.abs(v0) + Math.abs(v1) + Math.abs(v2) + Math.abs(v3));
        double sign = Math.signum(volume);
        if (!flat && v0 * sign > 0 && v1 * sign > 0 && v2 * sign > 0 && v3 * sign > 0) {
            trial[0] = v0 / volume;
            trial[1] = v1 / volume;
            trial[2] = v2 / volume;
            trial[3] = v3 / volume;
            propose(0, 0, 0);
            return;
        }
        if (flat || v0 * sign <= 0) {
            triangle(1, 2, 3);
        }
        if (flat || v1 * sign <= 0) {
            triangle(0, 2, 3);
        }
        if (flat || v2 * sign <= 0) {
            triangle(0, 1, 3);
        }
        if (flat || v3 * sign <= 0) {
            triangle(0, 1, 2);
        }
    }

    private void clear() {
        trial[0] = 0;
        trial[1] = 0;
        trial[2] = 0;
        trial[3] = 0;
    }

    private void propose(double px, double py, double pz) {
        double d = px * px + py * py + pz * pz;
        if (d < squared) {
            squared = d;
            x = px;
            y = py;
            z = pz;
            System.arraycopy(trial, 0, weight, 0, 4);
        }
    }
}
