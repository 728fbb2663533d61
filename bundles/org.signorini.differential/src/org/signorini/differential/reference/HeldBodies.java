package org.signorini.differential.reference;

import java.util.Arrays;
import java.util.List;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;

/**
 * The bodies of a mechanism at a state, held by their joints. In ξ = (v/L, ω), L the mechanism's size, with rows of
 * length one, J = U S Vᵀ: the columns of V that belong to singular values of zero are the motions N the joints leave,
 * whatever the masses and however often the joints say the same. Then
 *
 * <pre>
 * ξ̇ = ξ̇_p + N y,   ξ̇_p = V₁ S₁⁻¹ U₁ᵀ γ,   NᵀM N y = Nᵀ(f − M ξ̇_p)   (Newton–Euler, d'Alembert),
 * Δξ = N (NᵀM N)⁻¹ Nᵀ p   for impulses p.
 * </pre>
 *
 * O(n³) by dense matrices.
 */
public final class HeldBodies {

    /** Singular values below this, of one, are rounding. */
    private static final double ZERO = 1e-9;
    /** Those between are neither: the mechanism is near a configuration where it gains a freedom. */
    private static final double SMALL = 2e-3;

    private final ReferenceMechanism mechanism;
    private final ReferenceState state;
    private final int size;
    private final double length;
    private final DMatrixRMaj mass;
    private DMatrixRMaj n;
    private DMatrixRMaj pseudo;
    private DMatrixRMaj inverse;
    private double[] scale;
    private double[] acceleration;
    private double[] rate;
    private double error;
    private double speed;
    private double conflict;
    private boolean clear = true;
    private int rank;
    private double smallest = 1;

    /** Decides by the singular values which constraints are independent. */
    public HeldBodies(ReferenceMechanism mechanism, ReferenceState state) {
        this(mechanism, state, -1);
    }

    /**
     * With a number of independent constraints known from elsewhere on the motion: redundant ones differ by the
     * integration's error there, and are the smallest singular values, but not zero.
     */
    public HeldBodies(ReferenceMechanism mechanism, ReferenceState state, int known) {
        this.mechanism = mechanism;
        rank = known;
        this.state = state;
        size = 6 * (state.bodies() - 1);
        length = mechanism.recipe().length();
        mass = mass();
        decompose(mechanism.constraints(state));
        invert();
    }

    private DMatrixRMaj mass() {
        DMatrixRMaj m = new DMatrixRMaj(size, size);
        double[] inertia = new double[9];
        for (int b = 1; b < state.bodies(); b++) {
            int at = 6 * (b - 1);
            double weight = mechanism.mass(state, b, inertia);
            for (int i = 0; i < 3; i++) {
                m.set(at + i, at + i, weight * length * length);
                for (int j = 0; j < 3; j++) {
                    m.set(at + 3 + i, at + 3 + j, inertia[3 * i + j]);
                }
            }
        }
        return m;
    }

    private void decompose(List<ReferenceMechanism.Constraint> constraints) {
        int rows = constraints.size();
        DMatrixRMaj j = new DMatrixRMaj(Math.max(rows, 1), size);
        acceleration = new double[rows];
        rate = new double[rows];
        scale = new double[rows];
        double[] twists = state.twists();
        for (int i = 0; i < rows; i++) {
            ReferenceMechanism.Constraint c = constraints.get(i);
            double norm = 0;
            for (int k = 0; k < size; k++) {
                j.set(i, k, c.row().j[k] * (k % 6 < 3 ? length : 1));
                norm = StrictMath.hypot(norm, j.get(i, k));
            }
            scale[i] = norm;
            for (int k = 0; k < size; k++) {
                j.set(i, k, j.get(i, k) / norm);
            }
            acceleration[i] = (c.acceleration() - c.row().bias) / norm;
            rate[i] = c.rate() / norm;
            error = Math.max(error, Math.abs(c.row().value - c.value()) / norm);
            speed = Math.max(speed, Math.abs(c.row().rate(twists) - c.rate()) / norm);
        }
        var svd = DecompositionFactory_DDRM.svd(j.numRows, size, true, true, false);
        if (!svd.decompose(j.copy())) {
            throw new ArithmeticException("the singular values of the reference did not settle");
        }
        DMatrixRMaj u = svd.getU(null, false);
        DMatrixRMaj v = svd.getV(null, false);
        double[] s = svd.getSingularValues();
        double zero = rank < 0 ? ZERO : Math.max(ZERO, threshold(s));
        rank = 0;
        boolean[] held = new boolean[size];
        pseudo = new DMatrixRMaj(size, Math.max(rows, 1));
        for (int k = 0; k < Math.min(s.length, size); k++) {
            clear &= s[k] <= zero || s[k] > SMALL;
            if (s[k] > zero) {
                held[k] = true;
                smallest = Math.min(smallest, s[k]);
                rank++;
                for (int i = 0; i < size; i++) {
                    for (int r = 0; r < rows; r++) {
                        pseudo.add(i, r, v.get(i, k) * u.get(r, k) / s[k]);
                    }
                }
            }
        }
        n = new DMatrixRMaj(size, size - rank);
        int column = 0;
        for (int k = 0; k < size; k++) {
            if (!held[k]) {
                for (int i = 0; i < size; i++) {
                    n.set(i, column, v.get(i, k));
                }
                column++;
            }
        }
        conflict = conflict(j, rows);
    }

    /** The largest singular value that is not one of the known number. */
    private double threshold(double[] s) {
        double[] sorted = s.clone();
        Arrays.sort(sorted);
        int rest = sorted.length - rank;
        return rest <= 0 ? 0 : sorted[rest - 1];
    }

