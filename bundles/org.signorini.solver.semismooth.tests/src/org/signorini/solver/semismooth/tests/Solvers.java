package org.signorini.solver.semismooth.tests;

import java.util.List;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.FbPlm;
import org.signorini.solver.semismooth.FbRlm;
import org.signorini.solver.semismooth.MncpPlm;
import org.signorini.solver.semismooth.MncpRlm;
import org.signorini.solver.semismooth.PfbPlm;
import org.signorini.solver.semismooth.PfbRlm;

/** The six solvers by id, and the usual ways to run one. */
final class Solvers {

    /** Those for bounded problems. */
    static final List<String> BOUNDED = List.of("fb-rlm", "fb-plm", "pfb-rlm", "pfb-plm");
    /** Those for friction. */
    static final List<String> FRICTION = List.of("mncp-rlm", "mncp-plm");

    private Solvers() {
    }

    /** A new solver, configured with the given names and values and defaults for the rest. */
    static Solver create(String id, String... options) {
        Solver solver = unconfigured(id);
        solver.configure(Options.of(options));
        return solver;
    }

    /** A new solver as its constructor leaves it. */
    static Solver unconfigured(String id) {
        return switch (id) {
            case "fb-rlm" -> new FbRlm();
            case "fb-plm" -> new FbPlm();
            case "pfb-rlm" -> new PfbRlm();
            case "pfb-plm" -> new PfbPlm();
            case "mncp-rlm" -> new MncpRlm();
            case "mncp-plm" -> new MncpPlm();
            default -> throw new IllegalArgumentException(id);
        };
    }

    /** Solves from zero with a new solver. */
    static Solution solve(String id, Problem problem, String... options) {
        return solveFrom(new double[problem.size()], id, problem, options);
    }

    /** Solves from a given point with a new solver. */
    static Solution solveFrom(double[] start, String id, Problem problem, String... options) {
        Solution solution = new Solution();
        solution.reshape(problem.size());
        System.arraycopy(start, 0, solution.z(), 0, problem.size());
        new CertifiedSolver(id, create(id, options)).solve(problem, solution, new Monitor());
        return solution;
    }
}
