package org.signorini.solver.conic.tests.newton;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.generator.Stacks;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** What the solver API asks of everyone: limits, cancellation, history, determinism, no allocation. */
class FrictionBehaviourTest {

    /** Takes either solver many iterations; the Newton solver goes along the central path. */
    private static FrictionProblem hard() {
        return Stacks.pushed(10, 3);
    }

    @ParameterizedTest
    @EnumSource
    void endsAtTheIterationLimit(FrictionSolver solver) {
        Solution solution = new Solution();
        solver.certified().solve(hard(), solution, new Monitor().iterationLimit(5));
        assertEquals(Ending.ITERATION_LIMIT, solution.ending());
        assertEquals(5, solution.iterations());
        assertFalse(solution.solved());
    }

    @ParameterizedTest
    @EnumSource
    void endsWhenCancelledOrOutOfTime(FrictionSolver solver) {
        Solution solution = new Solution();
        int[] asked = {0};
        solver.certified().solve(hard(), solution, new Monitor().cancelledBy(() -> ++asked[0] >= 7));
        assertEquals(Ending.CANCELLED, solution.ending());
        assertEquals(7, solution.iterations());
        solver.certified().solve(hard(), new Solution(), new Monitor().timeLimit(Duration.ZERO));
        solver.certified().solve(hard(), solution, new Monitor().timeLimit(Duration.ZERO));
        assertEquals(Ending.TIME_LIMIT, solution.ending());
    }

    @ParameterizedTest
    @EnumSource
    void historyHasEveryIteration(FrictionSolver solver) {
        List<Double> history = new ArrayList<>();
        Solution solution = new Solution();
        solver.certified().solve(hard(), solution, new Monitor().listener((k, merit) -> history.add(merit)));
        assertEquals(solution.iterations(), history.size());
        assertTrue(history.stream().allMatch(merit -> merit >= 0));
    }

    @ParameterizedTest
    @EnumSource
    void sameInputSameBitsWhateverWasSolvedBefore(FrictionSolver solver) {
        Monitor monitor = new Monitor().iterationLimit(60);
        CertifiedSolver used = solver.certified();
        for (int cubes = 9; cubes >= 2; cubes--) {
            FrictionProblem problem = Stacks.pushed(cubes, cubes);
            Solution before = new Solution();
            Solution fresh = new Solution();
            used.solve(problem, before, monitor);
            solver.certified().solve(Stacks.pushed(cubes, cubes), fresh, monitor);
            assertArrayEquals(Arrays.copyOf(fresh.z(), problem.size()), Arrays.copyOf(before.z(), problem.size()));
            assertEquals(fresh.iterations(), before.iterations());
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsAllocatedAfterTheFirstSolve(FrictionSolver solver) {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean);
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        FrictionProblem problem = hard();
        CertifiedSolver certified = solver.certified();
        Solution solution = new Solution();
        Monitor monitor = new Monitor().iterationLimit(100);
        long least = Long.MAX_VALUE;
        for (int k = 0; k < 20; k++) {
            Arrays.fill(solution.z(), 0);
            long before = threads.getCurrentThreadAllocatedBytes();
            certified.solve(problem, solution, monitor);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
    }

    @ParameterizedTest
    @EnumSource
    void aSolutionIsAtOnceRecognized(FrictionSolver solver) {
        FrictionProblem problem = Stacks.resting(3);
        Solution solution = FrictionSolver.SSN.solve(problem, 1e-12);
        solver.certified().solve(problem, solution, new Monitor());
        assertTrue(solution.solved() && solution.iterations() <= 2, solution::toString);
    }

    @ParameterizedTest
    @EnumSource
    void declinesOtherKinds(FrictionSolver solver) {
        Solution solution = solver.solve(LinearProblem.lcp(new DMatrixRMaj(1, 1, true, 1), new double[] {-1}), 1e-9);
        assertEquals(Ending.UNSUITABLE, solution.ending());
        assertFalse(solution.solved());
    }

    @ParameterizedTest
    @EnumSource
    void noContactsAndNoForcesAreSolved(FrictionSolver solver) {
        assertTrue(solver.solve(new FrictionProblem(new DenseOperator(new DMatrixRMaj(0, 0), 0)), 1e-9).solved());
        DMatrixRMaj unit = new DMatrixRMaj(3, 3, true, 1, 0, 0, 0, 1, 0, 0, 0, 1);
        FrictionProblem still = new FrictionProblem(new DenseOperator(unit, 0), new double[3], new double[] {.5});
        assertTrue(solver.solve(still, 1e-9).solved());
    }
}
