package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.generator.Conversions;
import org.signorini.complementarity.generator.KnownContacts;
import org.signorini.complementarity.generator.Pyramid;
import org.signorini.complementarity.generator.Stacks;
import org.signorini.complementarity.operator.DenseOperator;

/** A friction problem read as a cone problem and as a pyramid LCP. */
class ConversionTest {

    private static double residual(Problem problem, double[] z) {
        return new Certificate().certify(problem, z, new double[problem.size()]);
    }

    /** Where nothing slides the relaxation changes nothing. */
    @Test
    void coneOfAStack() {
        FrictionProblem stack = Stacks.resting(5);
        ConeProblem cone = Conversions.cone(stack);
        assertSame(stack.operator(), cone.operator());
        double[] p = new double[60];
        for (int c = 0; c < 20; c++) {
            p[3 * c] = (5 - c / 4) * 9.81e-3 / 4;
        }
        assertTrue(residual(cone, p) < 1e-12);
    }

    @Test
    void sizesAndKinds() {
        FrictionProblem mixed = KnownContacts.friction(2, 3, 1).problem();
        Pyramid pyramid = Conversions.pyramid(mixed, 8);
        assertEquals(ProblemKind.MLCP, pyramid.problem().kind());
        assertEquals(2 + 3 * (8 + 2), pyramid.problem().size());
        assertEquals(8, pyramid.facets());
        assertTrue(pyramid.problem().isFree(0) && pyramid.problem().isFree(1));
        Pyramid unilateral = Conversions.pyramid(KnownContacts.friction(0, 3, 1).problem(), 4);
        assertEquals(ProblemKind.LCP, unilateral.problem().kind());
        for (int facets : new int[] {0, 2, 5}) {
            assertThrows(IllegalArgumentException.class, () -> Conversions.pyramid(mixed, facets));
        }
    }

    /** W = I, μ = 0.5, pressed with 1 and sliding along t1: F_n = 1, the facet −t1 carries 0.5, σ is the speed left. */
    @Test
    void slidingByHand() {
        DMatrixRMaj w = new DMatrixRMaj(new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
        FrictionProblem friction = new FrictionProblem(new DenseOperator(w, 0), new double[] {-1, 2, 0},
                new double[] {0.5});
        Pyramid pyramid = Conversions.pyramid(friction, 4);
        // directions +t1, +t2, −t1, −t2
        double[] z = {1, 0, 0, 0.5, 0, 1.5};
        assertEquals(0, residual(pyramid.problem(), z));
        double[] p = new double[3];
        pyramid.impulses(z, p);
        assertArrayEquals(new double[] {1, -0.5, 0}, p);
        friction.prepare();
        assertEquals(0, residual(friction, p));
    }

    /** The rows of the LCP are velocities along the directions, whatever z: the matrix is X Λ Xᵀ with E₁, E₂. */
    @Test
    void rowsAreVelocitiesAlongDirections() {
        for (long seed = 0; seed < 30; seed++) {
            FrictionProblem friction = KnownContacts.friction(2, 3, seed).problem();
            Pyramid pyramid = Conversions.pyramid(friction, 6);
            LinearProblem problem = pyramid.problem();
            double[] z = new Random(seed).doubles(problem.size()).toArray();
            double[] rows = new double[problem.size()];
            double[] p = new double[friction.size()];
            double[] v = new double[friction.size()];
            problem.evaluate(z, rows);
            pyramid.impulses(z, p);
            friction.evaluate(p, v);
            assertEquals(v[0], rows[0], 1e-12);
            assertEquals(v[1], rows[1], 1e-12);
            for (int c = 0; c < 3; c++) {
                int first = 2 + 7 * c;
                double sigma = z[2 + 7 * 3 + c];
                double grip = friction.mu()[c] * z[first];
                assertEquals(v[2 + 3 * c], rows[first], 1e-12, "seed " + seed);
                for (int k = 0; k < 6; k++) {
                    double along = Math.cos(Math.PI * k / 3) * v[3 + 3 * c] + Math.sin(Math.PI * k / 3) * v[4 + 3 * c];
                    assertEquals(along + sigma, rows[first + 1 + k], 1e-12, "seed " + seed);
                    grip -= z[first + 1 + k];
                }
                assertEquals(grip, rows[2 + 7 * 3 + c], 1e-12, "seed " + seed);
            }
        }
    }
}
