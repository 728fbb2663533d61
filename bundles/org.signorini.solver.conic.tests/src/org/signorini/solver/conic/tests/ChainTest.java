package org.signorini.solver.conic.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.ContributionException;
import org.signorini.contribution.Options;
import org.signorini.solver.conic.Apgd;
import org.signorini.solver.conic.ChainSolver;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.conic.Pgs;
import org.signorini.solver.conic.newton.SemismoothNewton;

/** The chain falls back in the declared order, and says so. */
class ChainTest {

    private final List<String> asked = new ArrayList<>();

    /** Claims success without doing anything. */
    private static final class Liar implements Solver {
        @Override
        public Ending solve(Problem problem, double[] z, Monitor monitor) {
            return Ending.CONVERGED;
        }
    }

    private Optional<Solver> source(String id, Map<String, String> options, ProblemKind kind) throws ContributionException {
        asked.add(id);
        boolean linear = kind != ProblemKind.CCP && kind != ProblemKind.FRICTION;
        return switch (id) {
            case "liar" -> Optional.of(new Liar());
            case "pgs" -> linear ? Optional.of(new Pgs()) : Optional.empty();
            case "apgd" -> kind == ProblemKind.CCP ? Optional.of(new Apgd()) : Optional.empty();
            case "ssn" -> kind == ProblemKind.FRICTION || kind == ProblemKind.CCP ? Optional.of(new SemismoothNewton()) : Optional.empty();
            case "nsgs" -> kind == ProblemKind.FRICTION ? Optional.of(new Nsgs()) : Optional.empty();
            default -> throw new ContributionException("there is no solver '" + id + "'");
        };
    }

    private ChainSolver chain(String solvers) {
        ChainSolver chain = new ChainSolver(this::source);
        chain.configure(Options.of("solvers", solvers));
        return chain;
    }

    private static LinearProblem small() {
        return LinearProblem.lcp(new DMatrixRMaj(2, 2, true, 2, 1, 1, 2), new double[] {-5, -6});
    }

    @Test
    void theCertificateNotTheSolverDecidesWhoAnswered() {
        Solution solution = new Solution();
        new CertifiedSolver("chain", chain("liar, pgs")).solve(small(), solution, new Monitor());
        assertTrue(solution.solved());
        assertEquals("pgs", solution.solver());
        assertEquals(1, solution.fallbacks());
        assertEquals(4.0 / 3, solution.z()[0], 1e-8);
        assertEquals(7.0 / 3, solution.z()[1], 1e-8);
    }

    @Test
    void theFirstAnswerEndsTheChain() {
        Solution solution = new Solution();
        new CertifiedSolver("chain", chain("pgs,liar")).solve(small(), solution, new Monitor());
        assertEquals("pgs", solution.solver());
        assertEquals(0, solution.fallbacks());
    }

    @Test
    void aChainOfFailuresFails() {
        Solution solution = new Solution();
        assertFalse(new CertifiedSolver("chain", chain("liar, liar")).solve(small(), solution, new Monitor()));
        assertEquals("liar", solution.solver());
    }

    @Test
    void oneChainServesSeveralKinds() {
        ChainSolver chain = chain("liar, pgs, apgd");
        CertifiedSolver certified = new CertifiedSolver("chain", chain);
        Solution solution = new Solution();
        certified.solve(small(), solution, new Monitor());
        assertEquals("pgs", solution.solver());
        Solution cone = new Solution();
        certified.solve(ConeProblems.make(3, ConeProblems.Storage.GRAPH, 5, 0.1, 0).problem, cone, new Monitor());
        assertTrue(cone.solved(), cone::toString);
        assertEquals("apgd", cone.solver());
        assertEquals(1, cone.fallbacks());
    }

    @Test
    void nobodyToAskIsUnsuitable() {
        Solution solution = new Solution();
        new CertifiedSolver("chain", chain("apgd")).solve(small(), solution, new Monitor());
        assertEquals(Ending.UNSUITABLE, solution.ending());
        assertEquals("chain", solution.solver());
        assertFalse(solution.solved());
    }

    /** Lemke and the semismooth solver are not installed in this test's source; what is there answers. */
    @Test
    void theDefaultListLeavesOutWhatIsNotInstalled() {
        Solution solution = new Solution();
        new CertifiedSolver("chain", chain("default")).solve(small(), solution, new Monitor());
        assertTrue(solution.solved());
        assertEquals("pgs", solution.solver());
        assertEquals(List.of("lemke", "pfb-rlm", "pgs"), asked);
    }

    /** Siconos' FrictionContact3D_1c with the exact cone. */
    @Test
    void frictionIsForNewtonsMethodFirst() {
        DMatrixRMaj w = new DMatrixRMaj(3, 3, true, 15, -1, -2, -1, 14, 1, -2, 1, 16);
        double[] mu = {0.1};
        FrictionProblem problem = new FrictionProblem(new DenseOperator(w, 0), new double[] {-1, 2, 3}, mu);
        for (String solvers : List.of("default", "liar, apgd, nsgs")) {
            Solution solution = new Solution();
            new CertifiedSolver("chain", chain(solvers)).solve(problem, solution, new Monitor());
            assertTrue(solution.solved(), solution::toString);
            assertEquals(solvers.equals("default") ? "ssn" : "nsgs", solution.solver());
            assertEquals(solvers.equals("default") ? 0 : 1, solution.fallbacks());
            assertEquals(0.065695682898, solution.z()[0], 1e-8);
            assertEquals(-0.003678614907, solution.z()[1], 1e-8);
            assertEquals(-0.005443070814, solution.z()[2], 1e-8);
        }
    }

    @Test
    void aGivenListMustBeRight() {
        var thrown = assertThrows(IllegalArgumentException.class, () -> chain("pgs, lemek"));
        assertTrue(thrown.getMessage().contains("lemek"), thrown.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgs, chain", "", "pgs,,apgd", "chain"})
    void listsThatCannotBeAreRefused(String solvers) {
        assertThrows(IllegalArgumentException.class, () -> chain(solvers));
    }

    @Test
    void allocatesNothingAfterTheFirstSolve() {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        CertifiedSolver certified = new CertifiedSolver("chain", chain("liar, pgs, apgd"));
        Problem[] problems = {small(), ConeProblems.make(3, ConeProblems.Storage.GRAPH, 5, 0.1, 0).problem};
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

    @Test
    void limitsHoldForTheWholeChain() {
        Solution solution = new Solution();
        new CertifiedSolver("chain", chain("liar, pgs, pgs")).solve(small(), solution, new Monitor().iterationLimit(2));
        assertEquals(2, solution.iterations());
        assertFalse(solution.solved());
    }
}
