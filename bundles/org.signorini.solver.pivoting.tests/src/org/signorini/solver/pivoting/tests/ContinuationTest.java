package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.contribution.Options;
import org.signorini.solver.pivoting.LemkeSolver;

/** Lemke's solver on large friction problems that start from what the last step left: block pivots on active sets. */
class ContinuationTest {

    private static final int CONTACTS = 30;
    private static final double MU = 0.3;

    /** S4 eq. 33 in the order (Λ_N, Λ_R, ξ_L) for W = G Gᵀ + εI on normals, then tangents, built from a solution. */
    private static final class Planar {

        final Random random;
        final double[] w;
        final double[] z = new double[3 * CONTACTS];
        final DMatrixRMaj m = new DMatrixRMaj(3 * CONTACTS, 3 * CONTACTS);
        final double[] q = new double[3 * CONTACTS];

        /** @param states 'o' open, 's' sticking, 'r' and 'l' sliding; one is drawn for each contact */
        Planar(long seed, int freedoms, double epsilon, String states) {
            random = new Random(seed);
            int rows = 2 * CONTACTS;
            w = RandomProblems.gram(rows, freedoms, random).data;
            for (int i = 0; i < rows; i++) {
                w[i * rows + i] += epsilon;
            }
            double[] slack = new double[3 * CONTACTS];
            for (int c = 0; c < CONTACTS; c++) {
                char state = states.charAt(random.nextInt(states.length()));
                double n = state == 'o' ? 0 : 1 + random.nextDouble();
                double speed = 0.1 + random.nextDouble();
                z[c] = n;
                z[CONTACTS + c] = state == 's' ? 2 * MU * n * (0.3 + 0.4 * random.nextDouble())
                        : state == 'l' ? 2 * MU * n : 0;
                z[2 * CONTACTS + c] = state == 'l' ? speed : 0;
                slack[c] = state == 'o' ? speed : 0;
                slack[CONTACTS + c] = state == 'r' || state == 'o' ? speed : 0;
            }
            fill();
            for (int i = 0; i < 3 * CONTACTS; i++) {
                q[i] = slack[i] - (i < 2 * CONTACTS ? row(i, z) : 0);
            }
        }

        private void fill() {
            int rows = 2 * CONTACTS;
            for (int i = 0; i < rows; i++) {
                for (int c = 0; c < CONTACTS; c++) {
                    double tangential = w[i * rows + CONTACTS + c];
                    m.set(i, c, w[i * rows + c] - MU * tangential);
                    m.set(i, CONTACTS + c, tangential);
                }
            }
            for (int c = 0; c < CONTACTS; c++) {
                m.set(CONTACTS + c, 2 * CONTACTS + c, 1);
                m.set(2 * CONTACTS + c, c, 2 * MU);
                m.set(2 * CONTACTS + c, CONTACTS + c, -1);
            }
        }

        double row(int i, double[] x) {
            double sum = 0;
            for (int j = 0; j < x.length; j++) {
                sum += m.get(i, j) * x[j];
            }
            return sum;
        }

        LinearProblem problem() {
            return LinearProblem.lcp(m, q);
        }

        /** What impulses alone tell of the solution: no speeds. */
        double[] impulses() {
            double[] start = z.clone();
            Arrays.fill(start, 2 * CONTACTS, 3 * CONTACTS, 0);
            return start;
        }
    }

    private static Solution solve(CertifiedSolver solver, LinearProblem problem, double[] start) {
        Solution solution = new Solution();
        solution.reshape(problem.size());
        System.arraycopy(start, 0, solution.z(), 0, start.length);
        solver.solve(problem, solution, new Monitor());
        return solution;
    }

    private static CertifiedSolver lemke(String... options) {
        LemkeSolver solver = new LemkeSolver();
        solver.configure(Options.of(options));
        return new CertifiedSolver("lemke", solver);
    }

    @Test
    void statesThatLastTakeNoPivot() {
        for (long seed = 0; seed < 40; seed++) {
            Planar planar = new Planar(seed, 2 * CONTACTS, 1, seed % 2 == 0 ? "oslr" : "lr");
            double[] start = Arrays.stream(planar.impulses()).map(x -> 1.01 * x).toArray();
            Solution solution = solve(lemke(), planar.problem(), start);
            assertTrue(solution.solved(), "seed " + seed + ": " + solution);
            assertEquals(0, solution.iterations(), "seed " + seed);
            assertArrayEquals(planar.z, Arrays.copyOf(solution.z(), 3 * CONTACTS), 1e-8, "seed " + seed);
        }
    }

