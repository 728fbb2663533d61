package org.signorini.formulation.dca.tests;

import java.util.Arrays;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.simulation.Model;

/**
 * The falling pendulum while P1 slides on the plane, as an ordinary differential equation: accelerations under a normal
 * force N and the friction −μ N v/‖v‖, N such that P1 stays at its height; fourth-order Runge–Kutta on coordinates and
 * quaternions. Knows nothing of steps with impulses.
 */
final class SlidingReference {

    private final Dynamics dynamics;
    private final Rows rows;
    private final double mu;
    private final State state;
    private final double[] jump;
    private final double[] v = new double[2];
    private double leastForce = Double.POSITIVE_INFINITY;
    private double leastSpeed = Double.POSITIVE_INFINITY;

    SlidingReference(Model model, double mu) {
        this.mu = mu;
        dynamics = new Dynamics(MultibodySystem.minimal(model.mechanism()));
        rows = dynamics.rows();
        state = dynamics.system().initialState();
        jump = new double[state.u.length];
    }

    /** N never was smaller; what is computed holds only while it is positive. */
    double leastForce() {
        return leastForce;
    }

    double leastSpeed() {
        return leastSpeed;
    }

    Dynamics run(double duration, int steps) {
        double h = duration / steps;
        int n = state.q.length;
        double[][] k = new double[4][];
        for (int i = 0; i < steps; i++) {
            double[] y = new double[n + state.u.length];
            System.arraycopy(state.q, 0, y, 0, n);
            System.arraycopy(state.u, 0, y, n, state.u.length);
            for (int stage = 0; stage < 4; stage++) {
                k[stage] = derivative(stage == 0 ? y : sum(y, stage == 3 ? h : h / 2, k[stage - 1]));
            }
            for (int j = 0; j < y.length; j++) {
                y[j] += h / 6 * (k[0][j] + 2 * k[1][j] + 2 * k[2][j] + k[3][j]);
            }
            System.arraycopy(y, 0, state.q, 0, n);
            System.arraycopy(y, n, state.u, 0, state.u.length);
        }
        dynamics.update(state);
        return dynamics;
    }

    private static double[] sum(double[] y, double s, double[] k) {
        double[] out = y.clone();
        for (int i = 0; i < out.length; i++) {
            out[i] += s * k[i];
        }
        return out;
    }

    /** Of q = (centre of A, quaternion of A, quaternion of B in A) and u = (v, ω of A, ω of B relative to A). */
    private double[] derivative(double[] y) {
        double[] q = Arrays.copyOf(y, 11);
        double[] u = Arrays.copyOfRange(y, 11, 20);
        double[] out = new double[20];
        System.arraycopy(u, 0, out, 0, 3);
        turn(q, 3, u, 3, out);
        turn(q, 7, u, 6, out);
        dynamics.update(q, u, 0);
        double[] udot = new double[9];
        dynamics.accelerations(udot);
        Vector3 velocity = FallingPendulum.velocityOfP1(dynamics);
        double speed = Math.hypot(velocity.x(), velocity.y());
        double[] point = {0, 0, 0};
        FallingPendulum.p1(dynamics).put(point, 0);
        double[] directions = {0, 0, 1, -mu * velocity.x() / speed, -mu * velocity.y() / speed, 1};
        rows.clear();
        rows.addPoint(0, 1, point, 0, directions, 0, 2);
        dynamics.multiply(rows, udot, v);
        double acceleration = v[0] + rows.bias[0];
        dynamics.response(rows, new double[] {0, 1}, jump);
        dynamics.multiply(rows, jump, v);
        double force = -acceleration / v[0];
        leastForce = Math.min(leastForce, force);
        leastSpeed = Math.min(leastSpeed, speed);
        for (int i = 0; i < 9; i++) {
            out[11 + i] = udot[i] + force * jump[i];
        }
        return out;
    }

    /** q̇ = ½ ω q. */
    private static void turn(double[] q, int at, double[] u, int iu, double[] out) {
        double w = q[at];
        double x = q[at + 1];
        double y = q[at + 2];
        double z = q[at + 3];
        out[at] = -0.5 * (u[iu] * x + u[iu + 1] * y + u[iu + 2] * z);
        out[at + 1] = 0.5 * (u[iu] * w + u[iu + 1] * z - u[iu + 2] * y);
        out[at + 2] = 0.5 * (u[iu + 1] * w + u[iu + 2] * x - u[iu] * z);
        out[at + 3] = 0.5 * (u[iu + 2] * w + u[iu] * y - u[iu + 1] * x);
    }
}
