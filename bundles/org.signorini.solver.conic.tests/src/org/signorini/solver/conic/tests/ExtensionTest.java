package org.signorini.solver.conic.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;

/** The contributions as the workbench sees them; skipped where there is no extension registry. */
class ExtensionTest {

    private static SolverRegistry registry() {
        SolverRegistry registry = new SolverRegistry();
        Assumptions.assumeFalse(registry.all().isEmpty(), "no extension registry");
        return registry;
    }

    @ParameterizedTest
    @CsvSource({"pgs, lcp mlcp box", "nsgs, friction", "apgd, ccp", "pgs-cone, ccp", "ssn, friction ccp",
            "chain, lcp mlcp box friction ccp"})
    void isContributedAndCanBeCreated(String id, String kinds) throws ContributionException {
        Contribution<Solver> found = registry().find(id).orElseThrow();
        assertEquals("org.signorini.solver.conic", found.contributor());
        assertEquals(List.of(kinds.split(" ")), found.accepts());
        assertEquals(id, registry().create(id, Map.of()).id());
    }

    @Test
    void theChainFindsTheSolversThatAreInstalled() throws ContributionException {
        Solution solution = new Solution();
        LinearProblem problem = LinearProblem.lcp(new DMatrixRMaj(2, 2, true, 2, 1, 1, 2), new double[] {-5, -6});
        registry().create("chain", Map.of("solvers", "apgd, pgs")).solve(problem, solution, new Monitor());
        assertTrue(solution.solved());
        assertEquals("pgs", solution.solver());
    }
}