    /** What of the accelerations asked for no motion can give. */
    private double conflict(DMatrixRMaj j, int rows) {
        double worst = 0;
        if (rows > 0) {
            DMatrixRMaj given = new DMatrixRMaj(rows, 1, true, acceleration);
            DMatrixRMaj x = new DMatrixRMaj(size, 1);
            DMatrixRMaj back = new DMatrixRMaj(rows, 1);
            CommonOps_DDRM.mult(pseudo, given, x);
            CommonOps_DDRM.mult(j, x, back);
            for (int i = 0; i < rows; i++) {
                worst = Math.max(worst, Math.abs(back.get(i) - given.get(i)));
            }
        }
        return worst;
    }

    /** inverse = (NᵀM N)⁻¹, with the freedoms scaled to unit inertia first. */
    private void invert() {
        int d = n.numCols;
        DMatrixRMaj mn = new DMatrixRMaj(size, d);
        DMatrixRMaj k = new DMatrixRMaj(d, d);
        CommonOps_DDRM.mult(mass, n, mn);
        CommonOps_DDRM.multTransA(n, mn, k);
        double[] unit = new double[d];
        for (int i = 0; i < d; i++) {
            unit[i] = 1 / Math.sqrt(k.get(i, i));
        }
        for (int i = 0; i < d; i++) {
            for (int j = 0; j < d; j++) {
                k.set(i, j, k.get(i, j) * unit[i] * unit[j]);
            }
        }
        inverse = new DMatrixRMaj(d, d);
        if (d > 0) {
            var solver = LinearSolverFactory_DDRM.symmPosDef(d);
            clear &= solver.setA(k);
            if (clear) {
                solver.invert(inverse);
            }
        }
        for (int i = 0; i < d; i++) {
            for (int j = 0; j < d; j++) {
                inverse.set(i, j, inverse.get(i, j) * unit[i] * unit[j]);
            }
        }
    }

    /** Whether it is clear which constraints are independent and that no freedom is without inertia. */
    public boolean isClear() {
        return clear;
    }

    /** Degrees of freedom left. */
    public int freedoms() {
        return n.numCols;
    }

    public int rank() {
        return rank;
    }

    /** The smallest singular value that is not zero, of one; 1 where nothing is held. */
    public double smallest() {
        return smallest;
    }

    /** Rows of joints and of what is prescribed, dependent ones included. */
    public int rows() {
        return scale.length;
    }

    /** Largest error of a constraint, in radians and sizes of the mechanism. */
    public double error() {
        return error;
    }

    /** Largest rate at which a constraint is violated, per second. */
    public double errorRate() {
        return speed;
    }

    /** Largest acceleration asked for that contradicts others, 1/s². */
    public double conflict() {
        return conflict;
    }

    /** (v̇, ω̇) of all bodies but the ground. */
    public double[] accelerations() {
        double[] given = particular(acceleration);
        double[] f = scaled(mechanism.forces(state));
        double[] inertial = times(mass, given);
        for (int i = 0; i < size; i++) {
            f[i] -= inertial[i];
        }
        double[] free = free(f);
        for (int i = 0; i < size; i++) {
            free[i] += given[i];
        }
        return unscaled(free);
    }

    /** Jumps of (v, ω) by impulses (force-like, torque-like) on all bodies but the ground. */
    public double[] respond(double[] impulses) {
        return unscaled(free(scaled(impulses)));
    }

    /** The same without joints. */
    public double[] respondLoose(double[] impulses) {
        double[] out = new double[size];
        for (int at = 0; at < size; at += 6) {
            DMatrixRMaj inertia = CommonOps_DDRM.extract(mass, at, at + 6, at, at + 6);
            DMatrixRMaj inverted = new DMatrixRMaj(6, 6);
            CommonOps_DDRM.invert(inertia, inverted);
            double[] part = times(inverted, Arrays.copyOfRange(scaled(impulses), at, at + 6));
            System.arraycopy(part, 0, out, at, 6);
        }
        return unscaled(out);
    }

    /** The velocities nearest to given ones, measured by kinetic energy, that the constraints allow. */
    public double[] allowed(double[] twists) {
        double[] given = particular(rate);
        double[] wanted = new double[size];
        for (int i = 0; i < size; i++) {
            wanted[i] = twists[i] / (i % 6 < 3 ? length : 1) - given[i];
        }
        double[] free = free(times(mass, wanted));
        for (int i = 0; i < size; i++) {
            free[i] += given[i];
        }
        return unscaled(free);
    }

    private double[] particular(double[] right) {
        double[] x = new double[size];
        for (int i = 0; i < size; i++) {
            for (int r = 0; r < right.length; r++) {
                x[i] += pseudo.get(i, r) * right[r];
            }
        }
        return x;
    }

    private double[] free(double[] force) {
        int d = n.numCols;
        double[] y = new double[d];
        for (int k = 0; k < d; k++) {
            for (int i = 0; i < size; i++) {
                y[k] += n.get(i, k) * force[i];
            }
        }
        double[] z = times(inverse, y);
        double[] x = new double[size];
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < d; k++) {
                x[i] += n.get(i, k) * z[k];
            }
        }
        return x;
    }

    private static double[] times(DMatrixRMaj a, double[] x) {
        double[] out = new double[a.numRows];
        for (int i = 0; i < a.numRows; i++) {
            for (int j = 0; j < a.numCols; j++) {
                out[i] += a.get(i, j) * x[j];
            }
        }
        return out;
    }

    private double[] scaled(double[] forces) {
        double[] out = forces.clone();
        for (int i = 0; i < size; i++) {
            out[i] *= i % 6 < 3 ? length : 1;
        }
        return out;
    }

    private double[] unscaled(double[] xi) {
        for (int i = 0; i < size; i++) {
            xi[i] *= i % 6 < 3 ? length : 1;
        }
        return xi;
    }
}
