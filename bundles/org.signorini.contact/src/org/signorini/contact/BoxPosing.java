package org.signorini.contact;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;

/** {@link Box} and {@link Hybrid} at work: z = (p_b, p_n, p_t) with |p_t| ≤ μ p̂_n where there is such a bound. */
final class BoxPosing implements ContactPosing {

    /** Bounds that change by less than this share need no further pass. */
    private static final double SETTLED = 1e-9;

    private final NormalLaw law;
    private final RelaxedStep step;
    private final int passes;
    private final LinearProblem problem = new LinearProblem();
    private int bilateral;
    private int contacts;
    private int rows;
    /** Unknown of each row of W, or −1; and the contact of the unknowns behind the normal ones. */
    private int[] at = {};
    private int[] owner = {};
    /** Impulses the bounds come from: the last step's, then those of the pass before. */
    private double[] estimate = {};
    private double[] turned = {};
    private boolean again;

    BoxPosing(NormalLaw law, RelaxedStep step, int passes) {
        this.law = law;
        this.step = step;
        this.passes = passes;
    }

    @Override
    public Problem pose(ContactData data, int pass, double[] p) {
        reserve(data);
        again = pass > 0;
        if (pass >= passes || !estimate(data, p)) {
            return null;
        }
        ContactData view = step.of(data, estimate);
        problem.reshape(arrange(data));
        step.fill(at, problem);
        double[] q = problem.q();
        for (int i = 0; i < bilateral; i++) {
            problem.lower()[i] = Double.NEGATIVE_INFINITY;
            q[i] = view.b[i];
        }
        for (int c = 0; c < contacts; c++) {
            int row = data.row(c);
            q[at[row]] = view.b[row] - law.target(view, c);
            double bound = data.mu[c] * estimate[row];
            for (int k = 1; k <= 2 && at[row + k] >= 0; k++) {
                q[at[row + k]] = view.b[row + k] + law.tangential(view, c, k);
                problem.lower()[at[row + k]] = -bound;
                problem.upper()[at[row + k]] = bound;
            }
        }
        return problem;
    }

    /** Takes the impulses the bounds are to come from; false where they have settled. */
    private boolean estimate(ContactData data, double[] p) {
        double share = data.lastStep > 0 ? data.step / data.lastStep : 0;
        boolean changed = !again;
        for (int c = 0; c < contacts; c++) {
            int row = data.row(c);
            double normal = again ? p[row] : share * data.last[row];
            changed |= data.mu[c] > 0 && Math.abs(normal - estimate[row]) > SETTLED * Math.abs(normal);
            estimate[row] = normal;
        }
        if (again) {
            System.arraycopy(p, 0, estimate, 0, rows);
        }
        return changed;
    }

    /** Unknowns: contacts without a bound above zero have no friction. */
    private int arrange(ContactData data) {
        for (int i = 0; i < bilateral; i++) {
            at[i] = i;
        }
        int n = bilateral + contacts;
        for (int c = 0; c < contacts; c++) {
            int row = data.row(c);
            at[row] = bilateral + c;
            boolean friction = data.mu[c] * estimate[row] > 0;
            for (int k = 1; k <= 2; k++) {
                owner[n - bilateral - contacts] = c;
                at[row + k] = friction ? n++ : -1;
            }
        }
        return n;
    }

    @Override
    public void start(double[] p, double[] z) {
        step.toAxes(again ? estimate : p, turned);
        for (int i = 0; i < rows; i++) {
            if (at[i] >= 0) {
                z[at[i]] = turned[i];
            }
        }
    }

    @Override
    public void impulses(double[] z, double[] p) {
        for (int i = 0; i < rows; i++) {
            p[i] = at[i] < 0 ? 0 : z[at[i]];
        }
        step.fromAxes(p);
    }

    /** A box along the axes of the step. */
    @Override
    public double frictionTaken(ContactData data, int contact, double[] p) {
        int row = data.row(contact);
        step.toAxes(p, turned);
        double taken = Math.max(Math.abs(turned[row + 1]), Math.abs(turned[row + 2]));
        return taken == 0 ? 0 : taken / (data.mu[contact] * estimate[row]);
    }

    @Override
    public int contact(int row) {
        int i = row - bilateral;
        return i < 0 ? -1 : i < contacts ? i : owner[i - contacts];
    }

    private void reserve(ContactData data) {
        bilateral = data.bilateral;
        contacts = data.contacts;
        rows = data.rows();
        if (at.length < rows) {
            at = new int[2 * rows];
            owner = new int[2 * rows];
            estimate = new double[2 * rows];
            turned = new double[2 * rows];
        }
    }
}
