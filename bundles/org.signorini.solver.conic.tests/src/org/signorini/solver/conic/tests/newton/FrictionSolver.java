package org.signorini.solver.conic.tests.newton;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.conic.newton.SemismoothNewton;

/** The solvers of friction problems, for tests that hold for both. */
enum FrictionSolver {

    NSGS, SSN;

    Solver create() {
        return this == NSGS ? new Nsgs() : new SemismoothNewton();
    }

    CertifiedSolver certified() {
        return new CertifiedSolver(name(), create());
    }

    /** Solves with a new solver from zero. */
    Solution solve(Problem problem, double tolerance) {
        Solution solution = new Solution();
        certified().solve(problem, solution, new Monitor().tolerance(tolerance));
        return solution;
    }
}
