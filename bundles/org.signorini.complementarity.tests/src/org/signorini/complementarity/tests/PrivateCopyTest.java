package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.PrivateCopy;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.generator.Known;
import org.signorini.complementarity.generator.KnownContacts;
import org.signorini.complementarity.generator.KnownSolutions;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.ContactGraphOperator;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.PointContactOperator;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;

/** Solvers that make the problem fit their answer. */
class PrivateCopyTest {

    private final Solution solution = new Solution();
    private final Monitor monitor = new Monitor();

    /** Changes the problem so that zero solves it, and says so. */
    private static <P extends Problem> Solver cheat(Class<P> type, Consumer<P> change) {
        return (problem, z, limits) -> {
            change.accept(type.cast(problem));
            java.util.Arrays.fill(z, 0, problem.size(), 0);
            return Ending.CONVERGED;
        };
    }

    private void caught(Problem problem, Solver solver, String what) {
        PrivateCopy before = new PrivateCopy();
        problem.prepare();
        before.take(problem);
        assertFalse(new CertifiedSolver("cheat", solver).solve(problem, solution, monitor), what);
        assertEquals(Ending.CHANGED_PROBLEM, solution.ending(), what);
        assertEquals(what, solution.changed());
        assertTrue(solution.toString().startsWith("cheat changed the problem it was given: " + what),
                solution::toString);
        assertNull(before.compare(problem), "put back");
        assertTrue(solution.certificate().residual() > 1e-3, "certified as it was");
    }

    @Test
    void linearData() {
        LinearProblem problem = KnownSolutions.mixed(6, 2, 1).problem();
        caught(problem, cheat(LinearProblem.class, p -> java.util.Arrays.fill(p.q(), 0, 6, 0)), "q[0]");
        caught(problem, cheat(LinearProblem.class, p -> p.q()[5] = Math.nextUp(p.q()[5])), "q[5]");
        caught(problem, cheat(LinearProblem.class, p -> p.matrix().set(2, 3, 7)), "M[2][3]");
        caught(problem, cheat(LinearProblem.class, p -> p.lower()[1] = 0), "the lower bounds[1]");
        caught(problem, cheat(LinearProblem.class, p -> p.upper()[4] = 0), "the upper bounds[4]");
    }

    @Test
    void frictionData() {
        FrictionProblem problem = KnownContacts.friction(1, 2, 3).problem();
        caught(problem, cheat(FrictionProblem.class, p -> p.b()[3] = 1), "b[3]");
        caught(problem, cheat(FrictionProblem.class, p -> p.mu()[1] = 9), "mu[1]");
        caught(problem, cheat(FrictionProblem.class, p -> ((DenseOperator) p.operator()).matrix().set(4, 2, 9)),
                "the matrix[4][2]");
    }

    /** The size of a matrix cannot be put back; the answer is refused all the same. */
    @Test
    void anotherSize() {
        LinearProblem problem = KnownSolutions.lcp(4, 1).problem();
        Solver shrinks = cheat(LinearProblem.class, p -> p.reshape(1));
        assertFalse(new CertifiedSolver("cheat", shrinks).solve(problem, solution, monitor));
        assertEquals("its size", solution.changed());
        assertEquals(Double.POSITIVE_INFINITY, solution.certificate().residual());
    }

    @Test
    void operatorsShowTheirNumbersAndNotTheirTraversal() {
        double[] unit = {1, 0, 0, 0, 1, 0, 0, 0, 1};
        PointContactOperator points = new PointContactOperator();
        points.begin(1);
        points.setBody(0, 0.5, new double[] {1, 2, 3, 0, 0, 0}, 0);
        points.addPoint(0, PointContactOperator.GROUND, unit, 0, new double[] {0, 0, 1, 0, 0, 0}, 0.1);
        ContactGraphOperator graph = new ContactGraphOperator();
        graph.begin(1);
        graph.setBody(0, 0.5, unit, 0);
        double[] jacobian = new double[18];
        jacobian[0] = jacobian[7] = jacobian[14] = 1;
        graph.addContact(0, jacobian, 0, ContactGraphOperator.GROUND, jacobian, 0);
        BlockSparseOperator blocks = new BlockSparseOperator();
        graph.assemble(blocks);
        for (var operator : List.of(points, graph, blocks)) {
            FrictionProblem problem = new FrictionProblem(operator, new double[] {-1, 0, 0}, new double[] {0.5});
            problem.prepare();
            PrivateCopy copy = new PrivateCopy();
            copy.take(problem);
            operator.start(new double[] {1, 2, 3});
            operator.add(0, 1, 1, 1);
            assertNull(copy.compare(problem), operator.getClass().getSimpleName());
        }
        caught(new FrictionProblem(points, new double[] {-1, 0, 0}, new double[] {0.5}),
                cheat(FrictionProblem.class, p -> points.setBody(0, 0.25, new double[] {1, 2, 3, 0, 0, 0}, 0)),
                "the inverse masses");
        caught(new FrictionProblem(graph, new double[] {-1, 0, 0}, new double[] {0.5}),
                cheat(FrictionProblem.class, p -> graph.setContactCompliance(0, 5, 5, 5)), "the compliances[0]");
        caught(new FrictionProblem(blocks, new double[] {-1, 0, 0}, new double[] {0.5}),
                cheat(FrictionProblem.class, p -> blocks.values()[4] = 5), "the blocks' values[4]");
    }

