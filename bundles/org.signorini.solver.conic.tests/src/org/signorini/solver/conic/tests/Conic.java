package org.signorini.solver.conic.tests;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.solver.conic.Apgd;
import org.signorini.solver.conic.Pgs;
import org.signorini.solver.conic.PgsCone;

/** The first-order solvers, for tests that hold for several of them. */
enum Conic {

    PGS("pgs"), APGD("apgd"), PGS_CONE("pgs-cone");

    private final String id;

    Conic(String id) {
        this.id = id;
    }

    String id() {
        return id;
    }

    /** A new solver with its defaults. */
    Solver create() {
        return switch (this) {
            case PGS -> new Pgs();
            case APGD -> new Apgd();
            case PGS_CONE -> new PgsCone();
        };
    }

    /** Solves with a new solver from zero. */
    Solution solve(Problem problem, double tolerance) {
        Solution solution = new Solution();
        new CertifiedSolver(id, create()).solve(problem, solution, new Monitor().tolerance(tolerance));
        return solution;
    }
}
