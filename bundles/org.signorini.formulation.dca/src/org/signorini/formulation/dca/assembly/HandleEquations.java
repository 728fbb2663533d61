package org.signorini.formulation.dca.assembly;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.dynamics.DynamicsException;

/**
 * The equations of motion of the handles of every assembly, in impulses (S1 eq. 28, 34, 35):
 *
 * <pre>
 * Δ𝒱 = Z 𝓘 + z,
 * </pre>
 *
 * with ξ_11 … ξ_22 the blocks of Z, symmetric, and ξ_13, ξ_23 those of z. Joining two parts, the impulses φ in the rows
 * N of the joints between them follow from NᵀΔ𝒱 + κφ + g = 0 (S1 eq. 26–27): with X = NᵀZN + κ = LLᵀ and Q = L⁻¹NᵀZ
 *
 * <pre>
 * φ = −L⁻ᵀ(e + Q 𝓘),    e = L⁻¹(Nᵀz + g),    Z ← Z − QᵀQ,    z ← z − Qᵀe,
 * </pre>
 *
 * of which the handles that remain are kept: S1's 𝒞 are the blocks of −L⁻ᵀQ. Assembly goes from leaves to the root
 * ({@link #assemble} for Z, {@link #rise} for z), disassembly from the root to the leaves ({@link #descend}), where the
 * velocity jump of every body comes out (S1 §4.3). Every assembly costs the same whatever it contains: O(n) together,
 * some 1800 multiplications per body of a chain.
 *
 * <p>
 * Where an assembly has loops in it, rows whose pivot falls below {@value #RANK} of the compliance of their bodies
 * alone depend on others and are left out: loops of spatial joints that move in a plane say the same thing twice.
 *
 * <p>
 * Assemblies that are not within each other may be worked on by different threads.
 */
public final class HandleEquations {

    private static final double RANK = 1e-10;

    private final AssemblyTree tree;
    private final JointRows rows;
    private final LeafBodies bodies;
    /** ζ of bodies is multiplied by this. */
    private final double[] scale;
    /** Where an assembly's Z, its vectors, its L and its Q begin. */
    private final int[] zAt;
    private final int[] vAt;
    private final int[] lAt;
    private final int[] qAt;
    private final double[] Z;
    private final double[] z;
    private final double[] impulse;
    private final double[] L;
    private final double[] inverseL;
    private final double[] Q;
    private final double[] e;
    private final int scratch;

    public HandleEquations(AssemblyTree tree, JointRows rows, LeafBodies bodies) {
        this.tree = tree;
        this.rows = rows;
        this.bodies = bodies;
        int n = tree.count;
        zAt = new int[n + 1];
        vAt = new int[n + 1];
        lAt = new int[n + 1];
        qAt = new int[n + 1];
        int most = 0;
        for (int c = 0; c < n; c++) {
            int d = 6 * tree.handles(c);
            int r = rows.first[c + 1] - rows.first[c];
            zAt[c + 1] = zAt[c] + d * d;
            vAt[c + 1] = vAt[c] + d;
            lAt[c + 1] = lAt[c] + r * r;
            qAt[c + 1] = qAt[c] + r * d;
            most = Math.max(most, (r + 2) * 6 * tree.parts[c]);
        }
        scratch = most;
        Z = new double[zAt[n]];
        z = new double[vAt[n]];
        impulse = new double[vAt[n]];
        L = new double[lAt[n]];
        Q = new double[qAt[n]];
        e = new double[rows.first[n]];
        inverseL = new double[rows.first[n]];
        scale = new double[tree.leaf.length];
        Arrays.fill(scale, 1);
    }

    /** Numbers a worker needs for itself. */
    int scratch() {
        return scratch;
    }

    /** Handles that remain, times six. */
    private int kept(int c) {
        return vAt[c + 1] - vAt[c];
    }

    /** Takes a body as a share of itself: with 1/s of its inertia, ζ is s times as large. */
    void scale(int node, double s) {
        scale[node] = s;
    }

    /** Copies what other equations found for an assembly that is the same in both. */
    void adopt(int c, HandleEquations other) {
        System.arraycopy(other.Z, zAt[c], Z, zAt[c], zAt[c + 1] - zAt[c]);
    }

    // ---- Z

