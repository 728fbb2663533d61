package org.signorini.analysis.verdict.watch;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;
import org.ejml.interfaces.linsol.LinearSolverDense;
import org.signorini.complementarity.LinearProblem;
import org.signorini.simulation.Step;

/**
 * All solutions of a small linear complementarity problem, by trying every choice of bounds: 2ⁿ or 3ⁿ systems of
 * equations. Counted are those whose velocities differ: directions of a pyramid share friction among themselves in more
 * than one way, and that is no other motion. For the few steps that need it; allocates.
 */
final class Enumeration {

    private static final int MOST_CHOICES = 1 << 12;
    private static final double FEASIBLE = 1e-9;
    private static final double SAME = 1e-6;

    /** Whether all choices can be tried. */
    boolean isSmall(LinearProblem problem) {
        double choices = 1;
        for (int i = 0; i < problem.size() && choices <= MOST_CHOICES; i++) {
            choices *= states(problem, i);
        }
        return choices <= MOST_CHOICES;
    }

    /** Strictly between its bounds, at the lower, at the upper. */
    private static int states(LinearProblem problem, int i) {
        return 1 + (Double.isInfinite(problem.lower()[i]) ? 0 : 1) + (Double.isInfinite(problem.upper()[i]) ? 0 : 1);
    }

    /** The number of motions among the solutions; zero where impulses cannot be told from unknowns. */
    int solutions(LinearProblem problem, Step step) {
        int n = problem.size();
        double[] own = new double[step.impulses().length];
        step.impulses(step.solution().z(), own);
        for (int i = 0; i < step.firstRow() + 3 * step.contacts().count(); i++) {
            if (own[i] != step.impulses()[i]) {
                return 0;
            }
        }
        int freedoms = step.velocities().length;
        double[][] found = {step.velocities().clone()};
        double speed = 0;
        for (double u : found[0]) {
            speed = Math.max(speed, Math.abs(u));
        }
        int[] state = new int[n];
        do {
            double[] z = solve(problem, state);
            if (z != null) {
                step.impulses(z, own);
                double[] u = new double[freedoms];
                step.response().respond(own, u);
                found = isNew(u, found, speed) ? with(found, u) : found;
            }
        } while (next(problem, state));
        return found.length;
    }

    private static boolean isNew(double[] u, double[][] found, double speed) {
        for (double[] other : found) {
            double difference = 0;
            double size = speed;
            for (int i = 0; i < u.length; i++) {
                difference = Math.max(difference, Math.abs(u[i] - other[i]));
                size = Math.max(size, Math.abs(u[i]));
            }
            if (difference <= SAME * size + 1e-12) {
                return false;
            }
        }
        return true;
    }

    private static double[][] with(double[][] found, double[] u) {
        double[][] more = java.util.Arrays.copyOf(found, found.length + 1);
        more[found.length] = u;
        return more;
    }

    /** Counts through all choices. */
    private static boolean next(LinearProblem problem, int[] state) {
        for (int i = 0; i < state.length; i++) {
            if (++state[i] < states(problem, i)) {
                return true;
            }
            state[i] = 0;
        }
        return false;
    }

    /** z of a choice, or null where there is none within the bounds. */
    private static double[] solve(LinearProblem problem, int[] state) {
        int n = problem.size();
        int[] between = new int[n];
        int count = 0;
        double[] z = new double[n];
        for (int i = 0; i < n; i++) {
            if (state[i] == 0) {
                between[count++] = i;
            } else {
                z[i] = state[i] == 1 && !Double.isInfinite(problem.lower()[i]) ? problem.lower()[i]
                        : problem.upper()[i];
            }
        }
        if (count > 0 && !solve(problem, between, count, z)) {
            return null;
        }
        return isFeasible(problem, state, z) ? z : null;
    }

    private static boolean solve(LinearProblem problem, int[] between, int count, double[] z) {
        int n = problem.size();
        DMatrixRMaj a = new DMatrixRMaj(count, count);
        DMatrixRMaj b = new DMatrixRMaj(count, 1);
        for (int r = 0; r < count; r++) {
            double sum = -problem.q()[between[r]];
            for (int j = 0; j < n; j++) {
                sum -= problem.matrix().data[between[r] * n + j] * z[j];
            }
            b.data[r] = sum;
            for (int c = 0; c < count; c++) {
                a.set(r, c, problem.matrix().data[between[r] * n + between[c]]);
            }
        }
        LinearSolverDense<DMatrixRMaj> lu = LinearSolverFactory_DDRM.lu(count);
        DMatrixRMaj x = new DMatrixRMaj(count, 1);
        if (!lu.setA(a) || lu.quality() < 1e-12) {
            return false;
        }
        lu.solve(b, x);
        for (int r = 0; r < count; r++) {
            z[between[r]] = x.data[r];
        }
        return true;
    }

    private static boolean isFeasible(LinearProblem problem, int[] state, double[] z) {
        int n = problem.size();
        double[] w = new double[n];
        problem.evaluate(z, w);
        double sizeZ = 1e-300;
        double sizeW = 1e-300;
        for (int i = 0; i < n; i++) {
            sizeZ = Math.max(sizeZ, Math.abs(z[i]));
            sizeW = Math.max(sizeW, Math.max(Math.abs(w[i]), Math.abs(problem.q()[i])));
        }
        for (int i = 0; i < n; i++) {
            boolean fits = switch (state[i]) {
                case 0 -> z[i] >= problem.lower()[i] - FEASIBLE * sizeZ
                        && z[i] <= problem.upper()[i] + FEASIBLE * sizeZ;
                case 1 -> z[i] == problem.lower()[i] ? w[i] >= -FEASIBLE * sizeW : w[i] <= FEASIBLE * sizeW;
                default -> w[i] <= FEASIBLE * sizeW;
            };
            if (!fits) {
                return false;
            }
        }
        return true;
    }
}
