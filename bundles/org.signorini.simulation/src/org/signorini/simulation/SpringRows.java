package org.signorini.simulation;

import java.util.Arrays;
import java.util.List;

import org.ejml.data.DMatrixRMaj;
import org.signorini.algebra.Lu;
import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Rotations;
import org.signorini.algebra.Vectors;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.LimitRows;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.model.Mechanism;

/**
 * A response in which springs and dampers between markers are implicit too, and those on joints that close loops where
 * the formulation has coordinates of the tree only; where the scheme asks for θ > 0. Along its line or coordinate a
 * spring is a row that yields: its impulse beyond that of the forces at the start is
 *
 * <pre>
 * r = −h²θk l̇⁻ − a(l̇⁺ − l̇⁻),    a = hθ(c + hθk),
 * </pre>
 *
 * which is what K and C of it add to M + hθC + h²θ²K. Formulations know rows of contacts and of joint limits; a row
 * along the line through both markers is one of the former, that of a joint's coordinate one of the latter. So springs
 * are handed to the formulation beside the contacts and limits of the step and eliminated from what it answers:
 *
 * <pre>
 * (W_ss + 1/a) r = −(b_s + W_sp p − (1 − h²θk/a) l̇⁻).
 * </pre>
 *
 * W is dense then, and bilateral rows are held by a dense factorization, O(n_b³), in a step without contacts. With θ =
 * 0 nothing of this takes place.
 */
final class SpringRows implements Response {

    private final Response inner;
    private final List<TranslationalSpring> springs;
    private final Kinematics kinematics;
    private final LimitRows limits;
    /** Of cut joints, behind those between markers: tags of their rows. */
    private final int[] tags;
    private final int count;
    private final double[] stiffness;
    private final double[] damping;
    private final ActiveContacts lines = new ActiveContacts();
    private final ActiveContacts joined = new ActiveContacts();
    private final DenseOperator operator = new DenseOperator(new DMatrixRMaj(0, 0), 0);
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    /** 1/a, and (1 − h²θk/a) l̇⁻. */
    private final double[] yielding;
    private final double[] wanted;
    /** W_ss + 1/a, factored. */
    private final double[] stiff;
    private final int[] pivots;
    private double[] matrix = {};
    /** Rows of W_s·, and (W_ss + 1/a)⁻¹ times them. */
    private double[][] across = {};
    private double[][] solved = {};
    private double[] column = {};
    private double[] unit = {};
    private double[] full = {};
    private double[] constant = {};
    private double[] velocities = {};
    private double[] held = {};
    private double[] heldMatrix = {};
    private int[] heldPivots = {};
    private double[] uStart;
    private double[] q;
    private double[] u;
    private boolean implicit;
    private boolean assembled;
    private int shapes;
    private int size;
    private int bilateral;

    private SpringRows(Response inner, List<TranslationalSpring> springs, List<JointSpring> cut) {
        this.inner = inner;
        this.springs = springs;
        kinematics = inner.dynamics().kinematics();
        limits = inner.dynamics().limits();
        count = springs.size() + cut.size();
        stiffness = new double[count];
        damping = new double[count];
        tags = new int[cut.size()];
        for (int s = 0; s < springs.size(); s++) {
            stiffness[s] = springs.get(s).stiffness();
            damping[s] = springs.get(s).damping();
        }
        for (int k = 0; k < tags.length; k++) {
            JointSpring spring = cut.get(k);
            tags[k] = limits.follow(inner.dynamics().system().joint(spring.joint()), spring.coordinate());
            stiffness[springs.size() + k] = spring.stiffness();
            damping[springs.size() + k] = spring.damping();
        }
        yielding = new double[count];
        wanted = new double[count];
        stiff = new double[count * count];
        pivots = new int[count];
    }

    /** The response itself where a mechanism has no such springs. */
    static Response around(Response response, Mechanism mechanism) {
        List<TranslationalSpring> lines = mechanism.forces().stream().filter(SpringRows::pulls)
                .map(TranslationalSpring.class::cast).toList();
        List<JointSpring> cut = response.takesCutSprings() ? List.of() : mechanism.forces().stream()
                .filter(f -> closes(f, response)).map(JointSpring.class::cast).toList();
        return lines.isEmpty() && cut.isEmpty() ? response : new SpringRows(response, lines, cut);
    }

    private static boolean pulls(ForceElement element) {
        return element instanceof TranslationalSpring spring && spring.a().body() != spring.b().body()
                && (spring.stiffness() > 0 || spring.damping() > 0);
    }

