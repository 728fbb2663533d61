package org.signorini.complementarity.operator;

import java.util.Arrays;

import org.signorini.complementarity.PrivateCopy;

/**
 * Bodies as rows and contacts meet them: velocities and inverse inertias side by side, so that a body is one stretch
 * of memory. Record 0 is the ground, which has neither; body b is record b + 1.
 *
 * <pre>
 * v (3), ω (3), 1/m, 1/I where the inertia is a multiple of the identity and −1 where it is not
 * </pre>
 */
final class MovingBodies {

    static final int STRIDE = 8;
    static final int INVERSE_MASS = 6;
    static final int INVERSE_INERTIA = 7;

    private int count;
    double[] state = new double[STRIDE];
    /** Packed inverse inertias, 6 per record. */
    double[] inverseInertia = new double[6];

    int count() {
        return count;
    }

    void reset(int bodies) {
        count = bodies;
        int records = bodies + 1;
        if (state.length < STRIDE * records) {
            state = new double[STRIDE * records];
            inverseInertia = new double[6 * records];
        }
        Arrays.fill(state, 0);
        Arrays.fill(inverseInertia, 0);
    }

    void set(int body, double massInverse, double[] packed, int offset) {
        int at = STRIDE * (body + 1);
        double a = packed[offset];
        boolean isotropic = packed[offset + 1] == a && packed[offset + 2] == a && packed[offset + 3] == 0
                && packed[offset + 4] == 0 && packed[offset + 5] == 0;
        state[at + INVERSE_MASS] = massInverse;
        state[at + INVERSE_INERTIA] = isotropic ? a : -1;
        System.arraycopy(packed, offset, inverseInertia, 6 * (body + 1), 6);
    }

    /** Velocities to zero, in a state array of this layout, which gets the inertias of this one. */
    void clear(double[] to) {
        for (int at = STRIDE, end = STRIDE * (count + 1); at < end; at += STRIDE) {
            to[at] = 0;
            to[at + 1] = 0;
            to[at + 2] = 0;
            to[at + 3] = 0;
            to[at + 4] = 0;
            to[at + 5] = 0;
            to[at + INVERSE_MASS] = state[at + INVERSE_MASS];
            to[at + INVERSE_INERTIA] = state[at + INVERSE_INERTIA];
        }
    }

    /** Inertias; velocities belong to a traversal. */
    void show(PrivateCopy copy) {
        copy.count("the number of bodies", count);
        copy.stretches("the inverse masses", state, STRIDE + INVERSE_MASS, STRIDE, 2, count);
        copy.vector("the inverse inertias", inverseInertia, 6 * (count + 1));
    }

    /** Takes velocities, six numbers per body. */
    void load(double[] u) {
        for (int b = 0; b < count; b++) {
            System.arraycopy(u, 6 * b, state, STRIDE * (b + 1), 6);
        }
    }

    /** u += the velocities of a state array. */
    void addTo(double[] from, double[] u) {
        for (int b = 0; b < count; b++) {
            int at = STRIDE * (b + 1);
            for (int i = 0; i < 6; i++) {
                u[6 * b + i] += from[at + i];
            }
        }
    }

    /** (v, ω) += M⁻¹ (f, m) of the record at {@code at}. */
    void push(double[] s, int at, double fx, double fy, double fz, double mx, double my, double mz) {
        double im = s[at + INVERSE_MASS];
        double ii = s[at + INVERSE_INERTIA];
        s[at] += im * fx;
        s[at + 1] += im * fy;
        s[at + 2] += im * fz;
        if (ii >= 0) {
            s[at + 3] += ii * mx;
            s[at + 4] += ii * my;
            s[at + 5] += ii * mz;
        } else {
            double[] j = inverseInertia;
            int k = 6 * (at / STRIDE);
            s[at + 3] += j[k] * mx + j[k + 3] * my + j[k + 4] * mz;
            s[at + 4] += j[k + 3] * mx + j[k + 1] * my + j[k + 5] * mz;
            s[at + 5] += j[k + 4] * mx + j[k + 5] * my + j[k + 2] * mz;
        }
    }

    /** m·I⁻¹ m' of the record at {@code at}. */
    double product(int at, double x, double y, double z, double x2, double y2, double z2) {
        double[] j = inverseInertia;
        int k = 6 * (at / STRIDE);
        return (j[k] * x + j[k + 3] * y + j[k + 4] * z) * x2 + (j[k + 3] * x + j[k + 1] * y + j[k + 5] * z) * y2
                + (j[k + 4] * x + j[k + 5] * y + j[k + 2] * z) * z2;
    }

    String defect() {
        for (int b = 0; b < count; b++) {
            double im = state[STRIDE * (b + 1) + INVERSE_MASS];
            if (!(im >= 0 && im <= Double.MAX_VALUE)) {
                return ": the inverse mass of body " + b + " is " + im;
            }
            for (int i = 6 * (b + 1); i < 6 * (b + 2); i++) {
                if (!(Math.abs(inverseInertia[i]) <= Double.MAX_VALUE)) {
                    return ": the inverse inertia of body " + b + " contains " + inverseInertia[i];
                }
            }
        }
        return null;
    }
}
