package org.signorini.formulation.ce.dynamics;

import java.util.Arrays;

import org.signorini.formulation.ce.loop.Aggregation;
import org.signorini.formulation.ce.loop.Loops;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.Rows;

/**
 * A mechanism whose loops are embedded, as something that responds to impulses: with M̃ = M + diag(added),
 * x = X(XᵀM̃X)⁻¹Xᵀ τ. A mechanism without loops has X = 1 and responds by the recursions of {@link Dynamics}, which know
 * its joints one by one and are twice as fast. The workspace of a run.
 */
public final class EmbeddedTree {

    private final Dynamics dynamics;
    private final Loops loops;
    private final boolean plain;
    private final EmbeddedFactor factor;
    private final EmbeddedSolver solver;
    private final EmbeddedSpace space;
    private final double[] wrench;
    private final double[] lost;
    private final double[] momentum;
    private final double[] impulse;
    private double[] added;

    public EmbeddedTree(Dynamics dynamics, Aggregation clusters, Loops loops) {
        this.dynamics = dynamics;
        this.loops = loops;
        plain = loops.isEmpty();
        factor = new EmbeddedFactor(dynamics.kinematics(), clusters, loops);
        solver = new EmbeddedSolver(factor);
        space = new EmbeddedSpace(factor);
        int freedoms = dynamics.system().tree().freedoms;
        wrench = new double[6 * (dynamics.system().tree().nodes + 1)];
        lost = new double[freedoms];
        momentum = new double[freedoms];
        impulse = new double[freedoms];
    }

    /** Factors at the configuration of the dynamics, with a diagonal added (read until the next call) or null. */
    public void factor(double[] diagonal) {
        added = diagonal;
        if (plain) {
            dynamics.factor(diagonal);
        } else {
            factor.factor(diagonal);
        }
    }

    /**
     * Changes dependent velocities of u such that loops hold, u = X w + bias, where u takes the mechanism in a time;
     * and adds to the impulses the momentum M̃ d this takes away. Solved for, they give u + X(XᵀM̃X)⁻¹Xᵀ M̃ d: of all
     * velocities that hold the loops those nearest to u in kinetic energy, which is what impulses of closures can do.
     */
    public void hold(double[] u, double time, double[] out) {
        if (!plain) {
            Arrays.fill(lost, 0);
            loops.addMissing(u, time, lost);
            for (int i = 0; i < u.length; i++) {
                u[i] += lost[i];
            }
            takeMomentum(out);
        }
    }

    /**
     * change += the shortest displacement, measured by kinetic energy, that closes the loops to first order: the one of
     * dependent coordinates and, because it costs momentum, one along the independent ones.
     */
    public void addClosing(double[] change) {
        Arrays.fill(lost, 0);
        loops.addClosing(lost);
        Arrays.fill(impulse, 0);
        takeMomentum(impulse);
        solve(impulse, momentum);
        for (int i = 0; i < change.length; i++) {
            change[i] += lost[i] + momentum[i];
        }
    }

    private void takeMomentum(double[] out) {
        dynamics.multiplyMass(lost, momentum);
        for (int i = 0; i < out.length; i++) {
            out[i] -= momentum[i] + (added == null ? 0 : added[i] * lost[i]);
        }
    }

    /** x from generalized forces or impulses. */
    public void solve(double[] generalized, double[] x) {
        if (plain) {
            dynamics.solve(generalized, x);
        } else {
            Arrays.fill(wrench, 0);
            solver.solve(wrench, generalized, x);
        }
    }

    /** x from impulses p in rows. */
    public void response(Rows rows, double[] p, double[] x) {
        if (plain) {
            dynamics.response(rows, p, x);
        } else {
            Arrays.fill(wrench, 0);
            rows.addImpulses(p, wrench);
            solver.solve(wrench, null, x);
        }
    }

    /** out = J X(XᵀM̃X)⁻¹XᵀJᵀ, row-major. */
    public void operationalSpace(Rows rows, double[] out) {
        if (plain) {
            dynamics.operationalSpace(rows, out);
        } else {
            space.fill(rows, out);
        }
    }
}
