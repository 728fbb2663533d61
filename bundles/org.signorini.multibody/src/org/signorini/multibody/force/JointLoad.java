package org.signorini.multibody.force;

import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.model.Motion;

/** Force elements on one coordinate of a joint, at work. */
final class JointLoad implements Load {

    private final ForceElement element;
    private final JointCoordinate coordinate;
    private double energy;

    JointLoad(ForceElement element, JointCoordinate coordinate) {
        this.element = element;
        this.coordinate = coordinate;
    }

    @Override
    public void apply(double[] q, double[] u, double t, double[] wrench, double[] tau) {
        coordinate.update(q, u);
        double force = force(t);
        Load.requireFinite(element, force, t);
        coordinate.apply(force, wrench, tau);
    }

    private double force(double t) {
        double value = coordinate.value();
        double rate = coordinate.rate();
        if (element instanceof JointSpring spring) {
            double stretch = value - spring.rest();
            energy = 0.5 * spring.stiffness() * stretch * stretch;
            return -spring.stiffness() * stretch - spring.damping() * rate;
        }
        if (element instanceof JointMotor motor) {
            Motion target = motor.target();
            double wanted = motor.proportional() * (target.position(t) - value)
                    + motor.derivative() * (target.velocity(t) - rate);
            return Math.max(-motor.strongest(), Math.min(motor.strongest(), wanted));
        }
        return ((JointForce) element).value().applyAsDouble(t);
    }

    @Override
    public void check(double t) {
        if (element instanceof JointMotor motor) {
            Load.requireFinite(element, 0 * motor.target().position(t) + 0 * motor.target().velocity(t), t);
        } else if (element instanceof JointForce force) {
            Load.requireFinite(element, force.value().applyAsDouble(t), t);
        }
    }

    @Override
    public double energy() {
        return energy;
    }

    @Override
    public void addDiagonal(double[] stiffness, double[] damping) {
        int i = coordinate.freedom();
        if (i >= 0 && element instanceof JointSpring spring) {
            stiffness[i] += spring.stiffness();
            damping[i] += spring.damping();
        }
    }
}
