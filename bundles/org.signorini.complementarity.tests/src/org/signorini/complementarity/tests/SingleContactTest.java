package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.contact.SingleContact;
import org.signorini.complementarity.contact.SingleContact.State;
import org.signorini.complementarity.operator.DenseOperator;

/** The direct solution of one contact, certified as a friction problem. */
class SingleContactTest {

    private static final int CONTACTS = 5000;
    private static final double TOLERANCE = 1e-11;

    private final SingleContact contact = new SingleContact();
    private final Certificate certificate = new Certificate();
    private final Set<State> seen = EnumSet.noneOf(State.class);

    private State solve(double[] w, double mu, double[] b, double[] p) {
        contact.set(w, mu);
        State state = contact.solve(b[0], b[1], b[2], p, 0);
        seen.add(state);
        return state;
    }

    private double residual(double[] w, double mu, double[] b, double[] p) {
        FrictionProblem problem = new FrictionProblem(
                new DenseOperator(DMatrixRMaj.wrap(3, 3, w.clone()), 0), b, new double[] {mu});
        problem.prepare();
        return certificate.certify(problem, p, new double[3]);
    }

    private void assertSolves(double[] w, double mu, double[] b, String where) {
        double[] p = new double[3];
        State state = solve(w, mu, b, p);
        assertNotEquals(State.NONE, state, where);
        double residual = residual(w, mu, b, p);
        assertTrue(residual <= TOLERANCE, where + " " + state + " residual " + residual);
    }

