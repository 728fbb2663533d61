package org.signorini.contact;

import java.util.Arrays;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;

/** {@link Planar} at work: z = (p_b, Λ_N, Λ_R, ξ_L), w = (v_b, ξ_N, ξ_R, Λ_L). */
final class PlanarPosing implements ContactPosing {

    /** Share of 2(μΛ_N + a) from which Λ_R is at its bound. */
    private static final double SATURATED = 2 * (1 - 1e-9);

    /** Slower than this, m/s, nothing has a direction. */
    private static final double STILL = 1e-12;

    private final NormalLaw law;
    private final LinearProblem problem = new LinearProblem();
    private final ContactMatrix w = new ContactMatrix();
    private final Phase phase = new Phase();
    private int bilateral;
    private int contacts;
    private int frictional;
    /** Index among frictional contacts, or −1. */
    private int[] slot = {};
    private int[] owner = {};
    /** In-plane tangent as combination of t1 and t2. */
    private double[] cos = {};
    private double[] sin = {};
    private double[] mu = {};
    private double[] a = {};

    PlanarPosing(NormalLaw law) {
        this.law = law;
    }

    @Override
    public Problem pose(ContactData data, int number, double[] p) {
        if (!phase.begin(data, law, number, p)) {
            return null;
        }
        w.read(data.w);
        sort(data, number);
        int n = bilateral + contacts + 2 * frictional;
        problem.reshape(n);
        double[] m = problem.matrix().data;
        double[] q = problem.q();
        Arrays.fill(m, 0, n * n, 0);
        for (int i = 0; i < bilateral; i++) {
            problem.lower()[i] = Double.NEGATIVE_INFINITY;
            fillRow(i, i, -1, m, n);
            q[i] = phase.b[i];
        }
        for (int c = 0; c < contacts; c++) {
            int row = data.row(c);
            fillRow(bilateral + c, row, -1, m, n);
            q[bilateral + c] = phase.b[row] - law.target(data, c) - constantPart(row, -1);
            int k = slot[c];
            if (k >= 0) {
                int right = bilateral + contacts + k;
                int left = right + frictional;
                fillRow(right, row, c, m, n);
                m[right * n + left] = 1;
                q[right] = cos[c] * (phase.b[row + 1] + law.tangential(data, c, 1))
                        + sin[c] * (phase.b[row + 2] + law.tangential(data, c, 2)) - constantPart(row, c);
                // Λ_L = 2(μΛ_N + a) − Λ_R
                m[left * n + bilateral + c] = 2 * mu[c];
                m[left * n + right] = -1;
                q[left] = 2 * a[c];
            }
        }
        return problem;
    }

    private void sort(ContactData data, int number) {
        bilateral = data.bilateral;
        contacts = data.contacts;
        if (slot.length < contacts) {
            int room = 2 * contacts;
            slot = new int[room];
            owner = new int[room];
            cos = new double[room];
            sin = new double[room];
            mu = new double[room];
            a = new double[room];
        }
        frictional = 0;
        for (int c = 0; c < contacts; c++) {
            mu[c] = data.mu[c];
            a[c] = number == 0 ? data.frictionForce[c] * data.step : phase.offset[c];
            slot[c] = -1;
            if (mu[c] > 0 || a[c] > 0) {
                owner[frictional] = c;
                slot[c] = frictional++;
                tangent(data, c);
            }
        }
    }

    /**
     * The tangent in which W responds most: of a planar mechanism the other one is blocked. Where joints are rows of
     * the problem, W is that of bodies without them and does not tell; but velocities stay in the plane.
     */
    private void tangent(ContactData data, int c) {
        int row = data.row(c);
        if (bilateral > 0 && alongVelocity(data, c)) {
            return;
        }
        double w11 = w.get(row + 1, row + 1);
        double w12 = w.get(row + 1, row + 2);
        double w22 = w.get(row + 2, row + 2);
        if (w22 == 0 || w12 == 0 && w11 >= w22) {
            cos[c] = 1;
            sin[c] = 0;
            return;
        }
        double angle = 0.5 * Math.atan2(2 * w12, w11 - w22);
        cos[c] = Math.cos(angle);
        sin[c] = Math.sin(angle);
    }

