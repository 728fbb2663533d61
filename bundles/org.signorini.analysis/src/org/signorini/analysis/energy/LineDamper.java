package org.signorini.analysis.energy;

import org.signorini.algebra.Vectors;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.force.TranslationalSpring;

/** The damper of a spring between two markers. */
final class LineDamper implements ElementWork {

    private final double damping;
    private final Dynamics dynamics;
    private final int bodyA;
    private final int bodyB;
    private final double[] a_A = new double[3];
    private final double[] b_B = new double[3];
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    private double length;

    LineDamper(TranslationalSpring spring, Dynamics dynamics) {
        damping = spring.damping();
        this.dynamics = dynamics;
        bodyA = spring.a().body().index();
        bodyB = spring.b().body().index();
        spring.a().frame().origin().put(a_A, 0);
        spring.b().frame().origin().put(b_B, 0);
    }

    @Override
    public double advance(double[] q, double[] u, double t, double h) {
        dynamics.bodies().point(bodyA, a_A, 0, a, 0);
        dynamics.bodies().point(bodyB, b_B, 0, b, 0);
        Vectors.addScaled(-1, a, 0, b, 0);
        double next = Vectors.norm(b, 0);
        double way = next - length;
        length = next;
        return -damping * way * way / h;
    }
}
