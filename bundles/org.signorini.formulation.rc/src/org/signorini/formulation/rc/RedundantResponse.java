package org.signorini.formulation.rc;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;
import org.signorini.formulation.rc.sparse.RowCompliance;
import org.signorini.formulation.rc.sparse.SaddleFactor;
import org.signorini.formulation.rc.sparse.SaddleStructure;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.FloatingStart;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.topology.Tree;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/**
 * {@link RedundantCoordinates} at work. Two factors: one <i>held</i> by all hinges, for free velocities and, where
 * hinge rows are eliminated, for contacts; and, where they are not, a <i>loose</i> one of bodies alone (and of
 * springs, where these are implicit), to which the solver adds the hinges.
 */
public final class RedundantResponse implements Response {

    private final Dynamics dynamics;
    private final Tree tree;
    private final boolean eliminate;
    private final Hinges hinges;
    private final SaddleFactor held;
    private final SaddleFactor loose;
    private final RowCompliance compliance;
    /** Where hinge rows are not eliminated, what contacts would be with them; else null. */
    private final RowCompliance holding;
    private final Rows rows;
    private final DenseOperator operator = new DenseOperator(new DMatrixRMaj(0, 0), 0);
    private final double[] x;
    private final double[] force;
    /** Motions (ω, v) of the bodies: those any velocities belong to, and those before the impulses of the operator. */
    private final double[] motion;
    private final double[] base;
    /** Motions before impulses of contacts where something moves as prescribed and hinges stay as rows; else null. */
    private final double[] led;
    private final double[] wrench;
    private double[] scratch = {};
    private double[] normalCompliance = {};
    private double step;
    private int bilateral;
    private boolean factored;
    private boolean assembled;

    RedundantResponse(Mechanism mechanism, double correction, boolean eliminate) {
        this.eliminate = eliminate;
        dynamics = new Dynamics(MultibodySystem.redundant(mechanism));
        tree = dynamics.system().tree();
        hinges = new Hinges(dynamics, correction);
        held = hinges.factor(0);
        loose = eliminate ? null : hinges.factor(hinges.count());
        compliance = new RowCompliance(eliminate ? held : loose);
        holding = eliminate ? null : new RowCompliance(held);
        rows = dynamics.rows();
        x = new double[held.size()];
        force = new double[tree.freedoms];
        motion = new double[6 * (tree.nodes + 1)];
        base = new double[6 * (tree.nodes + 1)];
        led = !eliminate && mechanism.joints().stream().anyMatch(Joint::isPrescribed) ? base.clone() : null;
        wrench = new double[6 * (tree.nodes + 1)];
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
        return bilateral;
    }

    @Override
    public int eliminated() {
        return hingeRows() - bilateral;
    }

    /** n_b of S0: rows of all hinges, whether they are eliminated or not, dependent ones included. */
    public int hingeRows() {
        return hinges.count();
    }

    /** How many of the rows of hinges were independent of each other at the last step. */
    public int rank() {
        return hinges.rank();
    }

    /** What the factorization that holds the hinges looks like. */
    public SaddleStructure structure() {
        return held.structure();
    }

    @Override
    public void update(double[] q, double[] u, double t) {
        dynamics.update(q, u, t);
        hinges.update(q, u, t);
        factored &= dynamics.kinematics().isLinearized();
    }

    @Override
    public void predict(double[] uStart, double h, double theta, double[] uFree) {
        step = h;
        if (hinges.step(h, theta) || !factored) {
            hinges.choose();
            hinges.fill(held, 0);
            if (!eliminate) {
                hinges.fill(loose, hinges.count());
            }
            factored = true;
        }
        dynamics.generalizedForces(force);
        toMotions(uStart, motion);
        advance(held, 0);
        toVelocities(base, uFree);
        if (eliminate) {
            bilateral = 0;
        } else {
            if (led != null) {
                System.arraycopy(base, 0, led, 0, base.length);
            }
            advance(loose, hinges.count());
            bilateral = rank();
        }
    }

    /** base = motion + the change by forces and rows from {@code first} on, S0 eq. 19 without contacts. */
    private void advance(SaddleFactor factor, int first) {
        for (int k = 1; k <= tree.nodes; k++) {
            int to = factor.offsetOfBody(k);
            int from = tree.u0[k];
            for (int i = 0; i < 3; i++) {
                x[to + i] = step * force[from + 3 + i];
                x[to + 3 + i] = step * force[from + i];
            }
        }
        hinges.load(factor, first, step, motion, x);
        factor.solve(x);
        for (int k = 1; k <= tree.nodes; k++) {
            int at = factor.offsetOfBody(k);
            for (int i = 0; i < 6; i++) {
                base[6 * k + i] = motion[6 * k + i] + x[at + i];
            }
        }
    }

