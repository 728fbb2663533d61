package org.signorini.contact;

import java.util.Arrays;

import org.signorini.algebra.SinCos;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;

/** {@link Pyramid} at work: z = (p_b, β̲, σ) with β̲ = (F_n, β_1 … β_nf) per contact (S0 eq. 31, 44). */
final class PyramidPosing implements ContactPosing {

    /** Sliding slower than this, m/s, has no direction of its own. */
    private static final double STILL = 1e-12;
    /** Share of a contact's response that is rounding: the square of 1e-12 in a Jacobian. */
    private static final double NOTHING = 1e-24;
    /** Share of a contact's response below which that of a direction is rounding. */
    private static final double BLOCKED = 1e-12;

    private final NormalLaw law;
    private final int facets;
    private final Pyramid.Directions directions;
    private final double[] turnCos;
    private final double[] turnSin;
    private final LinearProblem problem = new LinearProblem();
    private final ContactMatrix w = new ContactMatrix();
    private final Phase phase = new Phase();
    private int bilateral;
    private int contacts;
    private int frictional;
    /** First unknown of each contact, and its σ or −1. */
    private int[] first = {};
    private int[] sigma = {};
    /** Directions d_j of each contact in the tangent plane, cosine and sine. */
    private double[] direction = {};
    /** The same, zero where hinges block all motion along it: what W is asked with. */
    private double[] moving = {};

    PyramidPosing(NormalLaw law, int facets, Pyramid.Directions directions, double angle) {
        this.law = law;
        this.facets = facets;
        this.directions = directions;
        turnCos = new double[facets];
        turnSin = new double[facets];
        for (int j = 0; j < facets / 2; j++) {
            double turn = angle + 2 * Math.PI * j / facets;
            boolean quarter = angle == 0 && 4 * j == facets;
            turnCos[j] = quarter ? 0 : StrictMath.cos(turn);
            turnSin[j] = quarter ? 1 : StrictMath.sin(turn);
            // opposites to the last bit
            turnCos[j + facets / 2] = -turnCos[j];
            turnSin[j + facets / 2] = -turnSin[j];
        }
    }

    @Override
    public Problem pose(ContactData data, int number, double[] p) {
        if (!phase.begin(data, law, number, p)) {
            return null;
        }
        w.read(data.w);
        int n = arrange(data);
        problem.reshape(n);
        double[] m = problem.matrix().data;
        double[] q = problem.q();
        Arrays.fill(m, 0, n * n, 0);
        for (int i = 0; i < bilateral; i++) {
            problem.lower()[i] = Double.NEGATIVE_INFINITY;
            fillRow(i, i, 1, 0, 0, m, n);
            q[i] = phase.b[i];
        }
        for (int c = 0; c < contacts; c++) {
            int row = data.row(c);
            int at = first[c];
            fillRow(at, row, 1, 0, 0, m, n);
            q[at] = phase.b[row] - law.target(data, c);
            if (sigma[c] < 0) {
                continue;
            }
            double b1 = phase.b[row + 1] + law.tangential(data, c, 1);
            double b2 = phase.b[row + 2] + law.tangential(data, c, 2);
            for (int j = 0; j < facets; j++) {
                double x = moving[2 * (c * facets + j)];
                double y = moving[2 * (c * facets + j) + 1];
                fillRow(at + 1 + j, row, 0, x, y, m, n);
                q[at + 1 + j] = x * b1 + y * b2;
                m[(at + 1 + j) * n + sigma[c]] = 1;
                m[sigma[c] * n + at + 1 + j] = -1;
            }
            m[sigma[c] * n + at] = data.mu[c];
            q[sigma[c]] = phase.offset[c];
        }
        return problem;
    }

