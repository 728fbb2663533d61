package org.signorini.multibody.force;

import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Rotations;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Marker;

/** {@link AppliedForce} and {@link AppliedTorque} at work. */
final class AppliedLoad implements Load {

    private final ForceElement element;
    private final VectorFunction function;
    private final boolean following;
    private final boolean isForce;
    private final Kinematics kinematics;
    private final int node;
    private final double[] p_N = new double[3];
    private final double[] R_NM = new double[9];
    private final double[] s = new double[3];
    private final double[] value = new double[3];

    AppliedLoad(AppliedForce force, Kinematics kinematics) {
        this(force, force.force(), force.following(), true, force.at(), kinematics);
    }

    AppliedLoad(AppliedTorque torque, Kinematics kinematics) {
        this(torque, torque.torque(), torque.following(), false, torque.at(), kinematics);
    }

    private AppliedLoad(ForceElement element, VectorFunction function, boolean following, boolean isForce, Marker at,
            Kinematics kinematics) {
        this.element = element;
        this.function = function;
        this.following = following;
        this.isForce = isForce;
        this.kinematics = kinematics;
        node = SpringLoad.attach(kinematics.tree(), at, p_N);
        Rotations.multiply(kinematics.tree().bodyFrame, PluckerTransforms.SIZE * at.body().index(),
                at.frame().orientation().matrix(), 0, R_NM, 0);
    }

    @Override
    public void check(double t) {
        value[0] = function.x().applyAsDouble(t);
        value[1] = function.y().applyAsDouble(t);
        value[2] = function.z().applyAsDouble(t);
        for (int i = 0; i < 3; i++) {
            Load.requireFinite(element, value[i], t);
        }
    }

    @Override
    public void apply(double[] q, double[] u, double t, double[] wrench, double[] tau) {
        check(t);
        if (following) {
            Rotations.apply(R_NM, 0, value, 0, value, 0);
            Rotations.apply(kinematics.R_WN, 9 * node, value, 0, value, 0);
        }
        if (isForce) {
            Rotations.apply(kinematics.R_WN, 9 * node, p_N, 0, s, 0);
            Vectors.addScaled(1, value, 0, wrench, 6 * node + 3);
            Vectors.addCross(s, 0, value, 0, wrench, 6 * node);
        } else {
            Vectors.addScaled(1, value, 0, wrench, 6 * node);
        }
    }
}