    /** The load of every contact and the direction of every slip drawn anew for some of them. */
    @Test
    void someStatesChange() {
        int warm = 0;
        int cold = 0;
        for (long seed = 0; seed < 40; seed++) {
            Planar planar = new Planar(seed, 2 * CONTACTS, 1, "oslr");
            for (int c = 0; c < CONTACTS; c += 5) {
                planar.q[c] += 0.5 * planar.random.nextGaussian();
                planar.q[CONTACTS + c] += 0.5 * planar.random.nextGaussian();
            }
            Solution solution = solve(lemke(), planar.problem(), planar.impulses());
            Solution path = solve(lemke("warm-start", "false"), planar.problem(), planar.impulses());
            assertTrue(solution.solved() && path.solved(), "seed " + seed + ": " + solution + ", " + path);
            warm += solution.iterations();
            cold += path.iterations();
        }
        assertTrue(warm < cold / 5, warm + " iterations warm, " + cold + " cold");
    }

    /** Contacts at rest hold more than there are freedoms; any q of that kind is met by a small change of some. */
    @Test
    void contactsThatHoldMoreThanThereAreFreedomsKeepTheirImpulses() {
        for (long seed = 0; seed < 40; seed++) {
            Planar planar = new Planar(seed, CONTACTS, 0, "s");
            double[] moved = planar.z.clone();
            for (int i = 0; i < 2 * CONTACTS; i++) {
                moved[i] *= 1 + 1e-4 * planar.random.nextGaussian();
            }
            for (int i = 0; i < 2 * CONTACTS; i++) {
                planar.q[i] = -planar.row(i, moved);
            }
            Solution solution = solve(lemke(), planar.problem(), planar.z);
            assertTrue(solution.solved(), "seed " + seed + ": " + solution);
            assertEquals(0, solution.iterations(), "seed " + seed);
            assertArrayEquals(planar.z, Arrays.copyOf(solution.z(), 3 * CONTACTS), 0.05, "seed " + seed);
        }
    }

    @Test
    void aStartThatMisleadsDoesNoHarm() {
        for (long seed = 0; seed < 40; seed++) {
            Planar planar = new Planar(seed, seed % 2 == 0 ? CONTACTS : 2 * CONTACTS, 0, "oslr");
            double[] start = new double[3 * CONTACTS];
            for (int i = 0; i < start.length; i++) {
                start[i] = planar.random.nextBoolean() ? 10 * planar.random.nextDouble() : 0;
            }
            Solution solution = solve(lemke(), planar.problem(), start);
            assertTrue(solution.solved(), "seed " + seed + ": " + solution);
        }
    }

    /** Upper bounds, equations and fixed unknowns: of a P-matrix there is one solution. */
    @Test
    void boxesAgreeWithThePathFromTheirBounds() {
        int n = 70;
        for (long seed = 0; seed < 40; seed++) {
            Random random = new Random(seed);
            DMatrixRMaj m = RandomProblems.gram(n, n, random);
            double[] lower = new double[n];
            double[] upper = new double[n];
            for (int i = 0; i < n; i++) {
                m.add(i, i, 1);
                lower[i] = i % 7 == 0 ? Double.NEGATIVE_INFINITY : -random.nextDouble();
                upper[i] = i % 7 == 0 ? Double.POSITIVE_INFINITY : i % 11 == 0 ? lower[i] : random.nextDouble();
            }
            LinearProblem problem = LinearProblem.boxed(m, RandomProblems.gaussians(n, random), lower, upper);
            Solution path = solve(lemke("warm-start", "false"), problem, new double[n]);
            Solution solution = solve(lemke(), problem, RandomProblems.gaussians(n, random));
            assertTrue(path.solved() && solution.solved(), "seed " + seed + ": " + solution);
            assertArrayEquals(Arrays.copyOf(path.z(), n), Arrays.copyOf(solution.z(), n), 1e-7, "seed " + seed);
        }
    }

    @Test
    void sameBitsAndNoBytes() {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Planar[] planars = {new Planar(1, 2 * CONTACTS, 1, "oslr"), new Planar(2, CONTACTS, 0, "s")};
        LinearProblem[] problems = {planars[0].problem(), planars[1].problem()};
        double[][] starts = {planars[0].impulses(), Arrays.stream(planars[1].z).map(x -> 1.001 * x).toArray()};
        double[][] fresh = new double[2][];
        for (int k = 0; k < 2; k++) {
            fresh[k] = solve(lemke(), problems[k], starts[k]).z();
        }
        CertifiedSolver used = lemke();
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        long allocated = 0;
        // the first rounds make room and let the compiler settle
        for (int round = 0; round < 60; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            boolean same = true;
            for (int k = 0; k < 2; k++) {
                solution.reshape(problems[k].size());
                System.arraycopy(starts[k], 0, solution.z(), 0, starts[k].length);
                used.solve(problems[k], solution, monitor);
                for (int i = 0; i < starts[k].length; i++) {
                    same &= solution.z()[i] == fresh[k][i];
                }
            }
            allocated = threads.getCurrentThreadAllocatedBytes() - before;
            assertTrue(same, "other bits in round " + round);
            if (round > 0 && allocated == 0) {
                return;
            }
        }
        assertEquals(0, allocated, "bytes in the last of 60 rounds");
    }
}
