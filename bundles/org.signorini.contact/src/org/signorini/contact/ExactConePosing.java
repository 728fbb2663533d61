package org.signorini.contact;

import java.util.Arrays;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;

/** {@link ExactCone} at work: z = p, and in the expansion of Poisson's restitution z = (p', grips). */
final class ExactConePosing implements ContactPosing {

    private final NormalLaw law;
    private final Phase phase = new Phase();
    private final ExpansionOperator expansion = new ExpansionOperator();
    private final FrictionProblem expanding = new FrictionProblem(expansion.matrix());
    private FrictionProblem problem;
    private boolean isExpanding;
    private int bilateral;
    private int rows;

    ExactConePosing(NormalLaw law) {
        this.law = law;
    }

    @Override
    public Problem pose(ContactData data, int number, double[] p) {
        if (!phase.begin(data, law, number, p)) {
            return null;
        }
        bilateral = data.bilateral;
        rows = data.rows();
        isExpanding = number > 0;
        if (isExpanding) {
            expansion.extend(data, phase.offset);
            expanding.reshape();
            fill(data, expanding);
            expansion.fill(expanding);
            return expanding;
        }
        if (problem == null || problem.operator() != data.w) {
            problem = new FrictionProblem(data.w);
        }
        problem.reshape();
        fill(data, problem);
        return problem;
    }

    private void fill(ContactData data, FrictionProblem to) {
        double[] b = to.b();
        System.arraycopy(phase.b, 0, b, 0, rows);
        for (int c = 0; c < data.contacts; c++) {
            int row = data.row(c);
            b[row] -= law.target(data, c);
            b[row + 1] += law.tangential(data, c, 1);
            b[row + 2] += law.tangential(data, c, 2);
            to.mu()[c] = data.mu[c];
        }
    }

    /** The expansion has nothing to do with the impulses of the last step: it starts without any. */
    @Override
    public void start(double[] p, double[] z) {
        if (isExpanding) {
            Arrays.fill(z, 0, expanding.size(), 0);
            expansion.start(z);
        } else {
            System.arraycopy(p, 0, z, 0, rows);
        }
    }

    @Override
    public void impulses(double[] z, double[] p) {
        System.arraycopy(z, 0, p, 0, rows);
        if (isExpanding) {
            expansion.addGrips(z, p);
        }
        phase.add(p);
    }

    @Override
    public int contact(int row) {
        if (row >= rows) {
            return expansion.contact((row - rows) / 3);
        }
        return row < bilateral ? -1 : (row - bilateral) / 3;
    }
}
