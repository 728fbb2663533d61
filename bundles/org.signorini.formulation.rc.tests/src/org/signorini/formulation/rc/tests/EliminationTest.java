package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.formulation.rc.RedundantResponse;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Contacts;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.State;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Response;
import org.signorini.simulation.Simulator;

/** Contacts alone after elimination, all rows without it, minimal coordinates: one answer. */
class EliminationTest {

    private static final double H = 1e-3;

    /** On an open chain W has nothing but contacts in minimal coordinates, and is the same matrix. */
    @Test
    void operatorIsThatOfMinimalCoordinates() {
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(6), Mechanisms.pendulum(100),
                Mechanisms.spatialChain(), Mechanisms.star(3), Mechanisms.star(7))) {
            ActiveContacts contacts = touching(mechanism);
            double[] expected = matrix(Runs.mc().bind(mechanism), contacts).data;
            double[] actual = matrix(Runs.rc().bind(mechanism), contacts).data;
            double size = 0;
            for (double w : expected) {
                size = Math.max(size, Math.abs(w));
            }
            assertArrayEquals(expected, actual, 1e-11 * size, mechanism.name());
        }
    }

    /** Springs too: M + hθC + h²θ²K in both. */
    @Test
    void operatorHasImplicitSprings() {
        Mechanism mechanism = Mechanisms.springy(KinematicsMode.NONLINEAR, false, 1e4);
        ActiveContacts contacts = touching(mechanism);
        assertArrayEquals(matrix(Runs.mc().bind(mechanism), contacts, 0.5).data,
                matrix(Runs.rc().bind(mechanism), contacts, 0.5).data, 1e-10);
    }

    /** W_cc − W_cb W_bb⁻¹ W_bc of the matrix with all rows, loops with dependent rows included. */
    @Test
    void eliminatingIsTheSchurComplement() {
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(4), Mechanisms.spatialChain(), Mechanisms.fourBar(),
                Mechanisms.sliderCrank(true), Mechanisms.garland(5),
                Mechanisms.springy(KinematicsMode.NONLINEAR, false, 1e4))) {
            ActiveContacts contacts = touching(mechanism);
            DMatrixRMaj eliminated = matrix(Runs.rc().bind(mechanism), contacts, 0.5);
            RedundantResponse all = Runs.rc("eliminate", "false").bind(mechanism);
            DMatrixRMaj w = matrix(all, contacts, 0.5).copy();
            for (int k = 0; k < all.bilateral(); k++) {
                Dense.eliminate(w, k);
            }
            int first = all.bilateral();
            for (int i = 0; i < eliminated.numRows; i++) {
                for (int j = 0; j < eliminated.numRows; j++) {
                    assertEquals(w.get(first + i, first + j), eliminated.get(i, j), 1e-9, mechanism.name());
                }
            }
        }
    }

    private static DMatrixRMaj matrix(Response response, ActiveContacts contacts) {
        return matrix(response, contacts, 0);
    }

    private static DMatrixRMaj matrix(Response response, ActiveContacts contacts, double theta) {
        State state = response.initialState();
        response.update(state.q, state.u, 0);
        response.predict(state.u, H, theta, new double[state.u.length]);
        response.contacts(contacts);
        return ((DenseOperator) response.operator()).matrix();
    }

    /** A contact of every body with the ground, the last one also with the first. */
    private static ActiveContacts touching(Mechanism mechanism) {
        ActiveContacts contacts = new ActiveContacts();
        int bodies = mechanism.bodies().size() - 1;
        for (int b = 1; b <= bodies + 1; b++) {
            int c = contacts.addContact();
            contacts.bodyA[c] = Math.min(b, bodies);
            contacts.bodyB[c] = b > bodies ? 1 : 0;
            double[] point = {0.3 * b, 0.2 - 0.1 * b, 0.15 * b};
            double[] frame = {0, 0.6, 0.8, 1, 0, 0, 0, 0.8, -0.6};
            System.arraycopy(point, 0, contacts.point, 3 * c, 3);
            System.arraycopy(frame, 0, contacts.frame, 9 * c, 9);
        }
        return contacts;
    }

    /** Step by step the same impulses, whether the solver has 60 more unknowns or not. */
    @Test
    void impulsesAreTheSame() {
        for (Model model : List.of(Contacts.chainOnFloor(4, ContactLaw.coulomb(0.4).restitution(0.3)),
                Contacts.thrownChain(ContactLaw.coulomb(0.4)))) {
            Simulator eliminated = Runs.of(model, Runs.rc(), H);
            Simulator all = Runs.of(model, Runs.rc("eliminate", "false"), H);
            int compared = 0;
            for (int k = 0; compared < 40; k++) {
                assertTrue(k < 2000 && eliminated.step() && all.step(),
                        () -> eliminated.failure() + " " + all.failure());
                assertEquals(eliminated.lastStep().isSolved(), all.lastStep().isSolved());
                if (all.lastStep().isSolved()) {
                    compared++;
                    compareImpulses(eliminated, all);
                }
            }
            int hinges = ((RedundantResponse) all.response()).hingeRows();
            assertEquals(hinges + 3 * all.statistics().contactsMax(), all.statistics().sizeMax(), "n_b + 3 n_u");
            assertEquals(hinges + 3 * eliminated.statistics().contactsMax(), eliminated.statistics().sizeMax(),
                    "eliminated rows count");
        }
    }

    private static void compareImpulses(Simulator eliminated, Simulator all) {
        int n = 3 * eliminated.lastStep().contacts().count();
        assertEquals(n, 3 * all.lastStep().contacts().count());
        for (int i = 0; i < n; i++) {
            assertEquals(eliminated.lastStep().impulses()[i],
                    all.lastStep().impulses()[all.lastStep().firstRow() + i], 1e-6, "at " + all.time());
        }
        assertEquals(0, Bodies.difference(eliminated.state().u, all.state().u), 1e-6);
    }
}
