package org.signorini.multibody.force;

import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Rotations;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.topology.Tree;

/** {@link TranslationalSpring} at work. A spring of length zero has no direction and does not pull. */
final class SpringLoad implements Load {

    private final TranslationalSpring spring;
    private final Kinematics kinematics;
    private final int nodeA;
    private final int nodeB;
    private final double[] a_N = new double[3];
    private final double[] b_N = new double[3];
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    private final double[] line = new double[3];
    private final double[] moved = new double[6];
    private double length;

    SpringLoad(TranslationalSpring spring, Kinematics kinematics) {
        this.spring = spring;
        this.kinematics = kinematics;
        nodeA = attach(kinematics.tree(), spring.a(), a_N);
        nodeB = attach(kinematics.tree(), spring.b(), b_N);
    }

    /** The node that carries a marker, and the marker's origin in the node's frame. */
    static int attach(Tree tree, Marker marker, double[] p_N) {
        double[] p_B = new double[3];
        marker.frame().origin().put(p_B, 0);
        int body = marker.body().index();
        PluckerTransforms.point(tree.bodyFrame, PluckerTransforms.SIZE * body, p_B, 0, p_N, 0);
        return tree.bodyNode[body];
    }

    @Override
    public void apply(double[] q, double[] u, double t, double[] wrench, double[] tau) {
        Rotations.apply(kinematics.R_WN, 9 * nodeA, a_N, 0, a, 0);
        Rotations.apply(kinematics.R_WN, 9 * nodeB, b_N, 0, b, 0);
        for (int i = 0; i < 3; i++) {
            line[i] = kinematics.p_WN[3 * nodeB + i] + b[i] - kinematics.p_WN[3 * nodeA + i] - a[i];
        }
        length = Vectors.norm(line, 0);
        if (length == 0) {
            return;
        }
        for (int i = 0; i < 3; i++) {
            line[i] /= length;
        }
        length += kinematics.isLinearized() ? along(kinematics.displacement) : 0;
        double pull = spring.stiffness() * (length - spring.restLength())
                + spring.damping() * along(kinematics.velocity);
        push(wrench, nodeA, a, pull);
        push(wrench, nodeB, b, -pull);
    }

    /** Motion of b relative to a along the line. */
    private double along(double[] motion) {
        System.arraycopy(motion, 6 * nodeA + 3, moved, 0, 3);
        Vectors.addCross(motion, 6 * nodeA, a, 0, moved, 0);
        System.arraycopy(motion, 6 * nodeB + 3, moved, 3, 3);
        Vectors.addCross(motion, 6 * nodeB, b, 0, moved, 3);
        return Vectors.dot(line, 0, moved, 3) - Vectors.dot(line, 0, moved, 0);
    }

    private void push(double[] wrench, int node, double[] s, double force) {
        for (int i = 0; i < 3; i++) {
            moved[i] = force * line[i];
        }
        Vectors.addScaled(1, moved, 0, wrench, 6 * node + 3);
        Vectors.addCross(s, 0, moved, 0, wrench, 6 * node);
    }

    @Override
    public double energy() {
        double stretch = length - spring.restLength();
        return 0.5 * spring.stiffness() * stretch * stretch;
    }
}
