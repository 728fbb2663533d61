package org.signorini.solver.conic.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;

/** Hundreds of generated cone problems, each built from its solution. */
class ConePropertiesTest {

    private static final int PROBLEMS = 100;

    /** With a little compliance γ is unique: both methods must find it, and to the certificate's default. */
    @ParameterizedTest
    @EnumSource
    void definiteProblemsAreSolvedToTheLastImpulse(ConeProblems.Storage storage) {
        for (long seed = 0; seed < PROBLEMS; seed++) {
            ConeProblems made = ConeProblems.make(seed, storage, 15, 0.1, 0);
            for (Conic solver : new Conic[] {Conic.APGD, Conic.PGS_CONE}) {
                Solution solution = solver.solve(made.problem, 1e-9);
                String label = "seed " + seed + ": " + solution;
                assertTrue(solution.solved(), label);
                assertEquals(Ending.CONVERGED, solution.ending(), label);
                for (int i = 0; i < made.problem.size(); i++) {
                    double scale = made.problem.columnScale(i) * made.problem.magnitude();
                    assertEquals(made.gamma[i], solution.z()[i], 1e-6 * scale, label + ", row " + i);
                }
            }
        }
    }

    /**
     * Rigid and redundant: γ is not unique, u is, and a residual ε leaves an error of order √ε in it, because the
     * energy ½ΔγᵀNΔγ is what the residual bounds.
     */
    @ParameterizedTest
    @EnumSource
    void rigidProblemsAreCertifiedAndAgreeInVelocity(ConeProblems.Storage storage) {
        double tolerance = 1e-8;
        for (long seed = 0; seed < PROBLEMS; seed++) {
            ConeProblems made = ConeProblems.make(1000 + seed, storage, 12, 0, 0);
            for (Conic solver : new Conic[] {Conic.APGD, Conic.PGS_CONE}) {
                Solution solution = solver.solve(made.problem, tolerance);
                String label = "seed " + seed + ": " + solution;
                assertTrue(solution.solved(), label);
                for (int i = 0; i < made.problem.size(); i++) {
                    assertEquals(made.u[i], solution.w()[i], Math.sqrt(tolerance) * made.problem.magnitude(),
                            label + ", row " + i);
                }
            }
        }
    }

    /** Masses over six powers of ten; the scaling by effective masses copes. */
    @ParameterizedTest
    @EnumSource
    void gramsBesideTonnes(ConeProblems.Storage storage) {
        for (long seed = 0; seed < PROBLEMS / 2; seed++) {
            ConeProblems made = ConeProblems.make(2000 + seed, storage, 8, 0.1, 6);
            for (Conic solver : new Conic[] {Conic.APGD, Conic.PGS_CONE}) {
                Solution solution = solver.solve(made.problem, 1e-8);
                assertTrue(solution.solved(), "seed " + seed + ": " + solution);
            }
        }
    }
}
