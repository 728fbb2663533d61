package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/**
 * W, b and the response to impulses against minimal coordinates, from whose problem the bilateral rows are eliminated
 * by hand: W_cc − W_cb W_bb⁻¹W_bc.
 */
class ResponseTest {

    private static final double H = 1e-3;

    static Stream<Mechanism> mechanisms() {
        return Stream.of(Mechanisms.pendulum(12), Mechanisms.spatialChain(), Loops.fourBar(),
                Mechanisms.sliderCrank(true), Mechanisms.garland(5), Loops.windows(3),
                Loops.chainOfFourBars(6), Loops.squeezer(), Loops.floating().build(),
                Loops.springy(KinematicsMode.NONLINEAR, 100), Loops.springy(KinematicsMode.LINEARIZED, 100));
    }

    @ParameterizedTest
    @MethodSource("mechanisms")
    void respondsAsMinimalCoordinatesDo(Mechanism mechanism) {
        for (int seed = 1; seed <= 6; seed++) {
            // few contacts take other ways than many
            compare(mechanism, seed, seed <= 3 ? seed : 4 * seed);
        }
    }

    private static void compare(Mechanism mechanism, int seed, int contacts) {
        String subject = mechanism.name() + ", seed " + seed;
        Response embedded = Runs.ce().bind(mechanism);
        Response minimal = Runs.mc().bind(mechanism);
        State state = embedded.initialState();
        int freedoms = state.u.length;
        double theta = seed % 2 == 0 ? 0.5 : 0;
        double[] uFree = new double[freedoms];
        double[] uMinimal = new double[freedoms];
        ActiveContacts active = random(mechanism, new SplittableRandom(seed), contacts);
        for (Response response : new Response[] {embedded, minimal}) {
            response.update(state.q, state.u, state.time);
            response.predict(state.u, H, theta, response == embedded ? uFree : uMinimal);
            response.contacts(active);
        }
        int rows = 3 * contacts;
        int held = minimal.bilateral();
        assertEquals(0, embedded.bilateral());
        assertEquals(0, embedded.eliminated());
        double[] full = ((DenseOperator) minimal.operator()).matrix().data.clone();
        double size = 0;
        for (double entry : full) {
            size = Math.max(size, Math.abs(entry));
        }
        int n = held + rows;
        double[] constant = new double[n];
        minimal.constant(constant);
        eliminate(full, constant, n, held);
        double[] w = ((DenseOperator) embedded.operator()).matrix().data;
        double[] b = new double[rows];
        embedded.constant(b);
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < rows; j++) {
                assertEquals(full[(held + i) * n + held + j], w[i * rows + j], 1e-10 * size, subject + ", W" + i + j);
                assertEquals(w[j * rows + i], w[i * rows + j], 0, subject);
            }
        }
        double[] p = new double[rows];
        SplittableRandom random = new SplittableRandom(100 + seed);
        for (int i = 0; i < rows; i++) {
            p[i] = random.nextDouble(-1, 1);
        }
        consistent(embedded, subject, w, b, p, active, freedoms);
        // minimal coordinates hold loops where they are, embedding half a step ahead or a step with θ
        double ahead = Bodies.difference(uFree, uMinimal);
        embedded.predict(state.u, 0.1 * H, theta, uFree);
        minimal.predict(state.u, 0.1 * H, theta, uMinimal);
        assertEquals(0.1 * ahead, Bodies.difference(uFree, uMinimal), 0.01 * ahead + 1e-10, subject);
    }

    /** Without a step in time loops hold where they are, and all energy comes from the impulses: ½ p·(v + v⁺). */
    @ParameterizedTest
    @MethodSource("mechanisms")
    void energyOfImpulsesIsTheirWork(Mechanism mechanism) {
        Assumptions.assumeTrue(mechanism.joints().stream().noneMatch(Joint::isPrescribed), "motors work as well");
        Response response = Runs.ce().bind(mechanism);
        State state = response.initialState();
        int freedoms = state.u.length;
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < freedoms; i++) {
            state.u[i] = random.nextDouble(-1, 1);
        }
        double[] before = new double[freedoms];
        double[] after = new double[freedoms];
        double[] v = new double[12];
        double[] next = new double[12];
        double[] p = random.doubles(12, -1, 1).toArray();
        response.update(state.q, state.u, 0);
        response.predict(state.u, 0, 0, before);
        response.contacts(random(mechanism, random, 4));
        response.velocities(before, v);
        response.respond(p, after);
        response.velocities(after, next);
        double work = 0;
        for (int i = 0; i < 12; i++) {
            work += 0.5 * p[i] * (v[i] + next[i]);
        }
        double gain = kinetic(response, after) - kinetic(response, before);
        assertEquals(gain, work, 1e-11 * (1 + Math.abs(gain) + kinetic(response, before)), mechanism.name());
    }

    private static double kinetic(Response response, double[] u) {
        double[] momentum = new double[u.length];
        response.dynamics().multiplyMass(u, momentum);
        double sum = 0;
        for (int i = 0; i < u.length; i++) {
            sum += 0.5 * u[i] * momentum[i];
        }
        return sum;
    }

    /** v⁺ = W p + b is J u⁺, but for what compliance adds. */
    private static void consistent(Response response, String subject, double[] w, double[] b, double[] p,
            ActiveContacts contacts, int freedoms) {
        int rows = 3 * contacts.count();
        double[] expected = b.clone();
        double size = 0;
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < rows; j++) {
                expected[i] += w[i * rows + j] * p[j];
            }
            expected[i] -= i % 3 == 0 ? contacts.compliance[i / 3] * p[i] : 0;
            size = Math.max(size, Math.abs(expected[i]));
        }
        double[] next = new double[freedoms];
        double[] v = new double[rows];
        response.respond(p, next);
        response.velocities(next, v);
        assertArrayEquals(expected, v, 1e-11 * size + 1e-14, subject);
    }

    /** Gaussian elimination of the first rows. */
    private static void eliminate(double[] a, double[] b, int n, int count) {
        for (int k = 0; k < count; k++) {
            for (int i = k + 1; i < n; i++) {
                double factor = a[i * n + k] / a[k * n + k];
                for (int j = k; j < n; j++) {
                    a[i * n + j] -= factor * a[k * n + j];
                }
                b[i] -= factor * b[k];
            }
        }
    }

    /** Points anywhere on pairs of bodies, the ground among them, with frames that are not aligned to anything. */
    private static ActiveContacts random(Mechanism mechanism, SplittableRandom random, int count) {
        ActiveContacts contacts = new ActiveContacts();
        int bodies = mechanism.bodies().size();
        for (int c = 0; c < count; c++) {
            contacts.addContact();
            contacts.bodyA[c] = 1 + random.nextInt(bodies - 1);
            contacts.bodyB[c] = (contacts.bodyA[c] + 1 + random.nextInt(bodies - 1)) % bodies;
            double angle = random.nextDouble(6);
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            double[] frame = {cos, sin, 0, -0.6 * sin, 0.6 * cos, 0.8, 0.8 * sin, -0.8 * cos, 0.6};
            for (int i = 0; i < 9; i++) {
                contacts.frame[9 * c + i] = frame[i];
            }
            for (int i = 0; i < 3; i++) {
                contacts.point[3 * c + i] = random.nextDouble(-1, 1);
            }
            contacts.compliance[c] = 1e-3 * c;
        }
        return contacts;
    }
}
