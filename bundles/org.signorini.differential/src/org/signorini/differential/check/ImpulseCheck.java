package org.signorini.differential.check;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.signorini.complementarity.operator.Operator;
import org.signorini.differential.reference.ReferenceState;
import org.signorini.differential.reference.Row;
import org.signorini.multibody.State;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/**
 * W, contact velocities and what impulses do, at contacts put anywhere in any direction, and at the joints' stops.
 * Bilateral rows a formulation leaves to the solver are eliminated here.
 */
final class ImpulseCheck {

    private static final double ROUNDING = 1e-8;
    private static final int CONTACTS = 2;

    private final Subject subject;
    private final Cell cell;
    private final Response response;
    private final Findings out;
    private final ActiveContacts contacts = new ActiveContacts();
    private final Row[] rows;
    private final double allowed;

    private ImpulseCheck(Subject subject, Cell cell, Response response, Findings out) {
        this.subject = subject;
        this.cell = cell;
        this.response = response;
        this.out = out;
        rows = new Row[3 * CONTACTS];
        allowed = subject.precision();
        put(new Random(subject.recipe.seed()));
    }

    static void examine(Subject subject, Cell cell, Response response, Findings out) {
        new ImpulseCheck(subject, cell, response, out).run();
    }

    private void put(Random random) {
        int n = subject.recipe.bodies().size();
        for (int c = 0; c < CONTACTS; c++) {
            int i = contacts.addContact();
            int a = 1 + random.nextInt(n);
            int b = random.nextInt(n + 1);
            contacts.bodyA[i] = a;
            contacts.bodyB[i] = a == b ? 0 : b;
            contacts.rule[i] = 0;
            contacts.compliance[i] = 0;
            double[] center = subject.start.center(a);
            double[] p = new double[3];
            for (int k = 0; k < 3; k++) {
                p[k] = center[k] + subject.length() * (random.nextDouble() - 0.5);
            }
            System.arraycopy(p, 0, contacts.point, 3 * i, 3);
            double[] frame = frame(random);
            System.arraycopy(frame, 0, contacts.frame, 9 * i, 9);
            for (int k = 0; k < 3; k++) {
                rows[3 * c + k] = subject.reference.pointVelocity(subject.start, a, contacts.bodyB[i], p,
                        new double[] {frame[3 * k], frame[3 * k + 1], frame[3 * k + 2]});
            }
        }
    }

    /** Three directions at right angles. */
    private static double[] frame(Random random) {
        DMatrixRMaj q = new DMatrixRMaj(3, 3);
        double[] x = unit(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
        double[] other = unit(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
        double[] z = unit(x[1] * other[2] - x[2] * other[1], x[2] * other[0] - x[0] * other[2],
                x[0] * other[1] - x[1] * other[0]);
        q.setData(new double[] {x[0], x[1], x[2], z[1] * x[2] - z[2] * x[1], z[2] * x[0] - z[0] * x[2],
            z[0] * x[1] - z[1] * x[0], z[0], z[1], z[2]});
        return q.data;
    }

    private static double[] unit(double x, double y, double z) {
        double norm = Math.sqrt(x * x + y * y + z * z);
        return new double[] {x / norm, y / norm, z / norm};
    }

    private void run() {
        State state = response.initialState();
        double[] free = new double[state.u.length];
        response.update(state.q, state.u, 0);
        response.predict(state.u, 0.01 * subject.time(), 0, free);
        response.contacts(contacts);
        int m = rows.length;
        double[] v = new double[m];
        response.velocities(state.u, v);
        double[] twists = subject.start.twists();
        double speed = subject.length() / subject.time();
        for (int i = 0; i < m; i++) {
            double expected = rows[i].rate(twists);
            out.compare("contact velocity", cell, Math.abs(v[i] - expected), allowed * (speed + Math.abs(expected)),
                    v[i] + " where the reference has " + expected);
        }
        DMatrixRMaj reduced = reduced();
        double[] expected = expected();
        double[] loose = loose();
        // eliminating rows that are left to the solver costs digits here
        double rounding = bilateral > 0 ? Math.max(ROUNDING, allowed) : ROUNDING;
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < m; j++) {
                double limit = allowed * Math.sqrt(Math.abs(expected[i * m + i] * expected[j * m + j]))
                        + rounding * Math.sqrt(loose[i] * loose[j]);
                out.compare("response W", cell, Math.abs(reduced.get(i, j) - expected[i * m + j]), limit,
                        "W[" + i + "," + j + "] = " + reduced.get(i, j) + " where the reference has "
                                + expected[i * m + j]);
            }
        }
        jump(state, loose, free);
    }

