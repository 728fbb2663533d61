package org.signorini.contact;

import java.util.Arrays;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;

/** {@link Phantom} at work: z = (p_b, p_t, p_n, w_up, w_lo), the order of S3 eq. 35. */
final class PhantomPosing implements ContactPosing {

    private final NormalLaw law;
    private final RelaxedStep step;
    private final double[] stickCos;
    private final double[] stickSin;
    private final double rho;
    /** Whether ρ is that in kg, and not the share of an inertia. */
    private final boolean kilograms;
    private final boolean lateral;
    private final LinearProblem problem = new LinearProblem();
    private final Phase phase = new Phase();
    private int rows;
    private int contacts;
    /** Unknown of each row of W, or −1. */
    private int[] at = {};
    private int[] owner = {};
    /** First w_up of each contact. */
    private int[] up = {};
    private double[] turned = {};
    private double[] estimate = {};

    PhantomPosing(NormalLaw law, RelaxedStep step, int directions, double rho, boolean kilograms,
            boolean lateral) {
        this.law = law;
        this.step = step;
        this.rho = rho;
        this.kilograms = kilograms;
        this.lateral = lateral;
        stickCos = new double[directions];
        stickSin = new double[directions];
        for (int j = 0; j < directions; j++) {
            boolean quarter = 2 * j == directions;
            stickCos[j] = quarter ? 0 : StrictMath.cos(Math.PI * j / directions);
            stickSin[j] = quarter ? 1 : StrictMath.sin(Math.PI * j / directions);
        }
    }

    @Override
    public Problem pose(ContactData data, int number, double[] p) {
        reserve(data);
        estimate(data);
        ContactData view = step.of(data, estimate);
        step.toAxes(p, turned);
        if (!phase.begin(view, law, number, turned)) {
            return null;
        }
        int n = arrange(data);
        int shift = (n - at[data.bilateral] - data.contacts) / 2;
        problem.reshape(n);
        Arrays.fill(problem.matrix().data, 0, n * n, 0);
        step.fill(at, problem);
        double[] q = problem.q();
        for (int i = 0; i < data.bilateral; i++) {
            problem.lower()[i] = Double.NEGATIVE_INFINITY;
            q[i] = phase.b[i];
        }
        for (int c = 0; c < data.contacts; c++) {
            int row = data.row(c);
            q[at[row]] = phase.b[row] - law.target(view, c);
            if (at[row + 1] < 0) {
                continue;
            }
            for (int k = 1; k <= 2; k++) {
                problem.lower()[at[row + k]] = Double.NEGATIVE_INFINITY;
                q[at[row + k]] = phase.b[row + k] + law.tangential(view, c, k);
            }
            saturations(data, c, shift);
        }
        return problem;
    }

    /** λ_n h of eq. 43: last step's normal impulses, in proportion to the lengths of the steps. */
    private void estimate(ContactData data) {
        double share = data.lastStep > 0 ? data.step / data.lastStep : 0;
        for (int i = 0; i < rows; i++) {
            estimate[i] = share * data.last[i];
        }
    }

    private int arrange(ContactData data) {
        int n = data.bilateral;
        for (int i = 0; i < n; i++) {
            at[i] = i;
            owner[i] = -1;
        }
        for (int c = 0; c < data.contacts; c++) {
            for (int k = 1; k <= 2; k++) {
                owner[n] = c;
                at[data.row(c) + k] = data.mu[c] > 0 ? n++ : -1;
            }
        }
        for (int c = 0; c < data.contacts; c++) {
            owner[n] = c;
            at[data.row(c)] = n++;
        }
        int first = n;
        for (int c = 0; c < data.contacts; c++) {
            up[c] = n;
            for (int j = 0; j < directions(data, c); j++) {
                owner[n++] = c;
            }
        }
        int count = n - first;
        System.arraycopy(owner, first, owner, n, count);
        return n + count;
    }

