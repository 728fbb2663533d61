package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** What holds on every generated problem: theory's promises are kept, and nothing is called solved that is not. */
class PropertiesTest {

    private static final int SEEDS = 400;
    private static final int FEW_SEEDS = 100;
    /** Hopeless problems are tried with everything, which takes its time. */
    private static final int HOPELESS_SEEDS = 6;

    private final Map<Pivoting, CertifiedSolver> solvers = new EnumMap<>(Pivoting.class);
    private final Monitor monitor = new Monitor();

    PropertiesTest() {
        for (Pivoting solver : Pivoting.values()) {
            solvers.put(solver, new CertifiedSolver(solver.id(), solver.create()));
        }
    }

    private Solution solve(Pivoting solver, LinearProblem problem) {
        Solution solution = new Solution();
        solvers.get(solver).solve(problem, solution, monitor);
        return solution;
    }

    /** Where theory says that a method succeeds. */
    private static boolean promised(Pivoting solver, RandomProblems family) {
        return switch (solver) {
            case LEMKE, PATH -> family.isLemkes();
            case DANTZIG -> family.isP() || family.isSymmetric();
            case MURTY, JUDICE_PIRES -> family.isP();
        };
    }

    @ParameterizedTest
    @EnumSource
    void keepsItsPromises(RandomProblems family) {
        for (int seed = 0; seed < (family.isLemkes() ? SEEDS : HOPELESS_SEEDS); seed++) {
            LinearProblem problem = family.make(seed);
            for (Pivoting solver : Pivoting.values()) {
                check(family, seed, solver, solve(solver, problem));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsThemAtEveryScale(RandomProblems family) {
        for (int seed = 0; seed < (family.isLemkes() ? FEW_SEEDS : HOPELESS_SEEDS); seed++) {
            for (double decades : new double[] {3, 9}) {
                LinearProblem problem = family.make(seed, decades);
                for (Pivoting solver : Pivoting.values()) {
                    check(family, seed, solver, solve(solver, problem));
                }
            }
        }
    }

    private static void check(RandomProblems family, int seed, Pivoting solver, Solution solution) {
        String where = family + ", seed " + seed + ": " + solution;
        assertEquals(solution.solved(), solution.certificate().residual() <= 1e-9, where);
        if (promised(solver, family)) {
            assertTrue(solution.solved(), where);
        }
        if (solution.ending() == Ending.CONVERGED) {
            assertTrue(solution.solved(), () -> "claims to have converged: " + where);
        }
    }

    /** A P-matrix has one solution: all five find it. */
    @ParameterizedTest
    @EnumSource(names = {"DEFINITE", "DEFINITE_DEGENERATE", "DEFINITE_MIXED", "DEFINITE_BOX", "DOMINANT",
        "DOMINANT_BOX"})
    void agreeOnZ(RandomProblems family) {
        for (int seed = 0; seed < SEEDS; seed++) {
            LinearProblem problem = family.make(seed);
            double[] reference = solve(Pivoting.LEMKE, problem).z();
            double size = Arrays.stream(reference).map(Math::abs).max().orElse(0);
            for (Pivoting solver : Pivoting.values()) {
                double[] z = solve(solver, problem).z();
                for (int i = 0; i < problem.size(); i++) {
                    assertEquals(reference[i], z[i], 1e-9 * (1 + size), solver + " on " + family + ", seed " + seed);
                }
            }
        }
    }

    /** A symmetric semidefinite matrix leaves w unique, whatever z. */
    @ParameterizedTest
    @EnumSource(names = {"SYMMETRIC", "SYMMETRIC_DEGENERATE", "SYMMETRIC_MIXED", "SYMMETRIC_BOX", "INTEGER"})
    void agreeOnW(RandomProblems family) {
        for (int seed = 0; seed < SEEDS; seed++) {
            LinearProblem problem = family.make(seed);
            double[] reference = solve(Pivoting.LEMKE, problem).w();
            for (Pivoting solver : new Pivoting[] {Pivoting.DANTZIG, Pivoting.PATH}) {
                Solution solution = solve(solver, problem);
                for (int i = 0; i < problem.size(); i++) {
                    // √ since w depends on z's error through a singular matrix
                    assertEquals(reference[i], solution.w()[i], 1e-6 * (1 + problem.magnitude()),
                            solver + " on " + family + ", seed " + seed);
                }
            }
        }
    }
}
