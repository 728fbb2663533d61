package org.signorini.complementarity.operator;

import java.util.Arrays;

import org.signorini.complementarity.PrivateCopy;

/**
 * Rows of Pᵀ in groups of {@code width} (1 for bilateral rows, 3 for contacts): two bodies, their Jacobian blocks J and
 * the responses J M⁻¹. Per group A's block comes first, then B's, {@code width}×6 row-major each.
 */
final class GraphRows {

    private final int width;
    private int count;
    private int[] body = {};
    private double[] jacobian = {};
    private double[] response = {};
    private double[] compliance = {};

    GraphRows(int width) {
        this.width = width;
    }

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    int width() {
        return width;
    }

    /** Body of side 0 or 1. */
    int body(int index, int side) {
        return body[2 * index + side];
    }

    int add(int bodyA, int bodyB) {
        if (2 * count == body.length) {
            int capacity = 2 * count + 8;
            body = Arrays.copyOf(body, 2 * capacity);
            jacobian = Arrays.copyOf(jacobian, 12 * width * capacity);
            response = Arrays.copyOf(response, 12 * width * capacity);
            compliance = Arrays.copyOf(compliance, width * capacity);
        }
        body[2 * count] = bodyA;
        body[2 * count + 1] = bodyB;
        Arrays.fill(compliance, width * count, width * (count + 1), 0);
        return count++;
    }

    /** Takes the Jacobian block of one side and multiplies it by the body's inverse inertia. */
    void fill(int index, int side, double[] source, int offset, double[] inverseMass, double[] inverseInertia) {
        int b = body[2 * index + side];
        int first = 6 * width * (2 * index + side);
        if (b < 0) {
            Arrays.fill(jacobian, first, first + 6 * width, 0);
            Arrays.fill(response, first, first + 6 * width, 0);
            return;
        }
        System.arraycopy(source, offset, jacobian, first, 6 * width);
        int inertia = 9 * b;
        for (int r = 0, k = first; r < width; r++, k += 6) {
            for (int i = 0; i < 3; i++) {
                response[k + i] = inverseMass[b] * jacobian[k + i];
                response[k + 3 + i] = inverseInertia[inertia + i] * jacobian[k + 3]
                        + inverseInertia[inertia + 3 + i] * jacobian[k + 4]
                        + inverseInertia[inertia + 6 + i] * jacobian[k + 5];
            }
        }
    }

    void show(PrivateCopy copy) {
        copy.count("the number of rows", count);
        copy.indices("the bodies of rows", body, 2 * count);
        copy.vector("the Jacobians", jacobian, 12 * width * count);
        copy.vector("the responses", response, 12 * width * count);
        copy.vector("the compliances", compliance, width * count);
    }

    void setCompliance(int index, int r, double value) {
        compliance[width * index + r] = value;
    }

    double compliance(int index, int r) {
        return compliance[width * index + r];
    }

    /** J u + c x of a single row. */
    double row(int index, int r, double[] u, double[] x, int at) {
        double sum = compliance[width * index + r] * x[at];
        for (int side = 0; side < 2; side++) {
            int b = 6 * body[2 * index + side];
            if (b >= 0) {
                sum += dot(6 * (width * (2 * index + side) + r), u, b);
            }
        }
        return sum;
    }

    /** J u + c x of a group of one. */
    double scalar(int index, double[] u, double[] x, int at) {
        return row(index, 0, u, x, at);
    }

    /** J u + c x of a group of three. */
    void rows(int index, double[] u, double[] x, int at, double[] y, int to) {
        double y0 = compliance[3 * index] * x[at];
        double y1 = compliance[3 * index + 1] * x[at + 1];
        double y2 = compliance[3 * index + 2] * x[at + 2];
        int a = 6 * body[2 * index];
        int b = 6 * body[2 * index + 1];
        int k = 36 * index;
        if (a >= 0) {
            y0 += dot(k, u, a);
            y1 += dot(k + 6, u, a);
            y2 += dot(k + 12, u, a);
        }
        if (b >= 0) {
            y0 += dot(k + 18, u, b);
            y1 += dot(k + 24, u, b);
            y2 += dot(k + 30, u, b);
        }
        y[to] = y0;
        y[to + 1] = y1;
        y[to + 2] = y2;
    }

    private double dot(int k, double[] u, int b) {
        double[] j = jacobian;
        return j[k] * u[b] + j[k + 1] * u[b + 1] + j[k + 2] * u[b + 2]
                + (j[k + 3] * u[b + 3] + j[k + 4] * u[b + 4] + j[k + 5] * u[b + 5]);
    }

    /** u += M⁻¹ Jᵀ d of a group of one. */
    void push(int index, double d, double[] u) {
        double[] k = response;
        for (int side = 0; side < 2; side++) {
            int b = 6 * body[2 * index + side];
            if (b >= 0) {
                int from = 6 * (2 * index + side);
                for (int i = 0; i < 6; i++) {
                    u[b + i] += k[from + i] * d;
                }
            }
        }
    }

    /** u += M⁻¹ Jᵀ d of a group of three. */
    void push(int index, double d0, double d1, double d2, double[] u) {
        int a = 6 * body[2 * index];
        int b = 6 * body[2 * index + 1];
        int from = 36 * index;
        if (a >= 0) {
            pushSide(from, d0, d1, d2, u, a);
        }
        if (b >= 0) {
            pushSide(from + 18, d0, d1, d2, u, b);
        }
    }

    private void pushSide(int from, double d0, double d1, double d2, double[] u, int b) {
        double[] k = response;
        for (int i = 0; i < 6; i++) {
            u[b + i] += k[from + i] * d0 + k[from + 6 + i] * d1 + k[from + 12 + i] * d2;
        }
    }

    /** block += J M⁻¹ Jᵀ of one side of a group here with one side of another, row-major. */
    void addProduct(int index, int side, GraphRows other, int otherIndex, int otherSide, double[] block) {
        double[] j = other.jacobian;
        int columns = other.width;
        int k = 6 * width * (2 * index + side);
        for (int r = 0; r < width; r++, k += 6) {
            double r0 = response[k];
            double r1 = response[k + 1];
            double r2 = response[k + 2];
            double r3 = response[k + 3];
            double r4 = response[k + 4];
            double r5 = response[k + 5];
            int m = 6 * columns * (2 * otherIndex + otherSide);
            for (int c = 0; c < columns; c++, m += 6) {
                block[r * columns + c] += r0 * j[m] + r1 * j[m + 1] + r2 * j[m + 2]
                        + (r3 * j[m + 3] + r4 * j[m + 4] + r5 * j[m + 5]);
            }
        }
    }

    String defect(String what) {
        for (int k = 0; k < 12 * width * count; k++) {
            if (!(Math.abs(response[k]) <= Double.MAX_VALUE)) {
                return ": the Jacobian of " + what + " " + k / (12 * width) + " is not finite";
            }
        }
        for (int k = 0; k < width * count; k++) {
            if (!(compliance[k] >= 0 && compliance[k] <= Double.MAX_VALUE)) {
                return ": the compliance of " + what + " " + k / width + " is " + compliance[k];
            }
        }
        return null;
    }
}
