package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.contact.ExactCone;
import org.signorini.contact.Planar;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Options;
import org.signorini.formulation.rc.RedundantResponse;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Contacts;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.conic.newton.SemismoothNewton;
import org.signorini.solver.pivoting.LemkeSolver;
import org.signorini.solver.semismooth.MncpRlm;
import org.signorini.solver.semismooth.PfbRlm;

/**
 * Hinges of a planar mechanism block every motion across the plane. There contacts must not respond at all: rounding in
 * place of nothing is scaled up by those who scale by the diagonal, and with the hinges' rows beside them the solver
 * would have a second way to the same reactions.
 */
class BlockedDirectionsTest {

    private static final double H = 1e-3;

    /** A contact of every body with the ground whose second direction is x, the axis of all hinges. */
    private static DMatrixRMaj operator(RedundantResponse response, Mechanism mechanism) {
        ActiveContacts contacts = new ActiveContacts();
        for (int b = 1; b < mechanism.bodies().size(); b++) {
            int c = contacts.addContact();
            contacts.bodyA[c] = b;
            System.arraycopy(new double[] {0.1, 0.3 * b, 0.2 - 0.1 * b}, 0, contacts.point, 3 * c, 3);
            System.arraycopy(new double[] {0, 0.6, 0.8, 1, 0, 0, 0, 0.8, -0.6}, 0, contacts.frame, 9 * c, 9);
        }
        State state = response.initialState();
        response.update(state.q, state.u, 0);
        response.predict(state.u, H, 0, new double[state.u.length]);
        response.contacts(contacts);
        return ((DenseOperator) response.operator()).matrix();
    }

    @Test
    void contactsDoNotRespondWhereHingesBlockThem() {
        for (int n : new int[] {1, 5, 40}) {
            for (String eliminate : List.of("true", "false")) {
                Mechanism mechanism = Mechanisms.pendulum(n);
                RedundantResponse response = Runs.rc("eliminate", eliminate).bind(mechanism);
                DMatrixRMaj w = operator(response, mechanism);
                assertEquals(response.bilateral() + 3 * n, w.numRows);
                for (int c = 0; c < n; c++) {
                    int row = response.bilateral() + 3 * c;
                    for (int j = 0; j < w.numRows; j++) {
                        assertEquals(0, w.get(row + 1, j), "row " + j + " of " + n + " links");
                        assertEquals(0, w.get(j, row + 1));
                    }
                    assertTrue(w.get(row, row) > 1e-6 && w.get(row + 2, row + 2) > 1e-6, "the others do respond");
                }
            }
        }
    }

    private static Simulator run(Model model, Formulation formulation, String contactModel) {
        boolean cone = contactModel.equals("cone");
        ContactModel contact = cone ? new ExactCone() : contactModel.equals("planar") ? new Planar() : new Pyramid();
        contact.configure(Options.of("normal-law", "gap"));
        // the order of the default chain
        SolverChain solver = cone
                ? new SolverChain(List.of("ssn", "nsgs", "mncp-rlm"),
                        List.of(new SemismoothNewton(), new Nsgs(), new MncpRlm()))
                : new SolverChain(List.of("lemke", "pfb-rlm"), List.of(new LemkeSolver(), new PfbRlm()));
        Simulator simulator = Simulator.of(model).formulation(formulation).contactModel(contact)
                .solver("chain", solver).scheme(new SemiImplicitEuler()).step(H).build();
        simulator.run(700, () -> false);
        return simulator;
    }

    /** A chain falls on the floor, where more directions are held than there are freedoms; all ways end alike. */
    @ParameterizedTest
    @CsvSource({"5, 0, 0.5", "6, 0.3, 0.4", "8, 0.3, 0.4"})
    void chainsFallAlikeInAllWays(int n, double restitution, double friction) {
        Model model = Contacts.chainOnFloor(n, ContactLaw.coulomb(friction).restitution(restitution));
        double expected = Double.NaN;
        for (String contactModel : List.of("planar", "pyramid", "cone")) {
            for (String eliminate : List.of("true", "false")) {
                Simulator simulator = run(model, Runs.rc("eliminate", eliminate), contactModel);
                String name = contactModel + ", eliminate " + eliminate;
                assertTrue(simulator.failure().isEmpty(), () -> name + ": " + simulator.failure());
                double energy = Bodies.energy(simulator);
                expected = Double.isNaN(expected) ? energy : expected;
                assertEquals(expected, energy, 1e-6, name);
            }
        }
    }

    /** In a plane oblique to the contacts' tangents too, where no row of its own is blocked. */
    @ParameterizedTest
    @CsvSource({"mc", "true", "false"})
    void obliquePlanesAreNoOther(String eliminate) {
        Formulation formulation = eliminate.equals("mc") ? Runs.mc() : Runs.rc("eliminate", eliminate);
        ContactLaw law = ContactLaw.coulomb(0.5);
        Simulator straight = run(Contacts.chainOnFloor(8, law), formulation, "planar");
        for (String contactModel : List.of("planar", "pyramid")) {
            Simulator turned = run(Contacts.chainOnFloor(8, law, 0.5), formulation, contactModel);
            assertTrue(turned.failure().isEmpty(), () -> contactModel + ": " + turned.failure());
            assertEquals(Bodies.energy(straight), Bodies.energy(turned), 1e-6, contactModel);
        }
    }
}
