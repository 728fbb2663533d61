package org.signorini.analysis.energy;

import java.util.List;

import org.signorini.algebra.PivotedCholesky;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.JointAddress;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Step;

/**
 * The work of prescribed motions. Whatever the formulation, the joints' impulses λ of a step are found anew in absolute
 * coordinates, from the change of momentum that forces and contacts leave unexplained,
 *
 * <pre>
 * J M⁻¹Jᵀ λ = J (u⁺ − u⁻ − h M⁻¹f − M⁻¹J_cᵀ p),
 * </pre>
 *
 * and each prescribed coordinate's does the work λ q̇*(t). All others are ideal. O(rows³) a step: for mechanisms of up
 * to {@value #MOST_ROWS} rows whose bodies all have mass.
 */
final class PrescribedWork {

    private static final int MOST_ROWS = 90;
    private static final double RANK = 1e-10;

    private final Dynamics source;
    private final Dynamics dynamics;
    private final Rows rows;
    private final Rows contacts;
    private final PivotedCholesky factor = new PivotedCholesky();
    private final JointAddress[] floating;
    private final boolean[] prescribed;
    private final int[] tags;
    private final double[] q;
    private final double[] u;
    private final double[] before;
    private final double[] rate;
    private final double[] lambda;
    private final double[] p;
    private final double[] center = new double[3];
    private double[] impulses = new double[48];
    private double[] pushed;
    private double sum;
    private boolean begun;

    private PrescribedWork(Dynamics source, Dynamics dynamics) {
        this.source = source;
        this.dynamics = dynamics;
        rows = dynamics.rows();
        contacts = dynamics.rows();
        MultibodySystem system = dynamics.system();
        floating = system.joints().stream().filter(a -> a.joint() == null).toArray(JointAddress[]::new);
        int count = dynamics.closures().count();
        prescribed = new boolean[count];
        List<Closure> closures = system.tree().closures;
        for (int i = 0; i < closures.size(); i++) {
            Joint joint = closures.get(i).joint();
            for (int k = 0; joint.isPrescribed() && k < joint.motions().size(); k++) {
                prescribed[dynamics.closures().firstRow(i) + joint.type().constraints() + k] = true;
            }
        }
        int freedoms = system.tree().freedoms;
        q = new double[system.tree().coordinates];
        u = new double[freedoms];
        before = new double[freedoms];
        rate = new double[freedoms];
        pushed = new double[freedoms];
        lambda = new double[count * count];
        p = new double[count];
        tags = tags(source, dynamics);
    }

    /** The limits of the source by the tags they have here. */
    private static int[] tags(Dynamics source, Dynamics own) {
        int[] map = new int[2 * source.limits().count()];
        for (int i = 0; i < map.length; i++) {
            for (int k = 0; k < 2 * own.limits().count(); k++) {
                map[i] = own.limits().name(k).equals(source.limits().name(i)) ? k : map[i];
            }
        }
        return map;
    }

    /**
     * Of a mechanism, or null where the work cannot be told apart.
     *
     * @param source whose bodies are followed
     */
    static PrescribedWork of(Dynamics source) {
        Mechanism mechanism = source.system().mechanism();
        boolean heavy = true;
        for (Body body : mechanism.bodies()) {
            double trace = body.mass().ixx() + body.mass().iyy() + body.mass().izz();
            heavy &= body.isGround() || body.mass().mass() > 0 && trace > 0;
        }
        if (!heavy || source.kinematics().isLinearized()) {
            return null;
        }
        Dynamics absolute = new Dynamics(MultibodySystem.redundant(mechanism));
        return absolute.closures().count() > MOST_ROWS ? null : new PrescribedWork(source, absolute);
    }

    /** Takes the contact impulses of a step or a part of one, whose bodies are about where they are at its end. */
    void push(Step step) {
        if (!step.isSolved()) {
            return;
        }
        ActiveContacts active = step.contacts();
        contacts.clear();
        for (int i = 0; i < active.shapes(); i++) {
            contacts.addPoint(active.bodyB[i], active.bodyA[i], active.point, 3 * i, active.frame, 9 * i, 3);
        }
        int count = 3 * active.shapes();
        if (impulses.length < count + active.limits()) {
            impulses = new double[2 * (count + active.limits())];
        }
        System.arraycopy(step.impulses(), step.firstRow(), impulses, 0, count);
        for (int i = active.shapes(); i < active.count(); i++) {
            dynamics.limits().append(tags[active.source[i]], contacts);
            impulses[count++] = step.impulses()[step.firstRow() + 3 * i];
        }
        dynamics.response(contacts, impulses, rate);
        for (int i = 0; i < rate.length; i++) {
            pushed[i] += rate[i];
        }
    }

    /** The source is at the end of a step. */
    void advance(double t, double h) {
        System.arraycopy(u, 0, before, 0, u.length);
        follow();
        dynamics.update(q, u, t);
        dynamics.limits().update(q, u);
        if (begun && h > 0) {
            dynamics.accelerations(rate);
            for (int i = 0; i < rate.length; i++) {
                rate[i] = u[i] - before[i] - h * rate[i] - pushed[i];
            }
            rows.clear();
            dynamics.closures().append(t, rows);
            dynamics.operationalSpace(rows, lambda);
            factor.factor(lambda, rows.count(), RANK);
            dynamics.multiply(rows, rate, p);
            factor.solve(p, 0);
            for (int i = 0; i < prescribed.length; i++) {
                sum -= prescribed[i] ? p[i] * rows.rate[i] : 0;
            }
        }
        begun = true;
        java.util.Arrays.fill(pushed, 0);
    }

    /** Puts the floating bodies where those of the source are. */
    private void follow() {
        for (JointAddress address : floating) {
            int body = address.body().index();
            address.body().mass().center().put(center, 0);
            source.bodies().point(body, center, 0, q, address.q());
            source.bodies().quaternion(body, q, address.q() + 3);
            source.bodies().pointVelocity(body, center, 0, u, address.u());
            source.bodies().angularVelocity(body, u, address.u() + 3);
        }
    }

    double sum() {
        return sum;
    }
}
