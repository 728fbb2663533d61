package org.signorini.complementarity.operator;

import java.util.Arrays;

import org.signorini.complementarity.PrivateCopy;
import org.signorini.complementarity.ProblemException;

/**
 * N = Pᵀ M⁻¹ P + compliance (S2 §4.2, the N of eq. 10) where contacts are points with frames: the same matrix as a
 * {@link ContactGraphOperator}, whose Jacobian blocks here are not stored but follow from the frame and the two arms,
 * 16 numbers per contact instead of 72. A sweep over a pile reads a third of the memory and is that much faster.
 *
 * <p>
 * To fill it: {@link #begin}, {@link #setBody}, then {@link #addBilateral}, {@link #addPoint} and, behind the last
 * point, {@link #addLimit}. Arrays are kept and grow only.
 */
public final class PointContactOperator implements Operator, SlidingContacts {

    /** In the place of a body: something that does not move. */
    public static final int GROUND = -1;

    private final MovingBodies bodies = new MovingBodies();
    private final PointContacts points = new PointContacts(bodies);
    private final BodyRows bilateral = new BodyRows(bodies);
    private final BodyRows limits = new BodyRows(bodies);
    private final SweepOrder order = new SweepOrder();
    private final GraphExpansion expansion = new GraphExpansion(bodies, bilateral, points, limits);
    private boolean ordered;
    private double[] scratch = {};
    private double[] x = {};

    /** Empties the graph; bodies not {@linkplain #setBody set} do not move. */
    public void begin(int bodyCount) {
        bodies.reset(bodyCount);
        clearRows();
    }

    /** Drops rows and contacts, and keeps the bodies. */
    public void clearRows() {
        points.clear();
        bilateral.clear();
        limits.clear();
        ordered = false;
    }

    /** Drops contacts and limits, and keeps bilateral rows. */
    public void clearContacts() {
        points.clear();
        limits.clear();
        ordered = false;
    }

    /**
     * Inertia of a body.
     *
     * @param inertiaInverse packed xx, yy, zz, xy, xz, yz from {@code offset}, in world axes
     */
    public void setBody(int body, double massInverse, double[] inertiaInverse, int offset) {
        bodies.set(body, massInverse, inertiaInverse, offset);
    }

    /**
     * A bilateral row between two bodies, either of them {@link #GROUND}.
     *
     * @param jacobian six numbers of A, six of B, (moment, force) each: what a unit impulse does to the bodies
     * @return index of the row
     */
    public int addBilateral(int bodyA, int bodyB, double[] jacobian, int offset, double compliance) {
        check(bodyA, bodyB);
        ordered = false;
        return bilateral.add(bodyA, bodyB, jacobian, offset, compliance);
    }

    /**
     * A contact at a point: its velocity is frame · (v_A + ω_A × a − v_B − ω_B × b).
     *
     * @param frame rows n, t1, t2 from {@code iFrame}
     * @param arms  a and b, from the bodies' centres to the point, six numbers
     */
    public int addPoint(int bodyA, int bodyB, double[] frame, int iFrame, double[] arms, double compliance) {
        check(bodyA, bodyB);
        if (limits.count() > 0) {
            throw new ProblemException("points come before limits");
        }
        ordered = false;
        return points.add(bodyA, bodyB, frame, iFrame, arms, compliance);
    }

    /** A contact that has a normal only, given like a bilateral row; its tangents cannot move. */
    public int addLimit(int bodyA, int bodyB, double[] jacobian, int offset, double compliance) {
        check(bodyA, bodyB);
        ordered = false;
        return points.count() + limits.add(bodyA, bodyB, jacobian, offset, compliance);
    }

    private void check(int a, int b) {
        if (a >= bodies.count() || b >= bodies.count() || a < GROUND || b < GROUND) {
            throw new ProblemException("bodies " + a + " and " + b + " are not among " + bodies.count());
        }
    }

    /** v = Pᵀu of all rows, for velocities (v, ω) of the bodies, six numbers each. */
    public void project(double[] u, double[] v) {
        bodies.load(u);
        gather(bodies.state, v, null);
    }

    /** The same for contacts alone, from v[0] on. */
    public void projectContacts(double[] u, double[] v) {
        bodies.load(u);
        contactRows(bodies.state, null, 0, v, 0);
    }

    /** u += M⁻¹P p, velocities (v, ω) of the bodies, six numbers each. */
    public void addResponse(double[] p, double[] u) {
        scatter(p, scratchState());
        bodies.addTo(scratch, u);
    }

    @Override
    public int size() {
        return bilateral.count() + 3 * contacts();
    }

    @Override
    public int bilateral() {
        return bilateral.count();
    }

    @Override
    public int contacts() {
        return points.count() + limits.count();
    }

    @Override
    public void multiply(double[] in, double[] out) {
        scatter(in, scratchState());
        gather(scratch, out, in);
    }

