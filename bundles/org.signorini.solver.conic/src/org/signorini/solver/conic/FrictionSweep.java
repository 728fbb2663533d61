package org.signorini.solver.conic;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.contact.SingleContact;
import org.signorini.complementarity.operator.Operator;

/**
 * A Gauss–Seidel sweep over a friction problem: every bilateral row in turn made zero, every contact in turn
 * {@linkplain SingleContact solved exactly} with the others held. What does not depend on impulses is computed once.
 */
public final class FrictionSweep {

    private final double[] block = new double[9];
    private final double[] y = new double[3];
    private SingleContact[] local = {};
    private double[] blocks = {};
    private FrictionProblem problem;
    private Operator operator;

    /** Takes a problem and begins at z. */
    public void start(FrictionProblem frictionProblem, double[] z) {
        problem = frictionProblem;
        operator = problem.operator();
        reshape(problem.contacts());
        for (int c = 0; c < problem.contacts(); c++) {
            operator.diagonalBlock(c, block);
            local[c].set(block, problem.mu()[c]);
            symmetrize(9 * c);
        }
        operator.start(z);
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
            SingleContact[] grown = java.util.Arrays.copyOf(local, contacts);
            for (int c = local.length; c < contacts; c++) {
                grown[c] = new SingleContact();
            }
            local = grown;
            blocks = new double[9 * contacts];
        }
    }

    /**
     * Improves z, row by row and contact by contact.
     *
     * @return the largest change in velocities, impulses divided by effective masses: about the residual before
     */
    public double sweep(double[] z) {
        double[] b = problem.b();
        double largest = 0;
        int bilateral = problem.bilateral();
        for (int i = 0; i < bilateral; i++) {
            double diagonal = operator.diagonal(i);
            if (diagonal > 0) {
                double velocity = operator.row(i) + b[i];
                z[i] -= velocity / diagonal;
                operator.add(i, -velocity / diagonal);
                largest = Math.max(largest, Math.abs(velocity));
            }
        }
        for (int c = 0, i = bilateral; c < problem.contacts(); c++, i += 3) {
            largest = Math.max(largest, contact(c, i, b, z));
        }
        return largest;
    }

    private double contact(int c, int i, double[] b, double[] z) {
        operator.rows(c, y);
        double[] a = blocks;
        int k = 9 * c;
        double p0 = z[i];
        double p1 = z[i + 1];
        double p2 = z[i + 2];
        // velocities without this contact's own impulse
        double bn = y[0] + b[i] - (a[k] * p0 + a[k + 1] * p1 + a[k + 2] * p2);
        double b1 = y[1] + b[i + 1] - (a[k + 3] * p0 + a[k + 4] * p1 + a[k + 5] * p2);
        double b2 = y[2] + b[i + 2] - (a[k + 6] * p0 + a[k + 7] * p1 + a[k + 8] * p2);
        local[c].solve(bn, b1, b2, z, i);
        double d0 = z[i] - p0;
        double d1 = z[i + 1] - p1;
        double d2 = z[i + 2] - p2;
        if (d0 == 0 && d1 == 0 && d2 == 0) {
            return 0;
        }
        operator.add(c, d0, d1, d2);
        return Math.max(Math.abs(d0), Math.max(Math.abs(d1), Math.abs(d2))) / problem.effectiveMass(c);
    }
}
