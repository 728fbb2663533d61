package org.signorini.analysis.energy;

import org.signorini.algebra.Quaternions;
import org.signorini.algebra.Rotations;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.AppliedTorque;
import org.signorini.multibody.force.VectorFunction;
import org.signorini.multibody.model.Marker;

/** A force at a marker, times the way of its point; or a torque, times the rotation vector of its body. */
final class AppliedWork implements ElementWork {

    private final VectorFunction function;
    private final boolean following;
    private final boolean isForce;
    private final Dynamics dynamics;
    private final int body;
    private final double[] p_B = new double[3];
    private final double[] R_BM;
    private final double[] R_WB = new double[9];
    private final double[] point = new double[3];
    private final double[] turn = {1, 0, 0, 0};
    private final double[] next = new double[4];
    private final double[] way = new double[3];
    private final double[] value = new double[3];
    private final double[] last = new double[3];

    AppliedWork(AppliedForce force, Dynamics dynamics) {
        this(force.force(), force.at(), force.following(), true, dynamics);
    }

    AppliedWork(AppliedTorque torque, Dynamics dynamics) {
        this(torque.torque(), torque.at(), torque.following(), false, dynamics);
    }

    private AppliedWork(VectorFunction function, Marker at, boolean following, boolean isForce, Dynamics dynamics) {
        this.function = function;
        this.following = following;
        this.isForce = isForce;
        this.dynamics = dynamics;
        body = at.body().index();
        at.frame().origin().put(p_B, 0);
        R_BM = at.frame().orientation().matrix();
    }

    @Override
    public double advance(double[] q, double[] u, double t, double h) {
        measure();
        value[0] = function.x().applyAsDouble(t);
        value[1] = function.y().applyAsDouble(t);
        value[2] = function.z().applyAsDouble(t);
        if (following) {
            dynamics.bodies().orientation(body, R_WB, 0);
            Rotations.apply(R_BM, 0, value, 0, value, 0);
            Rotations.apply(R_WB, 0, value, 0, value, 0);
        }
        double work = 0.5 * (Vectors.dot(value, 0, way, 0) + Vectors.dot(last, 0, way, 0));
        System.arraycopy(value, 0, last, 0, 3);
        return work;
    }

    private void measure() {
        if (isForce) {
            dynamics.bodies().point(body, p_B, 0, next, 0);
            for (int i = 0; i < 3; i++) {
                way[i] = next[i] - point[i];
                point[i] = next[i];
            }
        } else {
            dynamics.bodies().quaternion(body, next, 0);
            Quaternions.difference(next, 0, turn, 0, way, 0);
            System.arraycopy(next, 0, turn, 0, 4);
        }
    }
}
