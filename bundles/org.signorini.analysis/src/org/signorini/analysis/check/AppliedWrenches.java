package org.signorini.analysis.check;

import java.util.function.ToDoubleFunction;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.AppliedTorque;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.force.VectorFunction;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Marker;

/** Gravity, gyroscopic moments and all force elements as forces and moments on the centres of mass, six per body. */
final class AppliedWrenches {

    /** A coordinate of a joint. */
    record Coordinate(Joint joint, int index) {
    }

    private final BodyPoses poses;
    private final double t;
    private final ToDoubleFunction<Coordinate> guess;
    private final double[] wrench;

    private AppliedWrenches(BodyPoses poses, double t, ToDoubleFunction<Coordinate> guess) {
        this.poses = poses;
        this.t = t;
        this.guess = guess;
        wrench = new double[6 * poses.center.length];
    }

    /** @param guess coordinates of joints, of which only the number of turns is used */
    static double[] of(BodyPoses poses, double t, ToDoubleFunction<Coordinate> guess) {
        AppliedWrenches sum = new AppliedWrenches(poses, t, guess);
        for (Body body : poses.mechanism.bodies()) {
            if (!body.isGround()) {
                sum.push(body.index(), Vector3.ZERO, poses.mechanism.gravity().times(body.mass().mass()));
                Vector3 omega = poses.spin(body.index());
                sum.turn(body.index(), poses.inertia(body, omega).cross(omega));
            }
        }
        poses.mechanism.forces().forEach(sum::add);
        return sum.wrench;
    }

    private void add(ForceElement element) {
        switch (element) {
            case AppliedForce force -> push(force.at().body().index(), poses.arm(force.at()),
                    vector(force.force(), force.at(), force.following()));
            case AppliedTorque torque -> turn(torque.at().body().index(),
                    vector(torque.torque(), torque.at(), torque.following()));
            case TranslationalSpring spring -> pull(spring);
            case JointSpring s -> {
                Row row = row(s.joint(), s.coordinate());
                row.push(-s.stiffness() * (row.error() - s.rest()) - s.damping() * row.times(poses.velocity), wrench);
            }
            case JointMotor motor -> {
                Row row = row(motor.joint(), motor.coordinate());
                double wanted = motor.proportional() * (motor.target().position(t) - row.error())
                        + motor.derivative() * (motor.target().velocity(t) - row.times(poses.velocity));
                row.push(Math.clamp(wanted, -motor.strongest(), motor.strongest()), wrench);
            }
            case JointForce force -> row(force.joint(), force.coordinate()).push(force.value().applyAsDouble(t),
                    wrench);
        }
    }

    private Row row(Joint joint, int index) {
        return new JointGeometry(poses, joint).coordinate(index, guess.applyAsDouble(new Coordinate(joint, index)));
    }

    private Vector3 vector(VectorFunction function, Marker at, boolean following) {
        Vector3 value = new Vector3(function.x().applyAsDouble(t), function.y().applyAsDouble(t),
                function.z().applyAsDouble(t));
        return following ? poses.direction(at, value) : value;
    }

    private void pull(TranslationalSpring spring) {
        int a = spring.a().body().index();
        int b = spring.b().body().index();
        Vector3 line = poses.point(spring.b()).minus(poses.point(spring.a()));
        double length = line.norm();
        if (length == 0) {
            return;
        }
        Vector3 n = line.times(1 / length);
        Vector3 armA = poses.arm(spring.a());
        Vector3 armB = poses.arm(spring.b());
        Row row = Row.of(a, n.times(-1), n.cross(armA), b, n, armB.cross(n), length, 0);
        double stretch = row.error() + row.times(poses.displacement) - spring.restLength();
        row.push(-spring.stiffness() * stretch - spring.damping() * row.times(poses.velocity), wrench);
    }

    private void push(int body, Vector3 arm, Vector3 force) {
        add(6 * body, force);
        turn(body, arm.cross(force));
    }

    private void turn(int body, Vector3 moment) {
        add(6 * body + 3, moment);
    }

    private void add(int at, Vector3 v) {
        wrench[at] += v.x();
        wrench[at + 1] += v.y();
        wrench[at + 2] += v.z();
    }
}