    private static boolean closes(ForceElement element, Response response) {
        return element instanceof JointSpring spring && (spring.stiffness() > 0 || spring.damping() > 0)
                && !spring.joint().isPrescribed() && response.dynamics().system().joint(spring.joint()).isCut();
    }

    @Override
    public void predict(double[] start, double h, double theta, double[] uFree) {
        inner.predict(start, h, theta, uFree);
        uStart = start;
        implicit = h * theta > 0;
        if (!implicit) {
            return;
        }
        for (int s = 0; s < count; s++) {
            yielding[s] = 1 / (h * theta * (damping[s] + h * theta * stiffness[s]));
            wanted[s] = 1 - h * h * theta * stiffness[s] * yielding[s];
        }
        place();
        joined.copy(lines);
        set(0);
        // the bilateral rows of the formulation have held without the springs' impulses
        hold(uFree);
    }

    /** The rows of springs at the kinematics' positions; of one without length there is none. */
    private void place() {
        lines.clear();
        for (TranslationalSpring spring : springs) {
            int i = lines.addContact();
            lines.bodyA[i] = spring.b().body().index();
            lines.bodyB[i] = spring.a().body().index();
            lines.gap[i] = 0;
            lines.rule[i] = -1;
            lines.compliance[i] = 0;
            lines.source[i] = -1;
            point(spring.a(), a);
            point(spring.b(), b);
            System.arraycopy(a, 0, lines.point, 3 * i, 3);
            Arrays.fill(lines.frame, 9 * i, 9 * i + 9, 0);
            for (int j = 0; j < 3; j++) {
                b[j] -= a[j];
            }
            double length = Vectors.norm(b, 0);
            for (int j = 0; j < 3 && length > 0; j++) {
                lines.frame[9 * i + j] = b[j] / length;
            }
        }
        if (tags.length > 0) {
            limits.update(q, u);
            for (int tag : tags) {
                lines.addLimit(tag, 0);
            }
        }
    }

    private void point(Marker marker, double[] out) {
        int body = marker.body().index();
        int node = kinematics.tree().bodyNode[body];
        marker.frame().origin().put(out, 0);
        PluckerTransforms.point(kinematics.tree().bodyFrame, PluckerTransforms.SIZE * body, out, 0, out, 0);
        Rotations.apply(kinematics.R_WN, 9 * node, out, 0, out, 0);
        for (int j = 0; j < 3; j++) {
            out[j] += kinematics.p_WN[3 * node + j];
        }
    }

    @Override
    public void contacts(ActiveContacts contacts) {
        if (!implicit) {
            inner.contacts(contacts);
            return;
        }
        joined.clear();
        for (int i = 0; i < contacts.shapes(); i++) {
            joined.addFrom(contacts, i);
        }
        for (int s = 0; s < count; s++) {
            joined.addFrom(lines, s);
        }
        for (int i = contacts.shapes(); i < contacts.count(); i++) {
            joined.addFrom(contacts, i);
        }
        set(contacts.shapes());
    }

    private void set(int before) {
        inner.contacts(joined);
        shapes = before;
        bilateral = inner.bilateral();
        size = bilateral + 3 * joined.count();
        assembled = false;
        reserve();
    }

    /** First row of the first spring. */
    private int springRow() {
        return bilateral + 3 * shapes;
    }

    /** The formulation's row of one of ours. */
    private int row(int kept) {
        return kept < springRow() ? kept : kept + 3 * count;
    }

    private int keptRows() {
        return size - 3 * count;
    }

    @Override
    public void velocities(double[] u, double[] v) {
        if (!implicit) {
            inner.velocities(u, v);
            return;
        }
        inner.velocities(u, velocities);
        int behind = 3 * (joined.count() - count - shapes);
        System.arraycopy(velocities, 0, v, 0, 3 * shapes);
        System.arraycopy(velocities, 3 * (shapes + count), v, 3 * shapes, behind);
    }

    @Override
    public Operator operator() {
        if (!implicit) {
            return inner.operator();
        }
        assemble();
        return operator;
    }

