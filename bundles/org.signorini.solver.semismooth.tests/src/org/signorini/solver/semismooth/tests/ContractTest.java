package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** What the solver API promises, kept by all six. */
class ContractTest {

    private static Problem problem(String id, long seed) {
        ContactConfiguration configuration = ContactConfiguration.resting(seed, 4, 3, 0.6, 2);
        return id.startsWith("mncp") ? configuration.friction() : configuration.pyramid(4);
    }

    /** No solution: pulled together where nothing gives way, 0 ≤ z ⟂ −1 ≥ 0. */
    private static Problem unsolvable(String id) {
        ContactConfiguration rigid = new ContactConfiguration(new double[36], new double[] {-1, 1, 0, -1, 0, 1},
                new double[] {0.5, 0.5}, 0);
        return id.startsWith("mncp") ? rigid.friction() : LinearProblems.lcp(new double[4], new double[] {-1, -1});
    }

    @ForAllSolvers
    void nothingIsAllocatedAfterTheFirstSolveOfASize(String id) {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        CertifiedSolver solver = new CertifiedSolver(id, Solvers.create(id));
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        List<Problem> problems = new ArrayList<>();
        for (long seed = 0; seed < 20; seed++) {
            problems.add(problem(id, seed));
        }
        problems.add(unsolvable(id));
        // the first solve of a size, and enough more to have everything compiled that compiles
        for (int k = 0; k < 50; k++) {
            solveAll(solver, problems, solution, monitor);
        }
        long least = Long.MAX_VALUE;
        for (int k = 0; k < 5; k++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            solveAll(solver, problems, solution, monitor);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least, "bytes");
    }

    private static void solveAll(CertifiedSolver solver, List<Problem> problems, Solution solution, Monitor monitor) {
        for (int i = 0; i < problems.size(); i++) {
            Arrays.fill(solution.z(), 0);
            solver.solve(problems.get(i), solution, monitor);
        }
    }

    @ForAllSolvers
    void theSameInputGivesTheSameBitsWhateverWasSolvedBefore(String id) {
        CertifiedSolver used = new CertifiedSolver(id, Solvers.create(id));
        Solution solution = new Solution();
        used.solve(unsolvable(id), solution, new Monitor());
        for (long seed = 20; seed >= 0; seed--) {
            Problem problem = problem(id, seed);
            solution.reshape(problem.size());
            Arrays.fill(solution.z(), 0);
            used.solve(problem, solution, new Monitor());
            Solution fresh = Solvers.solve(id, problem);
            assertArrayEquals(Arrays.copyOf(fresh.z(), problem.size()), Arrays.copyOf(solution.z(), problem.size()),
                    "seed " + seed);
            assertEquals(fresh.iterations(), solution.iterations());
        }
    }

    @ForAllSolvers
    void aWarmStartSavesIterations(String id) {
        int cold = 0;
        int warm = 0;
        int again = 0;
        for (long seed = 0; seed < 40; seed++) {
            ContactConfiguration now = ContactConfiguration.resting(seed, 4, 3, 0.6, 0);
            ContactConfiguration next = now.nudged(seed, 0.001);
            boolean friction = id.startsWith("mncp");
            Solution last = Solvers.solve(id, friction ? now.friction() : now.pyramid(4));
            Problem problem = friction ? next.friction() : next.pyramid(4);
            cold += Solvers.solve(id, problem).iterations();
            Solution solution = Solvers.solveFrom(last.z(), id, problem);
            warm += solution.iterations();
            again += Solvers.solveFrom(solution.z(), id, problem).iterations();
        }
        assertTrue(3 * warm < 2 * cold, "warm " + warm + ", cold " + cold);
        assertEquals(0, again, "a solution needs no iteration");
    }