    private int arrange(ContactData data) {
        bilateral = data.bilateral;
        contacts = data.contacts;
        if (first.length < contacts) {
            first = new int[2 * contacts];
            sigma = new int[2 * contacts];
            direction = new double[4 * contacts * facets];
            moving = new double[4 * contacts * facets];
        }
        int at = bilateral;
        frictional = 0;
        for (int c = 0; c < contacts; c++) {
            first[c] = at;
            boolean friction = data.mu[c] > 0;
            at += friction ? 1 + facets : 1;
            sigma[c] = friction ? frictional++ : -1;
            if (friction) {
                directions(data, c);
            }
        }
        for (int c = 0; c < contacts; c++) {
            sigma[c] = sigma[c] < 0 ? -1 : at + sigma[c];
        }
        return at + frictional;
    }

    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    /**
     * d_1 = −v_t⁻/‖v_t⁻‖ turned by the angle, the others from there. Sliding that is slower than what forces add to it
     * in the step has the direction of the free velocity: friction against a slower one, as large as the forces, would
     * throw it sideways a little more in every step. Where joints are rows of the problem, b does not know them and
     * does not tell. That is not S0 §3.1 (a), which is had to the letter with {@link Pyramid.Directions#START}: there
     * only a contact without any sliding, which has no direction, asks the free velocity.
     */
    private void directions(ContactData data, int c) {
        int row = data.row(c);
        double w11 = w.get(row + 1, row + 1);
        double w12 = w.get(row + 1, row + 2);
        double w22 = w.get(row + 2, row + 2);
        double x = 1;
        double y = 0;
        if (directions != Pyramid.Directions.FIXED) {
            double v1 = data.before[3 * c + 1];
            double v2 = data.before[3 * c + 2];
            double speed = length(v1, v2);
            boolean asked = directions == Pyramid.Directions.ALIGNED && bilateral == 0;
            if (speed < STILL || asked && speed < length(data.b[row + 1] - v1, data.b[row + 2] - v2)) {
                v1 = phase.b[row + 1];
                v2 = phase.b[row + 2];
                speed = length(v1, v2);
            }
            if (speed >= STILL) {
                x = -v1 / speed;
                y = -v2 / speed;
            }
            if (directions == Pyramid.Directions.ALIGNED && w12 != 0
                    && w11 * w22 - w12 * w12 <= BLOCKED * (w11 + w22) * (w11 + w22)) {
                // of a mechanism that moves in a plane sliding is along it, whatever rounding makes of a slow one
                double angle = 0.5 * StrictMath.atan2(2 * w12, w11 - w22);
                double cos = SinCos.cos(angle);
                double sin = SinCos.sin(angle);
                double sign = x * cos + y * sin < 0 ? -1 : 1;
                x = sign * cos;
                y = sign * sin;
            }
        }
        for (int j = 0; j < facets; j++) {
            int d = 2 * (c * facets + j);
            double dx = x * turnCos[j] - y * turnSin[j];
            double dy = x * turnSin[j] + y * turnCos[j];
            direction[d] = dx;
            direction[d + 1] = dy;
            boolean moves = dx * dx * w11 + 2 * dx * dy * w12 + dy * dy * w22 > BLOCKED * (w11 + w22);
            moving[d] = moves ? dx : 0;
            moving[d + 1] = moves ? dy : 0;
        }
    }

    /** X Λ Xᵀ of eq. 44 for the combination normal·n + x·t1 + y·t2 of a contact's rows, or one bilateral row. */
    private void fillRow(int to, int row, double normal, double x, double y, double[] m, int n) {
        int base = to * n;
        for (int j = 0; j < bilateral; j++) {
            m[base + j] = entry(row, normal, x, y, j);
        }
        for (int c = 0; c < contacts; c++) {
            int column = bilateral + 3 * c;
            m[base + first[c]] = entry(row, normal, x, y, column);
            if (sigma[c] >= 0) {
                double t1 = entry(row, normal, x, y, column + 1);
                double t2 = entry(row, normal, x, y, column + 2);
                for (int j = 0; j < facets; j++) {
                    int d = 2 * (c * facets + j);
                    m[base + first[c] + 1 + j] = t1 * moving[d] + t2 * moving[d + 1];
                }
            }
        }
    }