    /** W − W_·s (W_ss + 1/a)⁻¹ W_s·. */
    private void assemble() {
        if (assembled) {
            return;
        }
        read(inner.operator());
        int first = springRow();
        for (int s = 0; s < count; s++) {
            for (int t = 0; t < count; t++) {
                stiff[s * count + t] = matrix[(first + 3 * s) * size + first + 3 * t] + (s == t ? yielding[s] : 0);
            }
        }
        if (Lu.factor(stiff, 0, count, pivots, 0) >= 0) {
            throw new DynamicsException("the springs have no unique forces in this step");
        }
        int kept = keptRows();
        for (int i = 0; i < kept; i++) {
            for (int s = 0; s < count; s++) {
                across[s][i] = matrix[(first + 3 * s) * size + row(i)];
                column[s] = across[s][i];
            }
            Lu.solve(stiff, 0, count, pivots, 0, column, 0);
            for (int s = 0; s < count; s++) {
                solved[s][i] = column[s];
            }
        }
        operator.reshape(bilateral, (kept - bilateral) / 3);
        double[] w = operator.matrix().data;
        for (int i = 0; i < kept; i++) {
            // symmetric to the last bit
            for (int j = 0; j <= i; j++) {
                double sum = matrix[row(i) * size + row(j)];
                for (int s = 0; s < count; s++) {
                    sum -= across[s][i] * solved[s][j];
                }
                w[i * kept + j] = sum;
                w[j * kept + i] = sum;
            }
        }
        assembled = true;
    }

    private void read(Operator given) {
        if (given instanceof DenseOperator dense) {
            System.arraycopy(dense.matrix().data, 0, matrix, 0, size * size);
            return;
        }
        for (int j = 0; j < size; j++) {
            unit[j] = 1;
            given.multiply(unit, full);
            unit[j] = 0;
            for (int i = 0; i < size; i++) {
                matrix[i * size + j] = full[i];
            }
        }
    }

    @Override
    public void constant(double[] out) {
        if (!implicit) {
            inner.constant(out);
            return;
        }
        assemble();
        inner.constant(constant);
        loads();
        for (int i = 0; i < keptRows(); i++) {
            double sum = constant[row(i)];
            for (int s = 0; s < count; s++) {
                sum -= solved[s][i] * column[s];
            }
            out[i] = sum;
        }
    }

    /** column = b_s − (1 − h²θk/a) l̇⁻. */
    private void loads() {
        inner.velocities(uStart, velocities);
        int first = springRow();
        for (int s = 0; s < count; s++) {
            column[s] = constant[first + 3 * s] - wanted[s] * velocities[3 * (shapes + s)];
        }
    }

    @Override
    public void respond(double[] p, double[] uNext) {
        if (!implicit) {
            inner.respond(p, uNext);
            return;
        }
        assemble();
        inner.constant(constant);
        loads();
        int kept = keptRows();
        Arrays.fill(full, 0, size, 0);
        for (int i = 0; i < kept; i++) {
            full[row(i)] = p[i];
            for (int s = 0; s < count; s++) {
                column[s] += across[s][i] * p[i];
            }
        }
        Lu.solve(stiff, 0, count, pivots, 0, column, 0);
        int first = springRow();
        for (int s = 0; s < count; s++) {
            full[first + 3 * s] = -column[s];
        }
        inner.respond(full, uNext);
    }

    /** Velocities of a step without contacts. */
    private void hold(double[] uFree) {
        constant(held);
        if (bilateral > 0) {
            double[] w = operator.matrix().data;
            System.arraycopy(w, 0, heldMatrix, 0, bilateral * bilateral);
            for (int i = 0; i < bilateral; i++) {
                held[i] = -held[i];
            }
            if (Lu.factor(heldMatrix, 0, bilateral, heldPivots, 0) >= 0) {
                throw new DynamicsException("the bilateral constraints have no unique forces in this step");
            }
            Lu.solve(heldMatrix, 0, bilateral, heldPivots, 0, held, 0);
        }
        respond(held, uFree);
    }

    private void reserve() {
        if (full.length < size) {
            // contacts come one by one: room for some more of them
            int room = size + size / 4 + 12;
            matrix = new double[room * room];
            across = new double[count][room];
            solved = new double[count][room];
            unit = new double[room];
            full = new double[room];
            constant = new double[room];
            velocities = new double[room];
        }
        if (column.length < count) {
            column = new double[count];
        }
        if (held.length < bilateral) {
            held = new double[bilateral];
            heldMatrix = new double[bilateral * bilateral];
            heldPivots = new int[bilateral];
        }
    }

    @Override
    public boolean takesCutSprings() {
        return true;
    }

    @Override
    public int bilateral() {
        return inner.bilateral();
    }

    @Override
    public int eliminated() {
        return inner.eliminated();
    }

    @Override
    public void update(double[] coordinates, double[] rates, double t) {
        q = coordinates;
        u = rates;
        inner.update(q, u, t);
    }

    @Override
    public Dynamics dynamics() {
        return inner.dynamics();
    }

    @Override
    public State initialState() {
        return inner.initialState();
    }

    @Override
    public double constraintError() {
        return inner.constraintError();
    }
}
