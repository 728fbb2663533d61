package org.signorini.solver.conic.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** What the solver API asks of everyone: warm starts, determinism, no allocation, limits, cancellation. */
class BehaviourTest {

    private static final int SIZE = 20;

    /** A problem of the solver's kind that takes it many iterations. */
    private static Problem problem(Conic solver, long seed) {
        if (solver != Conic.PGS) {
            var storages = ConeProblems.Storage.values();
            return ConeProblems.make(seed, storages[(int) (seed % storages.length)], SIZE, 0.1, 0).problem;
        }
        Random random = new Random(seed);
        int n = 10 + random.nextInt(SIZE);
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] q = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                m.set(i, j, i == j ? 2.1 : Math.abs(i - j) == 1 ? -1 : 0);
            }
            q[i] = random.nextGaussian() - 0.5;
        }
        return LinearProblem.lcp(m, q);
    }

    @ParameterizedTest
    @EnumSource
    void fromTheSolutionNothingIsLeftToDo(Conic solver) {
        CertifiedSolver certified = new CertifiedSolver(solver.id(), solver.create());
        Solution solution = new Solution();
        Problem problem = problem(solver, 1);
        certified.solve(problem, solution, new Monitor());
        assertTrue(solution.iterations() > 3);
        certified.solve(problem, solution, new Monitor());
        assertEquals(0, solution.iterations());
        assertTrue(solution.solved());
        assertEquals(Ending.CONVERGED, solution.ending());
    }

    @ParameterizedTest
    @EnumSource
    void aNearbySolutionHelps(Conic solver) {
        int cold = 0;
        int warm = 0;
        for (long seed = 0; seed < 20; seed++) {
            Problem problem = problem(solver, seed);
            Solution start = solver.solve(problem, 1e-9);
            cold += start.iterations();
            Random random = new Random(seed);
            for (int i = 0; i < problem.size(); i++) {
                start.z()[i] += 1e-6 * problem.columnScale(i) * problem.magnitude() * random.nextGaussian();
            }
            new CertifiedSolver(solver.id(), solver.create()).solve(problem, start, new Monitor());
            assertTrue(start.solved(), start::toString);
            warm += start.iterations();
        }
        assertTrue(warm < 0.7 * cold, warm + " iterations warm, " + cold + " cold");
    }

    @ParameterizedTest
    @EnumSource
    void sameInputSameBitsWhateverWasSolvedBefore(Conic solver) {
        CertifiedSolver used = new CertifiedSolver(solver.id(), solver.create());
        for (long seed = 0; seed < 30; seed++) {
            Problem problem = problem(solver, seed);
            Solution fresh = solver.solve(problem, Monitor.DEFAULT_TOLERANCE);
            Solution again = new Solution();
            used.solve(problem, again, new Monitor());
            assertArrayEquals(Arrays.copyOf(fresh.z(), problem.size()), Arrays.copyOf(again.z(), problem.size()), 0.0,
                    "seed " + seed);
            assertEquals(fresh.iterations(), again.iterations(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource
    void allocatesNothingAfterTheFirstSolve(Conic solver) {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        CertifiedSolver certified = new CertifiedSolver(solver.id(), solver.create());
        Problem[] problems = {problem(solver, 1), problem(solver, 2), problem(solver, 3)};
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        long allocated = 0;
        // the first rounds make room and let the compiler settle
        for (int round = 0; round < 60; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (Problem problem : problems) {
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
    void stopsAtTheIterationLimit(Conic solver) {
        Solution solution = new Solution();
        Monitor monitor = new Monitor().iterationLimit(2);
        new CertifiedSolver(solver.id(), solver.create()).solve(problem(solver, 1), solution, monitor);
        assertEquals(Ending.ITERATION_LIMIT, solution.ending());
        assertEquals(2, solution.iterations());
        assertFalse(solution.solved());
    }

    @ParameterizedTest
    @EnumSource
    void stopsAtItsOwnLimit(Conic solver) {
        var limited = solver.create();
        limited.configure(org.signorini.contribution.Options.of("max-iterations", "3"));
        Solution solution = new Solution();
        new CertifiedSolver(solver.id(), limited).solve(problem(solver, 1), solution, new Monitor());
        assertEquals(Ending.ITERATION_LIMIT, solution.ending());
        assertEquals(3, solution.iterations());
    }

    @ParameterizedTest
    @EnumSource
    void stopsWhenCancelledAndWhenTimeIsUp(Conic solver) {
        CertifiedSolver certified = new CertifiedSolver(solver.id(), solver.create());
        Problem problem = problem(solver, 1);
        Solution solution = new Solution();
        certified.solve(problem, solution, new Monitor().cancelledBy(() -> true));
        assertEquals(Ending.CANCELLED, solution.ending());
        assertEquals(1, solution.iterations());
        Arrays.fill(solution.z(), 0);
        certified.solve(problem, solution, new Monitor().timeLimit(Duration.ZERO));
        assertEquals(Ending.TIME_LIMIT, solution.ending());
    }

    @ParameterizedTest
    @EnumSource
    void tellsItsHistory(Conic solver) {
        List<Double> merits = new ArrayList<>();
        Solution solution = new Solution();
        new CertifiedSolver(solver.id(), solver.create()).solve(problem(solver, 5), solution,
                new Monitor().listener((number, merit) -> merits.add(merit)));
        assertEquals(solution.iterations(), merits.size());
        assertTrue(merits.stream().allMatch(Double::isFinite), merits::toString);
    }

    @ParameterizedTest
    @EnumSource
    void refusesOtherKinds(Conic solver) {
        Problem other = problem(solver == Conic.PGS ? Conic.APGD : Conic.PGS, 1);
        assertEquals(Ending.UNSUITABLE, solver.solve(other, 1e-9).ending());
    }
}
