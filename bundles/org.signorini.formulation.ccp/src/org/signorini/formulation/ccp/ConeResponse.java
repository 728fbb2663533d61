package org.signorini.formulation.ccp;

import org.signorini.complementarity.operator.Operator;
import org.signorini.complementarity.operator.PointContactOperator;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.FloatingStart;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.topology.Tree;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/**
 * {@link ConeComplementarity} at work. Velocities are (v, ω) in world axes body by body, which is how the operator has
 * them: nothing is converted. S2 writes ω in body axes; M is then constant there, and here for spheres.
 */
public final class ConeResponse implements Response {

    private final Dynamics dynamics;
    private final Tree tree;
    private final BodyInertias inertias;
    private final Joints joints;
    private final PointContactOperator operator = new PointContactOperator();
    private final Rows limits;
    private final double[] force;
    /** v⁽ˡ⁾ + M⁻¹f of S2 eq. 9: velocities without any impulse. */
    private final double[] uTree;
    private final double[] arms = new double[6];

    ConeResponse(Mechanism mechanism, double correction) {
        dynamics = new Dynamics(MultibodySystem.redundant(mechanism));
        tree = dynamics.system().tree();
        inertias = new BodyInertias(dynamics.kinematics(), mechanism.name());
        joints = new Joints(dynamics, inertias, correction);
        limits = dynamics.rows();
        force = new double[tree.freedoms];
        uTree = new double[tree.freedoms];
        operator.begin(tree.nodes);
        inertias.set(operator, true);
    }

    @Override
    public Dynamics dynamics() {
        return dynamics;
    }

    @Override
    public State initialState() {
        return FloatingStart.of(dynamics.system());
    }

    @Override
    public int bilateral() {
        return operator.bilateral();
    }

    /** Rows of joints that depend on others. */
    @Override
    public int eliminated() {
        return joints.dependent();
    }

    @Override
    public void update(double[] q, double[] u, double t) {
        dynamics.update(q, u, t);
        inertias.set(operator, false);
        joints.update(q, u, t);
    }

    @Override
    public void predict(double[] uStart, double h, double theta, double[] uFree) {
        dynamics.generalizedForces(force);
        for (int k = 1; k <= tree.nodes; k++) {
            int at = tree.u0[k];
            inertias.solve(k, force, at, uTree, at);
            for (int i = at; i < at + 6; i++) {
                uTree[i] = uStart[i] + h * uTree[i];
            }
        }
        operator.clearRows();
        joints.predict(uStart, h, theta, operator);
        System.arraycopy(uTree, 0, uFree, 0, uTree.length);
        joints.hold(operator, uFree);
    }

    /** Every joint is a row here. */
    @Override
    public boolean takesCutSprings() {
        return true;
    }

    @Override
    public void contacts(ActiveContacts contacts) {
        operator.clearContacts();
        int[] node = tree.bodyNode;
        double[] p_WN = dynamics.kinematics().p_WN;
        for (int i = 0; i < contacts.shapes(); i++) {
            int a = node[contacts.bodyA[i]];
            int b = node[contacts.bodyB[i]];
            for (int j = 0; j < 3; j++) {
                double p = contacts.point[3 * i + j];
                arms[j] = p - p_WN[3 * a + j];
                arms[3 + j] = p - p_WN[3 * b + j];
            }
            // the ground is node 0 here and −1 there
            operator.addPoint(a - 1, b - 1, contacts.frame, 9 * i, arms, contacts.compliance[i]);
        }
        for (int i = contacts.shapes(); i < contacts.count(); i++) {
            limits.clear();
            dynamics.limits().append(contacts.source[i], limits);
            operator.addLimit(limits.node[0] - 1, limits.node[1] - 1, limits.wrench, 0, contacts.compliance[i]);
        }
    }

    @Override
    public void velocities(double[] u, double[] v) {
        operator.projectContacts(u, v);
    }

    @Override
    public Operator operator() {
        return operator;
    }

    /** p of S2 eq. 10, without the stabilization of contacts, which is the contact model's. */
    @Override
    public void constant(double[] b) {
        operator.project(uTree, b);
        joints.addConstant(b);
    }

    /** S2 eq. 9. */
    @Override
    public void respond(double[] p, double[] uNext) {
        System.arraycopy(uTree, 0, uNext, 0, uTree.length);
        operator.addResponse(p, uNext);
    }

    @Override
    public double constraintError() {
        return joints.error();
    }
}
