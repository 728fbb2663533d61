package org.signorini.analysis.energy;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.AppliedTorque;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Joint;

/**
 * The work of force elements, step by step: the mean of the forces at both ends times the displacement, as potentials
 * have it. A damper takes c(Δl)²/h, what the mean speed of the step dissipates, and so never gives anything. Springs
 * are potential energy and not counted here; work on prescribed coordinates is that of the motion.
 */
final class ForceWork {

    private final List<ElementWork> forces = new ArrayList<>();
    private final List<ElementWork> motors = new ArrayList<>();
    private final List<ElementWork> dampers = new ArrayList<>();
    private double forcesSum;
    private double motorsSum;
    private double dampersSum;

    ForceWork(Dynamics dynamics) {
        for (ForceElement element : dynamics.system().mechanism().forces()) {
            switch (element) {
                case AppliedForce force -> forces.add(new AppliedWork(force, dynamics));
                case AppliedTorque torque -> forces.add(new AppliedWork(torque, dynamics));
                case JointForce f -> forces
                        .add(new JointWork(f, coordinate(dynamics, f.joint(), f.coordinate())));
                case JointMotor motor -> motors
                        .add(new JointWork(motor, coordinate(dynamics, motor.joint(), motor.coordinate())));
                case JointSpring spring -> {
                    if (spring.damping() != 0) {
                        dampers.add(new JointDamper(spring,
                                coordinate(dynamics, spring.joint(), spring.coordinate())));
                    }
                }
                case TranslationalSpring spring -> {
                    if (spring.damping() != 0) {
                        dampers.add(new LineDamper(spring, dynamics));
                    }
                }
            }
        }
    }

    private static JointCoordinate coordinate(Dynamics dynamics, Joint joint, int index) {
        return JointCoordinate.of(dynamics.kinematics(), dynamics.system().joint(joint), index);
    }

    /** Whether there is nothing to count. */
    boolean isEmpty() {
        return forces.isEmpty() && motors.isEmpty() && dampers.isEmpty();
    }

    /**
     * The dynamics are at the end of a step.
     *
     * @param h its length; zero to begin
     */
    void advance(double[] q, double[] u, double t, double h) {
        forcesSum += sum(forces, q, u, t, h);
        motorsSum += sum(motors, q, u, t, h);
        dampersSum += sum(dampers, q, u, t, h);
    }

    private static double sum(List<ElementWork> elements, double[] q, double[] u, double t, double h) {
        double sum = 0;
        for (int i = 0; i < elements.size(); i++) {
            double work = elements.get(i).advance(q, u, t, h);
            sum += h > 0 ? work : 0;
        }
        return sum;
    }

    double forces() {
        return forcesSum;
    }

    double motors() {
        return motorsSum;
    }

    double dampers() {
        return dampersSum;
    }
}
