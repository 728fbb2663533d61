package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.complementarity.operator.Operator;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.State;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/**
 * What a step asks of a formulation, against minimal coordinates: both describe the same equations in the same
 * coordinates and must agree up to rounding, in every posing.
 */
class ResponseTest {

    private static final double H = 1e-3;
    /** Of the second contact's normal. */
    private static final double COMPLIANCE = 0.01;

    static Stream<Arguments> mechanisms() {
        return Stream.of(Mechanisms.pendulum(1), Mechanisms.pendulum(2), Mechanisms.pendulum(13),
                Mechanisms.spatialChain(), Mechanisms.star(5), Mechanisms.fourBar(), Mechanisms.sliderCrank(false),
                Mechanisms.sliderCrank(true), Mechanisms.garland(6), Mechanisms.ladder(4), Mechanisms.drivenArm(),
                Mechanisms.springy(KinematicsMode.NONLINEAR, false, 100),
                Mechanisms.springy(KinematicsMode.LINEARIZED, false, 100),
                Mechanisms.spatialChain(KinematicsMode.LINEARIZED), Mechanisms.loose(4), Mechanisms.tree(30, 7),
                Mechanisms.tree(30, 8)).flatMap(m -> Stream.of("lcp", "dense", "sparse")
                        .map(posing -> Arguments.of(m.name(), posing, m)));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("mechanisms")
    void agreesWithMinimalCoordinates(String name, String posing, Mechanism mechanism) {
        for (String leaf : new String[] {"1", "5", "32"}) {
            for (double theta : new double[] {0, 0.5}) {
                compare(mechanism, Runs.mc().bind(mechanism), Runs.dca("posing", posing, "leaf", leaf).bind(mechanism),
                        theta);
            }
        }
    }

    private static void compare(Mechanism mechanism, Response mc, Response dca, double theta) {
        SplittableRandom random = new SplittableRandom(5);
        State state = mc.initialState();
        assertArrayEquals(state.q, dca.initialState().q, 1e-12);
        int n = state.u.length;
        double[] expected = new double[n];
        double[] actual = new double[n];
        for (int round = 0; round < 3; round++) {
            for (double h : new double[] {0, H}) {
                mc.update(state.q, state.u, round * H);
                mc.predict(state.u, h, theta, expected);
                dca.update(state.q, state.u, round * H);
                dca.predict(state.u, h, theta, actual);
                close(expected, actual, 1e-9, "free velocities");
            }
            ActiveContacts contacts = contacts(mechanism, random);
            mc.contacts(contacts);
            dca.contacts(contacts);
            double[] p = new double[3 * contacts.count()];
            for (int i = 0; i < p.length; i++) {
                p[i] = random.nextDouble(-1, 1);
            }
            respond(mc, p, expected);
            respond(dca, p, actual);
            close(expected, actual, 1e-8, "velocities after impulses");
            DMatrixRMaj w = condensed(mc, contacts.count());
            DMatrixRMaj w2 = condensed(dca, contacts.count());
            symmetric(matrix(dca.operator()));
            for (int i = 0; i < w.numRows; i++) {
                for (int j = 0; j < w.numRows; j++) {
                    double scale = 1e-9 * (1 + Math.sqrt(Math.abs(w.get(i, i) * w.get(j, j))));
                    assertEquals(w.get(i, j), w2.get(i, j), scale, "W " + i + ", " + j);
                }
            }
            // on to the next state
            dca.dynamics().system().configuration().advance(state.q, expected, H, state.q);
            System.arraycopy(expected, 0, state.u, 0, n);
        }
    }

    private static void symmetric(DMatrixRMaj w) {
        for (int i = 0; i < w.numRows; i++) {
            for (int j = 0; j < i; j++) {
                assertEquals(w.get(i, j), w.get(j, i), 0, "symmetry of " + i + ", " + j);
            }
        }
    }

    private static void close(double[] expected, double[] actual, double tolerance, String what) {
        double most = 1;
        for (double value : expected) {
            most = Math.max(most, Math.abs(value));
        }
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], actual[i], tolerance * most, what + " " + i);
        }
    }

    /** Velocities after impulses of contacts, those of bilateral rows being solved for. */
    private static void respond(Response response, double[] contact, double[] out) {
        Operator operator = response.operator();
        int m = response.bilateral();
        int n = operator.size();
        double[] b = new double[n];
        response.constant(b);
        double[] p = new double[n];
        System.arraycopy(contact, 0, p, m, contact.length);
        if (m > 0) {
            DMatrixRMaj w = matrix(operator);
            double[] v = new double[n];
            operator.multiply(p, v);
            DMatrixRMaj right = new DMatrixRMaj(m, 1);
            for (int i = 0; i < m; i++) {
                right.set(i, 0, -v[i] - b[i]);
            }
            DMatrixRMaj x = new DMatrixRMaj(m, 1);
            assertTrue(CommonOps_DDRM.solve(CommonOps_DDRM.extract(w, 0, m, 0, m), right, x));
            System.arraycopy(x.data, 0, p, 0, m);
        }
        response.respond(p, out);
        // what the operator says of contacts is what becomes of them
        double[] v = new double[n];
        operator.multiply(p, v);
        double[] after = new double[contact.length];
        response.velocities(out, after);
        for (int i = 0; i < after.length; i++) {
            double yielding = i == 3 ? COMPLIANCE * p[m + i] : 0;
            assertEquals(v[m + i] + b[m + i] - yielding, after[i], 1e-8 * (1 + Math.abs(after[i])),
                    "velocity of row " + i);
        }
    }

    private static DMatrixRMaj matrix(Operator operator) {
        int n = operator.size();
        DMatrixRMaj w = new DMatrixRMaj(n, n);
        double[] e = new double[n];
        double[] column = new double[n];
        for (int j = 0; j < n; j++) {
            e[j] = 1;
            operator.multiply(e, column);
            e[j] = 0;
            for (int i = 0; i < n; i++) {
                w.set(i, j, column[i]);
            }
        }
        return w;
    }

    /** W with the bilateral rows eliminated. */
    private static DMatrixRMaj condensed(Response response, int contacts) {
        DMatrixRMaj w = matrix(response.operator());
        int m = response.bilateral();
        int n = w.numRows;
        assertEquals(m + 3 * contacts, n);
        DMatrixRMaj c = CommonOps_DDRM.extract(w, m, n, m, n);
        if (m > 0) {
            DMatrixRMaj x = new DMatrixRMaj(m, n - m);
            DMatrixRMaj side = CommonOps_DDRM.extract(w, 0, m, m, n);
            assertTrue(CommonOps_DDRM.solve(CommonOps_DDRM.extract(w, 0, m, 0, m), side, x));
            CommonOps_DDRM.multAddTransA(-1, side, x, c);
        }
        return c;
    }

    /** Contacts of bodies with the ground and with each other, at any point, in any direction. */
    static ActiveContacts contacts(Mechanism mechanism, SplittableRandom random) {
        ActiveContacts contacts = new ActiveContacts();
        int bodies = mechanism.bodies().size();
        for (int i = 0; i < 5; i++) {
            int c = contacts.addContact();
            contacts.bodyA[c] = 1 + random.nextInt(bodies - 1);
            contacts.bodyB[c] = i < 2 ? 0 : random.nextInt(bodies);
            contacts.source[c] = random.nextInt();
            contacts.compliance[c] = i == 1 ? COMPLIANCE : 0;
            for (int k = 0; k < 3; k++) {
                contacts.point[3 * c + k] = random.nextDouble(-1, 1);
            }
            for (int k = 0; k < 9; k++) {
                contacts.frame[9 * c + k] = random.nextDouble(-1, 1);
            }
        }
        return contacts;
    }
}
