package org.signorini.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.analysis.energy.EnergyAudit;
import org.signorini.analysis.verdict.watch.RunWatch;
import org.signorini.contact.Pyramid;
import org.signorini.formulation.tests.Contacts;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.pivoting.LemkeSolver;

/** Whoever watches a run allocates nothing in its steps. */
class AllocationTest {

    @Test
    void watchingAllocatesNothing() {
        var bean = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (Model model : List.of(new Model(Mechanisms.sliderCrank(true)), new Model(Mechanisms.drivenArm()),
                new Model(Mechanisms.springy(KinematicsMode.NONLINEAR, false, 40)),
                Contacts.thrownChain(ContactLaw.coulomb(0.5)))) {
            Simulator simulator = Simulator.of(model).formulation(Formulations.all().get("mc"))
                    .contactModel(new Pyramid()).solver("lemke", new LemkeSolver()).scheme(new SemiImplicitEuler())
                    .step(1e-4).build();
            simulator.add(new RunWatch());
            EnergyAudit.attach(simulator);
            simulator.run(0.5);
            long before = bean.getCurrentThreadAllocatedBytes();
            simulator.run(0.1);
            long bytes = bean.getCurrentThreadAllocatedBytes() - before;
            // a thousand steps; what strikes may be noted
            assertTrue(bytes < 20_000, model.mechanism().name() + ": " + bytes + " bytes");
        }
    }
}