    /** Z, L and Q of one assembly from those of its parts. */
    void assemble(int c, double[] t) {
        int d = 6 * tree.parts[c];
        int from = rows.first[c];
        int r = rows.first[c + 1] - from;
        Arrays.fill(t, 0, r * d, 0);
        for (int i = 0; i < r; i++) {
            if (rows.atA[from + i] >= 0) {
                addProduct(c, rows.atA[from + i], rows.wrenchA, 6 * (from + i), t, i * d);
            }
            if (rows.atB[from + i] >= 0) {
                addProduct(c, rows.atB[from + i], rows.wrenchB, 6 * (from + i), t, i * d);
            }
        }
        for (int i = 0; i < r; i++) {
            for (int j = 0; j <= i; j++) {
                L[lAt[c] + i * r + j] = project(from + i, t, j * d);
            }
            L[lAt[c] + i * r + i] += rows.kappa[from + i];
        }
        factor(c, from, r);
        keepQ(c, from, r, d, t);
        keepZ(c, r);
    }

    /** out += Z w for a wrench on the handle at a place among those of the parts. */
    private void addProduct(int c, int at, double[] w, int iw, double[] out, int io) {
        if (tree.left[c] < 0) {
            product(scale[tree.node[c]], bodies.zeta, 36 * tree.node[c], 6, 0, w, iw, out, io);
            return;
        }
        int width = kept(tree.left[c]);
        if (at < width) {
            product(1, Z, zAt[tree.left[c]], width, at, w, iw, out, io);
        } else {
            int other = kept(tree.right[c]);
            product(1, Z, zAt[tree.right[c]], other, at - width, w, iw, out, io + width);
        }
    }

    private static void product(double s, double[] m, int im, int width, int at, double[] w, int iw, double[] out,
            int io) {
        double w0 = s * w[iw];
        double w1 = s * w[iw + 1];
        double w2 = s * w[iw + 2];
        double w3 = s * w[iw + 3];
        double w4 = s * w[iw + 4];
        double w5 = s * w[iw + 5];
        int r0 = im + at * width;
        int r1 = r0 + width;
        int r2 = r1 + width;
        int r3 = r2 + width;
        int r4 = r3 + width;
        int r5 = r4 + width;
        for (int j = 0; j < width; j++) {
            out[io + j] += w0 * m[r0 + j] + w1 * m[r1 + j] + w2 * m[r2 + j] + w3 * m[r3 + j] + w4 * m[r4 + j]
                    + w5 * m[r5 + j];
        }
    }

    /** Nᵀx of one row, for motions x of the handles of the parts. */
    private double project(int row, double[] x, int at) {
        double sum = 0;
        if (rows.atA[row] >= 0) {
            sum += SpatialVectors.dot(rows.wrenchA, 6 * row, x, at + rows.atA[row]);
        }
        if (rows.atB[row] >= 0) {
            sum += SpatialVectors.dot(rows.wrenchB, 6 * row, x, at + rows.atB[row]);
        }
        return sum;
    }

    /** X = L Lᵀ; rows that depend on others get a pivot of infinity. */
    private void factor(int c, int from, int r) {
        for (int i = 0; i < r; i++) {
            int row = lAt[c] + i * r;
            double least = tree.looped[c] ? RANK * alone(c, from + i) : 0;
            double pivot = L[row + i];
            for (int j = 0; j < i; j++) {
                double sum = L[row + j];
                int other = lAt[c] + j * r;
                for (int k = 0; k < j; k++) {
                    sum -= L[row + k] * L[other + k];
                }
                sum *= inverseL[from + j];
                L[row + j] = sum;
                pivot -= sum * sum;
            }
            if (pivot > least) {
                inverseL[from + i] = 1 / Math.sqrt(pivot);
            } else if (tree.looped[c] && pivot <= least) {
                inverseL[from + i] = 0;
            } else {
                throw new DynamicsException(Double.isNaN(pivot)
                        ? "the state at joint '" + rows.name(c) + "' is not a number"
                        : "joint '" + rows.name(c) + "' holds bodies without inertia");
            }
        }
    }

    /** Nᵀ ζ N: how far the two bodies of a row would yield if nothing else held them. */
    private double alone(int c, int row) {
        return rows.kappa[row] + alone(handle(c, rows.atA[row]), rows.wrenchA, row)
                + alone(handle(c, rows.atB[row]), rows.wrenchB, row);
    }

    private double alone(int node, double[] wrench, int row) {
        double sum = 0;
        for (int i = 0; node > 0 && i < 6; i++) {
            sum += wrench[6 * row + i] * SpatialVectors.dot(bodies.zeta, 36 * node + 6 * i, wrench, 6 * row);
        }
        return sum * scale[node];
    }

