package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;

import org.junit.jupiter.api.Test;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.certificate.CoulombConditions;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** Generated contact problems with exact friction: certified, in nearly all cases, and alike. */
class FrictionPropertyTest {

    private static void assertSolved(String id, int count, int mayFail, LongFunction<ContactConfiguration> problems) {
        CertifiedSolver solver = new CertifiedSolver(id, Solvers.create(id));
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        List<String> failures = new ArrayList<>();
        for (long seed = 0; seed < count; seed++) {
            FrictionProblem problem = problems.apply(seed).friction();
            solution.reshape(problem.size());
            Arrays.fill(solution.z(), 0);
            solver.solve(problem, solution, monitor);
            assertEquals(solution.solved(), solution.ending() == Ending.CONVERGED, "seed " + seed + ": " + solution);
            if (solution.solved()) {
                assertCoulomb(solution, seed);
            } else {
                failures.add("seed " + seed + ": " + solution);
            }
        }
        assertTrue(failures.size() <= mayFail, () -> id + " failed on " + failures);
    }

    private static void assertCoulomb(Solution solution, long seed) {
        CoulombConditions coulomb = solution.certificate().coulomb();
        assertTrue(solution.certificate().residual() <= 1e-9, "seed " + seed + ": " + solution);
        assertTrue(coulomb.normal() <= 1e-9, "seed " + seed + ": normal " + coulomb.normal());
        // F(𝔷) lies in the cone by construction
        assertTrue(coulomb.cone() <= 1e-14, "seed " + seed + ": cone " + coulomb.cone());
    }

    @ForFrictionSolvers
    void contactsOnAFewBodies(String id) {
        assertSolved(id, 1000, 3, seed -> ContactConfiguration.resting(seed, 1 + (int) seed % 12, 1 + (int) seed % 7, 1,
                0));
    }

    /** More contacts than motions: a whole family of impulses, one velocity. */
    @ForFrictionSolvers
    void hyperstaticBodies(String id) {
        assertSolved(id, 500, 0, seed -> ContactConfiguration.resting(seed, 4 + (int) seed % 9, 1, 0.8, 0));
    }

    @ForFrictionSolvers
    void redundantBilateralRows(String id) {
        assertSolved(id, 500, 3, seed -> ContactConfiguration.resting(seed, 1 + (int) seed % 8, 2 + (int) seed % 5, 1,
                3));
    }

    @ForFrictionSolvers
    void anyUnits(String id) {
        assertSolved(id, 500, 1, seed -> ContactConfiguration
                .resting(seed, 1 + (int) seed % 8, 1 + (int) seed % 5, 1, 0)
                .rescaled(StrictMath.pow(10, seed % 19 - 9), StrictMath.pow(10, 9 - seed % 17)));
    }

    /** Few contacts on many bodies and little friction: the solution is unique, and all roads lead there. */
    @Test
    void whereTheSolutionIsUniqueBothAgree() {
        for (long seed = 0; seed < 300; seed++) {
            ContactConfiguration configuration = ContactConfiguration.resting(seed, 1 + (int) seed % 3, 8, 0.2, 0);
            int n = configuration.rows();
            Solution regular = Solvers.solve("mncp-rlm", configuration.friction());
            Solution projected = Solvers.solve("mncp-plm", configuration.friction());
            Solution iterated = Solvers.solve("mncp-plm", configuration.friction(), "direct", "false", "damping",
                    "1e-8");
            assertTrue(regular.solved() && projected.solved() && iterated.solved(), "seed " + seed);
            double[] p = Arrays.copyOf(regular.z(), n);
            double tolerance = 1e-8 * (1 + Arrays.stream(p).map(Math::abs).max().orElse(0));
            assertArrayEquals(p, Arrays.copyOf(projected.z(), n), tolerance, "seed " + seed);
            assertArrayEquals(p, Arrays.copyOf(iterated.z(), n), tolerance, "seed " + seed);
        }
    }

    /** A pyramid of many facets tends to the cone: 64 of them differ by less than 1 − cos(π/64). */
    @Test
    void manyFacetsComeNearTheCone() {
        for (long seed = 0; seed < 10; seed++) {
            ContactConfiguration configuration = ContactConfiguration.resting(seed, 2, 4, 0.2, 0);
            Solution cone = Solvers.solve("mncp-plm", configuration.friction());
            Solution pyramid = Solvers.solve("pfb-plm", configuration.pyramid(64));
            assertTrue(cone.solved() && pyramid.solved(), "seed " + seed);
            for (int c = 0; c < 2; c++) {
                assertEquals(cone.z()[3 * c], pyramid.z()[65 * c], 0.01 * (1 + cone.z()[3 * c]), "seed " + seed);
            }
        }
    }

    /** However W is stored, the same numbers are solved. */
    @Test
    void theFormOfTheOperatorDoesNotMatter() {
        ContactConfiguration configuration = ContactConfiguration.resting(3, 4, 3, 0.6, 2);
        FrictionProblem dense = configuration.friction();
        BlockSparseOperator blocks = new BlockSparseOperator();
        int n = configuration.rows();
        blocks.begin(2, 4);
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                int row = i < 2 ? i : 3 * i - 4;
                int column = j < 2 ? j : 3 * j - 4;
                blocks.add(i, j, configuration.w(), row * n + column, n);
            }
        }
        blocks.finish();
        FrictionProblem sparse = new FrictionProblem(blocks, dense.b(), dense.mu());
        FrictionProblem asked = new FrictionProblem(new OpaqueOperator(dense.operator()), dense.b(), dense.mu());
        for (String id : Solvers.FRICTION) {
            Solution expected = Solvers.solve(id, dense);
            assertTrue(expected.solved(), expected::toString);
            assertArrayEquals(expected.z(), Solvers.solve(id, sparse).z());
            assertArrayEquals(expected.z(), Solvers.solve(id, asked).z());
        }
    }
}
