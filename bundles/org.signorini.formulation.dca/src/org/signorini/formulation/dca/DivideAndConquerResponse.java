package org.signorini.formulation.dca;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;
import org.signorini.formulation.dca.assembly.Assembly;
import org.signorini.formulation.dca.assembly.AssemblyTree;
import org.signorini.formulation.dca.assembly.Multipliers;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/** {@link DivideAndConquer} at work. */
public final class DivideAndConquerResponse implements Response {

    private final Dynamics dynamics;
    private final Assembly assembly;
    private final Multipliers multipliers;
    /** Where handles stay unknown, else null. */
    private final HandleRows handles;
    private final Rows rows;
    private final DenseOperator operator = new DenseOperator(new DMatrixRMaj(0, 0), 0);
    private final double[] uFree;
    private final double[] motion;
    private double[] compliance = {};
    private double[] scratch = {};
    private int bilateral;
    private boolean moved;
    private boolean assembled;

    DivideAndConquerResponse(Mechanism mechanism, double correction, Posing posing, int leaf, int threads) {
        dynamics = new Dynamics(MultibodySystem.minimal(mechanism));
        assembly = new Assembly(dynamics, correction, leaf, threads);
        multipliers = new Multipliers(assembly.tree());
        rows = dynamics.rows();
        uFree = new double[dynamics.system().tree().freedoms];
        motion = new double[dynamics.kinematics().velocity.length];
        boolean none = posing == Posing.LCP || dynamics.system().tree().nodes == 0;
        handles = none ? null : new HandleRows(assembly, multipliers, dynamics.rows(), posing == Posing.SPARSE);
    }

    @Override
    public Dynamics dynamics() {
        return dynamics;
    }

    /** Which bodies are assembled with which. */
    public AssemblyTree tree() {
        return assembly.tree();
    }

    /** Rows of joints and loops that depended on others at the last step. */
    public int dependentRows() {
        return assembly.equations().dependent();
    }

    @Override
    public State initialState() {
        return Start.of(dynamics);
    }

    /** 12 or 12 + 6B_u of the contacts last set, where handles stay unknown. */
    @Override
    public int bilateral() {
        return bilateral;
    }

    @Override
    public void update(double[] q, double[] u, double t) {
        dynamics.update(q, u, t);
        assembly.update(t);
    }

    @Override
    public void predict(double[] uStart, double h, double theta, double[] out) {
        if (assembly.prepare(h, theta)) {
            assembled = false;
        }
        assembly.advance(uStart, h, uFree);
        moved = false;
        System.arraycopy(uFree, 0, out, 0, uFree.length);
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
        bilateral = handles == null ? 0 : handles.take(rows);
        assembled = false;
    }

    @Override
    public void velocities(double[] u, double[] v) {
        dynamics.multiply(rows, u, v);
    }

    @Override
    public Operator operator() {
        if (!assembled) {
            int n = bilateral + rows.count();
            operator.reshape(bilateral, rows.count() / 3);
            double[] w = operator.matrix().data;
            if (handles == null) {
                multipliers.touch(rows);
                multipliers.fill(assembly.equations(), rows, w, n);
            } else {
                handles.fill(rows, w);
            }
            for (int i = 0; 3 * i < rows.count(); i++) {
                int row = bilateral + 3 * i;
                w[row * n + row] += compliance[i];
            }
            assembled = true;
        }
        return operator;
    }

    /** Joints are held already: the velocities of contacts are those of a step without them, handles need nothing. */
    @Override
    public void constant(double[] b) {
        if (!moved) {
            dynamics.kinematics().motion(uFree, motion);
            moved = true;
        }
        if (scratch.length < rows.count()) {
            scratch = new double[2 * rows.count()];
        }
        rows.multiply(motion, scratch);
        Arrays.fill(b, 0, bilateral, 0);
        System.arraycopy(scratch, 0, b, bilateral, rows.count());
    }

    /** The impulses of contacts determine all jumps; those of the handles' rows only repeat them. */
    @Override
    public void respond(double[] p, double[] uNext) {
        if (scratch.length < rows.count()) {
            scratch = new double[2 * rows.count()];
        }
        System.arraycopy(p, bilateral, scratch, 0, rows.count());
        rows.addImpulses(scratch, assembly.impulses());
        System.arraycopy(uFree, 0, uNext, 0, uFree.length);
        assembly.respond(uNext);
    }

    @Override
    public double constraintError() {
        return assembly.error();
    }
}
