package org.signorini.solver.conic.newton;

import java.util.Arrays;

import org.signorini.solver.conic.block.Block3;
import org.signorini.solver.conic.block.BlockLu;
import org.signorini.solver.conic.block.ContactSystem;
import org.signorini.solver.conic.block.Elimination;

/**
 * The equations of a {@link PathPoint}, linearized. With the {@linkplain NesterovTodd scaling} T, n the normal and
 * d = μ u_t/√(‖u_t‖² + ε²), a step y = T⁻¹Δp solves
 *
 * <pre>
 * (TᵀŴT + I − (Tᵀn)(T⁻¹d)ᵀ) y = r − (Tᵀn)(T⁻¹d)ᵀr + Tᵀf,   (I − n dᵀ)Δu = ŴTy − f,
 * </pre>
 *
 * where f is to be taken out of the equation of motion and r changes complementarity, y + TᵀΔu = r. One factorization
 * of a matrix with Ŵ's pattern serves any number of right-hand sides. The sign of its determinant tells on which side
 * of a fold the point is.
 */
final class PathEquations {

    private static final double BILATERAL_REGULARIZATION = 1e-10;

    private final Elimination elimination = new Elimination();
    private final BlockLu lu = new BlockLu(elimination);
    private final NesterovTodd scaling = new NesterovTodd();
    private final double[] block = new double[9];
    private ContactSystem system;
    private int rows;
    private int first;
    private PathPoint at;
    private double[] matrix = {};
    private double[] normal = {};
    private double[] tangent = {};
    private double[] rhs = {};
    private double[] r = {};
    private double[] zero = {};
    private boolean[] all = {};

    /** The last step: y = T⁻¹Δp, TᵀΔu, Δp and Δu. */
    double[] y = {};
    double[] z = {};
    double[] dp = {};
    double[] du = {};

    void start(ContactSystem contactSystem) {
        system = contactSystem;
        rows = 3 * system.nodes();
        first = 3 * system.groups();
        if (y.length < rows) {
            normal = new double[rows];
            tangent = new double[rows];
            rhs = new double[rows];
            r = new double[rows];
            zero = new double[rows];
            y = new double[rows];
            z = new double[rows];
            dp = new double[rows];
            du = new double[rows];
            all = new boolean[system.nodes()];
            Arrays.fill(all, true);
        }
        if (matrix.length < 9 * system.rowStarts()[system.nodes()]) {
            matrix = new double[system.w().length];
        }
        elimination.analyze(system.nodes(), system.rowStarts(), system.columns(), all);
        scaling.reshape(system.nodes());
    }

    NesterovTodd scaling() {
        return scaling;
    }

    /** +1 or −1: whether τ falls or rises along the path here. */
    int sign() {
        return lu.sign();
    }

    /** Linearizes at a point; whether that was possible. */
    boolean factorize(PathPoint point) {
        at = point;
        if (!scaling.compute(system, at.p, at.u)) {
            return false;
        }
        int[] start = system.rowStarts();
        int[] column = system.columns();
        double[] t = scaling.t();
        for (int node = 0; node < system.nodes(); node++) {
            for (int e = start[node]; e < start[node + 1]; e++) {
                scale(node, column[e], e, t);
            }
            int k = 9 * system.diagonals()[node];
            double unit = 3 * node < first ? BILATERAL_REGULARIZATION : 1;
            matrix[k] += unit;
            matrix[k + 4] += unit;
            matrix[k + 8] += unit;
            if (3 * node >= first) {
                addCoulombTerm(node, k);
            }
        }
        return lu.factorize(start, column, matrix);
    }

    private void scale(int row, int column, int entry, double[] t) {
        if (3 * column < first) {
            System.arraycopy(system.w(), 9 * entry, block, 0, 9);
        } else {
            Block3.multiply(system.w(), 9 * entry, t, 9 * column, block, 0);
        }
        if (3 * row < first) {
            System.arraycopy(block, 0, matrix, 9 * entry, 9);
        } else {
            Block3.transposedMultiply(t, 9 * row, block, 0, matrix, 9 * entry);
        }
    }

    private void addCoulombTerm(int node, int k) {
        int i = 3 * node;
        double mu = system.mu(node);
        boolean present = system.coulomb() && mu > 0 && at.length[node] > 0;
        double d1 = present ? mu * at.u[i + 1] / at.length[node] : 0;
        double d2 = present ? mu * at.u[i + 2] / at.length[node] : 0;
        double[] inverse = scaling.inverse();
        for (int a = 0; a < 3; a++) {
            normal[i + a] = scaling.t()[9 * node + a];
            tangent[i + a] = inverse[9 * node + 3 * a + 1] * d1 + inverse[9 * node + 3 * a + 2] * d2;
        }
        for (int a = 0; a < 3; a++) {
            for (int b = 0; b < 3; b++) {
                matrix[k + 3 * a + b] -= normal[i + a] * tangent[i + b];
            }
        }
    }

    /** The path's direction per unit of falling τ. */
    void tangent() {
        complementarity(-at.nu0(), zero, zero);
        withoutCentring();
        solve(at.f0());
    }

    /** Second-order term of complementarity along a tangent (yt, zt), per unit of τ squared. */
    void curvature(double[] yt, double[] zt) {
        complementarity(0, yt, zt);
        withoutCentring();
        solve(zero);
    }

    /** Newton's step to the path at the same τ. */
    void correction() {
        complementarity(at.nu(), zero, zero);
        solve(at.error);
    }

    private void complementarity(double nu, double[] yt, double[] zt) {
        for (int node = system.groups(); node < system.nodes(); node++) {
            scaling.rightHandSide(node, system.mu(node) == 0, nu, yt, zt, r);
        }
    }

    private void withoutCentring() {
        for (int i = first; i < rows; i++) {
            r[i] += scaling.l()[i];
        }
    }

    private void solve(double[] f) {
        double[] t = scaling.t();
        System.arraycopy(f, 0, rhs, 0, first);
        for (int node = system.groups(), i = first; node < system.nodes(); node++, i += 3) {
            double share = tangent[i] * r[i] + tangent[i + 1] * r[i + 1] + tangent[i + 2] * r[i + 2];
            Block3.transposedProduct(t, 9 * node, f, i, rhs, i);
            for (int a = i; a < i + 3; a++) {
                rhs[a] += r[a] - normal[a] * share;
            }
        }
        lu.solve(rhs, y);
        System.arraycopy(y, 0, dp, 0, first);
        for (int node = system.groups(), i = first; node < system.nodes(); node++, i += 3) {
            Block3.product(t, 9 * node, y, i, dp, i);
        }
        // Δu from the equation of motion, not from y + TᵀΔu = r, whose rounding would spoil what is already satisfied
        system.multiply(dp, du);
        for (int node = system.groups(), i = first; node < system.nodes(); node++, i += 3) {
            double mu = system.mu(node);
            du[i + 1] = mu == 0 ? 0 : du[i + 1] - f[i + 1];
            du[i + 2] = mu == 0 ? 0 : du[i + 2] - f[i + 2];
            boolean coupled = system.coulomb() && at.length[node] > 0;
            double along = coupled ? mu * (at.u[i + 1] * du[i + 1] + at.u[i + 2] * du[i + 2]) / at.length[node] : 0;
            du[i] += along - f[i];
            Block3.transposedProduct(t, 9 * node, du, i, z, i);
        }
    }
}
