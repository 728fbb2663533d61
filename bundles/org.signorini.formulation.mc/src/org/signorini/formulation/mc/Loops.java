package org.signorini.formulation.mc;

import java.util.Arrays;

import org.signorini.algebra.PivotedCholesky;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.ClosureRank;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.ModelException;

/**
 * The loop closures of a tree. Their rows are sifted at every configuration: loops of spatial joints that move in a
 * plane say the same thing twice, and {@link ClosureRank} keeps the rows that are independent, so that solvers never
 * meet a singular bilateral block.
 *
 * <p>
 * Constraint error management: J u⁺ + ∂φ/∂t + c φ/h = 0. With c = 1 the error of a step, second order in h, is taken
 * back in the next and never adds up. S0 prints accelerations instead (eq. 36, 52), J u⁺ = J u⁻ − h J̇u with the
 * velocities u that the loops were evaluated with, and no management of errors.
 */
final class Loops {

    /** Rows are independent by geometry; a pivot below this share of its diagonal has lost all digits to the masses. */
    private static final double LOST = 1e-14;
    private static final double CLOSED = 1e-12;
    private static final double OPEN = 1e-9;
    private static final int ITERATIONS = 100;

    private final Dynamics dynamics;
    private final double correction;
    private final MinimalCoordinates.Closure closure;
    private final Rows all;
    /** Those of all rows that are independent. */
    private final Rows rows;
    private final ClosureRank rank;
    private final PivotedCholesky factor = new PivotedCholesky();
    private final double[] lambda;
    private final double[] p;
    /** J u⁻, where closures are held by accelerations. */
    private final double[] now;
    private final double[] change;
    private final boolean[] independent;
    private final int count;

    Loops(Dynamics dynamics, double correction, MinimalCoordinates.Closure closure) {
        this.dynamics = dynamics;
        this.correction = correction;
        this.closure = closure;
        all = dynamics.rows();
        rows = dynamics.rows();
        rank = new ClosureRank(dynamics.kinematics(), dynamics.closures());
        count = dynamics.closures().count();
        lambda = new double[count * count];
        p = new double[count];
        now = new double[count];
        independent = new boolean[count];
        change = new double[dynamics.system().tree().freedoms];
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** Closes a state, or says that it cannot be. */
    State close(State state) {
        if (count > 0) {
            LoopProjection projection = new LoopProjection(dynamics);
            if (!projection.closePositions(state, CLOSED, ITERATIONS) && !(projection.residual() <= OPEN)) {
                throw new ModelException("mechanism '" + dynamics.system().mechanism().name()
                        + "': its loops do not close, " + projection.residual()
                        + " is left; start it nearer to where its joints meet");
            }
            projection.closeVelocities(state);
        }
        return state;
    }

    void update(double t) {
        if (count > 0) {
            all.clear();
            dynamics.closures().append(t, all);
            rank.sift(all, rows);
        }
    }

    /** Number of independent rows at the last {@link #hold}. */
    int rank() {
        return count == 0 ? 0 : factor.rank();
    }

    /** Adds to u the impulses that hold the loops in a step from u⁻, wherever forces were taken. */
    void hold(double h, double[] uStart, double[] u) {
        if (count == 0) {
            return;
        }
        if (closure == MinimalCoordinates.Closure.ACCELERATION) {
            dynamics.multiply(rows, uStart, now);
        }
        dynamics.operationalSpace(rows, lambda);
        factor.factor(lambda, rows.count(), LOST);
        Arrays.fill(independent, false);
        for (int i = 0; i < factor.rank(); i++) {
            independent[factor.row(i)] = true;
        }
        dynamics.multiply(rows, u, p);
        for (int i = 0; i < rows.count(); i++) {
            p[i] = -p[i] - drive(i, h);
        }
        factor.solve(p, 0);
        dynamics.response(rows, p, change);
        for (int i = 0; i < u.length; i++) {
            u[i] += change[i];
        }
    }

    /** −J u⁺ as it must be; a pure impact has no accelerations. */
    private double drive(int row, double h) {
        return closure == MinimalCoordinates.Closure.VELOCITY || h == 0 ? rows.drive(row, h, correction)
                : h * rows.bias[row] - now[row];
    }

    /** Appends the independent rows. */
    void append(Rows out) {
        for (int i = 0; i < rows.count(); i++) {
            if (independent[i]) {
                out.addCopy(rows, i);
            }
        }
    }

    /** Adds to b of the independent rows what they need beside J u. */
    void addConstant(double h, double[] b) {
        for (int i = 0, row = 0; i < rows.count(); i++) {
            if (independent[i]) {
                b[row++] += drive(i, h);
            }
        }
    }

    double error() {
        double most = 0;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, Math.abs(all.error[i]));
        }
        return most;
    }
}
