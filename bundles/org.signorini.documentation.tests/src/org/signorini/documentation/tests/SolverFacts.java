package org.signorini.documentation.tests;

import java.util.Map;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.generator.Piles;
import org.signorini.complementarity.generator.Stacks;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.examples.tests.Evidence;

/** What the page on solvers says of them, tried. */
final class SolverFacts {

    private SolverFacts() {
    }

    /** Piles that rest and are hit and a stack, of 50, 131 and 200 contacts. */
    static boolean implicitSolvesPiles(Evidence ignored) throws Exception {
        for (FrictionProblem problem : new FrictionProblem[] {Piles.resting(50, 1), Piles.resting(50, 2),
            Piles.impacting(131, 1), Stacks.resting(50)}) {
            if (!new SolverRegistry().create("mncp-rlm", Map.of()).solve(problem, new Solution(), new Monitor())) {
                return false;
            }
        }
        return true;
    }

    /** The pyramids of the box of S3 at 10 ms, each solved by block pivoting alone, or the run would have stopped. */
    static double solvedByBlockPivoting(Evidence ignored) throws Exception {
        Evidence box = Evidence.of("box").tried("contact-model=anitescu-potra", "solver=judice-pires");
        if (box.step() != 0.01 || box.number("statistics", "fallbacks") != 0) {
            throw new AssertionError("not the run that is meant");
        }
        return box.number("statistics", "solves");
    }
}
