package org.signorini.algebra;

/** Kernels on unit quaternions: the exponential map and its inverse, products, conversion from matrices. */
public final class Quaternions {

    private Quaternions() {
    }

    /** out = a b; out may be a or b. */
    public static void multiply(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        double w = a[ia] * b[ib] - a[ia + 1] * b[ib + 1] - a[ia + 2] * b[ib + 2] - a[ia + 3] * b[ib + 3];
        double x = a[ia] * b[ib + 1] + a[ia + 1] * b[ib] + a[ia + 2] * b[ib + 3] - a[ia + 3] * b[ib + 2];
        double y = a[ia] * b[ib + 2] - a[ia + 1] * b[ib + 3] + a[ia + 2] * b[ib] + a[ia + 3] * b[ib + 1];
        double z = a[ia] * b[ib + 3] + a[ia + 1] * b[ib + 2] - a[ia + 2] * b[ib + 1] + a[ia + 3] * b[ib];
        out[io] = w;
        out[io + 1] = x;
        out[io + 2] = y;
        out[io + 3] = z;
    }

    /** out = a⁻¹ b; out may be a or b. */
    public static void divideLeft(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        double w = a[ia] * b[ib] + a[ia + 1] * b[ib + 1] + a[ia + 2] * b[ib + 2] + a[ia + 3] * b[ib + 3];
        double x = a[ia] * b[ib + 1] - a[ia + 1] * b[ib] - a[ia + 2] * b[ib + 3] + a[ia + 3] * b[ib + 2];
        double y = a[ia] * b[ib + 2] + a[ia + 1] * b[ib + 3] - a[ia + 2] * b[ib] - a[ia + 3] * b[ib + 1];
        double z = a[ia] * b[ib + 3] - a[ia + 1] * b[ib + 2] + a[ia + 2] * b[ib + 1] - a[ia + 3] * b[ib];
        out[io] = w;
        out[io + 1] = x;
        out[io + 2] = y;
        out[io + 3] = z;
    }

    public static void normalize(double[] q, int at) {
        double s = 1 / Math.sqrt(q[at] * q[at] + q[at + 1] * q[at + 1] + q[at + 2] * q[at + 2] + q[at + 3] * q[at + 3]);
        q[at] *= s;
        q[at + 1] *= s;
        q[at + 2] *= s;
        q[at + 3] *= s;
    }

    /**
     * out = exp(h ω/2) q, normalized: turning for the time h with the angular velocity ω, both in the axes of the frame
     * that q leads to. out may be q.
     */
    public static void advance(double[] q, int iq, double[] omega, int iw, double h, double[] out, int io) {
        double x = 0.5 * h * omega[iw];
        double y = 0.5 * h * omega[iw + 1];
        double z = 0.5 * h * omega[iw + 2];
        double squared = x * x + y * y + z * z;
        double c;
        double s;
        if (squared < 1e-4) {
            // cos and sin(a)/a to the last bit by their series: a² < 1e-4 leaves a⁸/8! < 3e-21
            c = 1 - squared * (0.5 - squared * (1.0 / 24 - squared * (1.0 / 720)));
            s = 1 - squared * (1.0 / 6 - squared * (1.0 / 120 - squared * (1.0 / 5040)));
        } else {
            double a = Math.sqrt(squared);
            c = SinCos.cos(a);
            s = SinCos.sin(a) / a;
        }
        x *= s;
        y *= s;
        z *= s;
        double qw = q[iq];
        double qx = q[iq + 1];
        double qy = q[iq + 2];
        double qz = q[iq + 3];
        out[io] = c * qw - x * qx - y * qy - z * qz;
        out[io + 1] = c * qx + x * qw + y * qz - z * qy;
        out[io + 2] = c * qy - x * qz + y * qw + z * qx;
        out[io + 3] = c * qz + x * qy - y * qx + z * qw;
        normalize(out, io);
    }

    /** out = q + h q̇ with q̇ = ½ω q, normalized; out may be q. */
    public static void advanceLinearly(double[] q, int iq, double[] omega, int iw, double h, double[] out, int io) {
        double x = 0.5 * h * omega[iw];
        double y = 0.5 * h * omega[iw + 1];
        double z = 0.5 * h * omega[iw + 2];
        double qw = q[iq];
        double qx = q[iq + 1];
        double qy = q[iq + 2];
        double qz = q[iq + 3];
        out[io] = qw - x * qx - y * qy - z * qz;
        out[io + 1] = qx + x * qw + y * qz - z * qy;
        out[io + 2] = qy - x * qz + y * qw + z * qx;
        out[io + 3] = qz + x * qy - y * qx + z * qw;
        normalize(out, io);
    }

    /** out = θ with b = exp(θ/2) a and ‖θ‖ ≤ π: the rotation vector from a to b. */
    public static void difference(double[] b, int ib, double[] a, int ia, double[] out, int io) {
        double w = b[ib] * a[ia] + b[ib + 1] * a[ia + 1] + b[ib + 2] * a[ia + 2] + b[ib + 3] * a[ia + 3];
        double x = -b[ib] * a[ia + 1] + b[ib + 1] * a[ia] - b[ib + 2] * a[ia + 3] + b[ib + 3] * a[ia + 2];
        double y = -b[ib] * a[ia + 2] + b[ib + 1] * a[ia + 3] + b[ib + 2] * a[ia] - b[ib + 3] * a[ia + 1];
        double z = -b[ib] * a[ia + 3] - b[ib + 1] * a[ia + 2] + b[ib + 2] * a[ia + 1] + b[ib + 3] * a[ia];
        double sine = Math.sqrt(x * x + y * y + z * z);
        double sign = w < 0 ? -1 : 1;
        // 2 atan2(sin, cos)/sin tends to 2/cos
        double scale = sine < 1e-150 ? 2 * sign : sign * 2 * StrictMath.atan2(sine, Math.abs(w)) / sine;
        out[io] = scale * x;
        out[io + 1] = scale * y;
        out[io + 2] = scale * z;
    }

    /** The quaternion of a rotation matrix, with w ≥ 0 (Shepperd 1978: divides by the largest component). */
    public static void fromMatrix(double[] r, int ir, double[] out, int io) {
        double trace = r[ir] + r[ir + 4] + r[ir + 8];
        int largest = 0;
        double size = trace;
        for (int i = 0; i < 3; i++) {
            if (r[ir + 4 * i] > size) {
                size = r[ir + 4 * i];
                largest = i + 1;
            }
        }
        if (largest == 0) {
            out[io] = 1 + trace;
            out[io + 1] = r[ir + 7] - r[ir + 5];
            out[io + 2] = r[ir + 2] - r[ir + 6];
            out[io + 3] = r[ir + 3] - r[ir + 1];
        } else {
            int i = largest - 1;
            int j = (i + 1) % 3;
            int k = (i + 2) % 3;
            out[io] = r[ir + 3 * k + j] - r[ir + 3 * j + k];
            out[io + 1 + i] = 1 + 2 * size - trace;
            out[io + 1 + j] = r[ir + 3 * i + j] + r[ir + 3 * j + i];
            out[io + 1 + k] = r[ir + 3 * i + k] + r[ir + 3 * k + i];
        }
        normalize(out, io);
        if (out[io] < 0) {
            for (int i = io; i < io + 4; i++) {
                out[i] = -out[i];
            }
        }
    }
}
