package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** Contacts that wedge bodies in, where ½‖Φ‖² has local minima: certified through the path of smoothed problems. */
class WedgeTest {

    private static List<String> unsolved(String id, int count, int motions, int contacts, boolean planar, double spread,
            double load, String... options) {
        CertifiedSolver solver = new CertifiedSolver(id, Solvers.create(id, options));
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        List<String> failures = new ArrayList<>();
        for (long seed = 0; seed < count; seed++) {
            FrictionProblem problem = Wedge.of(seed, motions, contacts, planar, spread, load).friction();
            solution.reshape(problem.size());
            Arrays.fill(solution.z(), 0);
            solver.solve(problem, solution, monitor);
            assertEquals(solution.solved(), solution.ending() == Ending.CONVERGED, "seed " + seed + ": " + solution);
            if (!solution.solved()) {
                failures.add("seed " + seed + ": " + solution);
            }
        }
        return failures;
    }

    @ForFrictionSolvers
    void planeMechanisms(String id) {
        for (double spread : new double[] {0, 1, 2}) {
            assertEquals(List.of(), unsolved(id, 700, 5, 5, true, spread, 1), "spread " + spread);
            assertEquals(List.of(), unsolved(id, 700, 5, 5, true, spread, 30), "spread " + spread);
        }
    }

    @ForFrictionSolvers
    void mechanismsInSpace(String id) {
        for (double spread : new double[] {0, 1, 2}) {
            assertEquals(List.of(), unsolved(id, 700, 9, 5, false, spread, 1), "spread " + spread);
        }
        assertEquals(List.of(), unsolved(id, 700, 9, 5, false, 1, 30));
    }

    @ForFrictionSolvers
    void upToFifteenContacts(String id) {
        assertEquals(List.of(), unsolved(id, 300, 13, 14, true, 1, 10));
        assertEquals(List.of(), unsolved(id, 300, 25, 14, false, 1, 10));
    }

    /** Inertias from 1e-6 to 1e6 in one mechanism: what is left over is near what rounding leaves. */
    @ForFrictionSolvers
    void wildlyDifferentInertias(String id) {
        List<String> failures = unsolved(id, 200, 25, 14, false, 3, 10);
        assertTrue(failures.size() <= 2, failures::toString);
    }

    /** In any units, and alike. */
    @ForFrictionSolvers
    void unitsDoNotMatter(String id) {
        for (long seed = 0; seed < 200; seed++) {
            ContactConfiguration wedge = Wedge.of(seed, 5, 5, true, 1, 30);
            Solution solution = Solvers.solve(id, wedge.friction());
            // powers of four, so that roots of masses are scaled exactly
            Solution other = Solvers.solve(id, wedge.rescaled(0x1p40, 0x1p-20).friction());
            assertTrue(solution.solved() && other.solved(), "seed " + seed);
            assertEquals(solution.iterations(), other.iterations(), "seed " + seed);
        }
    }

    /** Why the path is there. */
    @Test
    void randomStartsAloneLeaveSome() {
        List<String> without = unsolved("mncp-plm", 700, 5, 5, true, 2, 30, "smoothing", "false", "max-iterations",
                "500");
        assertTrue(without.size() >= 5, "only " + without);
    }
}
