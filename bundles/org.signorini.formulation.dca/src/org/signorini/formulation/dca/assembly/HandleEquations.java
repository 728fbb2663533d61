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
 * of which the handles that remain are kept: S1's 𝒞 are the blocks of −L⁻ᵀQ. Here are Z, L and Q, what does not depend
 * on forces; {@link HandleSweep} has the rest. Every assembly costs the same whatever it contains, O(n) together: some
 * 1800 multiplications on a chain. What leaves begin with is told by {@link SubDomains}.
 *
 * <p>
 * Where an assembly has loops in it, rows whose pivot falls below {@value #RANK} of the compliance of two average
 * bodies, or {@value #LOST} of its own, depend on others and are left out: loops of spatial joints that move in a plane
 * say the same thing twice.
 *
 * <p>
 * Assemblies that are not within each other may be worked on by different threads.
 */
public final class HandleEquations {

    private static final double RANK = 1e-10;
    /** The same for bodies far lighter than the average: what elimination leaves of a pivot without a digit. */
    private static final double LOST = 1e-13;

    private final AssemblyTree tree;
    private final JointRows rows;
    private final LeafBodies bodies;
    private final SubDomains domains;
    /** Where a leaf's Z before joints are held, an assembly's Z, its vectors, its L and its Q begin. */
    private final int[] baseAt;
    private final int[] zAt;
    final int[] vAt;
    final int[] lAt;
    final int[] qAt;
    private final double[] base;
    private final double[] Z;
    /** L of each assembly, row-major, its diagonal left out; 1/diagonal, 0 for rows that depend on others; Q. */
    final double[] L;
    final double[] inverseL;
    final double[] Q;
    private final int scratch;

    HandleEquations(AssemblyTree tree, JointRows rows, LeafBodies bodies, SubDomains domains) {
        this.tree = tree;
        this.rows = rows;
        this.bodies = bodies;
        this.domains = domains;
        int n = tree.count;
        baseAt = new int[n + 1];
        zAt = new int[n + 1];
        vAt = new int[n + 1];
        lAt = new int[n + 1];
        qAt = new int[n + 1];
        int most = 36;
        for (int c = 0; c < n; c++) {
            int parts = 6 * tree.parts(c);
            int d = 6 * tree.handles(c);
            int r = rows.first[c + 1] - rows.first[c];
            baseAt[c + 1] = baseAt[c] + (tree.left[c] < 0 ? parts * parts : 0);
            zAt[c + 1] = zAt[c] + d * d;
            vAt[c + 1] = vAt[c] + d;
            lAt[c + 1] = lAt[c] + r * r;
            qAt[c + 1] = qAt[c] + r * d;
            most = Math.max(most, (r + 2) * parts);
        }
        scratch = most;
        base = new double[baseAt[n]];
        Z = new double[zAt[n]];
        L = new double[lAt[n]];
        Q = new double[qAt[n]];
        inverseL = new double[rows.first[n]];
    }

    /** Numbers a worker needs for itself. */
    int scratch() {
        return scratch;
    }

    /** Handles that remain, times six. */
    int kept(int c) {
        return vAt[c + 1] - vAt[c];
    }

    SubDomains domains() {
        return domains;
    }

    /** Copies what other equations found for an assembly that is the same in both. */
    void adopt(int c, HandleEquations other) {
        System.arraycopy(other.Z, zAt[c], Z, zAt[c], zAt[c + 1] - zAt[c]);
    }

    /** Z, L and Q of one assembly from those of its parts. */
    void assemble(int c, double[] t) {
        int d = 6 * tree.parts(c);
        int from = rows.first[c];
        int r = rows.first[c + 1] - from;
        if (tree.left[c] < 0) {
            domains.factor(c, t);
            domains.fill(c, base, baseAt[c]);
        }
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
            product(base, baseAt[c], 6 * tree.parts(c), at, w, iw, out, io);
            return;
        }
        int width = kept(tree.left[c]);
        if (at < width) {
            product(Z, zAt[tree.left[c]], width, at, w, iw, out, io);
        } else {
            int other = kept(tree.right[c]);
            product(Z, zAt[tree.right[c]], other, at - width, w, iw, out, io + width);
        }
    }

    private static void product(double[] m, int im, int width, int at, double[] w, int iw, double[] out, int io) {
        double w0 = w[iw];
        double w1 = w[iw + 1];
        double w2 = w[iw + 2];
        double w3 = w[iw + 3];
        double w4 = w[iw + 4];
        double w5 = w[iw + 5];
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
    double project(int row, double[] x, int at) {
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
            double pivot = L[row + i];
            double least = tree.looped[c] ? Math.max(RANK * yielding(from + i), LOST * pivot) : 0;
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

    private double yielding(int row) {
        return rows.kappa[row] + bodies.yielding(rows.wrenchA, 6 * row) + bodies.yielding(rows.wrenchB, 6 * row);
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
        int start = tree.keepStart[c];
        int split = tree.left[c] < 0 ? tree.parts(c) : tree.handles(tree.left[c]);
        for (int ha = 0; ha < handles; ha++) {
            int pa = tree.keep[start + ha];
            for (int hb = 0; hb < handles; hb++) {
                int pb = tree.keep[start + hb];
                int block = to + 6 * ha * width + 6 * hb;
                if (pa < split && pb < split) {
                    boolean leaf = tree.left[c] < 0;
                    copyBlock(leaf ? base : Z, leaf ? baseAt[c] : zAt[tree.left[c]], 6 * split, pa, pb, block, width);
                } else if (pa >= split && pb >= split) {
                    copyBlock(Z, zAt[tree.right[c]], kept(tree.right[c]), pa - split, pb - split, block, width);
                } else {
                    for (int i = 0; i < 6; i++) {
                        Arrays.fill(Z, block + i * width, block + i * width + 6, 0);
                    }
                }
            }
        }
    }

    private void copyBlock(double[] from, int at, int fromWidth, int pa, int pb, int block, int width) {
        int source = at + 6 * pa * fromWidth + 6 * pb;
        for (int i = 0; i < 6; i++) {
            System.arraycopy(from, source + i * fromWidth, Z, block + i * width, 6);
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
