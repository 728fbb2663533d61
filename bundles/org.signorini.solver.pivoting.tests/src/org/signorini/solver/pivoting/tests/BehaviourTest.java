package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** What the solver API asks of everyone: warm starts, determinism, no allocation, limits, cancellation. */
class BehaviourTest {

    private static LinearProblem definite(int n, long seed) {
        Random random = new Random(seed);
        var m = RandomProblems.gram(n, n, random);
        for (int i = 0; i < n; i++) {
            m.add(i, i, 1);
        }
        return LinearProblem.lcp(m, RandomProblems.gaussians(n, random));
    }

    @ParameterizedTest
    @EnumSource
    void fromTheSolutionNothingIsLeftToDo(Pivoting solver) {
        CertifiedSolver certified = new CertifiedSolver(solver.id(), solver.create());
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        LinearProblem problem = definite(60, 1);
        certified.solve(problem, solution, monitor);
        int cold = solution.iterations();
        certified.solve(problem, solution, monitor);
        assertTrue(cold > 0);
        assertEquals(0, solution.iterations());
        assertTrue(solution.solved());
    }

    @ParameterizedTest
    @EnumSource
    void fromANearbySolutionFewPivotsAreLeft(Pivoting solver) {
        CertifiedSolver certified = new CertifiedSolver(solver.id(), solver.create());
        Monitor monitor = new Monitor();
        int cold = 0;
        int warm = 0;
        for (long seed = 0; seed < 10; seed++) {
            LinearProblem problem = definite(60, seed);
            Solution solution = new Solution();
            certified.solve(problem, solution, monitor);
            cold += solution.iterations();
            Random random = new Random(seed);
            for (int i = 0; i < problem.size(); i++) {
                problem.q()[i] *= 1 + 1e-3 * random.nextGaussian();
            }
            certified.solve(problem, solution, monitor);
            assertTrue(solution.solved(), solution::toString);
            warm += solution.iterations();
        }
        // methods of Newton's kind need only a few iterations in any case
        assertTrue(warm <= cold && warm <= Math.max(100, cold / 10), warm + " pivots warm, " + cold + " cold");
    }

    /** A pyramid, too, though its solution's active set alone is no basis. */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "DANTZIG"})
    void pyramidsStartWarmToo(Pivoting solver) {
        CertifiedSolver certified = new CertifiedSolver(solver.id(), solver.create());
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        LinearProblem problem = Bodies.pile(2, 2, 1, 1).pyramid(0.5, 4);
        certified.solve(problem, solution, monitor);
        int cold = solution.iterations();
        for (int i = 0; i < problem.size(); i++) {
            problem.q()[i] *= 1 + 1e-4 * Math.sin(i);
        }
        certified.solve(problem, solution, monitor);
        assertTrue(solution.solved(), solution::toString);
        assertTrue(solution.iterations() <= cold / 3, solution.iterations() + " pivots warm, " + cold + " cold");
    }

    @ParameterizedTest
    @EnumSource
    void sameInputSameBitsWhateverWasSolvedBefore(Pivoting solver) {
        CertifiedSolver used = new CertifiedSolver(solver.id(), solver.create());
        List<LinearProblem> problems = new ArrayList<>();
        for (long seed = 0; seed < 12; seed++) {
            problems.add(definite(5 + 11 * (int) (seed % 4), seed));
            problems.add(RandomProblems.SEMIDEFINITE_BOX.make(seed));
            problems.add(Bodies.stack(1 + (int) (seed % 3), 0.02, 0.1, seed).pyramid(0.5, 4));
        }
        for (LinearProblem problem : problems) {
            Solution fresh = solver.solve(problem);
            Solution again = new Solution();
            used.solve(problem, again, new Monitor());
            assertArrayEquals(Arrays.copyOf(fresh.z(), problem.size()), Arrays.copyOf(again.z(), problem.size()), 0.0);
            assertEquals(fresh.iterations(), again.iterations());
        }
    }

    @ParameterizedTest
    @EnumSource
    void allocatesNothingAfterTheFirstSolve(Pivoting solver) {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        CertifiedSolver certified = new CertifiedSolver(solver.id(), solver.create());
        LinearProblem[] problems = {definite(40, 1), definite(40, 2), Bodies.stack(4, 0.02, 0.1, 3).pyramid(0.5, 4)};
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        long allocated = 0;
        // the first rounds make room and let the compiler settle
        for (int round = 0; round < 60; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (LinearProblem problem : problems) {
                Arrays.fill(solution.z(), 0);
                certified.solve(problem, solution, monitor);
            }
            allocated = threads.getCurrentThreadAllocatedBytes() - before;
            if (round > 0 && allocated == 0) {
                return;
            }
        }
        assertEquals(0, allocated, "bytes in the last of 60 rounds");
    }

    @ParameterizedTest
    @EnumSource
    void stopsAtTheIterationLimit(Pivoting solver) {
        LinearProblem problem = Bodies.stack(3, 0.01, 0.1, 1).pyramid(0.6, 4);
        Solution solution = new Solution();
        Monitor monitor = new Monitor().iterationLimit(1);
        new CertifiedSolver(solver.id(), solver.create()).solve(problem, solution, monitor);
        assertEquals(Ending.ITERATION_LIMIT, solution.ending());
        assertEquals(1, solution.iterations());
    }

    @ParameterizedTest
    @EnumSource
    void stopsWhenCancelledAndWhenTimeIsUp(Pivoting solver) {
        LinearProblem problem = Bodies.stack(3, 0.01, 0.1, 1).pyramid(0.6, 4);
        CertifiedSolver certified = new CertifiedSolver(solver.id(), solver.create());
        Solution solution = new Solution();
        certified.solve(problem, solution, new Monitor().cancelledBy(() -> true));
        assertEquals(Ending.CANCELLED, solution.ending());
        Arrays.fill(solution.z(), 0);
        certified.solve(problem, solution, new Monitor().timeLimit(Duration.ZERO));
        assertEquals(Ending.TIME_LIMIT, solution.ending());
    }

    @ParameterizedTest
    @EnumSource
    void tellsItsHistory(Pivoting solver) {
        List<Double> merits = new ArrayList<>();
        Monitor monitor = new Monitor().listener((number, merit) -> merits.add(merit));
        Solution solution = new Solution();
        new CertifiedSolver(solver.id(), solver.create()).solve(definite(30, 5), solution, monitor);
        assertEquals(solution.iterations(), merits.size());
        assertTrue(merits.stream().allMatch(Double::isFinite), merits::toString);
    }

    @ParameterizedTest
    @EnumSource
    void takesEmptyAndTrivialProblems(Pivoting solver) {
        assertTrue(solver.solve(definite(0, 1)).solved());
        LinearProblem zero = LinearProblem.lcp(new org.ejml.data.DMatrixRMaj(3, 3), new double[3]);
        assertTrue(solver.solve(zero).solved());
        LinearProblem nothingToDo = LinearProblem.lcp(new org.ejml.data.DMatrixRMaj(2, 2), new double[] {1, 0});
        assertTrue(solver.solve(nothingToDo).solved());
        LinearProblem impossible = LinearProblem.lcp(new org.ejml.data.DMatrixRMaj(2, 2), new double[] {1, -1});
        Solution solution = solver.solve(impossible);
        assertTrue(!solution.solved() && solution.ending() != Ending.CONVERGED, solution::toString);
    }
}