    /** Every joint is a row here. */
    @Override
    public boolean takesCutSprings() {
        return true;
    }

    @Override
    public void contacts(ActiveContacts contacts) {
        int n = contacts.count();
        rows.clear();
        if (!eliminate) {
            appendHinges();
        }
        for (int i = 0; i < contacts.shapes(); i++) {
            // rows measure d·(v_second − v_first)
            rows.addPoint(contacts.bodyB[i], contacts.bodyA[i], contacts.point, 3 * i, contacts.frame, 9 * i, 3);
        }
        for (int i = contacts.shapes(); i < n; i++) {
            dynamics.limits().append(contacts.source[i], rows);
            rows.add(0, 0);
            rows.add(0, 0);
        }
        if (normalCompliance.length < n) {
            normalCompliance = new double[2 * n];
        }
        System.arraycopy(contacts.compliance, 0, normalCompliance, 0, n);
        if (!eliminate) {
            // friction where hinges block all motion is a reaction of theirs; kept beside their rows it would be a
            // second way to the same reactions, of any size, and push the rest of friction out of its cone
            holding.dropBlocked(rows, bilateral, led);
        }
        if (scratch.length < rows.count()) {
            scratch = new double[2 * rows.count()];
        }
        assembled = false;
    }

    /** Solvers never meet a singular bilateral block: only independent rows are handed on. */
    private void appendHinges() {
        Rows all = hinges.rows;
        for (int i = 0; i < hinges.count(); i++) {
            if (hinges.isIndependent(i)) {
                int row = rows.add(all.node[2 * i], all.node[2 * i + 1]);
                System.arraycopy(all.wrench, 12 * i, rows.wrench, 12 * row, 12);
                rows.tag[row] = i;
            }
        }
    }

    @Override
    public void velocities(double[] u, double[] v) {
        toMotions(u, motion);
        rows.multiply(motion, scratch);
        System.arraycopy(scratch, bilateral, v, 0, rows.count() - bilateral);
    }

    @Override
    public Operator operator() {
        if (!assembled) {
            int n = rows.count();
            int contacts = (n - bilateral) / 3;
            if (operator.matrix().data.length < n * n) {
                // contacts come one by one: room for some more of them
                operator.reshape(bilateral, contacts + contacts / 4);
            }
            operator.reshape(bilateral, contacts);
            double[] w = operator.matrix().data;
            compliance.fill(rows, w);
            for (int i = 0; i < contacts; i++) {
                int row = bilateral + 3 * i;
                w[row * n + row] += normalCompliance[i];
            }
            assembled = true;
        }
        return operator;
    }

    /**
     * Where hinge rows are eliminated, the velocities of contacts already have the impulses of hinges in them: those
     * of a step without contacts.
     */
    @Override
    public void constant(double[] b) {
        rows.multiply(base, b);
        for (int i = 0; i < bilateral; i++) {
            b[i] += hinges.drive(rows.tag[i], step);
        }
    }

    @Override
    public void respond(double[] p, double[] uNext) {
        SaddleFactor factor = eliminate ? held : loose;
        Arrays.fill(wrench, 0);
        rows.addImpulses(p, wrench);
        Arrays.fill(x, 0);
        for (int k = 1; k <= tree.nodes; k++) {
            System.arraycopy(wrench, 6 * k, x, factor.offsetOfBody(k), 6);
        }
        factor.solve(x);
        for (int k = 1; k <= tree.nodes; k++) {
            int at = factor.offsetOfBody(k);
            for (int i = 0; i < 6; i++) {
                motion[6 * k + i] = base[6 * k + i] + x[at + i];
            }
        }
        toVelocities(motion, uNext);
    }

    @Override
    public double constraintError() {
        return hinges.error();
    }

    /** Velocities of free bodies are (v, ω) in the world's axes, motions (ω, v). */
    private void toMotions(double[] u, double[] out) {
        for (int k = 1; k <= tree.nodes; k++) {
            System.arraycopy(u, tree.u0[k] + 3, out, 6 * k, 3);
            System.arraycopy(u, tree.u0[k], out, 6 * k + 3, 3);
        }
    }

    private void toVelocities(double[] motions, double[] u) {
        for (int k = 1; k <= tree.nodes; k++) {
            System.arraycopy(motions, 6 * k, u, tree.u0[k] + 3, 3);
            System.arraycopy(motions, 6 * k + 3, u, tree.u0[k], 3);
        }
    }
}
