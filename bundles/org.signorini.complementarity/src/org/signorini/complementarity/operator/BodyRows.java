package org.signorini.complementarity.operator;

import java.util.Arrays;

import org.signorini.complementarity.PrivateCopy;

/** Single rows between two bodies of a {@link PointContactOperator}: joints and their limits, 12 numbers each. */
final class BodyRows {

    private final MovingBodies bodies;
    private int count;
    private int[] end = {};
    /** (moment, force) on A, then on B, of a unit impulse. */
    private double[] wrench = {};
    private double[] compliance = {};

    BodyRows(MovingBodies bodies) {
        this.bodies = bodies;
    }

    int count() {
        return count;
    }

    int[] ends() {
        return end;
    }

    void clear() {
        count = 0;
    }

    int add(int bodyA, int bodyB, double[] jacobian, int offset, double yielding) {
        if (count == compliance.length) {
            int room = 2 * count + 8;
            end = Arrays.copyOf(end, 2 * room);
            wrench = Arrays.copyOf(wrench, 12 * room);
            compliance = Arrays.copyOf(compliance, room);
        }
        end[2 * count] = MovingBodies.STRIDE * (bodyA + 1);
        end[2 * count + 1] = MovingBodies.STRIDE * (bodyB + 1);
        System.arraycopy(jacobian, offset, wrench, 12 * count, 12);
        compliance[count] = yielding;
        return count++;
    }

    void show(PrivateCopy copy) {
        copy.count("the number of rows", count);
        copy.indices("the bodies of rows", end, 2 * count);
        copy.vector("the Jacobians", wrench, 12 * count);
        copy.vector("the compliances", compliance, count);
    }

    double compliance(int i) {
        return compliance[i];
    }

    /** J u without compliance. */
    double row(int i, double[] s) {
        return side(12 * i, s, end[2 * i]) + side(12 * i + 6, s, end[2 * i + 1]);
    }

    private double side(int k, double[] s, int at) {
        double[] w = wrench;
        return w[k] * s[at + 3] + w[k + 1] * s[at + 4] + w[k + 2] * s[at + 5]
                + (w[k + 3] * s[at] + w[k + 4] * s[at + 1] + w[k + 5] * s[at + 2]);
    }

    void push(int i, double d, double[] s) {
        if (d != 0) {
            pushSide(12 * i, d, s, end[2 * i]);
            pushSide(12 * i + 6, d, s, end[2 * i + 1]);
        }
    }

    private void pushSide(int k, double d, double[] s, int at) {
        if (at > 0) {
            double[] w = wrench;
            bodies.push(s, at, w[k + 3] * d, w[k + 4] * d, w[k + 5] * d, w[k] * d, w[k + 1] * d, w[k + 2] * d);
        }
    }

    double diagonal(int i) {
        return sideDiagonal(12 * i, end[2 * i]) + sideDiagonal(12 * i + 6, end[2 * i + 1])
                + (end[2 * i] == end[2 * i + 1] ? twice(i) : 0) + compliance[i];
    }

    private double sideDiagonal(int k, int at) {
        double[] w = wrench;
        return at == 0 ? 0
                : bodies.state[at + MovingBodies.INVERSE_MASS]
                        * (w[k + 3] * w[k + 3] + w[k + 4] * w[k + 4] + w[k + 5] * w[k + 5])
                        + bodies.product(at, w[k], w[k + 1], w[k + 2], w[k], w[k + 1], w[k + 2]);
    }

    /** What a row of a body with itself has beside its two sides. */
    private double twice(int i) {
        double[] w = wrench;
        int k = 12 * i;
        int at = end[2 * i];
        return at == 0 ? 0
                : 2 * (bodies.state[at + MovingBodies.INVERSE_MASS]
                        * (w[k + 3] * w[k + 9] + w[k + 4] * w[k + 10] + w[k + 5] * w[k + 11])
                        + bodies.product(at, w[k], w[k + 1], w[k + 2], w[k + 6], w[k + 7], w[k + 8]));
    }

    /** Writes the Jacobian of a side, velocity before angular velocity. */
    void jacobian(int i, int side, double[] out) {
        System.arraycopy(wrench, 12 * i + 6 * side + 3, out, 0, 3);
        System.arraycopy(wrench, 12 * i + 6 * side, out, 3, 3);
    }

    String defect(String what) {
        for (int k = 0; k < 12 * count; k++) {
            if (!(Math.abs(wrench[k]) <= Double.MAX_VALUE)) {
                return ": the Jacobian of " + what + " " + k / 12 + " is not finite";
            }
        }
        for (int i = 0; i < count; i++) {
            if (!(compliance[i] >= 0 && compliance[i] <= Double.MAX_VALUE)) {
                return ": the compliance of " + what + " " + i + " is " + compliance[i];
            }
        }
        return null;
    }
}
