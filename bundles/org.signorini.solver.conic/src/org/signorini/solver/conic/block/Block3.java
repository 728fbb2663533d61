package org.signorini.solver.conic.block;

/** Arithmetic of 3×3 blocks, row-major inside flat arrays. */
public final class Block3 {

    private Block3() {
    }

    /** C = A B; C is neither of them. */
    public static void multiply(double[] a, int ka, double[] b, int kb, double[] c, int kc) {
        double b0 = b[kb];
        double b1 = b[kb + 1];
        double b2 = b[kb + 2];
        double b3 = b[kb + 3];
        double b4 = b[kb + 4];
        double b5 = b[kb + 5];
        double b6 = b[kb + 6];
        double b7 = b[kb + 7];
        double b8 = b[kb + 8];
        for (int r = 0; r < 9; r += 3) {
            double a0 = a[ka + r];
            double a1 = a[ka + r + 1];
            double a2 = a[ka + r + 2];
            c[kc + r] = a0 * b0 + a1 * b3 + a2 * b6;
            c[kc + r + 1] = a0 * b1 + a1 * b4 + a2 * b7;
            c[kc + r + 2] = a0 * b2 + a1 * b5 + a2 * b8;
        }
    }

    /** C = Aᵀ B; C is neither of them. */
    public static void transposedMultiply(double[] a, int ka, double[] b, int kb, double[] c, int kc) {
        for (int r = 0; r < 3; r++) {
            double a0 = a[ka + r];
            double a1 = a[ka + 3 + r];
            double a2 = a[ka + 6 + r];
            c[kc + 3 * r] = a0 * b[kb] + a1 * b[kb + 3] + a2 * b[kb + 6];
            c[kc + 3 * r + 1] = a0 * b[kb + 1] + a1 * b[kb + 4] + a2 * b[kb + 7];
            c[kc + 3 * r + 2] = a0 * b[kb + 2] + a1 * b[kb + 5] + a2 * b[kb + 8];
        }
    }

    /** y = A x; y may be x. */
    public static void product(double[] a, int k, double[] x, int j, double[] y, int i) {
        double x0 = x[j];
        double x1 = x[j + 1];
        double x2 = x[j + 2];
        y[i] = a[k] * x0 + a[k + 1] * x1 + a[k + 2] * x2;
        y[i + 1] = a[k + 3] * x0 + a[k + 4] * x1 + a[k + 5] * x2;
        y[i + 2] = a[k + 6] * x0 + a[k + 7] * x1 + a[k + 8] * x2;
    }

    /** y = Aᵀ x; y is not x. */
    public static void transposedProduct(double[] a, int k, double[] x, int j, double[] y, int i) {
        double x0 = x[j];
        double x1 = x[j + 1];
        double x2 = x[j + 2];
        y[i] = a[k] * x0 + a[k + 3] * x1 + a[k + 6] * x2;
        y[i + 1] = a[k + 1] * x0 + a[k + 4] * x1 + a[k + 7] * x2;
        y[i + 2] = a[k + 2] * x0 + a[k + 5] * x1 + a[k + 8] * x2;
    }

    /** y −= A x. */
    static void subtractProduct(double[] a, int k, double[] x, int j, double[] y, int i) {
        double x0 = x[j];
        double x1 = x[j + 1];
        double x2 = x[j + 2];
        y[i] -= a[k] * x0 + a[k + 1] * x1 + a[k + 2] * x2;
        y[i + 1] -= a[k + 3] * x0 + a[k + 4] * x1 + a[k + 5] * x2;
        y[i + 2] -= a[k + 6] * x0 + a[k + 7] * x1 + a[k + 8] * x2;
    }

    /**
     * PA = LU with row pivoting. L below the diagonal, U above, reciprocals of U's diagonal on it, P in {@code order}:
     * row k of PA is row {@code order[ko + k]} of A.
     *
     * @return whether A is regular
     */
    static boolean factorize(double[] a, int ka, double[] f, int kf, int[] order, int ko) {
        double s0 = Math.abs(a[ka]);
        double s1 = Math.abs(a[ka + 3]);
        double s2 = Math.abs(a[ka + 6]);
        int p0 = s0 >= s1 && s0 >= s2 ? 0 : s1 >= s2 ? 1 : 2;
        int p1 = p0 == 0 ? 1 : 0;
        int p2 = 3 - p0 - p1;
        int k0 = ka + 3 * p0;
        int k1 = ka + 3 * p1;
        int k2 = ka + 3 * p2;
        double r0 = 1 / a[k0];
        double u01 = a[k0 + 1];
        double u02 = a[k0 + 2];
        double l1 = a[k1] * r0;
        double l2 = a[k2] * r0;
        double u11 = a[k1 + 1] - l1 * u01;
        double u12 = a[k1 + 2] - l1 * u02;
        double u21 = a[k2 + 1] - l2 * u01;
        double u22 = a[k2 + 2] - l2 * u02;
        boolean swap = Math.abs(u21) > Math.abs(u11);
        double r1 = 1 / (swap ? u21 : u11);
        double l21 = (swap ? u11 : u21) * r1;
        double r2 = 1 / ((swap ? u12 : u22) - l21 * (swap ? u22 : u12));
        f[kf] = r0;
        f[kf + 1] = u01;
        f[kf + 2] = u02;
        f[kf + 3] = swap ? l2 : l1;
        f[kf + 4] = r1;
        f[kf + 5] = swap ? u22 : u12;
        f[kf + 6] = swap ? l1 : l2;
        f[kf + 7] = l21;
        f[kf + 8] = r2;
        order[ko] = p0;
        order[ko + 1] = swap ? p2 : p1;
        order[ko + 2] = swap ? p1 : p2;
        return Math.abs(r0) + Math.abs(r1) + Math.abs(r2) <= Double.MAX_VALUE;
    }

    /** X = B A⁻¹ for a factorized A: each row of X solves (x Pᵀ)(LU) = b. X may be B. */
    static void divide(double[] b, int kb, double[] f, int kf, int[] order, int ko, double[] x, int kx) {
        for (int r = 0; r < 9; r += 3) {
            double y0 = b[kb + r] * f[kf];
            double y1 = (b[kb + r + 1] - y0 * f[kf + 1]) * f[kf + 4];
            double y2 = (b[kb + r + 2] - y0 * f[kf + 2] - y1 * f[kf + 5]) * f[kf + 8];
            y1 -= y2 * f[kf + 7];
            y0 -= y1 * f[kf + 3] + y2 * f[kf + 6];
            x[kx + r + order[ko]] = y0;
            x[kx + r + order[ko + 1]] = y1;
            x[kx + r + order[ko + 2]] = y2;
        }
    }

    /** x = A⁻¹ b for a factorized A; x may be b. */
    static void solve(double[] f, int kf, int[] order, int ko, double[] b, int kb, double[] x, int kx) {
        double y0 = b[kb + order[ko]];
        double y1 = b[kb + order[ko + 1]] - f[kf + 3] * y0;
        double y2 = b[kb + order[ko + 2]] - f[kf + 6] * y0 - f[kf + 7] * y1;
        double x2 = y2 * f[kf + 8];
        double x1 = (y1 - f[kf + 5] * x2) * f[kf + 4];
        x[kx] = (y0 - f[kf + 1] * x1 - f[kf + 2] * x2) * f[kf];
        x[kx + 1] = x1;
        x[kx + 2] = x2;
    }
}