    private int directions(ContactData data, int c) {
        return data.mu[c] > 0 ? step.slides(c) ? 2 : stickCos.length : 0;
    }

    /** The last two block rows and columns of eq. 35 for one contact. */
    private void saturations(ContactData data, int c, int shift) {
        int n = problem.size();
        double[] m = problem.matrix().data;
        int t = at[data.row(c) + 1];
        int normal = at[data.row(c)];
        boolean slides = step.slides(c);
        int count = directions(data, c);
        for (int j = 0; j < count; j++) {
            double x = slides ? 1 - j : stickCos[j];
            double y = slides ? j : stickSin[j];
            boolean bound = !slides || j == 0 || lateral && estimate[data.row(c)] > 0;
            int w = up[c] + j;
            int lo = w + shift;
            m[t * n + w] = -x;
            m[t * n + lo] = x;
            m[(t + 1) * n + w] = -y;
            m[(t + 1) * n + lo] = y;
            m[w * n + t] = x;
            m[w * n + t + 1] = y;
            m[lo * n + t] = -x;
            m[lo * n + t + 1] = -y;
            m[w * n + normal] = bound ? data.mu[c] : 0;
            m[lo * n + normal] = bound ? data.mu[c] : 0;
            m[w * n + lo] = kilograms ? rho : rho * inertia(t, x, y);
            m[lo * n + w] = m[w * n + lo];
            problem.q()[w] = bound ? phase.offset[c] : 0;
            problem.q()[lo] = bound ? phase.offset[c] : 0;
        }
    }

    /** What the contact's point weighs along a direction; blocked ones are {@linkplain RelaxedStep grounded}. */
    private double inertia(int t, double x, double y) {
        int n = problem.size();
        double[] m = problem.matrix().data;
        double response = x * x * m[t * n + t] + 2 * x * y * m[t * n + t + 1] + y * y * m[(t + 1) * n + t + 1];
        return response > 0 ? 1 / response : 1;
    }

    @Override
    public void start(double[] p, double[] z) {
        step.toAxes(p, turned);
        Arrays.fill(z, 0, problem.size(), 0);
        for (int i = 0; i < rows; i++) {
            if (at[i] >= 0) {
                z[at[i]] = turned[i];
            }
        }
        // who slides is taken to go on
        for (int c = 0; c < contacts; c++) {
            if (step.slides(c)) {
                z[up[c]] = step.speed(c);
            }
        }
    }

    @Override
    public void impulses(double[] z, double[] p) {
        for (int i = 0; i < rows; i++) {
            p[i] = at[i] < 0 ? 0 : z[at[i]];
        }
        phase.add(p);
        step.fromAxes(p);
    }

    /** Bounds along each of the directions: a polygon, of a contact that slides a box along its velocity. */
    @Override
    public double frictionTaken(ContactData data, int contact, double[] p) {
        int row = data.row(contact);
        step.toAxes(p, turned);
        boolean slides = step.slides(contact);
        double taken = 0;
        for (int j = 0; j < directions(data, contact); j++) {
            double x = slides ? 1 - j : stickCos[j];
            double y = slides ? j : stickSin[j];
            taken = Math.max(taken, Math.abs(x * turned[row + 1] + y * turned[row + 2]));
        }
        return taken == 0 ? 0 : taken / (data.mu[contact] * p[row]);
    }

    @Override
    public int contact(int row) {
        return owner[row];
    }

    private void reserve(ContactData data) {
        rows = data.rows();
        contacts = data.contacts;
        if (up.length < contacts) {
            up = new int[2 * contacts];
        }
        if (at.length < rows) {
            at = new int[2 * rows];
            turned = new double[2 * rows];
            estimate = new double[2 * rows];
        }
        int most = rows + 2 * Math.max(2, stickCos.length) * data.contacts;
        if (owner.length < most + 1) {
            owner = new int[2 * most + 2];
        }
    }
}
