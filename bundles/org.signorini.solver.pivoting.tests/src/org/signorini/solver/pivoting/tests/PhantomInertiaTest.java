package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Solution;

/**
 * S3's own formulation, with phantom inertia (eq. 35), here of one contact: its matrix is regular, so that Júdice and
 * Pires' method can work with it.
 */
class PhantomInertiaTest {

    private static final double MU = 0.4;
    private static final double RHO = 1;

    /**
     * Eq. 35 with v eliminated: unknowns λ_t (2, free), λ_n, w_up (2), w_lo (2), with E = 1.
     *
     * @param w 3×3, rows n, t1, t2
     */
    private static LinearProblem phantom(DMatrixRMaj w, double[] b) {
        DMatrixRMaj m = new DMatrixRMaj(7, 7);
        double[] q = new double[7];
        int[] row = {2, 0, 1};
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                m.set(row[i], row[j], w.get(i, j));
            }
            q[row[i]] = b[i];
        }
        for (int k = 0; k < 2; k++) {
            // u_t = w_up − w_lo
            m.set(k, 3 + k, -1);
            m.set(k, 5 + k, 1);
            // σ_lo = μλ_n + λ_t + ρ w_lo beside w_up, σ_up = μλ_n − λ_t + ρ w_up beside w_lo
            m.set(3 + k, k, 1);
            m.set(3 + k, 2, MU);
            m.set(3 + k, 5 + k, RHO);
            m.set(5 + k, k, -1);
            m.set(5 + k, 2, MU);
            m.set(5 + k, 3 + k, RHO);
        }
        return LinearProblem.mixed(m, q, 0, 1);
    }

    @Test
    void blockPivotingSolvesOneContactWithIt() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            DMatrixRMaj w = RandomProblems.gram(3, 3, random);
            // normal and tangent coupled weakly, or the matrix is regular but not P, and block pivoting may cycle
            for (int i = 0; i < 9; i++) {
                w.data[i] = 0.1 * w.data[i] + (i % 4 == 0 ? 1 : 0);
            }
            double[] b = RandomProblems.gaussians(3, random);
            b[0] = -Math.abs(b[0]);
            Solution solution = Pivoting.JUDICE_PIRES.solve(phantom(w, b));
            assertTrue(solution.solved(), "seed " + seed + ": " + solution);
            // the saturations hold in the plane of λ_t: the force stays within μλ_n in both directions
            double most = MU * solution.z()[2] + 1e-9;
            assertTrue(Math.abs(solution.z()[0]) <= most && Math.abs(solution.z()[1]) <= most, "seed " + seed);
            assertEquals(0, solution.z()[3] * solution.z()[5], 1e-12, "both ways at once");
            assertEquals(0, solution.z()[4] * solution.z()[6], 1e-12, "both ways at once");
        }
    }
}