    /** The body of a handle at a place among those of the parts, 0 for the ground. */
    private int handle(int c, int at) {
        int assembly = c;
        int place = at / 6;
        while (at >= 0 && tree.left[assembly] >= 0) {
            int split = tree.handles(tree.left[assembly]);
            int part = place < split ? tree.left[assembly] : tree.right[assembly];
            place = tree.keep[tree.keepStart[part] + (place < split ? place : place - split)];
            assembly = part;
        }
        return at < 0 ? 0 : tree.node[assembly];
    }

    private void keepQ(int c, int from, int r, int d, double[] t) {
        int width = kept(c);
        int start = tree.keepStart[c];
        for (int i = 0; i < r; i++) {
            int q = qAt[c] + i * width;
            for (int h = 0; h < width; h += 6) {
                System.arraycopy(t, i * d + 6 * tree.keep[start + h / 6], Q, q + h, 6);
            }
            for (int j = 0; j < i; j++) {
                double l = L[lAt[c] + i * r + j];
                int other = qAt[c] + j * width;
                for (int k = 0; k < width; k++) {
                    Q[q + k] -= l * Q[other + k];
                }
            }
            double s = inverseL[from + i];
            for (int k = 0; k < width; k++) {
                Q[q + k] *= s;
            }
        }
    }

    /** Z − QᵀQ for the handles that remain. */
    private void keepZ(int c, int r) {
        int width = kept(c);
        int to = zAt[c];
        takeOver(c, width, to);
        for (int a = 0; a < width; a++) {
            int row = to + a * width;
            for (int i = 0; i < r; i++) {
                int q = qAt[c] + i * width;
                double s = Q[q + a];
                for (int b = a; b < width; b++) {
                    Z[row + b] -= s * Q[q + b];
                }
            }
            for (int b = a + 1; b < width; b++) {
                Z[to + b * width + a] = Z[row + b];
            }
        }
    }

    private void takeOver(int c, int width, int to) {
        int handles = width / 6;
        if (tree.left[c] < 0) {
            double s = scale[tree.node[c]];
            for (int i = 0; i < 36 * handles; i++) {
                Z[to + i] = s * bodies.zeta[36 * tree.node[c] + i];
            }
            return;
        }
        int start = tree.keepStart[c];
        int split = tree.handles(tree.left[c]);
        for (int ha = 0; ha < handles; ha++) {
            int pa = tree.keep[start + ha];
            int part = pa < split ? tree.left[c] : tree.right[c];
            int offset = pa < split ? 0 : split;
            int partWidth = kept(part);
            for (int hb = 0; hb < handles; hb++) {
                int pb = tree.keep[start + hb];
                int block = to + 6 * ha * width + 6 * hb;
                if (pa < split == pb < split) {
                    int source = zAt[part] + 6 * (pa - offset) * partWidth + 6 * (pb - offset);
                    for (int i = 0; i < 6; i++) {
                        System.arraycopy(Z, source + i * partWidth, Z, block + i * width, 6);
                    }
                } else {
                    for (int i = 0; i < 6; i++) {
                        Arrays.fill(Z, block + i * width, block + i * width + 6, 0);
                    }
                }
            }
        }
    }

    // ---- z, and back

    /**
     * z of one assembly from that of its parts, for impulses on the bodies.
     *
     * @param wrench 6 per node
     * @param driven whether rows are driven by their g, or by nothing
     */
    void rise(int c, double[] wrench, boolean driven, double[] t) {
        int from = rows.first[c];
        int end = rows.first[c + 1];
        int r = end - from;
        gather(c, wrench, t);
        for (int i = 0; i < r; i++) {
            double sum = project(from + i, t, 0) + (driven ? rows.g[from + i] : 0);
            int row = lAt[c] + i * r;
            for (int j = 0; j < i; j++) {
                sum -= L[row + j] * e[from + j];
            }
            e[from + i] = sum * inverseL[from + i];
        }
        int width = kept(c);
        int start = tree.keepStart[c];
        for (int h = 0; h < width; h += 6) {
            System.arraycopy(t, 6 * tree.keep[start + h / 6], z, vAt[c] + h, 6);
        }
        for (int i = 0; i < r; i++) {
            int q = qAt[c] + i * width;
            for (int k = 0; k < width; k++) {
                z[vAt[c] + k] -= e[from + i] * Q[q + k];
            }
        }
    }

