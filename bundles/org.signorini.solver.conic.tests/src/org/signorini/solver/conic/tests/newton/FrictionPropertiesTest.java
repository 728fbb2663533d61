package org.signorini.solver.conic.tests.newton;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.generator.Known;
import org.signorini.complementarity.generator.KnownContacts;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.Solution;

/** Generated problems by the thousand: what is called solved is solved, and who should agree agrees. */
class FrictionPropertiesTest {

    /**
     * W = J Jᵀ of random rows, times {@code scale}; fewer columns than rows make it singular. b = J u for some u, so
     * that all that holds the contacts together can be undone by impulses.
     */
    private static FrictionProblem random(SplittableRandom random, int bilateral, int contacts, double scale) {
        int rows = bilateral + 3 * contacts;
        int columns = 1 + random.nextInt(2 * rows);
        double[][] j = new double[rows][columns];
        double[] u = new double[columns];
        for (int k = 0; k < columns; k++) {
            u[k] = random.nextDouble(-1, 1);
            for (int i = 0; i < rows; i++) {
                j[i][k] = random.nextDouble(-1, 1);
            }
        }
        if (bilateral > 1) {
            // a redundant equation
            j[bilateral - 1] = j[0].clone();
        }
        DMatrixRMaj w = new DMatrixRMaj(rows, rows);
        double[] b = new double[rows];
        for (int i = 0; i < rows; i++) {
            for (int l = 0; l < rows; l++) {
                double sum = 0;
                for (int k = 0; k < columns; k++) {
                    sum += j[i][k] * j[l][k];
                }
                w.set(i, l, scale * sum);
            }
            for (int k = 0; k < columns; k++) {
                b[i] += j[i][k] * u[k];
            }
        }
        double[] mu = new double[contacts];
        for (int c = 0; c < contacts; c++) {
            mu[c] = random.nextInt(5) == 0 ? 0 : random.nextDouble(0, 1.5);
        }
        return new FrictionProblem(new DenseOperator(w, bilateral), b, mu);
    }

    @ParameterizedTest
    @EnumSource
    void solvedMeansCertifiedAtAnyScale(FrictionSolver solver) {
        int solved = 0;
        int trials = 1500;
        for (int seed = 0; seed < trials; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double scale = Math.pow(10, random.nextInt(-9, 10));
            FrictionProblem problem = random(random, random.nextInt(4), 1 + random.nextInt(6), scale);
            Solution solution = solver.solve(problem, 1e-9);
            double residual = new Certificate().certify(problem, solution.z(), new double[problem.size()]);
            assertEquals(residual <= 1e-9, solution.solved(), "seed " + seed);
            solved += solution.solved() ? 1 : 0;
        }
        // random rows may leave no room to separate: such problems have no solution, but they are few
        assertTrue(solved > 0.8 * trials, solver + " solved " + solved + " of " + trials);
    }

    @Test
    void bothFindWhatWasBuiltIn() {
        for (int seed = 0; seed < 300; seed++) {
            Known<FrictionProblem> known = KnownContacts.friction(seed % 3, 1 + seed % 7, seed);
            for (FrictionSolver solver : FrictionSolver.values()) {
                Solution solution = solver.solve(known.problem(), 1e-9);
                assertTrue(solution.solved(), solver + ", seed " + seed + ": " + solution);
            }
        }
    }

    /** With little friction and a definite W there is one solution, so both must find it. */
    @Test
    void solversAgreeWhereTheSolutionIsUnique() {
        for (int seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            FrictionProblem problem = random(random, 0, 1 + random.nextInt(5), 1);
            DMatrixRMaj w = ((DenseOperator) problem.operator()).matrix();
            for (int i = 0; i < problem.size(); i++) {
                w.add(i, i, 1);
            }
            for (int c = 0; c < problem.contacts(); c++) {
                problem.mu()[c] *= 0.02;
            }
            Solution sweeps = FrictionSolver.NSGS.solve(problem, 1e-11);
            Solution newton = FrictionSolver.SSN.solve(problem, 1e-11);
            assertTrue(sweeps.solved() && newton.solved(), "seed " + seed + ": " + sweeps + "; " + newton);
            for (int i = 0; i < problem.size(); i++) {
                assertEquals(sweeps.z()[i], newton.z()[i], 1e-8 * problem.magnitude(), "seed " + seed + ", row " + i);
            }
        }
    }

    /** Friction of any size, none included. */
    @Test
    void frictionFromNoneToHuge() {
        for (double mu : new double[] {0, 1e-12, 1e-6, 1, 1e3, 1e6}) {
            double[] w = {2, .5, 0, .5, 3, .1, 0, .1, 1};
            FrictionProblem problem = new FrictionProblem(new DenseOperator(new DMatrixRMaj(3, 3, true, w), 0),
                    new double[] {-1, .7, -.4}, new double[] {mu});
            for (FrictionSolver solver : FrictionSolver.values()) {
                Solution solution = solver.solve(problem, 1e-9);
                assertTrue(solution.solved(), solver + ", μ = " + mu + ": " + solution);
            }
        }
    }
}
