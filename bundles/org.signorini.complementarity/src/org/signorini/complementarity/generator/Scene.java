package org.signorini.complementarity.generator;

import java.util.Arrays;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.ContactGraphOperator;

/**
 * Rigid bodies with isotropic inertia, their free velocities and contacts, written down as v = W p + b with
 * W = J M⁻¹ Jᵀ and b = J u (S0 eq. 37 without bilateral rows). What it adds is exact to rounding: J holds the frame
 * n, t1, t2 and the moments of the frame about the centres of mass.
 */
final class Scene {

    /** In the place of a body: something that does not move. */
    static final int GROUND = ContactGraphOperator.GROUND;

    private final ContactGraphOperator graph = new ContactGraphOperator();
    private final double[] centre;
    private final double[] velocity;
    private final double[] normal = new double[3];
    private final double[] frame = new double[9];
    private final double[] jacobianA = new double[18];
    private final double[] jacobianB = new double[18];
    private double[] b = new double[48];

    Scene(int bodies) {
        graph.begin(bodies);
        centre = new double[3 * bodies];
        velocity = new double[6 * bodies];
    }

    /**
     * Places a body; before its contacts.
     *
     * @param u six numbers, velocity of the centre of mass and angular velocity, without contact impulses
     */
    void body(int body, double mass, double inertia, double[] position, double[] u) {
        double i = 1 / inertia;
        graph.setBody(body, 1 / mass, new double[] {i, 0, 0, 0, i, 0, 0, 0, i}, 0);
        System.arraycopy(position, 0, centre, 3 * body, 3);
        System.arraycopy(u, 0, velocity, 6 * body, 6);
    }

    /** A contact at a point; the unit normal points from A to B, impulses act on B along it. */
    void contact(int bodyA, int bodyB, double[] point, double nx, double ny, double nz) {
        normal[0] = nx;
        normal[1] = ny;
        normal[2] = nz;
        Frames.complete(normal, frame);
        fill(jacobianA, bodyA, point, -1);
        fill(jacobianB, bodyB, point, 1);
        int row = 3 * graph.addContact(bodyA, jacobianA, 0, bodyB, jacobianB, 0);
        if (row + 3 > b.length) {
            b = Arrays.copyOf(b, 2 * b.length);
        }
        for (int r = 0; r < 3; r++) {
            b[row + r] = speed(jacobianA, r, bodyA) + speed(jacobianB, r, bodyB);
        }
    }

    private void fill(double[] jacobian, int body, double[] point, double sign) {
        if (body == GROUND) {
            return;
        }
        double x = point[0] - centre[3 * body];
        double y = point[1] - centre[3 * body + 1];
        double z = point[2] - centre[3 * body + 2];
        for (int r = 0; r < 3; r++) {
            double d0 = sign * frame[3 * r];
            double d1 = sign * frame[3 * r + 1];
            double d2 = sign * frame[3 * r + 2];
            jacobian[6 * r] = d0;
            jacobian[6 * r + 1] = d1;
            jacobian[6 * r + 2] = d2;
            jacobian[6 * r + 3] = y * d2 - z * d1;
            jacobian[6 * r + 4] = z * d0 - x * d2;
            jacobian[6 * r + 5] = x * d1 - y * d0;
        }
    }

    private double speed(double[] jacobian, int r, int body) {
        double sum = 0;
        for (int k = 0; k < 6 && body != GROUND; k++) {
            sum += jacobian[6 * r + k] * velocity[6 * body + k];
        }
        return sum;
    }

    /** The problem on a block-sparse W, the same friction everywhere. */
    FrictionProblem problem(double friction) {
        BlockSparseOperator w = new BlockSparseOperator();
        graph.assemble(w);
        double[] mu = new double[graph.contacts()];
        Arrays.fill(mu, friction);
        FrictionProblem problem = new FrictionProblem(w, Arrays.copyOf(b, graph.size()), mu);
        problem.prepare();
        return problem;
    }
}
