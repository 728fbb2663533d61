package org.signorini.contact;

import java.util.Arrays;
import java.util.Locale;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactException;
import org.signorini.simulation.ContactPosing;

/** {@link Planar} at work: z = (p_b, Λ_N, Λ_R, ξ_L), w = (v_b, ξ_N, ξ_R, Λ_L). */
final class PlanarPosing implements ContactPosing {

    /** Share of 2(μΛ_N + a) from which Λ_R is at its bound. */
    private static final double SATURATED = 2 * (1 - 1e-9);

    /** Slower than this, m/s, nothing has a direction. */
    private static final double STILL = 1e-12;
    /** Share of a contact's speed, and speed in m/s, that rounding may turn out of the plane. */
    private static final double ACROSS_SHARE = 1e-6;
    private static final double ACROSS = 1e-9;

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
    /** Whether joints tell the tangent, and not the velocities. */
    private boolean[] led = {};
    private double[] mu = {};
    private double[] a = {};
    /** The step's velocities without impulses, and the fastest a contact is before the impulses. */
    private double[] b;
    private double[] speeds = {};

    PlanarPosing(NormalLaw law) {
        this.law = law;
    }

    @Override
    public Problem pose(ContactData data, int number, double[] p) {
        if (!phase.begin(data, law, number, p)) {
            return null;
        }
        w.read(data.w);
        b = data.b;
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
            led = new boolean[room];
            speeds = new double[room];
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
     * The tangent the joints leave. Where they leave both, that of the velocity, of which {@link #checkPlane} sees that it
     * keeps to it.
     */
    private void tangent(ContactData data, int c) {
        led[c] = data.slide[2 * c] != 0 || data.slide[2 * c + 1] != 0;
        if (led[c]) {
            cos[c] = data.slide[2 * c];
            sin[c] = data.slide[2 * c + 1];
            return;
        }
        double start = length(data.before[3 * c + 1], data.before[3 * c + 2]);
        double free = length(data.b[data.row(c) + 1], data.b[data.row(c) + 2]);
        boolean first = start >= free;
        double speed = first ? start : free;
        speeds[c] = speed;
        boolean moves = speed >= STILL;
        cos[c] = moves ? (first ? data.before[3 * c + 1] : data.b[data.row(c) + 1]) / speed : 1;
        sin[c] = moves ? (first ? data.before[3 * c + 2] : data.b[data.row(c) + 2]) / speed : 0;
    }

    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    /**
     * Friction along one tangent is Coulomb's where contacts have no velocity along the other. That is certain where
     * joints lead them; elsewhere it is seen from the solution.
     */
    private void checkPlane(double[] p) {
        for (int k = 0; k < frictional; k++) {
            int c = owner[k];
            if (led[c]) {
                continue;
            }
            int row = bilateral + 3 * c;
            double v1 = velocity(row + 1, p);
            double v2 = velocity(row + 2, p);
            double across = Math.abs(cos[c] * v2 - sin[c] * v1);
            double speed = Math.max(length(v1, v2), Math.max(speeds[c], Math.abs(b[row])));
            if (across > ACROSS + ACROSS_SHARE * speed) {
                throw new ContactException(c, String.format(Locale.ROOT, "it slides out of the plane, across by"
                        + " %.3g m/s, where planar friction does not act; choose another contact model, or joints that"
                        + " keep the motion in a plane", across));
            }
        }
    }

    /** Row of W p + b. */
    private double velocity(int row, double[] p) {
        double sum = b[row];
        for (int j = 0; j < bilateral + 3 * contacts; j++) {
            sum += w.get(row, j) * p[j];
        }
        return sum;
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
        checkPlane(p);
    }

    /** A segment: |Λ_T| ≤ μΛ_N + a. */
    @Override
    public double frictionTaken(ContactData data, int contact, double[] p) {
        int row = data.row(contact);
        double taken = Math.abs(cos[contact] * p[row + 1] + sin[contact] * p[row + 2]);
        return taken == 0 ? 0 : taken / (mu[contact] * p[row] + data.frictionForce[contact] * data.step);
    }

    @Override
    public int contact(int row) {
        int i = row - bilateral;
        return i < 0 ? -1 : i < contacts ? i : owner[(i - contacts) % frictional];
    }
}
