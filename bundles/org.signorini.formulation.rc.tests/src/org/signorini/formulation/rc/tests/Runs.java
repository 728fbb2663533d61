package org.signorini.formulation.rc.tests;

import java.util.List;

import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.contact.ExactCone;
import org.signorini.contribution.Options;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.formulation.tests.Bodies;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.semismooth.MncpRlm;

/** Simulations with the exact cone, and where their bodies are. */
final class Runs {

    private Runs() {
    }

    static Formulation mc() {
        return new MinimalCoordinates();
    }

    static RedundantCoordinates rc(String... options) {
        RedundantCoordinates formulation = new RedundantCoordinates();
        formulation.configure(Options.of(options));
        return formulation;
    }

    static Simulator of(Model model, Formulation formulation, Scheme scheme, double h) {
        return of(model, formulation, scheme, h, "gap");
    }

    static Simulator of(Model model, Formulation formulation, Scheme scheme, double h, String normalLaw) {
        ExactCone cone = new ExactCone();
        cone.configure(Options.of("normal-law", normalLaw));
        return Simulator.of(model).formulation(formulation).contactModel(cone)
                .solver("mncp", solver()).scheme(scheme).step(h)
                // contact velocities and work are computed only where somebody listens
                .listener(step -> {
                }).build();
    }

    private static Solver solver() {
        return new SolverChain(List.of("mncp-rlm", "gauss-seidel"), List.of(new MncpRlm(), new GaussSeidel()));
    }

    /** Semi-implicit Euler that never divides steps. */
    static Simulator of(Model model, Formulation formulation, double h) {
        SemiImplicitEuler scheme = new SemiImplicitEuler();
        scheme.configure(Options.of("overlap", "1"));
        return of(model, formulation, scheme, h);
    }

    /** Largest difference of the bodies' points between the two formulations after a time. */
    static double disagreement(Model model, Scheme scheme, double h, double duration, String... options) {
        Simulator minimal = of(model, mc(), scheme, h);
        Simulator redundant = of(model, rc(options), scheme, h);
        minimal.run(duration);
        redundant.run(duration);
        if (minimal.failure().isPresent() || redundant.failure().isPresent()) {
            throw new AssertionError(minimal.failure() + " " + redundant.failure());
        }
        return Bodies.difference(Bodies.poses(minimal), Bodies.poses(redundant));
    }
}
