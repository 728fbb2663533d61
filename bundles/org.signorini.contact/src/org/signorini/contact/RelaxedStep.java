package org.signorini.contact;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.Relaxation;

/**
 * A step as S3's friction models see it. Contacts that slide, ‖u_t‖ ≥ v_s, are turned into axes e_t along and e_l
 * across their sliding velocity (eq. 31) where a model asks for it, and constraints are relaxed: a row u + ε p + d
 * takes the place of u (eq. 39), with
 *
 * <pre>
 * normal       ε = 1/(k h² + b h)            d = ε h k δ                    eq. 40, 41, δ the gap
 * sticking     ε = 1/(k_t h² + b_t h)        d = −ε h (λ_t + b_t u_t)       eq. 42, the last step's force and velocity
 * sliding      ε_l = ‖u_t‖/(μ_k λ_n h)       across the velocity            eq. 43 with λ_n where λ_t is printed
 * </pre>
 *
 * Bristles of a contact that slides, or had no load in the last step, are attached anew: ε with d = 0, which shows
 * along e_t only in the step the contact comes to rest. Contacts without stiffness and damping keep their rigid rows,
 * and so do all in a pure impact, where h = 0.
 *
 * <p>
 * The result is a {@link ContactData} like any other with a matrix of its own, O(n²) to make, so that whatever poses
 * rigid contacts can pose relaxed ones.
 */
final class RelaxedStep {

    private final boolean aligned;
    private final boolean lateral;
    private final double slowest;
    private final ContactMatrix given = new ContactMatrix();
    private final DenseOperator operator = new DenseOperator(new DMatrixRMaj(0, 0), 0);
    private final ContactData view = new ContactData();
    private boolean[] slides = {};
    private double[] cos = {};
    private double[] sin = {};
    private double[] speed = {};

    /**
     * @param aligned whether sliding contacts are turned into the axes e_t, e_l
     * @param lateral whether they are regularized along e_l; only where they are turned
     * @param slowest v_s of pairs that name none, m/s
     */
    RelaxedStep(boolean aligned, boolean lateral, double slowest) {
        this.aligned = aligned;
        this.lateral = lateral;
        this.slowest = slowest;
    }

    /**
     * The step relaxed.
     *
     * @param normal an estimate of the step's impulses, in the order of W's rows, for λ_n h of eq. 43
     */
    ContactData of(ContactData data, double[] normal) {
        reserve(data);
        view.step = data.step;
        view.anticipated = data.anticipated;
        view.contacts = data.contacts;
        view.bilateral = data.bilateral;
        view.w = operator;
        view.mu = data.mu;
        view.frictionForce = data.frictionForce;
        view.normalRestitution = data.normalRestitution;
        view.tangentialRestitution = data.tangentialRestitution;
        view.last = data.last;
        view.beforeLast = data.beforeLast;
        view.lastRestitution = data.lastRestitution;
        System.arraycopy(data.b, 0, view.b, 0, data.rows());
        System.arraycopy(data.before, 0, view.before, 0, 3 * data.contacts);
        System.arraycopy(data.gap, 0, view.gap, 0, data.contacts);
        copyMatrix(data);
        for (int c = 0; c < data.contacts; c++) {
            sort(data, c);
            if (sin[c] != 0 || cos[c] != 1) {
                turn(c);
            }
            if (data.step > 0) {
                relaxNormal(data, c);
                relaxTangents(data, c, normal[data.row(c)]);
            }
        }
        return view;
    }

    /** Whether a contact slides at the step's start. */
    boolean slides(int c) {
        return slides[c];
    }

    /** Its sliding speed then. */
    double speed(int c) {
        return speed[c];
    }

    private void sort(ContactData data, int c) {
        double v1 = data.before[3 * c + 1];
        double v2 = data.before[3 * c + 2];
        speed[c] = Math.sqrt(v1 * v1 + v2 * v2);
        double threshold = data.slipSpeed[c] > 0 ? data.slipSpeed[c] : slowest;
        slides[c] = data.mu[c] > 0 && speed[c] >= threshold;
        boolean turned = aligned && slides[c];
        cos[c] = turned ? v1 / speed[c] : 1;
        sin[c] = turned ? v2 / speed[c] : 0;
    }

