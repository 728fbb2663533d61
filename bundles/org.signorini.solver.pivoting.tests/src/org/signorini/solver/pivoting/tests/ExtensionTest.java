package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;

/** The contributions as the workbench sees them; skipped where there is no extension registry. */
class ExtensionTest {

    @ParameterizedTest
    @EnumSource
    void isContributedWithDefaultsThatWork(Pivoting pivoting) throws ContributionException {
        SolverRegistry registry = new SolverRegistry();
        Assumptions.assumeFalse(registry.all().isEmpty(), "no extension registry");
        Contribution<Solver> found = registry.find(pivoting.id()).orElseThrow();
        assertEquals("org.signorini.solver.pivoting", found.contributor());
        assertTrue(found.accepts().containsAll(List.of("lcp", "mlcp", "box")), found.accepts()::toString);
        assertEquals(pivoting == Pivoting.PATH, found.accepts().contains("ncp"));
        assertFalse(found.options().isEmpty());
        Solution solution = new Solution();
        LinearProblem problem = LinearProblem.lcp(new DMatrixRMaj(2, 2, true, 2, 1, 1, 2), new double[] {-5, -6});
        assertTrue(registry.create(pivoting.id(), Map.of()).solve(problem, solution, new Monitor()));
    }
}
