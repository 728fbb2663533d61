package org.signorini.formulation.mc.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.multibody.State;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Response;

/** v = W p + b must be what u⁺ after the same impulses says, for contacts, limits and loops together. */
class TreeResponseTest {

    /** Two cranks and a coupler, one joint cut; spatial joints in a plane, so that rows repeat each other. */
    private static Mechanism fourBar(double crankB) {
        MechanismBuilder builder = Mechanism.named("four-bar");
        Body a = builder.body("a", MassProperties.of(1, 0.1, 0.1, 0.1).at(0.5, 0, 0));
        Body b = builder.body("b", MassProperties.of(1, 0.1, 0.1, 0.1).at(0.5, 0, 0));
        Body coupler = builder.body("coupler", MassProperties.of(2, 0.2, 0.2, 0.2).at(1, 0, 0));
        Joint j = builder.joint("A", JointType.REVOLUTE).axis(0, -1, 0).between(builder.ground().origin(), a.origin())
                .initial(0.7).initialVelocity(1).limit(0, 0.6, 2).add();
        builder.joint("B", JointType.REVOLUTE).axis(0, -1, 0).between(builder.ground().marker(2, 0, 0), b.origin())
                .initial(crankB).add();
        builder.joint("C", JointType.REVOLUTE).axis(0, -1, 0).between(a.marker(1, 0, 0), coupler.origin())
                .initial(-0.6).add();
        builder.joint("D", JointType.REVOLUTE).axis(0, -1, 0).between(coupler.marker(2, 0, 0), b.marker(1, 0, 0)).cut()
                .add();
        builder.force(new JointSpring("spring", j, 0, 50, 2, 0));
        return builder.build();
    }

    private static ActiveContacts contacts() {
        ActiveContacts contacts = new ActiveContacts();
        int c = contacts.addContact();
        contacts.bodyA[c] = 3;
        contacts.bodyB[c] = 0;
        double[] p = {1.7, 0, 0.6};
        double[] frame = {0, 0, 1, 1, 0, 0, 0, 1, 0};
        System.arraycopy(p, 0, contacts.point, 0, 3);
        System.arraycopy(frame, 0, contacts.frame, 0, 9);
        contacts.compliance[c] = 0;
        c = contacts.addContact();
        contacts.bodyA[c] = 1;
        contacts.bodyB[c] = 2;
        System.arraycopy(p, 0, contacts.point, 3, 3);
        System.arraycopy(frame, 0, contacts.frame, 9, 9);
        contacts.addLimit(0, 0.1);
        return contacts;
    }

    @Test
    void responseIsConsistent() {
        Response response = new MinimalCoordinates().bind(fourBar(0.8));
        State state = response.initialState();
        response.update(state.q, state.u, 0);
        double[] free = new double[3];
        response.predict(state.u, 1e-3, 0, free);
        // a planar loop of spatial joints has two independent rows
        assertEquals(2, response.bilateral());
        assertTrue(response.constraintError() < 1e-11);
        response.contacts(contacts());
        int rows = 2 + 9;
        assertEquals(rows, response.operator().size());
        double[] b = new double[rows];
        response.constant(b);
        double[] p = new double[rows];
        for (int i = 0; i < rows; i++) {
            p[i] = Math.sin(1 + i);
        }
        double[] next = new double[3];
        response.respond(p, next);
        double[] v = new double[rows];
        response.operator().multiply(p, v);
        double[] seen = new double[9];
        response.velocities(next, seen);
        for (int i = 0; i < 9; i++) {
            assertEquals(seen[i], v[2 + i] + b[2 + i], 1e-11, "row " + i);
        }
        // the limit pushes its coordinate, and has no tangents
        assertEquals(next[0], seen[6], 1e-12);
        assertArrayEquals(new double[] {0, 0}, new double[] {seen[7], seen[8]}, 0);
        // out of the plane nothing moves
        assertEquals(0, response.operator().diagonal(2 + 2), 1e-12);
    }

    /** What holds the loop without contacts is the solution of the bilateral rows. */
    @Test
    void predictionHoldsTheLoop() {
        Response response = new MinimalCoordinates().bind(fourBar(0.8));
        State state = response.initialState();
        response.update(state.q, state.u, 0);
        double[] free = new double[3];
        response.predict(state.u, 1e-3, 0, free);
        ActiveContacts none = new ActiveContacts();
        response.contacts(none);
        double[] b = new double[2];
        response.constant(b);
        double w00 = response.operator().diagonal(0);
        double w11 = response.operator().diagonal(1);
        double[] column = new double[2];
        response.operator().multiply(new double[] {1, 0}, column);
        double det = w00 * w11 - column[1] * column[1];
        double[] p = {(-b[0] * w11 + b[1] * column[1]) / det, (-b[1] * w00 + b[0] * column[1]) / det};
        double[] next = new double[3];
        response.respond(p, next);
        assertArrayEquals(free, next, 1e-10);
    }

    /** θ > 0: (M + hθC + h²θ²K)(u⁺ − u⁻) = h f − h²θ K u⁻, on one freedom by hand. */
    @Test
    void springsAreImplicit() {
        MechanismBuilder builder = Mechanism.named("oscillator").gravity(0, 0, 0);
        Body mass = builder.body("mass", MassProperties.of(2, 1, 1, 1));
        Joint slide = builder.joint("x", JointType.PRISMATIC).between(builder.ground().origin(), mass.origin())
                .initial(0.3).initialVelocity(0.4).add();
        builder.force(new JointSpring("spring", slide, 0, 100, 3, 0));
        Response response = new MinimalCoordinates().bind(builder.build());
        State state = response.initialState();
        double[] free = new double[1];
        double h = 0.01;
        for (double theta : new double[] {0.5, 1, 0}) {
            response.update(state.q, state.u, 0);
            response.predict(state.u, h, theta, free);
            double matrix = 2 + h * theta * 3 + h * h * theta * theta * 100;
            double expected = 0.4 + (h * (-100 * 0.3 - 3 * 0.4) - h * h * theta * 100 * 0.4) / matrix;
            assertEquals(expected, free[0], 1e-14, "theta " + theta);
        }
    }

    @Test
    void loopThatCannotCloseIsNamed() {
        MechanismBuilder builder = Mechanism.named("apart");
        Body a = builder.body("a", MassProperties.sphere(1, 1));
        builder.joint("A", JointType.REVOLUTE).between(builder.ground().origin(), a.origin()).add();
        builder.joint("B", JointType.REVOLUTE).between(builder.ground().marker(5, 0, 0), a.marker(1, 0, 0)).cut().add();
        Response response = new MinimalCoordinates().bind(builder.build());
        ModelException e = assertThrows(ModelException.class, response::initialState);
        assertTrue(e.getMessage().contains("'apart'"), e.getMessage());
    }
}
