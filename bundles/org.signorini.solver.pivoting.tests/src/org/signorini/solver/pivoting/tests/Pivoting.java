package org.signorini.solver.pivoting.tests;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.solver.pivoting.DantzigSolver;
import org.signorini.solver.pivoting.JudicePiresSolver;
import org.signorini.solver.pivoting.LemkeSolver;
import org.signorini.solver.pivoting.MurtySolver;
import org.signorini.solver.pivoting.PathSolver;

/** The five solvers, for tests that hold for several of them. */
enum Pivoting {

    LEMKE("lemke"), DANTZIG("dantzig"), MURTY("murty"), JUDICE_PIRES("judice-pires"), PATH("path");

    private final String id;

    Pivoting(String id) {
        this.id = id;
    }

    String id() {
        return id;
    }

    /** A new solver with its defaults. */
    Solver create() {
        return switch (this) {
            case LEMKE -> new LemkeSolver();
            case DANTZIG -> new DantzigSolver();
            case MURTY -> new MurtySolver();
            case JUDICE_PIRES -> new JudicePiresSolver();
            case PATH -> new PathSolver();
        };
    }

    /** Solves with a new solver from a given point, or from zero. */
    Solution solve(Problem problem, double... start) {
        Solution solution = new Solution();
        solution.reshape(problem.size());
        System.arraycopy(start, 0, solution.z(), 0, start.length);
        new CertifiedSolver(id, create()).solve(problem, solution, new Monitor());
        return solution;
    }
}
