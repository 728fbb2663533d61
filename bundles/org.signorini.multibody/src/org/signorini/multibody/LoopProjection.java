package org.signorini.multibody;

import org.signorini.algebra.PivotedCholesky;
import org.signorini.multibody.constraint.ClosureRank;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.kinematics.Configuration;

/**
 * Closes loops: moves a state by the shortest way, measured by kinetic energy, to where its cut joints hold. Newton's
 * method on φ(q) = 0 with the steps −M⁻¹JᵀΛ⁻¹φ, and one such step for J u + ∂φ/∂t = 0. Loops of spatial joints that
 * move in a plane have rows that say the same thing twice: those that {@link ClosureRank} finds dependent take no part.
 *
 * <p>
 * Dense in the rows of all loops, O(rows³); for mechanisms with thousands of them a sparse formulation serves better.
 */
public final class LoopProjection {

    /** Rows are independent by geometry; a pivot below this share of its diagonal has lost all digits to the masses. */
    private static final double LOST = 1e-14;

    private final Dynamics dynamics;
    private final Configuration configuration;
    private final Rows rows;
    private final Rows chosen;
    private final ClosureRank rank;
    private final PivotedCholesky factor = new PivotedCholesky();
    private final double[] lambda;
    private final double[] p;
    private final double[] step;
    private double residual;

    public LoopProjection(Dynamics dynamics) {
        this.dynamics = dynamics;
        configuration = dynamics.system().configuration();
        rows = dynamics.rows();
        chosen = dynamics.rows();
        rank = new ClosureRank(dynamics.kinematics(), dynamics.closures());
        int count = dynamics.closures().count();
        lambda = new double[count * count];
        p = new double[count];
        step = new double[dynamics.system().tree().freedoms];
    }

    /**
     * Moves the configuration until the largest error of a row, in metres or radians, is below a tolerance.
     *
     * @return whether it was reached; {@link #residual} tells what was
     */
    public boolean closePositions(State state, double tolerance, int iterations) {
        for (int i = 0; i <= iterations; i++) {
            evaluate(state);
            residual = 0;
            for (int row = 0; row < rows.count(); row++) {
                residual = Math.max(residual, Math.abs(rows.error[row]));
            }
            for (int row = 0; row < chosen.count(); row++) {
                p[row] = -chosen.error[row];
            }
            if (residual <= tolerance) {
                return true;
            }
            if (i < iterations) {
                respond();
                configuration.advance(state.q, step, 1, state.q);
            }
        }
        return false;
    }

    /** Takes out of the velocities what opens the loops. */
    public void closeVelocities(State state) {
        evaluate(state);
        chosen.multiply(dynamics.kinematics().velocity, p);
        for (int row = 0; row < chosen.count(); row++) {
            p[row] = -p[row] - chosen.rate[row];
        }
        respond();
        for (int i = 0; i < step.length; i++) {
            state.u[i] += step[i];
        }
    }

    /** Largest position error of a row at the last call of {@link #closePositions}. */
    public double residual() {
        return residual;
    }

    /** Rank of the loop constraints at the last configuration looked at. */
    public int rank() {
        return rank.rank();
    }

    /** Which of the loop constraints were independent there. */
    public ClosureRank closureRank() {
        return rank;
    }

    private void evaluate(State state) {
        dynamics.update(state);
        rows.clear();
        dynamics.closures().append(state.time, rows);
        rank.sift(rows, chosen);
    }

    private void respond() {
        dynamics.operationalSpace(chosen, lambda);
        factor.factor(lambda, chosen.count(), LOST);
        factor.solve(p, 0);
        dynamics.response(chosen, p, step);
    }
}
