package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.EigenDecomposition_F64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.generator.Known;
import org.signorini.complementarity.generator.KnownContacts;
import org.signorini.complementarity.generator.KnownSolutions;
import org.signorini.complementarity.generator.Piles;
import org.signorini.complementarity.generator.Stacks;

/** Generated problems are well posed, of the size asked for, the same every time, and physical. */
class GeneratorTest {

    private static double residual(Problem problem, double[] z) {
        problem.prepare();
        return new Certificate().certify(problem, z, new double[z.length]);
    }

    private static double[] eigenvalues(FrictionProblem problem) {
        DMatrixRMaj w = Graphs.dense(problem.operator()).matrix();
        EigenDecomposition_F64<DMatrixRMaj> eigen = DecompositionFactory_DDRM.eig(w.numRows, false, true);
        assertTrue(eigen.decompose(w.copy()));
        double[] values = new double[w.numRows];
        Arrays.setAll(values, i -> eigen.getEigenvalue(i).getReal());
        Arrays.sort(values);
        return values;
    }

    private static void assertSame(FrictionProblem a, FrictionProblem b) {
        assertArrayEquals(a.b(), b.b());
        assertArrayEquals(a.mu(), b.mu());
        double[] x = new Random(1).doubles(a.size()).toArray();
        double[] ya = new double[a.size()];
        double[] yb = new double[a.size()];
        a.operator().multiply(x, ya);
        b.operator().multiply(x, yb);
        assertArrayEquals(ya, yb);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 10, 50, 131, 1000})
    void pilesHaveTheContactsAskedFor(int contacts) {
        assertEquals(contacts, Piles.resting(contacts, 1).contacts());
        FrictionProblem impact = Piles.impacting(contacts, 1);
        assertEquals(contacts, impact.contacts());
        assertNull(impact.operator().asymmetry());
        assertNull(impact.operator().defect());
    }

    @Test
    void pilesAreTheSameEveryTime() {
        assertSame(Piles.resting(200, 3), Piles.resting(200, 3));
        assertSame(Piles.impacting(200, 3), Piles.impacting(200, 3));
        assertFalse(Arrays.equals(Piles.resting(200, 3).b(), Piles.resting(200, 4).b()));
    }

    @Test
    void pilesAreSemidefinite() {
        for (long seed = 0; seed < 5; seed++) {
            double[] values = eigenvalues(Piles.resting(60, seed));
            assertTrue(values[0] > -1e-12 * values[values.length - 1], "seed " + seed + ": " + values[0]);
        }
    }

    /**
     * Contacts of spheres: 1/m against a wall, 2/m with each other, and 7/2 of that along tangents. A gap of up to
     * 2e-6 r still counts as contact and lengthens one arm by as much: 2.5/m·4e-6 along tangents.
     */
    @Test
    void diagonalBlocksAreThoseOfSpheres() {
        FrictionProblem pile = Piles.resting(300, 2);
        double mass = 0.52359877559829882;
        double[] block = new double[9];
        int walls = 0;
        for (int c = 0; c < pile.contacts(); c++) {
            pile.operator().diagonalBlock(c, block);
            boolean wall = block[0] < 1.5 / mass;
            walls += wall ? 1 : 0;
            double n = (wall ? 1 : 2) / mass;
            assertArrayEquals(new double[] {n, 0, 0, 0, 3.5 * n, 0, 0, 0, 3.5 * n}, block, 2.5 / mass * 4e-6,
                    "contact " + c);
        }
        assertTrue(walls > 30 && walls < 150, walls + " of 300 contacts with floor and walls");
    }

    /** At rest, gravity of a step presses the floor contacts and nothing moves faster; hit piles open and close. */
    @Test
    void velocitiesAreThoseOfAPile() {
        FrictionProblem rest = Piles.resting(300, 2);
        FrictionProblem impact = Piles.impacting(300, 2);
        int pressed = 0;
        int opening = 0;
        int closing = 0;
        for (int c = 0; c < 300; c++) {
            double bn = rest.b()[3 * c];
            assertTrue(Math.abs(bn) < 0.01962 + 1e-3, "contact " + c + ": " + bn);
            pressed += bn < -0.019 ? 1 : 0;
            opening += impact.b()[3 * c] > 0.1 ? 1 : 0;
            closing += impact.b()[3 * c] < -0.1 ? 1 : 0;
        }
        assertTrue(pressed >= 10, pressed + " contacts bear on the floor");
        assertTrue(opening > 50 && closing > 50, opening + " open, " + closing + " close");
    }

    /** Every interface of a tower carries what is above it, a quarter at each corner. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 10, 50})
    void stacksBearTheirWeight(int cubes) {
        FrictionProblem stack = Stacks.resting(cubes);
        assertEquals(4 * cubes, stack.contacts());
        double[] p = new double[12 * cubes];
        for (int c = 0; c < 4 * cubes; c++) {
            p[3 * c] = (cubes - c / 4) * 9.81e-3 / 4;
        }
        assertTrue(residual(stack, p) < 1e-11);
    }

    /** Six of twelve rows per interface: what makes them hyperstatic. */
    @Test
    void stacksHaveHalfTheRank() {
        double[] values = eigenvalues(Stacks.resting(5));
        double largest = values[59];
        assertTrue(Math.abs(values[0]) < 1e-12 * largest && Math.abs(values[29]) < 1e-12 * largest);
        assertTrue(values[30] > 1e-4 * largest, values[30] + " of " + largest);
    }

    @Test
    void pushedStacksAreTheSameEveryTime() {
        assertSame(Stacks.pushed(10, 5), Stacks.pushed(10, 5));
        assertFalse(Arrays.equals(Stacks.pushed(10, 5).b(), Stacks.pushed(10, 6).b()));
    }

    @Test
    void negativeSizesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Piles.resting(-1, 0));
        assertThrows(IllegalArgumentException.class, () -> Stacks.resting(-1));
    }

    @Test
    void knownSolutionsSolve() {
        for (long seed = 0; seed < 200; seed++) {
            int n = 1 + (int) seed % 20;
            assertSolves(KnownSolutions.lcp(n, seed), seed);
            assertSolves(KnownSolutions.mixed(n, n / 3, seed), seed);
            assertSolves(KnownSolutions.boxed(n, seed), seed);
            assertSolves(KnownContacts.friction(n % 4, n / 2, seed), seed);
            assertSolves(KnownContacts.cone(n % 4, n / 2, seed), seed);
        }
    }

    private static void assertSolves(Known<?> known, long seed) {
        assertTrue(residual(known.problem(), known.solution()) < 1e-13, known.problem().kind() + " seed " + seed);
    }
}
