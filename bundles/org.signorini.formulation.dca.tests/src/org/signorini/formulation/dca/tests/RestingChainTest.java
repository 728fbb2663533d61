package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.contact.Planar;
import org.signorini.contribution.Options;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Contacts;
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
 * A chain falls on the floor and comes to rest on more contacts than it has freedoms, and its hinges block friction
 * across their plane: W is singular twice over. All ways to solve it end alike.
 */
class RestingChainTest {

    @ParameterizedTest
    @CsvSource({"5, 0, 0.5", "8, 0.3, 0.4"})
    void chainsFallAlikeInAllWays(int n, double restitution, double friction) {
        Model model = Contacts.chainOnFloor(n, ContactLaw.coulomb(friction).restitution(restitution));
        double expected = energy(model, Runs.mc(), "planar");
        for (String posing : List.of("lcp", "dense", "sparse")) {
            for (String contact : List.of("planar", "pyramid", "cone")) {
                for (String leaf : List.of("1", "32")) {
                    Formulation formulation = Runs.dca("posing", posing, "leaf", leaf);
                    assertEquals(expected, energy(model, formulation, contact), 1e-6,
                            posing + ", " + contact + ", leaf " + leaf);
                }
            }
        }
    }

    private static double energy(Model model, Formulation formulation, String name) {
        Planar planar = new Planar();
        planar.configure(Options.of("normal-law", "gap"));
        boolean cone = name.equals("cone");
        ContactModel contact = cone ? Runs.cone() : name.equals("planar") ? planar : Runs.pyramid();
        // the order of the default chain
        SolverChain solver = cone
                ? new SolverChain(List.of("ssn", "nsgs", "mncp-rlm"),
                        List.of(new SemismoothNewton(), new Nsgs(), new MncpRlm()))
                : new SolverChain(List.of("lemke", "pfb-rlm"), List.of(new LemkeSolver(), new PfbRlm()));
        Simulator run = Simulator.of(model).formulation(formulation).contactModel(contact).solver("chain", solver)
                .scheme(new SemiImplicitEuler()).step(1e-3).build();
        run.run(700, () -> false);
        assertTrue(run.failure().isEmpty(), () -> name + ": " + run.failure());
        return Bodies.energy(run);
    }
}
