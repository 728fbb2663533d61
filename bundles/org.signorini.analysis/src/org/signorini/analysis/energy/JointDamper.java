package org.signorini.analysis.energy;

import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.force.JointSpring;

/** The damper of a spring on a joint. */
final class JointDamper implements ElementWork {

    private final double damping;
    private final JointCoordinate coordinate;
    private double value;

    JointDamper(JointSpring spring, JointCoordinate coordinate) {
        damping = spring.damping();
        this.coordinate = coordinate;
    }

    @Override
    public double advance(double[] q, double[] u, double t, double h) {
        coordinate.update(q, u);
        double way = coordinate.value() - value;
        value = coordinate.value();
        return -damping * way * way / h;
    }
}
