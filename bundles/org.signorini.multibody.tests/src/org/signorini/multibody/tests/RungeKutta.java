package org.signorini.multibody.tests;

import java.util.Arrays;

import org.signorini.algebra.PivotedCholesky;
import org.signorini.algebra.Quaternions;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.topology.Tree;

/**
 * The classical fourth-order method on the numbers of q and u, with loops held at the level of accelerations: an
 * integrator good enough to tell what the exact motion is.
 */
final class RungeKutta {

    private final Dynamics dynamics;
    private final Tree tree;
    private final Rows rows;
    private final PivotedCholesky factor = new PivotedCholesky();
    private final double[][] dq = new double[4][];
    private final double[][] du = new double[4][];
    private final double[] p;
    private final double[] lambda;
    private final double[] jump;
    private final State trial;

    RungeKutta(Dynamics dynamics) {
        this.dynamics = dynamics;
        tree = dynamics.system().tree();
        rows = dynamics.rows();
        int m = dynamics.closures().count();
        p = new double[m];
        lambda = new double[m * m];
        jump = new double[tree.freedoms];
        for (int i = 0; i < 4; i++) {
            dq[i] = new double[tree.coordinates];
            du[i] = new double[tree.freedoms];
        }
        trial = new State(tree.coordinates, tree.freedoms);
    }

    /** u̇ with the loops' reactions. */
    void accelerations(State state, double[] udot) {
        dynamics.update(state);
        dynamics.accelerations(udot);
        if (p.length == 0) {
            return;
        }
        rows.clear();
        dynamics.closures().append(state.time, rows);
        dynamics.multiply(rows, udot, p);
        for (int i = 0; i < p.length; i++) {
            p[i] = -p[i] - rows.bias[i];
        }
        dynamics.operationalSpace(rows, lambda);
        factor.factor(lambda, p.length, 1e-11);
        factor.solve(p, 0);
        dynamics.response(rows, p, jump);
        for (int i = 0; i < udot.length; i++) {
            udot[i] += jump[i];
        }
    }

    void run(State state, double duration, int steps) {
        double end = state.time + duration;
        double h = duration / steps;
        double start = state.time;
        for (int i = 0; i < steps; i++) {
            state.time = start + i * h;
            step(state, h);
        }
        state.time = end;
    }

    void step(State state, double h) {
        double[] fractions = {0, 0.5, 0.5, 1};
        for (int i = 0; i < 4; i++) {
            trial.set(state);
            trial.time = state.time + fractions[i] * h;
            for (int j = 0; i > 0 && j < trial.q.length; j++) {
                trial.q[j] += fractions[i] * h * dq[i - 1][j];
            }
            for (int j = 0; i > 0 && j < trial.u.length; j++) {
                trial.u[j] += fractions[i] * h * du[i - 1][j];
            }
            accelerations(trial, du[i]);
            rates(trial, dq[i]);
        }
        combine(state.q, dq, h);
        combine(state.u, du, h);
        state.time += h;
        for (int k = 1; k <= tree.nodes; k++) {
            int at = quaternion(k);
            if (at >= 0) {
                Quaternions.normalize(state.q, at);
            }
        }
    }

    private static void combine(double[] x, double[][] d, double h) {
        for (int j = 0; j < x.length; j++) {
            x[j] += h / 6 * (d[0][j] + 2 * d[1][j] + 2 * d[2][j] + d[3][j]);
        }
    }

    private int quaternion(int k) {
        return tree.joint[k] == Tree.SPHERICAL ? tree.q0[k] : tree.joint[k] == Tree.FREE ? tree.q0[k] + 3 : -1;
    }

    /** q̇: u, and ω q/2 for quaternions. */
    private void rates(State state, double[] rate) {
        Arrays.fill(rate, 0);
        for (int k = 1; k <= tree.nodes; k++) {
            int at = quaternion(k);
            int iq = tree.q0[k];
            int iu = tree.u0[k];
            int numbers = tree.u0[k + 1] - iu - (at >= 0 ? 3 : 0);
            System.arraycopy(state.u, iu, rate, iq, numbers);
            if (at >= 0) {
                double[] half = {0, state.u[iu + numbers] / 2, state.u[iu + numbers + 1] / 2,
                        state.u[iu + numbers + 2] / 2};
                Quaternions.multiply(half, 0, state.q, at, rate, at);
            }
        }
    }
}
