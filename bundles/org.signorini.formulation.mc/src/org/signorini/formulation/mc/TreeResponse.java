package org.signorini.formulation.mc;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/** {@link MinimalCoordinates} at work. */
final class TreeResponse implements Response {

    private final Dynamics dynamics;
    private final Loops loops;
    private final JointSprings springs;
    private final Rows rows;
    private final DenseOperator operator = new DenseOperator(new DMatrixRMaj(0, 0), 0);
    /** Where there is no joint at all, else null. */
    private final LooseBodies loose;
    private Operator graph;
    /** Velocities after the step without any impulse. */
    private final double[] uTree;
    private final double[] rate;
    /** Motions of the nodes that belong to uTree, where asked for. */
    private final double[] freeMotion;
    private final boolean linearized;
    private final FrozenRows frozen = new FrozenRows();
    private double[] updated;
    private boolean moved;
    private double[] scratch = {};
    private double[] compliance = {};
    private double step;
    private int bilateral;
    private boolean assembled;

    TreeResponse(Mechanism mechanism, double correction, MinimalCoordinates.Closure closure) {
        dynamics = new Dynamics(MultibodySystem.minimal(mechanism));
        int freedoms = dynamics.system().tree().freedoms;
        loops = new Loops(dynamics, correction, closure);
        springs = new JointSprings(dynamics, freedoms);
        rows = dynamics.rows();
        loose = LooseBodies.isAll(dynamics.system().tree()) && loops.isEmpty()
                ? new LooseBodies(dynamics.kinematics()) : null;
        uTree = new double[freedoms];
        rate = new double[freedoms];
        freeMotion = new double[dynamics.kinematics().velocity.length];
        linearized = dynamics.kinematics().isLinearized();
    }

    @Override
    public Dynamics dynamics() {
        return dynamics;
    }

    @Override
    public State initialState() {
        return loops.close(dynamics.system().initialState());
    }

    @Override
    public int bilateral() {
        return bilateral;
    }

    @Override
    public void update(double[] q, double[] u, double t) {
        dynamics.update(q, u, t);
        updated = u;
        springs.moved();
        loops.update(t);
    }

    @Override
    public void predict(double[] uStart, double h, double theta, double[] uFree) {
        step = h;
        moved = false;
        if (springs.factor(h, theta)) {
            assembled = false;
        }
        dynamics.accelerations(rate);
        for (int i = 0; i < rate.length; i++) {
            uTree[i] = uStart[i] + h * rate[i];
        }
        springs.subtract(uStart, uTree);
        System.arraycopy(uTree, 0, uFree, 0, uTree.length);
        loops.hold(h, uStart, uFree);
        bilateral = loops.rank();
    }

    @Override
    public void contacts(ActiveContacts contacts) {
        int n = contacts.count();
        if (linearized && loops.isEmpty() && frozen.holds(contacts)) {
            return;
        }
        rows.clear();
        loops.append(rows);
        for (int i = 0; i < contacts.shapes(); i++) {
            // rows measure d·(v_second − v_first)
            rows.addPoint(contacts.bodyB[i], contacts.bodyA[i], contacts.point, 3 * i, contacts.frame, 9 * i, 3);
        }
        for (int i = contacts.shapes(); i < n; i++) {
            dynamics.limits().append(contacts.source[i], rows);
            rows.add(0, 0);
            rows.add(0, 0);
        }
        if (compliance.length < n) {
            compliance = new double[2 * n];
        }
        System.arraycopy(contacts.compliance, 0, compliance, 0, n);
        assembled = false;
    }

    @Override
    public void velocities(double[] u, double[] v) {
        reserve();
        double[] out = bilateral == 0 ? v : scratch;
        if (u == updated) {
            rows.multiply(dynamics.kinematics().velocity, out);
        } else {
            dynamics.multiply(rows, u, out);
        }
        if (bilateral > 0) {
            System.arraycopy(scratch, bilateral, v, 0, rows.count() - bilateral);
        }
    }

    private void reserve() {
        if (scratch.length < rows.count()) {
            scratch = new double[2 * rows.count()];
        }
    }

    @Override
    public Operator operator() {
        if (loose != null) {
            graph = assembled ? graph : loose.fill(rows, compliance);
            assembled = true;
            return graph;
        }
        if (!assembled) {
            int contacts = (rows.count() - bilateral) / 3;
            if (operator.matrix().data.length < rows.count() * rows.count()) {
                // contacts come one by one: room for some more of them
                operator.reshape(bilateral, contacts + contacts / 4);
            }
            operator.reshape(bilateral, contacts);
            double[] w = operator.matrix().data;
            dynamics.operationalSpace(rows, w);
            for (int i = 0; i < contacts; i++) {
                int row = bilateral + 3 * i;
                w[row * rows.count() + row] += compliance[i];
            }
            assembled = true;
        }
        return operator;
    }

    @Override
    public void constant(double[] b) {
        if (!moved) {
            dynamics.kinematics().motion(uTree, freeMotion);
            moved = true;
        }
        rows.multiply(freeMotion, b);
        loops.addConstant(step, b);
    }

    @Override
    public void respond(double[] p, double[] uNext) {
        dynamics.response(rows, p, rate);
        for (int i = 0; i < rate.length; i++) {
            uNext[i] = uTree[i] + rate[i];
        }
    }

    @Override
    public double constraintError() {
        return loops.error();
    }
}
