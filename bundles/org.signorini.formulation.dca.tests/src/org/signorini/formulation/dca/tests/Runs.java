package org.signorini.formulation.dca.tests;

import java.util.List;

import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.contact.ExactCone;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Options;
import org.signorini.formulation.dca.DivideAndConquer;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.pivoting.PathSolver;
import org.signorini.solver.semismooth.MncpRlm;

/** Simulations, and where their bodies are. */
final class Runs {

    private Runs() {
    }

    static Formulation mc() {
        return new MinimalCoordinates();
    }

    static Formulation rc() {
        return new RedundantCoordinates();
    }

    static DivideAndConquer dca(String... options) {
        DivideAndConquer formulation = new DivideAndConquer();
        formulation.configure(Options.of(options));
        return formulation;
    }

    static ContactModel cone(String... options) {
        ExactCone cone = new ExactCone();
        cone.configure(Options.of(options));
        return cone;
    }

    static ContactModel pyramid(String... options) {
        Pyramid pyramid = new Pyramid();
        pyramid.configure(Options.of(options));
        return pyramid;
    }

    static Simulator of(Model model, Formulation formulation, ContactModel contact, Scheme scheme, double h) {
        return Simulator.of(model).formulation(formulation).contactModel(contact)
                .solver("tests", contact instanceof Pyramid ? new PathSolver() : solver()).scheme(scheme).step(h)
                // contact velocities and work are computed only where somebody listens
                .listener(step -> {
                }).build();
    }

    /** Semi-implicit Euler that never divides steps. */
    static Simulator of(Model model, Formulation formulation, ContactModel contact, double h) {
        SemiImplicitEuler scheme = new SemiImplicitEuler();
        scheme.configure(Options.of("overlap", "1"));
        return of(model, formulation, contact, scheme, h);
    }

    static Simulator of(Model model, Formulation formulation, double h) {
        return of(model, formulation, cone(), h);
    }

    private static Solver solver() {
        return new SolverChain(List.of("mncp-rlm", "nsgs"), List.of(new MncpRlm(), new Nsgs()));
    }
}
