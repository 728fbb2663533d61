package org.signorini.multibody.dynamics;

import java.util.Arrays;

import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Symmetric3;
import org.signorini.algebra.Vector3;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.topology.Tree;

/** Energy and momentum of a tree at the kinematics' positions and velocities, O(n). */
public final class Energy {

    private final Tree tree;
    private final Kinematics kinematics;
    private final double[] v = new double[3];
    private final double[] l = new double[3];
    private final double[] p = new double[3];
    /** Of bodies that are part of the ground. */
    private final double resting;

    public Energy(Kinematics kinematics, Mechanism mechanism) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        double sum = 0;
        for (Body body : mechanism.bodies()) {
            if (!body.isGround() && tree.bodyNode[body.index()] == 0) {
                body.mass().center().put(v, 0);
                PluckerTransforms.point(tree.bodyFrame, PluckerTransforms.SIZE * body.index(), v, 0, p, 0);
                sum -= body.mass().mass() * tree.gravity.dot(Vector3.from(p, 0));
            }
        }
        resting = sum;
    }

    /** Σ ½ m v_c² + ½ ω·Iω. */
    public double kinetic() {
        double sum = 0;
        for (int k = 1; k <= tree.nodes; k++) {
            centerVelocity(k);
            Symmetric3.apply(kinematics.inertia, 6 * k, kinematics.velocity, 6 * k, l, 0);
            sum += 0.5 * tree.mass[k] * Vectors.dot(v, 0, v, 0)
                    + 0.5 * Vectors.dot(kinematics.velocity, 6 * k, l, 0);
        }
        return sum;
    }

    /** −Σ m g·p_c: zero at the world's origin. What is welded to the ground counts too, as in every formulation. */
    public double gravitational() {
        double sum = resting;
        for (int k = 1; k <= tree.nodes; k++) {
            kinematics.center(k, p, 0);
            sum -= tree.mass[k]
                    * (tree.gravity.x() * p[0] + tree.gravity.y() * p[1] + tree.gravity.z() * p[2]);
        }
        return sum;
    }

    /** out = moment of momentum about the world's origin, momentum. */
    public void momentum(double[] out) {
        Arrays.fill(out, 0, 6, 0);
        for (int k = 1; k <= tree.nodes; k++) {
            centerVelocity(k);
            Symmetric3.apply(kinematics.inertia, 6 * k, kinematics.velocity, 6 * k, l, 0);
            kinematics.center(k, p, 0);
            double m = tree.mass[k];
            for (int i = 0; i < 3; i++) {
                v[i] *= m;
                out[i] += l[i];
                out[i + 3] += v[i];
            }
            Vectors.addCross(p, 0, v, 0, out, 0);
        }
    }

    private void centerVelocity(int k) {
        System.arraycopy(kinematics.velocity, 6 * k + 3, v, 0, 3);
        Vectors.addCross(kinematics.velocity, 6 * k, kinematics.c_N, 3 * k, v, 0);
    }
}