    private double[] scratchState() {
        if (scratch.length < bodies.state.length) {
            scratch = new double[bodies.state.length];
        }
        return scratch;
    }

    private void scatter(double[] in, double[] state) {
        bodies.clear(state);
        int b = bilateral.count();
        for (int i = 0; i < b; i++) {
            bilateral.push(i, in[i], state);
        }
        int c = 0;
        int i = b;
        for (; c < points.count(); c++, i += 3) {
            if (in[i] != 0 || in[i + 1] != 0 || in[i + 2] != 0) {
                points.push(c, in[i], in[i + 1], in[i + 2], state);
            }
        }
        for (int l = 0; l < limits.count(); l++, i += 3) {
            limits.push(l, in[i], state);
        }
    }

    private void gather(double[] state, double[] out, double[] in) {
        int b = bilateral.count();
        for (int i = 0; i < b; i++) {
            out[i] = bilateral.row(i, state) + (in == null ? 0 : bilateral.compliance(i) * in[i]);
        }
        contactRows(state, in, b, out, b);
    }

    private void contactRows(double[] state, double[] in, int from, double[] out, int to) {
        int i = to;
        for (int c = 0; c < points.count(); c++, i += 3) {
            points.rows(c, state, in == null ? 0 : in[from + 3 * c], out, i);
        }
        for (int l = 0; l < limits.count(); l++, i += 3) {
            out[i] = limits.row(l, state) + (in == null ? 0 : limits.compliance(l) * in[from + i - to]);
            out[i + 1] = 0;
            out[i + 2] = 0;
        }
    }

    @Override
    public double diagonal(int i) {
        return bilateral.diagonal(i);
    }

    @Override
    public void diagonalBlock(int contact, double[] block) {
        if (contact < points.count()) {
            points.diagonalBlock(contact, block);
        } else {
            Arrays.fill(block, 0, 9, 0);
            block[0] = limits.diagonal(contact - points.count());
        }
    }

    @Override
    public void start(double[] from) {
        int n = size();
        if (x.length < n) {
            x = new double[n + n / 2];
        }
        System.arraycopy(from, 0, x, 0, n);
        scatter(from, bodies.state);
    }

    @Override
    public double row(int i) {
        int b = bilateral.count();
        if (i < b) {
            return bilateral.row(i, bodies.state) + bilateral.compliance(i) * x[i];
        }
        int c = (i - b) / 3;
        int k = i - b - 3 * c;
        if (c < points.count()) {
            return points.row(c, k, bodies.state) + (k == 0 ? points.compliance(c) * x[i] : 0);
        }
        int l = c - points.count();
        return k > 0 ? 0 : limits.row(l, bodies.state) + limits.compliance(l) * x[i];
    }

    @Override
    public void rows(int contact, double[] y) {
        int i = bilateral.count() + 3 * contact;
        if (contact < points.count()) {
            points.rows(contact, bodies.state, x[i], y, 0);
        } else {
            int l = contact - points.count();
            y[0] = limits.row(l, bodies.state) + limits.compliance(l) * x[i];
            y[1] = 0;
            y[2] = 0;
        }
    }

    @Override
    public void add(int i, double delta) {
        int b = bilateral.count();
        if (i < b) {
            x[i] += delta;
            bilateral.push(i, delta, bodies.state);
        } else {
            int c = (i - b) / 3;
            int k = i - b - 3 * c;
            add(c, k == 0 ? delta : 0, k == 1 ? delta : 0, k == 2 ? delta : 0);
        }
    }

    @Override
    public void add(int contact, double d0, double d1, double d2) {
        int i = bilateral.count() + 3 * contact;
        x[i] += d0;
        x[i + 1] += d1;
        x[i + 2] += d2;
        if (contact < points.count()) {
            points.push(contact, d0, d1, d2, bodies.state);
        } else {
            limits.push(contact - points.count(), d0, bodies.state);
        }
    }

    @Override
    public double slide(int contact, double[] b, double[] p, double[] law) {
        int i = bilateral.count() + 3 * contact;
        double change = points.slide(contact, bodies.state, b, p, i, law);
        x[i] = p[i];
        return change;
    }

    @Override
    public SweepOrder order() {
        if (!ordered) {
            order.arrange(bodies.count(), points.ends(), points.count(), limits.ends(), limits.count());
            ordered = true;
        }
        return order;
    }

    @Override
    public void show(PrivateCopy copy) {
        bodies.show(copy);
        bilateral.show(copy);
        points.show(copy);
        limits.show(copy);
    }

    @Override
    public void assemble(BlockSparseOperator into) {
        expansion.assemble(into);
    }

    /** Symmetric by construction: inertias are given packed. */
    @Override
    public String asymmetry() {
        return null;
    }

    @Override
    public String defect() {
        String found = bodies.defect();
        found = found == null ? bilateral.defect("bilateral row") : found;
        found = found == null ? points.defect() : found;
        return found == null ? limits.defect("limit") : found;
    }
}