    /** In a chain it is the one that did it who is named, not the one that would have answered. */
    @Test
    void chainsNameTheOneThatDidIt() {
        Known<LinearProblem> known = KnownSolutions.lcp(5, 2);
        Solver idle = (problem, z, limits) -> Ending.STALLED;
        Solver right = (problem, z, limits) -> {
            System.arraycopy(known.solution(), 0, z, 0, 5);
            return Ending.CONVERGED;
        };
        SolverChain chain = new SolverChain(List.of("idle", "cheat", "right"), List.of(idle,
                cheat(LinearProblem.class, p -> java.util.Arrays.fill(p.q(), 0, 5, 0)), right));
        assertFalse(new CertifiedSolver("chain", chain).solve(known.problem(), solution, monitor));
        assertEquals("cheat", solution.solver());
        assertEquals("q[0]", solution.changed());
        assertTrue(new CertifiedSolver("right", right).solve(known.problem(), solution, monitor), "and put back");
        assertNull(solution.changed());
    }

    /** A monitor is the caller's as well: whoever widens its tolerance gains nothing. */
    @Test
    void theToleranceIsTheCallers() {
        Known<LinearProblem> known = KnownSolutions.lcp(5, 2);
        Solver widens = (problem, z, limits) -> {
            limits.tolerance(1e9);
            return Ending.CONVERGED;
        };
        assertFalse(new CertifiedSolver("widens", widens).solve(known.problem(), solution, monitor));
        assertEquals(Monitor.DEFAULT_TOLERANCE, monitor.tolerance());
    }

    /** What a failure says of a solver that takes itself for done. */
    @Test
    void aFailureNeverSaysConverged() {
        LinearProblem problem = LinearProblem.lcp(new DMatrixRMaj(new double[][] {{1}}), new double[] {-1});
        Solver nearly = (p, z, limits) -> {
            z[0] = 1 + 1.1e-9;
            return Ending.CONVERGED;
        };
        assertFalse(new CertifiedSolver("nearly", nearly).solve(problem, solution, monitor));
        assertEquals("nearly stopped at residual 1.10e-09, which exceeds the tolerance 1.00e-09 (0 iterations); "
                + "try another solver or a chain, or a larger tolerance", solution.toString());
        Solver broken = (p, z, limits) -> {
            z[0] = Double.NaN;
            return Ending.CONVERGED;
        };
        assertFalse(new CertifiedSolver("broken", broken).solve(problem, solution, monitor));
        assertEquals("broken stopped at a point that is not finite (0 iterations); try another solver or a chain",
                solution.toString());
        assertTrue(new CertifiedSolver("right", (p, z, limits) -> {
            z[0] = 1;
            return Ending.CONVERGED;
        }).solve(problem, solution, monitor));
        assertEquals("right converged, residual 0.00e+00 after 0 iterations", solution.toString());
    }

    /** Asked for every row, a solver is run again at a smaller tolerance until small rows are solved as well. */
    @Test
    void everyRowIsAskedFor() {
        LinearProblem problem = LinearProblem.lcp(new DMatrixRMaj(new double[][] {{1, 0}, {0, 1}}),
                new double[] {-1, -1e-12});
        Solver lazy = (p, z, limits) -> {
            z[0] = 1;
            z[1] = limits.tolerance() < 1e-13 ? 1e-12 : 0;
            return Ending.CONVERGED;
        };
        assertTrue(new CertifiedSolver("lazy", lazy).solve(problem, solution, monitor));
        assertEquals(0, solution.z()[1]);
        assertTrue(new CertifiedSolver("lazy", lazy).solve(problem, solution, monitor.everyRow(true)));
        assertEquals(1e-12, solution.z()[1]);
        assertEquals(Monitor.DEFAULT_TOLERANCE, monitor.tolerance());
        Solver never = (p, z, limits) -> {
            z[0] = 1;
            z[1] = 0;
            return Ending.CONVERGED;
        };
        assertFalse(new CertifiedSolver("never", never).solve(problem, solution, monitor));
        assertTrue(solution.toString().startsWith("never stopped where rows are unsolved beside their own terms"),
                solution::toString);
    }
}
