package org.signorini.solver.conic;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.contact.SingleContact;
import org.signorini.complementarity.operator.Operator;
import org.signorini.complementarity.operator.SlidingContacts;

/**
 * A Gauss–Seidel sweep over a friction problem: every bilateral row in turn made zero, every contact in turn
 * {@linkplain SingleContact solved exactly} with the others held. What does not depend on impulses is computed once.
 *
 * <p>
 * Contacts between spheres and against planes have a diagonal block that couples nothing, W_ii = diag(w_n, w_t, w_t).
 * There the law has a closed form, p_n = −b_n/w_n and p_t = −b_t/w_t shortened to μ p_n; these are treated so.
 */
public final class FrictionSweep {

    /** Couplings below this share of a block are rounding. */
    private static final double UNCOUPLED = 1e-14;

    private final double[] block = new double[9];
    private final ContactTraversal traversal;
    private final ContactTraversal.Visitor visitor = this::visit;
    private SingleContact[] local = {};
    private double[] blocks = {};
    private boolean[] uncoupled = {};
    /** Of each contact μ, 1/w_n, 1/w_t, 1/effective mass. */
    private double[] law = {};
    private double threshold;
    private FrictionProblem problem;
    private Operator operator;
    /** The operator where it treats uncoupled contacts itself, else null. */
    private SlidingContacts sliding;
    private double[] b;
    private double[] z;
    private int bilateral;

    /** By one thread. */
    public FrictionSweep() {
        this(1);
    }

    /** By several threads, with the same bits. */
    public FrictionSweep(int threads) {
        traversal = new ContactTraversal(threads);
    }

    /** Takes a problem and begins at a point. */
    public void start(FrictionProblem frictionProblem, double[] from) {
        problem = frictionProblem;
        operator = problem.operator();
        sliding = operator instanceof SlidingContacts own ? own : null;
        b = problem.b();
        bilateral = problem.bilateral();
        int n = problem.contacts();
        reshape(n);
        for (int c = 0; c < n; c++) {
            operator.diagonalBlock(c, block);
            uncoupled[c] = isUncoupled();
            double mu = problem.mu()[c];
            law[4 * c] = mu;
            law[4 * c + 1] = 1 / block[0];
            law[4 * c + 2] = 1 / block[4];
            law[4 * c + 3] = 1 / problem.effectiveMass(c);
            if (!uncoupled[c]) {
                symmetrize(9 * c);
                local(c).set(block, mu);
            }
        }
        traversal.start(operator);
        operator.start(from);
    }

    private SingleContact local(int c) {
        if (local[c] == null) {
            local[c] = new SingleContact();
        }
        return local[c];
    }

    private boolean isUncoupled() {
        double[] a = block;
        double least = UNCOUPLED * Math.min(a[0], a[4]);
        return a[0] > 0 && a[4] > 0 && Math.abs(a[4] - a[8]) <= least && Math.abs(a[1]) <= least
                && Math.abs(a[2]) <= least && Math.abs(a[5]) <= least && Math.abs(a[3]) <= least
                && Math.abs(a[6]) <= least && Math.abs(a[7]) <= least;
    }

    /** The part a contact is solved with; a W that is not quite symmetric acts through b, corrected sweep by sweep. */
    private void symmetrize(int at) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                blocks[at + 3 * i + j] = 0.5 * (block[3 * i + j] + block[3 * j + i]);
            }
        }
    }

    private void reshape(int contacts) {
        if (local.length < contacts) {
            int room = contacts + contacts / 2;
            local = java.util.Arrays.copyOf(local, room);
            blocks = new double[9 * room];
            uncoupled = new boolean[room];
            law = new double[4 * room];
        }
    }

    /**
     * Changes of velocities that small need not be looked at by others, until {@link #all}. Without it every change
     * counts.
     */
    public void threshold(double velocity) {
        threshold = velocity;
    }

    /** Has the next sweep visit all contacts, and every change count. */
    public void all() {
        threshold = 0;
        traversal.all();
    }

    /**
     * Improves z, row by row and contact by contact.
     *
     * @return the largest change in velocities, impulses divided by effective masses: about the residual before
     */
    public double sweep(double[] unknowns) {
        z = unknowns;
        double largest = 0;
        for (int i = 0; i < bilateral; i++) {
            double diagonal = operator.diagonal(i);
            if (diagonal > 0) {
                double velocity = operator.row(i) + b[i];
                z[i] -= velocity / diagonal;
                operator.add(i, -velocity / diagonal);
                largest = Math.max(largest, Math.abs(velocity));
            }
        }
        if (bilateral > 0) {
            // joints move bodies too
            traversal.all();
        }
        return Math.max(largest, traversal.sweep(visitor, threshold));
    }

    private double visit(int c, double[] y) {
        if (sliding != null && uncoupled[c]) {
            return sliding.slide(c, b, z, law);
        }
        int i = bilateral + 3 * c;
        double p0 = z[i];
        double p1 = z[i + 1];
        double p2 = z[i + 2];
        if (p0 == 0 && operator.row(i) + b[i] >= 0 && p1 == 0 && p2 == 0) {
            // open, and stays open
            return 0;
        }
        operator.rows(c, y);
        double v0 = y[0] + b[i];
        double v1 = y[1] + b[i + 1];
        double v2 = y[2] + b[i + 2];
        if (uncoupled[c]) {
            slip(4 * c, v0, v1, v2, p0, p1, p2, i);
        } else {
            // velocities without this contact's own impulse
            double[] a = blocks;
            int k = 9 * c;
            local[c].solve(v0 - (a[k] * p0 + a[k + 1] * p1 + a[k + 2] * p2),
                    v1 - (a[k + 3] * p0 + a[k + 4] * p1 + a[k + 5] * p2),
                    v2 - (a[k + 6] * p0 + a[k + 7] * p1 + a[k + 8] * p2), z, i);
        }
        double d0 = z[i] - p0;
        double d1 = z[i + 1] - p1;
        double d2 = z[i + 2] - p2;
        if (d0 == 0 && d1 == 0 && d2 == 0) {
            return 0;
        }
        operator.add(c, d0, d1, d2);
        return Math.sqrt(d0 * d0 + d1 * d1 + d2 * d2) * law[4 * c + 3];
    }

    /** The law where nothing is coupled: p − v/w, cut off at zero and at μ p_n. */
    private void slip(int k, double v0, double v1, double v2, double p0, double p1, double p2, int i) {
        double n = p0 - v0 * law[k + 1];
        if (!(n > 0)) {
            z[i] = 0;
            z[i + 1] = 0;
            z[i + 2] = 0;
            return;
        }
        double t1 = p1 - v1 * law[k + 2];
        double t2 = p2 - v2 * law[k + 2];
        double square = t1 * t1 + t2 * t2;
        double most = law[k] * n;
        double share = square <= most * most ? 1 : most / Math.sqrt(square);
        z[i] = n;
        z[i + 1] = share * t1;
        z[i + 2] = share * t2;
    }
}