    private void copyMatrix(ContactData data) {
        given.read(data.w);
        operator.reshape(data.bilateral, data.contacts);
        int n = data.rows();
        double[] m = operator.matrix().data;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                m[i * n + j] = given.get(i, j);
            }
        }
    }

    /** R W Rᵀ, R b, R u⁻ of one contact. */
    private void turn(int c) {
        int n = view.rows();
        int row = view.row(c);
        double[] m = operator.matrix().data;
        for (int j = 0; j < n; j++) {
            turn(c, m, (row + 1) * n + j, (row + 2) * n + j);
        }
        for (int i = 0; i < n; i++) {
            turn(c, m, i * n + row + 1, i * n + row + 2);
        }
        turn(c, view.b, row + 1, row + 2);
        turn(c, view.before, 3 * c + 1, 3 * c + 2);
    }

    private void turn(int c, double[] a, int first, int second) {
        double x = a[first];
        double y = a[second];
        a[first] = cos[c] * x + sin[c] * y;
        a[second] = cos[c] * y - sin[c] * x;
    }

    private void relaxNormal(ContactData data, int c) {
        Relaxation law = data.relaxation[c];
        double force = law.stiffness() * data.step + law.damping();
        if (force > 0) {
            int row = data.row(c);
            soften(row, 1 / (force * data.step));
            view.b[row] += law.stiffness() * data.gap[c] / force;
            // the gap is in d now; what is left to the normal law is restitution
            view.gap[c] = 0;
        }
    }

    private void relaxTangents(ContactData data, int c, double normal) {
        int row = data.row(c);
        Relaxation law = data.relaxation[c];
        double force = law.tangentialStiffness() * data.step + law.tangentialDamping();
        if (force > 0 && data.mu[c] > 0) {
            double stretch = data.stretch[c] * data.stretch[c];
            double epsilon = 1 / (force * data.step);
            soften(row + 1, epsilon * (cos[c] * cos[c] + sin[c] * sin[c] * stretch));
            if (!slides[c] || !aligned || !lateral) {
                soften(row + 2, epsilon * (cos[c] * cos[c] * stretch + sin[c] * sin[c]));
            }
            if (!slides[c] && data.last[row] > 0 && data.lastStep > 0) {
                double rate = 1 / data.lastStep;
                double damping = law.tangentialDamping();
                view.b[row + 1] -= (data.last[row + 1] * rate + damping * data.before[3 * c + 1]) / force;
                view.b[row + 2] -= (stretch * data.last[row + 2] * rate + damping * data.before[3 * c + 2]) / force;
            }
        }
        if (slides[c] && aligned && lateral && normal > 0) {
            soften(row + 2, speed[c] / (data.mu[c] * normal));
        }
    }

    private void soften(int row, double epsilon) {
        operator.matrix().data[row * operator.size() + row] += epsilon;
    }

    /** Impulses in the axes of the step, from those along the contacts' tangents. */
    void toAxes(double[] p, double[] turned) {
        System.arraycopy(p, 0, turned, 0, view.rows());
        for (int c = 0; c < view.contacts; c++) {
            turn(c, turned, view.row(c) + 1, view.row(c) + 2);
        }
    }

    /** Back again, in place. */
    void fromAxes(double[] p) {
        for (int c = 0; c < view.contacts; c++) {
            int row = view.row(c);
            double x = p[row + 1];
            double y = p[row + 2];
            p[row + 1] = cos[c] * x - sin[c] * y;
            p[row + 2] = sin[c] * x + cos[c] * y;
        }
    }

    /**
     * Writes the matrix into a problem whose unknown at[i] is row i's, or none where it is negative. A tangent that
     * hinges block is given a diagonal, so that its friction is zero instead of anything.
     */
    void fill(int[] at, LinearProblem problem) {
        int n = view.rows();
        int size = problem.size();
        double[] from = operator.matrix().data;
        double[] to = problem.matrix().data;
        for (int i = 0; i < n; i++) {
            for (int j = 0; at[i] >= 0 && j < n; j++) {
                if (at[j] >= 0) {
                    to[at[i] * size + at[j]] = from[i * n + j];
                }
            }
        }
        for (int i = view.bilateral; i < n; i++) {
            int row = i - (i - view.bilateral) % 3;
            if (i > row && at[i] >= 0 && from[i * n + i] == 0) {
                to[at[i] * size + at[i]] = Math.max(from[row * n + row],
                        Math.max(from[(row + 1) * n + row + 1], from[(row + 2) * n + row + 2]));
            }
        }
    }

    private void reserve(ContactData data) {
        if (view.b.length < data.rows()) {
            view.b = new double[2 * data.rows()];
        }
        if (slides.length < data.contacts) {
            int room = 2 * data.contacts;
            slides = new boolean[room];
            cos = new double[room];
            sin = new double[room];
            speed = new double[room];
            view.before = new double[3 * room];
            view.gap = new double[room];
        }
    }
}
