package org.signorini.contact.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.contact.ExactCone;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;

/** The mixed LCP of S0 eq. 43–44, and the exact cone's problem beside it. */
class PyramidTest {

    private static ContactPosing posing(String... options) {
        Pyramid pyramid = new Pyramid();
        pyramid.configure(Options.of(options));
        return pyramid.bind();
    }

    @ParameterizedTest
    @CsvSource({"4, 0, 1", "4, 2, 3", "8, 1, 2", "6, 0, 2"})
    void sizeIsThatOfThePaper(int facets, int bilateral, int contacts) {
        ContactData data = Steps.random(new Random(1), bilateral, contacts);
        LinearProblem problem = (LinearProblem) posing("facets", "" + facets).pose(data, 0, new double[data.rows()]);
        assertEquals(bilateral + contacts * (facets + 2), problem.size());
        ExactCone cone = new ExactCone();
        assertEquals(bilateral + 3 * contacts, cone.bind().pose(data, 0, new double[data.rows()]).size());
    }

    /** Asked to yield, a contact need not leave an overlap, and may still close an open gap. */
    @Test
    void yieldingContactsOnlyStopApproaching() {
        ContactData data = Steps.random(new Random(3), 0, 2);
        data.gap[0] = -1;
        data.gap[1] = 1e-3;
        double[] p = new double[data.rows()];
        ContactPosing posing = posing("normal-law", "gap");
        double[] pushed = ((LinearProblem) posing.pose(data, 0, p)).q().clone();
        data.yielding = true;
        double[] yielding = ((LinearProblem) posing.pose(data, 0, p)).q().clone();
        assertTrue(pushed[0] < yielding[0], "the overlap is pushed out");
        assertEquals(data.b[data.row(0)], yielding[0], 1e-15);
        for (int i = 1; i < yielding.length; i++) {
            assertEquals(pushed[i], yielding[i], 0, "row " + i);
        }
    }

    /** F(z) of the problem at any z is what the laws of eq. 32 say of the velocities v = W p + b. */
    @Test
    void rowsAreTheConditionsOfEquation32() {
        for (long seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            ContactData data = Steps.random(random, (int) (seed % 3), 1 + (int) (seed % 4));
            ContactPosing posing = posing("facets", "6", "normal-law", "velocity", "angle", "17");
            LinearProblem problem = (LinearProblem) posing.pose(data, 0, new double[data.rows()]);
            int n = problem.size();
            double[] z = random.doubles(n).toArray();
            double[] w = new double[n];
            problem.evaluate(z, w);
            double[] p = new double[data.rows()];
            posing.impulses(z, p);
            double[] v = Steps.velocities(data, p);
            int at = data.bilateral;
            for (int i = 0; i < at; i++) {
                assertEquals(v[i], w[i], 1e-12, "seed " + seed);
            }
            for (int c = 0; c < data.contacts; c++, at += 7) {
                double sigma = z[data.bilateral + 7 * data.contacts + c];
                int row = data.row(c);
                assertEquals(v[row], w[at], 1e-12, "seed " + seed);
                // first direction: −v_t⁻ turned by 17°
                double angle = Math.atan2(-data.before[3 * c + 2], -data.before[3 * c + 1]) + Math.toRadians(17);
                double sum = 0;
                for (int j = 0; j < 6; j++) {
                    double a = angle + j * Math.PI / 3;
                    double along = Math.cos(a) * v[row + 1] + Math.sin(a) * v[row + 2];
                    assertEquals(sigma + along, w[at + 1 + j], 1e-11, "seed " + seed);
                    sum += z[at + 1 + j];
                }
                assertEquals(data.mu[c] * z[at] - sum, w[data.bilateral + 7 * data.contacts + c], 1e-12);
            }
        }
    }

    @Test
    void startIsImpulsesInverse() {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            ContactData data = Steps.random(random, 1, 2);
            ContactPosing posing = posing("facets", "8");
            int n = posing.pose(data, 0, new double[data.rows()]).size();
            double[] p = random.doubles(data.rows()).toArray();
            double[] z = new double[n];
            posing.start(p, z);
            double[] back = new double[data.rows()];
            posing.impulses(z, back);
            assertArrayEquals(p, back, 1e-13, "seed " + seed);
            for (int i = 1; i < n; i++) {
                assertTrue(z[i] >= 0, "seed " + seed);
            }
        }
    }

    /** Contacts without friction, such as limits, are one row. */
    @Test
    void frictionlessContactsAreOneRow() {
        ContactData data = Steps.random(new Random(2), 0, 3);
        data.mu[1] = 0;
        ContactPosing posing = posing();
        assertEquals(13, posing.pose(data, 0, new double[9]).size());
        assertEquals(1, posing.contact(5));
        assertEquals(2, posing.contact(6));
        assertEquals(2, posing.contact(12));
    }

    /** The second tangent of a planar mechanism's contact responds by rounding only: friction there says nothing. */
    @Test
    void blockedDirectionsCarryNoFriction() {
        ContactData data = Steps.random(new Random(6), 0, 2);
        DMatrixRMaj w = ((DenseOperator) data.w).matrix();
        for (int i = 0; i < 6; i++) {
            w.set(2, i, 1e-16 * w.get(2, i));
            w.set(i, 2, 1e-16 * w.get(i, 2));
        }
        data.before[2] = 0;
        data.b[2] = 0;
        ContactPosing posing = posing();
        double[] z = new double[posing.pose(data, 0, new double[6]).size()];
        Arrays.fill(z, 0, 10, 1);
        z[1] = 3;
        // directions of contact 0 are ±t1 and ±t2 with d_1 = −t1 or t1
        z[2] = 4;
        double[] p = new double[6];
        posing.impulses(z, p);
        assertEquals(-2 * Math.signum(data.before[1]), p[1], 1e-15);
        assertEquals(0, p[2], 0);
        assertEquals(1, p[0], 0);
    }

    /** Gap level: an open gap may be closed, an overlap is pushed out no faster than the cap. */
    @Test
    void normalLaws() {
        ContactData data = Steps.random(new Random(4), 0, 3);
        data.gap[0] = 2e-3;
        data.gap[1] = -1e-5;
        data.gap[2] = -1;
        ExactCone gap = new ExactCone();
        gap.configure(Options.of("normal-law", "gap", "recovery-speed", "0.5"));
        double[] b = ((FrictionProblem) gap.bind().pose(data, 0, new double[9])).b();
        assertEquals(data.b[0] + 2, b[0], 1e-12);
        assertEquals(data.b[3] - 0.01, b[3], 1e-12);
        assertEquals(data.b[6] - 0.5, b[6], 1e-12);
        data.normalRestitution[0] = 0.5;
        ExactCone velocity = new ExactCone();
        velocity.configure(Options.of("normal-law", "velocity"));
        b = ((FrictionProblem) velocity.bind().pose(data, 0, new double[9])).b();
        assertEquals(data.b[0] + 0.5 * data.before[0], b[0], 1e-15);
        assertEquals(data.b[6], b[6], 0);
    }
}
