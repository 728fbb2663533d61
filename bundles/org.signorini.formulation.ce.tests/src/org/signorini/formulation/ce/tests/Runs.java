package org.signorini.formulation.ce.tests;

import java.util.List;

import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.contact.ExactCone;
import org.signorini.contribution.Options;
import org.signorini.formulation.ce.ConstraintEmbedding;
import org.signorini.formulation.ce.EmbeddedResponse;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.formulation.tests.Bodies;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.semismooth.MncpPlm;
import org.signorini.solver.semismooth.MncpRlm;

/** Simulations with the exact cone, and where their bodies are. */
final class Runs {

    private Runs() {
    }

    static Formulation mc() {
        return new MinimalCoordinates();
    }

    static Formulation rc() {
        return new RedundantCoordinates();
    }

    static ConstraintEmbedding ce(String... options) {
        ConstraintEmbedding formulation = new ConstraintEmbedding();
        formulation.configure(Options.of(options));
        return formulation;
    }

    static Simulator of(Model model, Formulation formulation, Scheme scheme, double h) {
        ExactCone cone = new ExactCone();
        cone.configure(Options.of("normal-law", "gap"));
        return Simulator.of(model).formulation(formulation).contactModel(cone).solver("chain", solver()).scheme(scheme)
                .step(h)
                // contact velocities and work are computed only where somebody listens
                .listener(step -> {
                }).build();
    }

    private static Solver solver() {
        return new SolverChain(List.of("mncp-rlm", "mncp-plm", "nsgs"),
                List.of(new MncpRlm(), new MncpPlm(), new Nsgs()));
    }

    /** Semi-implicit Euler that never divides steps. */
    static Scheme euler() {
        SemiImplicitEuler scheme = new SemiImplicitEuler();
        scheme.configure(Options.of("overlap", "1"));
        return scheme;
    }

    static Simulator of(Model model, Formulation formulation, double h) {
        return of(model, formulation, euler(), h);
    }

    static Simulator after(Model model, Formulation formulation, Scheme scheme, double h, double duration) {
        Simulator run = of(model, formulation, scheme, h);
        run.run(duration);
        run.failure().ifPresent(failure -> {
            throw new AssertionError(model.mechanism().name() + ": " + failure);
        });
        return run;
    }

    static EmbeddedResponse response(Simulator run) {
        return (EmbeddedResponse) run.response();
    }

    /** Largest difference of the bodies' points between embedding and another formulation after a time. */
    static double disagreement(Model model, Formulation other, Scheme scheme, double h, double duration) {
        return Bodies.difference(Bodies.poses(after(model, ce(), scheme, h, duration)),
                Bodies.poses(after(model, other, scheme, h, duration)));
    }
}
