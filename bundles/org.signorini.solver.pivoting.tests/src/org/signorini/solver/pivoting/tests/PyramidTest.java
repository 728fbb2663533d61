package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;

/**
 * Friction pyramids of S0 eq. 43–44: copositive, rank-deficient (S3), hyperstatic, degenerate; Lemke solves them all.
 */
class PyramidTest {

    private static void solved(Pivoting solver, LinearProblem problem, String what) {
        Solution solution = solver.solve(problem);
        assertTrue(solution.solved(), () -> what + ": " + solution);
        assertEquals(Ending.CONVERGED, solution.ending(), what);
    }

    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "PATH"})
    void stacksOfBoxes(Pivoting solver) {
        for (int boxes : new int[] {1, 2, 3, 5, 8}) {
            for (double shift : new double[] {0, 0.02}) {
                for (double push : new double[] {0, 1e-3, 1}) {
                    for (int facets : new int[] {4, 8}) {
                        LinearProblem problem = Bodies.stack(boxes, shift, push, boxes).pyramid(0.6, facets);
                        solved(solver, problem, boxes + " boxes, " + shift + ", " + push + ", " + facets + " facets");
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "PATH"})
    void pilesOfSpheres(Pivoting solver) {
        for (int side = 1; side <= 2; side++) {
            for (double push : new double[] {0, 1e-3, 1}) {
                for (double mu : new double[] {0, 0.1, 0.5, 2}) {
                    solved(solver, Bodies.pile(side, side, push, side).pyramid(mu, 4), side + "³ spheres, μ = " + mu);
                }
            }
        }
    }

    @Test
    void aPileOfTwentySevenSpheres() {
        solved(Pivoting.LEMKE, Bodies.pile(3, 3, 1e-3, 3).pyramid(0.5, 4), "27 spheres");
    }

    @Test
    void aTowerOfThirtyBoxes() {
        solved(Pivoting.LEMKE, Bodies.stack(30, 0, 1e-3, 1).pyramid(0.6, 4), "tower");
    }

    /** A box held by a hinge that is written down twice and a rail that the hinge implies. */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "PATH"})
    void redundantBilateralRows(Pivoting solver) {
        for (long seed = 0; seed < 20; seed++) {
            Bodies bodies = Bodies.stack(3, 0.01, 0.1, seed);
            double[] hinge = {0.3, 0.2, 2.5};
            for (int copy = 0; copy < 2; copy++) {
                bodies.hold(2, hinge, 1, 0, 0).hold(2, hinge, 0, 1, 0).hold(2, hinge, 0, 0, 1);
            }
            bodies.hold(2, hinge, 0.6, 0.8, 0);
            solved(solver, bodies.pyramid(0.6, 4), "seed " + seed);
        }
    }

    /** S3: block pivoting meets singular matrices here, and says so. */
    @Test
    void blockPivotingReportsSingularity() {
        int singular = 0;
        for (long seed = 0; seed < 20; seed++) {
            Solution solution = Pivoting.JUDICE_PIRES.solve(Bodies.stack(3, 0.01, 0.01, seed).pyramid(0.6, 4));
            singular += solution.ending() == Ending.SINGULAR ? 1 : 0;
            assertTrue(solution.solved() || solution.ending() != Ending.CONVERGED, solution::toString);
        }
        assertNotEquals(0, singular);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pile10", "stack40", "pile50", "pile200impact", "pile1000impact"})
    void contactProblemsOfOthers(String name) throws IOException {
        solved(Pivoting.LEMKE, SharedData.pyramid(name, 4), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pile10", "stack40", "pile50", "pile200impact"})
    void pathSolvesThemToo(String name) throws IOException {
        solved(Pivoting.PATH, SharedData.pyramid(name, 4), name);
    }
}
