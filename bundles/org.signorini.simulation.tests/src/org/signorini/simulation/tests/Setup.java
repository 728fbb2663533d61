package org.signorini.simulation.tests;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contact.ExactCone;
import org.signorini.contact.Planar;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.contribution.Options;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.SimulatorBuilder;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Simulations of tests: by ids where extensions can be read, by classes where tests run outside OSGi. */
final class Setup {

    private static final Map<String, String> CLASSES = Map.ofEntries(Map.entry("lemke", "pivoting.LemkeSolver"),
            Map.entry("path", "pivoting.PathSolver"), Map.entry("pfb-rlm", "semismooth.PfbRlm"),
            Map.entry("pfb-plm", "semismooth.PfbPlm"), Map.entry("mncp-rlm", "semismooth.MncpRlm"),
            Map.entry("mncp-plm", "semismooth.MncpPlm"), Map.entry("nsgs", "conic.Nsgs"),
            Map.entry("ssn", "conic.newton.SemismoothNewton"), Map.entry("pgs", "conic.Pgs"));

    private Setup() {
    }

    static CertifiedSolver solver(String id) {
        return new CertifiedSolver(id, create(id));
    }

    /** Solvers one behind the other. */
    static SolverChain chain(String... ids) {
        return new SolverChain(List.of(ids), Stream.of(ids).map(Setup::create).toList());
    }

    private static Solver create(String id) {
        try {
            Optional<Contribution<Solver>> found = new SolverRegistry().find(id);
            if (found.isPresent()) {
                return found.get().create(Map.of());
            }
            Solver solver = (Solver) Class.forName("org.signorini.solver." + CLASSES.get(id)).getConstructor()
                    .newInstance();
            solver.configure(Options.of());
            return solver;
        } catch (ContributionException | ReflectiveOperationException e) {
            throw new AssertionError("solver " + id, e);
        }
    }

    static ContactModel contactModel(String id, String... options) {
        ContactModel model = switch (id) {
            case "pyramid" -> new Pyramid();
            case "planar" -> new Planar();
            case "exact-cone" -> new ExactCone();
            default -> throw new AssertionError(id);
        };
        model.configure(Options.of(options));
        return model;
    }

    static SimulatorBuilder of(Model model, ContactModel contactModel, String solver, Scheme scheme, double step) {
        return Simulator.of(model).formulation(new MinimalCoordinates()).contactModel(contactModel)
                .solver(solver(solver)).scheme(scheme).step(step);
    }

    /** Exact cone by block Gauss–Seidel, semi-implicit Euler. */
    static Simulator exact(Model model, double step) {
        return of(model, contactModel("exact-cone"), "nsgs", new SemiImplicitEuler(), step).build();
    }
}
