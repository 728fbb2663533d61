package org.signorini.formulation.ccp.tests;

import org.signorini.complementarity.solver.Solver;
import org.signorini.contact.ExactCone;
import org.signorini.contact.RelaxedCone;
import org.signorini.contribution.Options;
import org.signorini.formulation.ccp.ConeComplementarity;
import org.signorini.formulation.tests.Bodies;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.SimulatorBuilder;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.conic.newton.SemismoothNewton;

/** Simulations, and where their bodies are. */
final class Runs {

    private Runs() {
    }

    static Formulation ccp(String... options) {
        ConeComplementarity formulation = new ConeComplementarity();
        formulation.configure(Options.of(options));
        return formulation;
    }

    static Scheme euler(String... options) {
        SemiImplicitEuler scheme = new SemiImplicitEuler();
        scheme.configure(Options.of(options));
        return scheme;
    }

    /** With the exact cone. */
    static Simulator exact(Model model, Formulation formulation, double h) {
        return builder(model, formulation, h).contactModel(new ExactCone()).solver("ssn", new SemismoothNewton())
                .build();
    }

    /** With S2's relaxed cone, and its active set: what glides at a gap would not be found by overlap. */
    static Simulator relaxed(Model model, Solver solver, double h) {
        return builder(model, ccp(), h).scheme(euler("overlap", "1", "distance", "0.01"))
                .contactModel(new RelaxedCone()).solver("cone", solver).build();
    }

    static SimulatorBuilder builder(Model model, Formulation formulation, double h) {
        return Simulator.of(model).formulation(formulation).scheme(euler("overlap", "1")).step(h)
                // contact velocities and work are computed only where somebody listens
                .listener(step -> {
                });
    }

    /** Largest difference of the bodies' points between this and another formulation after a time. */
    static double disagreement(Model model, Formulation other, double h, double duration) {
        Simulator cone = exact(model, ccp(), h);
        Simulator reference = exact(model, other, h);
        cone.run(duration);
        reference.run(duration);
        if (cone.failure().isPresent() || reference.failure().isPresent()) {
            throw new AssertionError(cone.failure() + " " + reference.failure());
        }
        return Bodies.difference(Bodies.poses(cone), Bodies.poses(reference));
    }
}