    /** AᵀA of a random A with {@code rank} rows, plus a share of the identity. */
    private static double[] response(Random random, int rank, double share) {
        double[] a = random.doubles(3L * rank, -1, 1).toArray();
        double[] w = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                w[3 * i + j] = i == j ? share : 0;
                for (int k = 0; k < rank; k++) {
                    w[3 * i + j] += a[3 * k + i] * a[3 * k + j];
                }
            }
        }
        return w;
    }

    private static double[] velocity(Random random) {
        return new double[] {random.nextDouble() - 0.8, random.nextGaussian(), random.nextGaussian()};
    }

    @Test
    void regularResponses() {
        for (int seed = 0; seed < CONTACTS; seed++) {
            Random random = new Random(seed);
            double[] w = response(random, 3, 0.05);
            assertSolves(w, random.nextDouble(), velocity(random), "seed " + seed);
        }
        assertEquals(EnumSet.of(State.SEPARATE, State.STICK, State.SLIDE), seen);
    }

    @Test
    void withoutFriction() {
        for (int seed = 0; seed < CONTACTS; seed++) {
            Random random = new Random(seed);
            double[] w = response(random, 3, 0.05);
            assertSolves(w, 0, velocity(random), "seed " + seed);
        }
    }

    /** μ up to 10, with strong coupling of normal and tangents: several solutions or one, but always one found. */
    @Test
    void largeFriction() {
        for (int seed = 0; seed < CONTACTS; seed++) {
            Random random = new Random(seed);
            double[] w = response(random, 3, 0.01);
            assertSolves(w, 1 + 9 * random.nextDouble(), velocity(random), "seed " + seed);
        }
    }

    /** The same numbers in other units: masses and speeds from 1e-9 to 1e9. */
    @Test
    void units() {
        for (int seed = 0; seed < CONTACTS; seed++) {
            Random random = new Random(seed);
            double mass = Math.pow(10, 18 * random.nextDouble() - 9);
            double speed = Math.pow(10, 18 * random.nextDouble() - 9);
            double[] w = response(random, 3, 0.05);
            double[] b = velocity(random);
            for (int k = 0; k < 9; k++) {
                w[k] /= mass;
            }
            for (int k = 0; k < 3; k++) {
                b[k] *= speed;
            }
            assertSolves(w, random.nextDouble(), b, "seed " + seed + " mass " + mass + " speed " + speed);
        }
    }

    /** A tangent that hinges hold: its row of W is zero, and nothing moves along it. */
    @Test
    void blockedTangent() {
        for (int seed = 0; seed < CONTACTS; seed++) {
            Random random = new Random(seed);
            double[] plane = response(random, 3, 0.05);
            double[] w = {plane[0], plane[1], 0, plane[3], plane[4], 0, 0, 0, 0};
            double[] b = velocity(random);
            b[2] = 0;
            assertSolves(w, random.nextDouble(), b, "seed " + seed);
        }
    }

    /** The blocked direction turned in the tangent plane, given to rounding only. */
    @Test
    void blockedTangentInAnyDirection() {
        for (int seed = 0; seed < CONTACTS; seed++) {
            Random random = new Random(seed);
            double angle = 2 * Math.PI * random.nextDouble();
            double c = Math.cos(angle);
            double s = Math.sin(angle);
            double[] plane = response(random, 3, 0.05);
            double wnn = plane[0];
            double wnt = plane[1];
            double wtt = plane[4];
            double[] w = {wnn, wnt * c, wnt * s, wnt * c, wtt * c * c, wtt * c * s, wnt * s, wtt * c * s, wtt * s * s};
            double along = random.nextGaussian();
            double[] b = {random.nextDouble() - 0.8, along * c, along * s};
            assertSolves(w, random.nextDouble(), b, "seed " + seed);
        }
    }

    /** Only the normal moves: any contact that is pressed together sticks. */
    @Test
    void bothTangentsBlocked() {
        double[] p = new double[3];
        double[] w = {2, 0, 0, 0, 0, 0, 0, 0, 0};
        assertEquals(State.STICK, solve(w, 0.5, new double[] {-1, 0, 0}, p));
        assertArrayEquals(new double[] {0.5, 0, 0}, p);
    }

    /** Nothing moves along the normal and the bodies approach: there is no solution, and it is said. */
    @Test
    void blockedNormal() {
        double[] p = {1, 1, 1};
        double[] w = {0, 0, 0, 0, 1, 0, 0, 0, 1};
        assertEquals(State.NONE, solve(w, 0.5, new double[] {-1, 0, 0}, p));
        assertArrayEquals(new double[3], p);
        assertEquals(State.SEPARATE, solve(w, 0.5, new double[] {0, 1, 0}, p));
        assertEquals(State.NONE, solve(new double[9], 0.5, new double[] {-1, 0, 0}, p));
    }

    /**
     * Painlevé's rod (mass 1, length 2, at 60°, μ = 2, tip sliding): W is regular, so that the impulse problem always
     * has a solution; in the paradoxical range it is that of sticking, by which the tip is stopped at once.
     */
    @Test
    void painleveRod() {
        double angle = Math.toRadians(60);
        double x = -Math.cos(angle);
        double z = -Math.sin(angle);
        double inertiaInverse = 3;
        double wnn = 1 + inertiaInverse * x * x;
        double wtt = 1 + inertiaInverse * z * z;
        double wnt = -inertiaInverse * x * z;
        double[] w = {wnn, wnt, 0, wnt, wtt, 0, 0, 0, 1};
        for (double sliding : new double[] {-1, 1}) {
            // friction of a slide against the motion acts on the normal by W_nn − sign·μ·W_nt, here negative one way
            boolean paradox = wnn - Math.signum(sliding) * 2 * wnt < 0;
            double[] b = {-0.01, sliding, 0};
            double[] p = new double[3];
            State state = solve(w, 2, b, p);
            assertTrue(residual(w, 2, b, p) <= TOLERANCE);
            assertEquals(paradox ? State.STICK : State.SLIDE, state, "sliding at " + sliding);
        }
    }

    /** Sticking and sliding by hand: W = I, pressed with 1. */
    @Test
    void byHand() {
        double[] w = {1, 0, 0, 0, 1, 0, 0, 0, 1};
        double[] p = new double[3];
        assertEquals(State.SEPARATE, solve(w, 0.5, new double[] {0, 1, 1}, p));
        assertArrayEquals(new double[3], p);
        assertEquals(State.STICK, solve(w, 0.5, new double[] {-1, 0.3, -0.4}, p));
        assertArrayEquals(new double[] {1, -0.3, 0.4}, p, 1e-15);
        assertEquals(State.SLIDE, solve(w, 0.5, new double[] {-1, 3, -4}, p));
        assertArrayEquals(new double[] {1, -0.3, 0.4}, p, 1e-15);
    }
}
