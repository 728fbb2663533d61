package org.signorini.solver.conic.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.solver.conic.newton.SemismoothNewton;
import org.signorini.solver.conic.tests.ConeProblems.Storage;

/** Newton's method on relaxed problems that take gradients too long: masses spread over many powers of ten. */
class ConeNewtonTest {

    @ParameterizedTest
    @CsvSource({"DENSE, 4", "DENSE, 12", "BLOCK_SPARSE, 30", "GRAPH, 30"})
    void massesOfAnyRatio(Storage storage, int size) {
        for (int decades = 0; decades <= 6; decades += 2) {
            for (long seed = 0; seed < 25; seed++) {
                ConeProblems known = ConeProblems.make(seed, storage, size, 0.1, decades);
                Solution solution = new Solution();
                new CertifiedSolver("ssn", new SemismoothNewton()).solve(known.problem, solution,
                        new Monitor().tolerance(1e-9));
                String which = "seed " + seed + ", 1e" + decades + ": " + solution;
                assertTrue(solution.solved(), which);
                double[] error = new double[known.u.length];
                for (int i = 0; i < error.length; i++) {
                    error[i] = (solution.w()[i] - known.u[i]) / known.problem.magnitude();
                }
                assertArrayEquals(new double[error.length], error, 1e-6, which);
            }
        }
    }
}