    /** z of the handles of the parts. */
    private void gather(int c, double[] wrench, double[] t) {
        if (tree.left[c] < 0) {
            int k = tree.node[c];
            for (int i = 0; i < 6; i++) {
                t[i] = scale[k] * SpatialVectors.dot(bodies.zeta, 36 * k + 6 * i, wrench, 6 * k);
            }
        } else {
            int width = kept(tree.left[c]);
            System.arraycopy(z, vAt[tree.left[c]], t, 0, width);
            System.arraycopy(z, vAt[tree.right[c]], t, width, kept(tree.right[c]));
        }
    }

    /** Impulses on the handles of the parts from those on the assembly's; of leaves the motion of the body. */
    void descend(int c, double[] wrench, double[] motion, double[] t) {
        int from = rows.first[c];
        int r = rows.first[c + 1] - from;
        int width = kept(c);
        int start = tree.keepStart[c];
        Arrays.fill(t, 0, 6 * tree.parts[c], 0);
        for (int h = 0; h < width; h += 6) {
            System.arraycopy(impulse, vAt[c] + h, t, 6 * tree.keep[start + h / 6], 6);
        }
        for (int i = r - 1; i >= 0; i--) {
            int q = qAt[c] + i * width;
            double sum = e[from + i];
            for (int k = 0; k < width; k++) {
                sum += Q[q + k] * impulse[vAt[c] + k];
            }
            for (int j = i + 1; j < r; j++) {
                // e of later rows already is −φ
                sum -= L[lAt[c] + j * r + i] * e[from + j];
            }
            e[from + i] = sum * inverseL[from + i];
        }
        for (int i = 0; i < r; i++) {
            int row = from + i;
            if (rows.atA[row] >= 0) {
                SpatialVectors.addScaled(-e[row], rows.wrenchA, 6 * row, t, rows.atA[row]);
            }
            if (rows.atB[row] >= 0) {
                SpatialVectors.addScaled(-e[row], rows.wrenchB, 6 * row, t, rows.atB[row]);
            }
        }
        scatter(c, wrench, motion, t);
    }

    private void scatter(int c, double[] wrench, double[] motion, double[] t) {
        if (tree.left[c] < 0) {
            int k = tree.node[c];
            SpatialVectors.addScaled(1, wrench, 6 * k, t, 0);
            for (int i = 0; i < 6; i++) {
                motion[6 * k + i] = scale[k] * SpatialVectors.dot(bodies.zeta, 36 * k + 6 * i, t, 0);
            }
        } else {
            int width = kept(tree.left[c]);
            System.arraycopy(t, 0, impulse, vAt[tree.left[c]], width);
            System.arraycopy(t, width, impulse, vAt[tree.right[c]], kept(tree.right[c]));
        }
    }

    // ---- columns of multipliers

    /** out = ζ w, the column of a multiplier that acts on a body by a wrench (S1 eq. 21, ζ_14 and ζ_15). */
    void column(int node, double[] wrench, int iw, double[] out, int io) {
        for (int i = 0; i < 6; i++) {
            out[io + i] = scale[node] * SpatialVectors.dot(bodies.zeta, 36 * node + 6 * i, wrench, iw);
        }
    }

    /** y = L⁻¹Nᵀx for a column x of the parts' handles. */
    void condense(int c, double[] x, int ix, double[] y, int iy) {
        int from = rows.first[c];
        int r = rows.first[c + 1] - from;
        for (int i = 0; i < r; i++) {
            double sum = project(from + i, x, ix);
            int row = lAt[c] + i * r;
            for (int j = 0; j < i; j++) {
                sum -= L[row + j] * y[iy + j];
            }
            y[iy + i] = sum * inverseL[from + i];
        }
    }

    /** out = x − Qᵀy for the handles that remain. */
    void keep(int c, double[] x, int ix, double[] y, int iy, double[] out, int io) {
        int width = kept(c);
        int r = rows.first[c + 1] - rows.first[c];
        int start = tree.keepStart[c];
        for (int h = 0; h < width; h += 6) {
            System.arraycopy(x, ix + 6 * tree.keep[start + h / 6], out, io + h, 6);
        }
        for (int i = 0; i < r; i++) {
            int q = qAt[c] + i * width;
            for (int k = 0; k < width; k++) {
                out[io + k] -= y[iy + i] * Q[q + k];
            }
        }
    }

    int rowsOf(int c) {
        return rows.first[c + 1] - rows.first[c];
    }

    /** Number of rows that depend on others and were left out. */
    public int dependent() {
        int sum = 0;
        for (double l : inverseL) {
            sum += l == 0 ? 1 : 0;
        }
        return sum;
    }
}