    @ForAllSolvers
    void limitsAreKeptAndNamed(String id) {
        Solution solution = new Solution();
        CertifiedSolver solver = new CertifiedSolver(id, Solvers.create(id));
        solver.solve(unsolvable(id), solution, new Monitor().iterationLimit(3));
        assertEquals(Ending.ITERATION_LIMIT, solution.ending());
        assertEquals(3, solution.iterations());
        solver.solve(unsolvable(id), solution, new Monitor().cancelledBy(() -> true));
        assertEquals(Ending.CANCELLED, solution.ending());
        solver.solve(unsolvable(id), solution, new Monitor().timeLimit(Duration.ZERO));
        assertEquals(Ending.TIME_LIMIT, solution.ending());
        solver.solve(unsolvable(id), solution, new Monitor());
        int limit = id.startsWith("mncp") ? 2000 : 500;
        assertTrue(solution.iterations() <= limit, () -> "took " + solution.iterations());
        assertTrue(solution.ending() == Ending.STALLED || solution.ending() == Ending.ITERATION_LIMIT,
                () -> "ended " + solution.ending());
    }

    @ForAllSolvers
    void theHistoryFallsToZero(String id) {
        List<Double> merits = new ArrayList<>();
        Solution solution = new Solution();
        new CertifiedSolver(id, Solvers.create(id, "active-set", "false")).solve(problem(id, 1), solution,
                new Monitor().listener((k, merit) -> merits.add(merit)));
        assertTrue(solution.solved(), solution::toString);
        assertEquals(solution.iterations(), merits.size());
        assertTrue(merits.get(merits.size() - 1) < 1e-6 * merits.get(0), merits::toString);
    }

    /** Superlinear, without the guess of active rows: below ψ = 1e-10 no step gains less than a digit of φ. */
    @ForAllSolvers
    void convergenceIsFastInTheEnd(String id) {
        for (long seed = 0; seed < 50; seed++) {
            List<Double> merits = new ArrayList<>();
            ContactConfiguration configuration = ContactConfiguration.resting(seed, 2, 4, 0.3, 0);
            Problem problem = id.startsWith("mncp") ? configuration.friction() : LinearProblems.pMatrix(seed);
            Solution solution = new Solution();
            new CertifiedSolver(id, Solvers.create(id, "active-set", "false")).solve(problem, solution,
                    new Monitor().listener((k, merit) -> merits.add(merit)));
            assertTrue(solution.solved(), solution::toString);
            for (int k = 1; k < merits.size(); k++) {
                double before = merits.get(k - 1);
                assertTrue(before > 1e-10 || merits.get(k) < 1e-2 * before, "seed " + seed + ": " + merits);
            }
        }
    }

    @Test
    void otherKindsAndTooLargeProblemsAreDeclined() {
        ContactConfiguration configuration = ContactConfiguration.resting(1, 2, 2, 0.5, 0);
        for (String id : Solvers.BOUNDED) {
            assertEquals(Ending.UNSUITABLE, Solvers.solve(id, configuration.friction()).ending());
            assertEquals(Ending.UNSUITABLE, Solvers.solve(id, configuration.pyramid(4), "max-size", "11").ending());
        }
        for (String id : Solvers.FRICTION) {
            assertEquals(Ending.UNSUITABLE, Solvers.solve(id, configuration.pyramid(4)).ending());
            assertEquals(Ending.UNSUITABLE, Solvers.solve(id, configuration.friction(), "max-size", "5").ending());
        }
    }

    /** A solver that was never configured has its defaults. */
    @ForAllSolvers
    void defaultsNeedNoConfiguration(String id) {
        Problem problem = problem(id, 3);
        Solution solution = new Solution();
        assertTrue(new CertifiedSolver(id, Solvers.unconfigured(id)).solve(problem, solution, new Monitor()));
        assertArrayEquals(Solvers.solve(id, problem).z(), solution.z());
    }

    /** Whatever the starting point: infinite, not a number, absurd. */
    @ForAllSolvers
    void startingPointsMayBeNonsense(String id) {
        for (double nonsense : new double[] {Double.NaN, Double.POSITIVE_INFINITY, 1e300, -1e12}) {
            Problem problem = problem(id, 2);
            double[] start = new double[problem.size()];
            Arrays.fill(start, nonsense);
            Solution solution = Solvers.solveFrom(start, id, problem);
            assertTrue(solution.solved(), id + " from " + nonsense + ": " + solution);
        }
    }

    @Test
    void nothingToSolveIsSolved() {
        LinearProblem zero = LinearProblems.lcp(new double[] {1, 0, 0, 1}, new double[] {0, 0});
        for (String id : Solvers.BOUNDED) {
            Solution solution = Solvers.solve(id, zero);
            assertTrue(solution.solved());
            assertEquals(0, solution.iterations());
        }
    }
}
