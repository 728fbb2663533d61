package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.contribution.Options;
import org.signorini.solver.pivoting.LemkeSolver;

/** Lemke's solver on the LCPs of one contact, whose active set is guessed before a path is followed. */
class FewUnknownsTest {

    private static final double MU = 0.5;
    private static final double MASS = 2;

    /** A particle on a plane; z = (Λ_N, Λ_R, ξ_L) of S4 eq. 33, with W = 1/m. */
    private enum State {
        /** Leaves with v_n = 1. */
        OPEN(1, 0.3, 0, 0, 0),
        /** Λ_N = 4 stops v_n = −2, Λ_T = −0.6 stops v_t = 0.3: Λ_R = μΛ_N + Λ_T. */
        STICK(-2, 0.3, 4, 1.4, 0),
        /** Friction −μΛ_N = −2 leaves v_t = 3 − 1: Λ_R = 0. */
        RIGHT(-2, 3, 4, 0, 0),
        /** Friction 2 leaves v_t = −3 + 1, ξ_L = 2: Λ_R = 2μΛ_N. */
        LEFT(-2, -3, 4, 4, 2);

        private final double vn;
        private final double vt;
        private final double[] z;

        State(double vn, double vt, double... z) {
            this.vn = vn;
            this.vt = vt;
            this.z = z;
        }

        LinearProblem problem() {
            double w = 1 / MASS;
            DMatrixRMaj m = new DMatrixRMaj(3, 3, true, w, 0, 0, -w * MU, w, 1, 2 * MU, -1, 0);
            return LinearProblem.lcp(m, new double[] {vn, vt, 0});
        }
    }

    private static Solution solve(LinearProblem problem, String warmStart, double... start) {
        LemkeSolver solver = new LemkeSolver();
        solver.configure(Options.of("warm-start", warmStart));
        Solution solution = new Solution();
        solution.reshape(problem.size());
        System.arraycopy(start, 0, solution.z(), 0, start.length);
        new CertifiedSolver("lemke", solver).solve(problem, solution, new Monitor());
        return solution;
    }

    @ParameterizedTest
    @EnumSource
    void everyStateIsFoundFromEveryOther(State state) {
        for (State before : State.values()) {
            Solution solution = solve(state.problem(), "true", before.z);
            assertTrue(solution.solved(), () -> state + " from " + before + ": " + solution);
            assertArrayEquals(state.z, Arrays.copyOf(solution.z(), 3), 1e-14, state + " from " + before);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aStateThatLastsTakesNoPivot(State state) {
        double[] scaled = Arrays.stream(state.z).map(x -> 1.1 * x).toArray();
        assertEquals(0, solve(state.problem(), "true", scaled).iterations());
    }

    /** M is a P-matrix, so there is one solution, and all ways must lead to it. */
    @Test
    void agreesWithThePathFromZero() {
        for (long seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            int n = 1 + random.nextInt(8);
            DMatrixRMaj m = RandomProblems.gram(n, n, random);
            for (int i = 0; i < n; i++) {
                m.add(i, i, 0.1);
            }
            LinearProblem problem = LinearProblem.lcp(m, RandomProblems.gaussians(n, random));
            Solution path = solve(problem, "false");
            Solution few = solve(problem, "true", RandomProblems.gaussians(n, random));
            assertTrue(path.solved() && few.solved(), "seed " + seed + ": " + few);
            for (int i = 0; i < n; i++) {
                assertEquals(path.z()[i], few.z()[i], 1e-9 * (1 + Math.abs(path.z()[i])), "seed " + seed);
            }
        }
    }
}
