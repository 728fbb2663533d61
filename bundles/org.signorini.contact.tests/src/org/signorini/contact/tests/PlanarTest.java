package org.signorini.contact.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.contact.Planar;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;

/** The LCP of S4 §6, entry by entry. */
class PlanarTest {

    private static ContactPosing posing(String... options) {
        Planar planar = new Planar();
        planar.configure(Options.of(options));
        return planar.bind();
    }

    /** W with the second tangent blocked: rows n, t1 of two contacts. */
    private static ContactData planar(double[] nt) {
        ContactData data = Steps.random(new Random(5), 0, 2);
        DMatrixRMaj w = new DMatrixRMaj(6, 6);
        int[] at = {0, 1, 3, 4};
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                w.set(at[i], at[j], nt[4 * i + j]);
            }
        }
        data.w = new DenseOperator(w, 0);
        for (int c = 0; c < 2; c++) {
            data.slide[2 * c] = 1;
        }
        return data;
    }

    private static final double[] W = {2, 0.3, 0.5, -0.2, 0.3, 1.5, 0.1, 0.4, 0.5, 0.1, 3, 0.7, -0.2, 0.4, 0.7, 1.8};

    @Test
    void equation33() {
        ContactData data = planar(W);
        data.normalRestitution[1] = 0.4;
        data.tangentialRestitution[0] = 0.3;
        double m0 = data.mu[0];
        double m1 = data.mu[1];
        LinearProblem problem = (LinearProblem) posing().pose(data, 0, new double[6]);
        problem.prepare();
        assertEquals(ProblemKind.LCP, problem.kind());
        assertEquals(6, problem.size());
        // order (Λ_N1, Λ_N2, Λ_R1, Λ_R2, ξ_L1, ξ_L2)
        assertArrayEquals(new double[] {
            2 - 0.3 * m0, 0.5 + 0.2 * m1, 0.3, -0.2, 0, 0,
            0.5 - 0.1 * m0, 3 - 0.7 * m1, 0.1, 0.7, 0, 0,
            0.3 - 1.5 * m0, 0.1 - 0.4 * m1, 1.5, 0.4, 1, 0,
            -0.2 - 0.4 * m0, 0.7 - 1.8 * m1, 0.4, 1.8, 0, 1,
            2 * m0, 0, -1, 0, 0, 0,
            0, 2 * m1, 0, -1, 0, 0}, Arrays.copyOf(problem.matrix().data, 36), 1e-15);
        assertArrayEquals(new double[] {data.b[0], data.b[3] + 0.4 * data.before[3],
            data.b[1] + 0.3 * data.before[1], data.b[4], 0, 0}, Arrays.copyOf(problem.q(), 6), 1e-15);
    }

    /** With friction independent of the load the matrix is bisymmetric: symmetric up to the sign of the last rows. */
    @Test
    void loadIndependentFrictionIsBisymmetric() {
        ContactData data = planar(W);
        data.mu[0] = 0;
        data.mu[1] = 0;
        data.frictionForce[0] = 30;
        data.frictionForce[1] = 10;
        LinearProblem problem = (LinearProblem) posing().pose(data, 0, new double[6]);
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < i; j++) {
                double sign = i >= 4 ? -1 : 1;
                assertEquals(problem.matrix().get(j, i), sign * problem.matrix().get(i, j), 0, i + "," + j);
            }
        }
        double[] a = {0.03, 0.01};
        assertEquals(data.b[0] - 0.3 * a[0] + 0.2 * a[1], problem.q()[0], 1e-15);
        assertEquals(data.b[4] - 0.4 * a[0] - 1.8 * a[1], problem.q()[3], 1e-15);
        assertEquals(2 * a[0], problem.q()[4], 1e-15);
    }

    /** Impulses and unknowns translate into each other, whichever tangent lies in the plane. */
    @Test
    void impulsesThereAndBack() {
        ContactData data = planar(W);
        ContactPosing posing = posing();
        posing.pose(data, 0, new double[6]);
        double[] p = {3, 0.4, 0, 2, -0.1, 0};
        double[] z = new double[6];
        posing.start(p, z);
        double[] back = new double[6];
        posing.impulses(z, back);
        assertArrayEquals(p, back, 1e-15);
        assertEquals(1, posing.contact(5));
        assertEquals(0, posing.contact(2));
    }

    @Test
    void bilateralRowsMakeItMixed() {
        ContactData data = Steps.random(new Random(3), 2, 1);
        ContactPosing posing = posing();
        LinearProblem problem = (LinearProblem) posing.pose(data, 0, new double[5]);
        problem.prepare();
        assertEquals(ProblemKind.MLCP, problem.kind());
        assertEquals(5, problem.size());
        assertEquals(-1, posing.contact(1));
        assertNull(posing.pose(data, 1, new double[5]));
    }
}