    /** What the diagonal of W would be without joints: rounding is a share of that. */
    private double[] loose() {
        double[] w = new double[rows.length];
        for (int i = 0; i < w.length; i++) {
            w[i] = rows[i].rate(subject.held.respondLoose(rows[i].gradient()));
        }
        return w;
    }

    private double[] expected() {
        int m = rows.length;
        double[] w = new double[m * m];
        for (int j = 0; j < m; j++) {
            double[] jump = subject.held.respond(rows[j].gradient());
            for (int i = 0; i < m; i++) {
                w[i * m + j] = rows[i].rate(jump);
            }
        }
        return w;
    }

    private DMatrixRMaj bilateralInverse;
    private DMatrixRMaj full;
    private int bilateral;

    /** W_cc − W_cb W_bb⁺ W_bc. */
    private DMatrixRMaj reduced() {
        Operator w = response.operator();
        bilateral = response.bilateral();
        int n = bilateral + rows.length;
        full = new DMatrixRMaj(n, n);
        double[] x = new double[n];
        double[] y = new double[n];
        for (int j = 0; j < n; j++) {
            x[j] = 1;
            w.multiply(x, y);
            x[j] = 0;
            for (int i = 0; i < n; i++) {
                full.set(i, j, y[i]);
            }
        }
        DMatrixRMaj cc = CommonOps_DDRM.extract(full, bilateral, n, bilateral, n);
        if (bilateral > 0) {
            DMatrixRMaj bb = CommonOps_DDRM.extract(full, 0, bilateral, 0, bilateral);
            DMatrixRMaj bc = CommonOps_DDRM.extract(full, 0, bilateral, bilateral, n);
            DMatrixRMaj cb = CommonOps_DDRM.extract(full, bilateral, n, 0, bilateral);
            bilateralInverse = new DMatrixRMaj(bilateral, bilateral);
            invert(bb);
            DMatrixRMaj solved = new DMatrixRMaj(bilateral, rows.length);
            CommonOps_DDRM.mult(bilateralInverse, bc, solved);
            CommonOps_DDRM.multAdd(-1, cb, solved, cc);
        }
        return cc;
    }

    /** Rows of lengths and of angles are of very different size: scaled to a unit diagonal first. */
    private void invert(DMatrixRMaj bb) {
        double[] unit = new double[bilateral];
        for (int i = 0; i < bilateral; i++) {
            unit[i] = bb.get(i, i) == 0 ? 1 : 1 / Math.sqrt(Math.abs(bb.get(i, i)));
        }
        scale(bb, unit);
        CommonOps_DDRM.invert(bb, bilateralInverse);
        scale(bilateralInverse, unit);
    }

    private static void scale(DMatrixRMaj a, double[] unit) {
        for (int i = 0; i < unit.length; i++) {
            for (int j = 0; j < unit.length; j++) {
                a.set(i, j, a.get(i, j) * unit[i] * unit[j]);
            }
        }
    }

    /** Impulses at contacts, with those of bilateral rows that belong to them, and what they do to all bodies. */
    private void jump(State state, double[] loose, double[] free) {
        int n = bilateral + rows.length;
        double[] b = new double[n];
        response.constant(b);
        double[] p = new double[n];
        double[] impulses = new double[6 * subject.recipe.bodies().size()];
        for (int i = 0; i < rows.length; i++) {
            p[bilateral + i] = subject.length() / subject.time() / loose[i] / (1 + i);
            for (int k = 0; k < impulses.length; k++) {
                impulses[k] += rows[i].gradient()[k] * p[bilateral + i];
            }
        }
        for (int i = 0; i < bilateral; i++) {
            for (int j = 0; j < bilateral; j++) {
                double right = b[j];
                for (int k = bilateral; k < n; k++) {
                    right += full.get(j, k) * p[k];
                }
                p[i] -= bilateralInverse.get(i, j) * right;
            }
        }
        double[] next = new double[state.u.length];
        response.respond(p, next);
        ReferenceState before = KernelStates.read(subject.recipe, response, state.q.clone(), free.clone(), 0);
        double[] from = before.twists();
        double[] to = KernelStates.read(subject.recipe, response, state.q.clone(), next.clone(), 0).twists();
        double[] expected = subject.held.respond(impulses);
        double scale = 0;
        double worst = 0;
        for (int i = 0; i < to.length; i++) {
            double unit = (i % 6 < 3 ? subject.length() : 1) / subject.time();
            scale = Math.max(scale, Math.abs(expected[i]) / unit);
            double off = Math.abs(to[i] - from[i] - expected[i]) / unit;
            worst = off <= worst ? worst : off;
        }
        out.compare("jump", cell, worst, 10 * allowed * (1 + scale), "velocities of bodies after impulses");
    }
}
