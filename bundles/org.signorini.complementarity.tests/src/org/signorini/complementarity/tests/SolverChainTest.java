package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemException;
import org.signorini.complementarity.generator.Known;
import org.signorini.complementarity.generator.KnownSolutions;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;

/** Chains fall back by certificate alone and say so; certified solvers believe nobody. */
class SolverChainTest {

    private final Known<LinearProblem> known = KnownSolutions.lcp(6, 1);
    private final Solution solution = new Solution();
    private final Monitor monitor = new Monitor();

    /** Returns a point whatever the problem and claims to have converged. */
    private record Claims(double[] point, Ending ending) implements Solver {
        @Override
        public Ending solve(Problem problem, double[] z, Monitor monitor) {
            monitor.proceed(Double.NaN);
            System.arraycopy(point, 0, z, 0, problem.size());
            return ending;
        }
    }

    /** Leaves its starting point and keeps it. */
    private static final class Listens implements Solver {

        private double[] start;

        @Override
        public Ending solve(Problem problem, double[] z, Monitor monitor) {
            start = z.clone();
            return Ending.STALLED;
        }
    }

    private Claims right() {
        return new Claims(known.solution(), Ending.CONVERGED);
    }

    /** The solution with something added to its rows. */
    private Claims off(double by) {
        return new Claims(Arrays.stream(known.solution()).map(z -> z + by).toArray(), Ending.CONVERGED);
    }

    private boolean solve(Solver solver) {
        return new CertifiedSolver("chain", solver).solve(known.problem(), solution, monitor);
    }

    private static SolverChain chain(Solver... links) {
        return new SolverChain(List.of("a", "b", "c").subList(0, links.length), List.of(links));
    }

    @Test
    void claimsAreNotBelieved() {
        assertFalse(solve(off(0.1)));
        assertFalse(solution.solved());
        assertEquals(Ending.CONVERGED, solution.ending());
        assertTrue(solution.certificate().residual() > 1e-3);
        assertTrue(solve(new Claims(known.solution(), Ending.STALLED)), "nor is despair");
    }

    @Test
    void firstThatSolvesAnswers() {
        Listens last = new Listens();
        assertTrue(solve(chain(right(), last)));
        assertEquals("a", solution.solver());
        assertEquals(0, solution.fallbacks());
        assertEquals(null, last.start, "the next one does not run");
        assertEquals(1, solution.iterations());
    }

    @Test
    void fallsBackAndReports() {
        assertTrue(solve(chain(off(0.1), off(0.2), right())));
        assertEquals("c", solution.solver());
        assertEquals(2, solution.fallbacks());
        assertEquals(3, solution.iterations());
        assertArrayEquals(known.solution(), Arrays.copyOf(solution.z(), 6));
    }

    @Test
    void bestPointIsKeptWhenAllFail() {
        assertFalse(solve(chain(off(0.1), off(0.01), off(0.2))));
        assertEquals("b", solution.solver());
        assertArrayEquals(off(0.01).point(), Arrays.copyOf(solution.z(), 6));
    }

    @Test
    void nextStartsFromTheBestPoint() {
        Listens last = new Listens();
        solve(chain(off(0.01), off(0.1), last));
        assertArrayEquals(off(0.01).point(), last.start);
    }

    /** A solver that leaves NaN behind does not spoil the next one's start. */
    @Test
    void brokenPointsAreDropped() {
        Listens last = new Listens();
        double[] broken = new double[6];
        Arrays.fill(broken, Double.NaN);
        solution.reshape(6);
        Arrays.fill(solution.z(), 0.5);
        assertFalse(solve(chain(new Claims(broken, Ending.SINGULAR), last)));
        double[] start = new double[6];
        Arrays.fill(start, 0.5);
        assertArrayEquals(start, last.start);
        assertArrayEquals(start, Arrays.copyOf(solution.z(), 6));
    }

    @Test
    void limitsEndTheWholeChain() {
        Listens last = new Listens();
        monitor.iterationLimit(1);
        assertFalse(solve(chain(off(0.1), last)));
        assertEquals(null, last.start);
        monitor.iterationLimit(Integer.MAX_VALUE).cancelledBy(() -> true);
        assertFalse(solve(chain(off(0.1), last)));
        assertEquals(null, last.start);
    }

    @Test
    void brokenStartingPointIsReplaced() {
        Listens listens = new Listens();
        solution.reshape(6);
        Arrays.fill(solution.z(), 1);
        solution.z()[3] = Double.NaN;
        solve(listens);
        assertArrayEquals(new double[6], listens.start);
    }

    @Test
    void illPosedProblemsDoNotReachTheSolver() {
        known.problem().q()[2] = Double.NaN;
        Listens listens = new Listens();
        assertThrows(ProblemException.class, () -> solve(listens));
        assertEquals(null, listens.start);
    }

    @Test
    void emptyChainIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new SolverChain(List.of(), List.of()));
        assertThrows(IllegalArgumentException.class, () -> new SolverChain(List.of("a", "b"), List.of(right())));
    }
}