    private double entry(int row, double normal, double x, double y, int column) {
        return normal != 0 ? w.get(row, column) : x * w.get(row + 1, column) + y * w.get(row + 2, column);
    }

    /** β_j as the impulse's share along the nearest direction and its neighbour. */
    @Override
    public void start(double[] p, double[] z) {
        Arrays.fill(z, 0, problem.size(), 0);
        System.arraycopy(p, 0, z, 0, bilateral);
        for (int c = 0; c < contacts; c++) {
            int row = bilateral + 3 * c;
            z[first[c]] = p[row];
            if (sigma[c] >= 0) {
                share(c, p[row + 1], p[row + 2], z);
            }
        }
    }

    private void share(int c, double x, double y, double[] z) {
        for (int j = 0; j < facets; j++) {
            int next = j + 1 == facets ? 0 : j + 1;
            int d = 2 * (c * facets + j);
            int e = 2 * (c * facets + next);
            double determinant = direction[d] * direction[e + 1] - direction[d + 1] * direction[e];
            double here = (x * direction[e + 1] - y * direction[e]) / determinant;
            double there = (y * direction[d] - x * direction[d + 1]) / determinant;
            if (here >= 0 && there >= 0) {
                z[first[c] + 1 + j] = here;
                z[first[c] + 1 + next] = there;
                return;
            }
        }
    }

    /**
     * F_u = D̲ β̲ (S0 eq. 31), without friction in directions the mechanism blocks: there β_j changes nothing, and what
     * a solver leaves in it while the contact sticks is as good as zero.
     */
    @Override
    public void impulses(double[] z, double[] p) {
        System.arraycopy(z, 0, p, 0, bilateral);
        for (int c = 0; c < contacts; c++) {
            int row = bilateral + 3 * c;
            p[row] = z[first[c]];
            p[row + 1] = 0;
            p[row + 2] = 0;
            if (sigma[c] >= 0) {
                for (int j = 0; j < facets; j++) {
                    double beta = isBlocked(c, j) ? 0 : z[first[c] + 1 + j];
                    p[row + 1] += beta * direction[2 * (c * facets + j)];
                    p[row + 2] += beta * direction[2 * (c * facets + j) + 1];
                }
            }
        }
        phase.add(p);
    }

    private boolean isBlocked(int c, int j) {
        double most = response(first[c]);
        for (int k = 1; k <= facets; k++) {
            most = Math.max(most, response(first[c] + k));
        }
        return response(first[c] + 1 + j) <= NOTHING * most;
    }

    private double response(int unknown) {
        return problem.matrix().data[unknown * (problem.size() + 1)];
    }

    /** A polygon with corners at μ F_n d_j: p = β_j d_j + β_k d_k of two neighbours takes β_j + β_k of it. */
    @Override
    public double frictionTaken(ContactData data, int contact, double[] p) {
        int row = data.row(contact);
        double taken = 0;
        for (int j = 0; j < facets && sigma[contact] >= 0; j++) {
            int d = 2 * (contact * facets + j);
            int e = 2 * (contact * facets + (j + 1 == facets ? 0 : j + 1));
            double determinant = direction[d] * direction[e + 1] - direction[d + 1] * direction[e];
            // the edge from d_j to d_k is where (β_j, β_k) = D⁻¹p adds up to one
            double sum = (p[row + 1] * (direction[e + 1] - direction[d + 1])
                    + p[row + 2] * (direction[d] - direction[e])) / determinant;
            taken = Math.max(taken, sum);
        }
        return taken == 0 ? 0 : taken / (data.mu[contact] * p[row]);
    }

    @Override
    public int contact(int row) {
        int found = -1;
        for (int c = 0; c < contacts; c++) {
            if (row == sigma[c]) {
                return c;
            }
            found = row >= first[c] ? c : found;
        }
        return found;
    }
}
