package org.signorini.analysis.energy;

import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointMotor;

/** A force or motor on a coordinate of a joint. */
final class JointWork implements ElementWork {

    private final ForceElement element;
    private final JointCoordinate coordinate;
    private double value;
    private double force;

    JointWork(ForceElement element, JointCoordinate coordinate) {
        this.element = element;
        this.coordinate = coordinate;
    }

    @Override
    public double advance(double[] q, double[] u, double t, double h) {
        coordinate.update(q, u);
        double next = force(t);
        double work = 0.5 * (force + next) * (coordinate.value() - value);
        value = coordinate.value();
        force = next;
        return work;
    }

    private double force(double t) {
        if (element instanceof JointMotor motor) {
            double wanted = motor.proportional() * (motor.target().position(t) - coordinate.value())
                    + motor.derivative() * (motor.target().velocity(t) - coordinate.rate());
            return Math.max(-motor.strongest(), Math.min(motor.strongest(), wanted));
        }
        return ((JointForce) element).value().applyAsDouble(t);
    }
}