    /** The larger of the velocities at the start and without impulses; false where there is neither. */
    private boolean alongVelocity(ContactData data, int c) {
        double start = Math.hypot(data.before[3 * c + 1], data.before[3 * c + 2]);
        double free = Math.hypot(data.b[data.row(c) + 1], data.b[data.row(c) + 2]);
        if (Math.max(start, free) < STILL) {
            return false;
        }
        boolean first = start >= free;
        cos[c] = (first ? data.before[3 * c + 1] : data.b[data.row(c) + 1]) / Math.max(start, free);
        sin[c] = (first ? data.before[3 * c + 2] : data.b[data.row(c) + 2]) / Math.max(start, free);
        return true;
    }

    /** Row of W along n of a contact (or a bilateral row), or with {@code along} ≥ 0 along that contact's tangent. */
    private double entry(int row, int along, int column) {
        return along < 0 ? w.get(row, column)
                : cos[along] * w.get(row + 1, column) + sin[along] * w.get(row + 2, column);
    }

    /** W_·N − W_·T μ, W_·T of eq. 33. */
    private void fillRow(int to, int row, int along, double[] m, int n) {
        for (int j = 0; j < bilateral; j++) {
            m[to * n + j] = entry(row, along, j);
        }
        for (int c = 0; c < contacts; c++) {
            int column = bilateral + 3 * c;
            double normal = entry(row, along, column);
            if (slot[c] >= 0) {
                double tangential = cos[c] * entry(row, along, column + 1) + sin[c] * entry(row, along, column + 2);
                normal -= tangential * mu[c];
                m[to * n + bilateral + contacts + slot[c]] = tangential;
            }
            m[to * n + bilateral + c] = normal;
        }
    }

    /** W_·T a: what friction independent of the load takes from the constant, as Λ_T = Λ_R − μΛ_N − a. */
    private double constantPart(int row, int along) {
        double sum = 0;
        for (int k = 0; k < frictional; k++) {
            int c = owner[k];
            if (a[c] != 0) {
                int column = bilateral + 3 * c;
                sum += a[c] * (cos[c] * entry(row, along, column + 1) + sin[c] * entry(row, along, column + 2));
            }
        }
        return sum;
    }

    @Override
    public void start(double[] p, double[] z) {
        System.arraycopy(p, 0, z, 0, bilateral);
        for (int c = 0; c < contacts; c++) {
            int row = bilateral + 3 * c;
            z[bilateral + c] = p[row];
            if (slot[c] >= 0) {
                int right = bilateral + contacts + slot[c];
                double most = mu[c] * p[row] + a[c];
                z[right] = most + cos[c] * p[row + 1] + sin[c] * p[row + 2];
                // how fast it slid is not known, but that it did: friction was all there is
                z[right + frictional] = most > 0 && z[right] >= SATURATED * most ? 1 : 0;
            }
        }
    }

    @Override
    public void impulses(double[] z, double[] p) {
        System.arraycopy(z, 0, p, 0, bilateral);
        for (int c = 0; c < contacts; c++) {
            int row = bilateral + 3 * c;
            double normal = z[bilateral + c];
            double tangential = slot[c] < 0 ? 0 : z[bilateral + contacts + slot[c]] - mu[c] * normal - a[c];
            p[row] = normal;
            p[row + 1] = slot[c] < 0 ? 0 : cos[c] * tangential;
            p[row + 2] = slot[c] < 0 ? 0 : sin[c] * tangential;
        }
        phase.add(p);
    }

    @Override
    public int contact(int row) {
        int i = row - bilateral;
        return i < 0 ? -1 : i < contacts ? i : owner[(i - contacts) % frictional];
    }
}
