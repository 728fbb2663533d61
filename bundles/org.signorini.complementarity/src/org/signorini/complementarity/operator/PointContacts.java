package org.signorini.complementarity.operator;

import java.util.Arrays;

import org.signorini.complementarity.PrivateCopy;

/** The contacts of a {@link PointContactOperator}: per contact n, t1, t2, the arms a and b, and the compliance. */
final class PointContacts {

    private static final int STRIDE = 16;
    private static final int ARM_A = 9;
    private static final int ARM_B = 12;
    private static final int COMPLIANCE = 15;

    private final MovingBodies bodies;
    private int count;
    /** Offsets of the two bodies' records. */
    private int[] end = {};
    private double[] data = {};

    PointContacts(MovingBodies bodies) {
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

    int add(int bodyA, int bodyB, double[] frame, int iFrame, double[] arms, double compliance) {
        if (STRIDE * count == data.length) {
            int room = 2 * count + 16;
            end = Arrays.copyOf(end, 2 * room);
            data = Arrays.copyOf(data, STRIDE * room);
        }
        int k = STRIDE * count;
        end[2 * count] = MovingBodies.STRIDE * (bodyA + 1);
        end[2 * count + 1] = MovingBodies.STRIDE * (bodyB + 1);
        System.arraycopy(frame, iFrame, data, k, 9);
        System.arraycopy(arms, 0, data, k + ARM_A, 6);
        data[k + COMPLIANCE] = compliance;
        return count++;
    }

    void show(PrivateCopy copy) {
        copy.count("the number of contacts", count);
        copy.indices("the bodies of contacts", end, 2 * count);
        copy.matrix("the frames of contacts", data, STRIDE * count, STRIDE);
    }

    double compliance(int c) {
        return data[STRIDE * c + COMPLIANCE];
    }

    /** frame · (v_A + ω_A × a − v_B − ω_B × b) + compliance · p. */
    void rows(int c, double[] s, double pn, double[] y, int to) {
        double[] d = data;
        int k = STRIDE * c;
        int a = end[2 * c];
        int b = end[2 * c + 1];
        double vx = s[a] + s[a + 4] * d[k + 11] - s[a + 5] * d[k + 10]
                - (s[b] + s[b + 4] * d[k + 14] - s[b + 5] * d[k + 13]);
        double vy = s[a + 1] + s[a + 5] * d[k + 9] - s[a + 3] * d[k + 11]
                - (s[b + 1] + s[b + 5] * d[k + 12] - s[b + 3] * d[k + 14]);
        double vz = s[a + 2] + s[a + 3] * d[k + 10] - s[a + 4] * d[k + 9]
                - (s[b + 2] + s[b + 3] * d[k + 13] - s[b + 4] * d[k + 12]);
        y[to] = d[k] * vx + d[k + 1] * vy + d[k + 2] * vz + d[k + COMPLIANCE] * pn;
        y[to + 1] = d[k + 3] * vx + d[k + 4] * vy + d[k + 5] * vz;
        y[to + 2] = d[k + 6] * vx + d[k + 7] * vy + d[k + 8] * vz;
    }

    /** One of them, without compliance. */
    double row(int c, int r, double[] s) {
        double[] d = data;
        int k = STRIDE * c;
        int a = end[2 * c];
        int b = end[2 * c + 1];
        double vx = s[a] + s[a + 4] * d[k + 11] - s[a + 5] * d[k + 10]
                - (s[b] + s[b + 4] * d[k + 14] - s[b + 5] * d[k + 13]);
        double vy = s[a + 1] + s[a + 5] * d[k + 9] - s[a + 3] * d[k + 11]
                - (s[b + 1] + s[b + 5] * d[k + 12] - s[b + 3] * d[k + 14]);
        double vz = s[a + 2] + s[a + 3] * d[k + 10] - s[a + 4] * d[k + 9]
                - (s[b + 2] + s[b + 3] * d[k + 13] - s[b + 4] * d[k + 12]);
        int o = k + 3 * r;
        return d[o] * vx + d[o + 1] * vy + d[o + 2] * vz;
    }

    /** s += M⁻¹ Pᵢ d: the force f = frameᵀd on A at its arm, −f on B. */
    void push(int c, double d0, double d1, double d2, double[] s) {
        double[] d = data;
        int k = STRIDE * c;
        int a = end[2 * c];
        int b = end[2 * c + 1];
        double fx = d[k] * d0 + d[k + 3] * d1 + d[k + 6] * d2;
        double fy = d[k + 1] * d0 + d[k + 4] * d1 + d[k + 7] * d2;
        double fz = d[k + 2] * d0 + d[k + 5] * d1 + d[k + 8] * d2;
        if (a > 0) {
            double x = d[k + 9];
            double y = d[k + 10];
            double z = d[k + 11];
            bodies.push(s, a, fx, fy, fz, y * fz - z * fy, z * fx - x * fz, x * fy - y * fx);
        }
        if (b > 0) {
            double x = d[k + 12];
            double y = d[k + 13];
            double z = d[k + 14];
            bodies.push(s, b, -fx, -fy, -fz, z * fy - y * fz, x * fz - z * fx, y * fx - x * fy);
        }
    }

    /** See {@link SlidingContacts#slide}; v = rows + b, then push of the difference, with all that is read once. */
    double slide(int c, double[] s, double[] constant, double[] p, int i, double[] law) {
        double[] d = data;
        int k = STRIDE * c;
        int a = end[2 * c];
        int b = end[2 * c + 1];
        double nx = d[k];
        double ny = d[k + 1];
        double nz = d[k + 2];
        double ax = d[k + 9];
        double ay = d[k + 10];
        double az = d[k + 11];
        double bx = d[k + 12];
        double by = d[k + 13];
        double bz = d[k + 14];
        double vx = s[a] + s[a + 4] * az - s[a + 5] * ay - (s[b] + s[b + 4] * bz - s[b + 5] * by);
        double vy = s[a + 1] + s[a + 5] * ax - s[a + 3] * az - (s[b + 1] + s[b + 5] * bx - s[b + 3] * bz);
        double vz = s[a + 2] + s[a + 3] * ay - s[a + 4] * ax - (s[b + 2] + s[b + 3] * by - s[b + 4] * bx);
        double p0 = p[i];
        double p1 = p[i + 1];
        double p2 = p[i + 2];
        int l = 4 * c;
        double n = p0 - (nx * vx + ny * vy + nz * vz + d[k + COMPLIANCE] * p0 + constant[i]) * law[l + 1];
        double d0 = -p0;
        double d1 = -p1;
        double d2 = -p2;
        double ux = d[k + 3];
        double uy = d[k + 4];
        double uz = d[k + 5];
        double wx = d[k + 6];
        double wy = d[k + 7];
        double wz = d[k + 8];
        if (n > 0) {
            double t1 = p1 - (ux * vx + uy * vy + uz * vz + constant[i + 1]) * law[l + 2];
            double t2 = p2 - (wx * vx + wy * vy + wz * vz + constant[i + 2]) * law[l + 2];
            double square = t1 * t1 + t2 * t2;
            double most = law[l] * n;
            if (square > most * most) {
                double share = most / Math.sqrt(square);
                t1 *= share;
                t2 *= share;
            }
            p[i] = n;
            p[i + 1] = t1;
            p[i + 2] = t2;
            d0 += n;
            d1 += t1;
            d2 += t2;
        } else if (p0 == 0 && p1 == 0 && p2 == 0) {
            // open, and stays open
            return 0;
        } else {
            p[i] = 0;
            p[i + 1] = 0;
            p[i + 2] = 0;
        }
        double fx = nx * d0 + ux * d1 + wx * d2;
        double fy = ny * d0 + uy * d1 + wy * d2;
        double fz = nz * d0 + uz * d1 + wz * d2;
        if (a > 0) {
            bodies.push(s, a, fx, fy, fz, ay * fz - az * fy, az * fx - ax * fz, ax * fy - ay * fx);
        }
        if (b > 0) {
            bodies.push(s, b, -fx, -fy, -fz, bz * fy - by * fz, bx * fz - bz * fx, by * fx - bx * fy);
        }
        return Math.sqrt(d0 * d0 + d1 * d1 + d2 * d2) * law[l + 3];
    }

    /** (1/m_A + 1/m_B) D Dᵀ + Σ (r × D) I⁻¹ (r × D)ᵀ + compliance, with the frame D and the arms r. */
    void diagonalBlock(int c, double[] block) {
        int k = STRIDE * c;
        double[] s = bodies.state;
        int a = end[2 * c];
        int b = end[2 * c + 1];
        double mass = s[a + MovingBodies.INVERSE_MASS] + s[b + MovingBodies.INVERSE_MASS];
        double inertiaA = s[a + MovingBodies.INVERSE_INERTIA];
        double inertiaB = s[b + MovingBodies.INVERSE_INERTIA];
        // of bodies alike in all directions: (r × d)·(r × e) = r²(d·e) − (r·d)(r·e)
        double ia = Math.max(0, inertiaA);
        double ib = Math.max(0, inertiaB);
        double along = mass + ia * dot(k + ARM_A, k + ARM_A) + ib * dot(k + ARM_B, k + ARM_B);
        for (int i = 0; i < 3; i++) {
            double ai = ia * dot(k + ARM_A, k + 3 * i);
            double bi = ib * dot(k + ARM_B, k + 3 * i);
            for (int j = i; j < 3; j++) {
                block[3 * i + j] = along * dot(k + 3 * i, k + 3 * j) - ai * dot(k + ARM_A, k + 3 * j)
                        - bi * dot(k + ARM_B, k + 3 * j);
            }
        }
        if (inertiaA < 0) {
            addTurning(a, k, k + ARM_A, block);
        }
        if (inertiaB < 0) {
            addTurning(b, k, k + ARM_B, block);
        }
        block[0] += data[k + COMPLIANCE];
        block[3] = block[1];
        block[6] = block[2];
        block[7] = block[5];
    }

    private double dot(int i, int j) {
        return data[i] * data[j] + data[i + 1] * data[j + 1] + data[i + 2] * data[j + 2];
    }

    private void addTurning(int body, int frame, int arm, double[] block) {
        for (int i = 0; i < 3; i++) {
            for (int j = i; j < 3; j++) {
                int p = frame + 3 * i;
                int q = frame + 3 * j;
                block[3 * i + j] += bodies.product(body, cross(arm, p, 0), cross(arm, p, 1), cross(arm, p, 2),
                        cross(arm, q, 0), cross(arm, q, 1), cross(arm, q, 2));
            }
        }
    }

    private double cross(int r, int d, int axis) {
        int y = (axis + 1) % 3;
        int z = (axis + 2) % 3;
        return data[r + y] * data[d + z] - data[r + z] * data[d + y];
    }

    /** Writes the 3×6 Jacobian block of a side, velocity before angular velocity. */
    void jacobian(int c, int side, double[] out) {
        int k = STRIDE * c;
        int arm = k + (side == 0 ? ARM_A : ARM_B);
        double sign = side == 0 ? 1 : -1;
        for (int r = 0; r < 3; r++) {
            for (int i = 0; i < 3; i++) {
                out[6 * r + i] = sign * data[k + 3 * r + i];
                out[6 * r + 3 + i] = sign * cross(arm, k + 3 * r, i);
            }
        }
    }

    String defect() {
        for (int k = 0; k < STRIDE * count; k++) {
            if (!(Math.abs(data[k]) <= Double.MAX_VALUE)) {
                return ": the frame of contact " + k / STRIDE + " is not finite";
            }
        }
        for (int c = 0; c < count; c++) {
            if (!(compliance(c) >= 0)) {
                return ": the compliance of contact " + c + " is " + compliance(c);
            }
        }
        return null;
    }
}
