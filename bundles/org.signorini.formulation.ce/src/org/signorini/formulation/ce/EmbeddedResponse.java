package org.signorini.formulation.ce;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;
import org.signorini.formulation.ce.dynamics.EmbeddedTree;
import org.signorini.formulation.ce.loop.Aggregation;
import org.signorini.formulation.ce.loop.Loops;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/** {@link ConstraintEmbedding} at work. */
public final class EmbeddedResponse implements Response {

    private final Dynamics dynamics;
    private final Loops loops;
    private final EmbeddedTree tree;
    private final JointSprings springs;
    private final State start;
    private final Rows rows;
    private final DenseOperator operator = new DenseOperator(new DMatrixRMaj(0, 0), 0);
    /** Velocities after the step without contacts, loops held. */
    private final double[] uHeld;
    /** Motions of the nodes that belong to uHeld, where asked for. */
    private final double[] freeMotion;
    private final double[] impulse;
    private final double[] change;
    private double[] compliance = {};
    private double[] updated;
    private boolean moved;
    private boolean factored;
    private boolean assembled;

    EmbeddedResponse(Mechanism mechanism, double singular) {
        dynamics = new Dynamics(MultibodySystem.minimal(mechanism));
        State drawn = dynamics.system().initialState();
        dynamics.update(drawn);
        Aggregation clusters = new Aggregation(dynamics.system().tree());
        loops = new Loops(dynamics, clusters, singular);
        tree = new EmbeddedTree(dynamics, clusters, loops);
        springs = new JointSprings(dynamics);
        rows = dynamics.rows();
        int freedoms = dynamics.system().tree().freedoms;
        uHeld = new double[freedoms];
        freeMotion = new double[dynamics.kinematics().velocity.length];
        impulse = new double[freedoms];
        change = new double[freedoms];
        start = loops.isEmpty() ? drawn : new Start(dynamics, loops, tree).close(drawn);
    }

    @Override
    public Dynamics dynamics() {
        return dynamics;
    }

    /** The loops, in the order of the mechanism. */
    public Loops loops() {
        return loops;
    }

    @Override
    public State initialState() {
        return start.copy();
    }

    /** None: n_b = 0 (S0 §2.4.3). */
    @Override
    public int bilateral() {
        return 0;
    }

    /** The coordinates in q are moved to where the loops are closed. */
    @Override
    public void update(double[] q, double[] u, double t) {
        dynamics.update(q, u, t);
        updated = u;
        if (!loops.isEmpty()) {
            loops.close(q, u, t);
        }
        factored &= dynamics.kinematics().isLinearized();
    }

    @Override
    public void predict(double[] uStart, double h, double theta, double[] uFree) {
        moved = false;
        if (springs.step(h, theta) || !factored) {
            tree.factor(springs.diagonal());
            factored = true;
            assembled = false;
        }
        dynamics.generalizedForces(impulse);
        double[] prescribed = dynamics.kinematics().prescribed;
        for (int i = 0; i < impulse.length; i++) {
            impulse[i] *= h;
            uHeld[i] = uStart[i] + h * prescribed[i];
        }
        springs.subtract(uStart, impulse);
        // u⁺ is the velocity of the middle of the way to the next evaluation, or with θ that of the end
        tree.hold(uHeld, theta > 0 ? h : 0.5 * h, impulse);
        tree.solve(impulse, change);
        for (int i = 0; i < change.length; i++) {
            uHeld[i] += change[i];
            uFree[i] = uHeld[i];
        }
    }

    @Override
    public void contacts(ActiveContacts contacts) {
        int n = contacts.count();
        rows.clear();
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
        if (u == updated) {
            rows.multiply(dynamics.kinematics().velocity, v);
        } else {
            dynamics.multiply(rows, u, v);
        }
    }

    @Override
    public Operator operator() {
        if (!assembled) {
            int n = rows.count();
            operator.reshape(0, n / 3);
            double[] w = operator.matrix().data;
            tree.operationalSpace(rows, w);
            for (int i = 0; i < n / 3; i++) {
                w[3 * i * (n + 1)] += compliance[i];
            }
            assembled = true;
        }
        return operator;
    }

    @Override
    public void constant(double[] b) {
        if (!moved) {
            dynamics.kinematics().motion(uHeld, freeMotion);
            moved = true;
        }
        rows.multiply(freeMotion, b);
    }

    @Override
    public void respond(double[] p, double[] uNext) {
        tree.response(rows, p, change);
        for (int i = 0; i < change.length; i++) {
            uNext[i] = uHeld[i] + change[i];
        }
    }

    @Override
    public double constraintError() {
        return loops.error();
    }
}
