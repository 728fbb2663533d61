package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.PivotedCholesky;
import org.signorini.formulation.rc.sparse.SaddleFactor;
import org.signorini.formulation.rc.sparse.SaddleStructure;

/** The factor on graphs of any shape against the equations themselves. */
class SaddleFactorTest {

    private static final int BODIES = 9;

    /** Bodies with masses and rows of links between them, by seed. */
    private static final class Links {

        final SplittableRandom random;
        final int[] a;
        final int[] b;
        final int[] rows;
        final double[][][] wrench;
        final double[][] inertia = new double[BODIES + 1][6];
        final double[] mass = new double[BODIES + 1];
        final double[][] compliance;
        final SaddleFactor factor;

        Links(long seed, int extraLinks, boolean soft) {
            random = new SplittableRandom(seed);
            int links = BODIES + extraLinks;
            a = new int[links];
            b = new int[links];
            rows = new int[links];
            wrench = new double[links][6][12];
            compliance = new double[links][6];
            for (int k = 1; k <= BODIES; k++) {
                mass[k] = random.nextDouble(0.2, 3);
                inertia[k] = new double[] {random.nextDouble(1, 2), random.nextDouble(1, 2), random.nextDouble(1, 2),
                    random.nextDouble(-0.3, 0.3), random.nextDouble(-0.3, 0.3), random.nextDouble(-0.3, 0.3)};
            }
            for (int l = 0; l < links; l++) {
                // a tree first, then whatever closes loops
                b[l] = l < BODIES ? l + 1 : random.nextInt(1, BODIES + 1);
                a[l] = l < BODIES ? random.nextInt(l + 1) : random.nextInt(b[l]);
                rows[l] = l < BODIES ? random.nextInt(1, 7) : random.nextInt(1, 4);
                for (int r = 0; r < rows[l]; r++) {
                    for (int i = 0; i < 12; i++) {
                        wrench[l][r][i] = random.nextDouble(-1, 1);
                    }
                    compliance[l][r] = soft && random.nextInt(3) == 0 ? random.nextDouble(0.1, 1) : 0;
                }
            }
            factor = new SaddleFactor(new SaddleStructure(BODIES, a, b, rows));
        }

        void factor() {
            factor.clear();
            for (int k = 1; k <= BODIES; k++) {
                factor.setBody(k, inertia[k], 0, mass[k]);
            }
            for (int l = 0; l < a.length; l++) {
                for (int r = 0; r < rows[l]; r++) {
                    factor.setRow(l, r, wrench[l][r], 0, compliance[l][r]);
                }
            }
            factor.factor();
        }

        double dot(int l, int r, int end, double[] x, int at) {
            double sum = 0;
            for (int i = 0; i < 6; i++) {
                sum += wrench[l][r][6 * end + i] * x[at + i];
            }
            return sum;
        }

        /** J Δ + E p of a row. */
        double row(int l, int r, double[] x) {
            double sum = compliance[l][r] * x[factor.offsetOfLink(l) + r];
            sum += a[l] == 0 ? 0 : dot(l, r, 0, x, factor.offsetOfBody(a[l]));
            sum += b[l] == 0 ? 0 : dot(l, r, 1, x, factor.offsetOfBody(b[l]));
            return sum;
        }

        /** M Δ − Jᵀp of a body. */
        double[] balance(int k, double[] x) {
            double[] i = inertia[k];
            int at = factor.offsetOfBody(k);
            double[] out = {i[0] * x[at] + i[3] * x[at + 1] + i[4] * x[at + 2],
                i[3] * x[at] + i[1] * x[at + 1] + i[5] * x[at + 2], i[4] * x[at] + i[5] * x[at + 1] + i[2] * x[at + 2],
                mass[k] * x[at + 3], mass[k] * x[at + 4], mass[k] * x[at + 5]};
            for (int l = 0; l < a.length; l++) {
                for (int r = 0; r < rows[l]; r++) {
                    for (int j = 0; j < 6; j++) {
                        double p = x[factor.offsetOfLink(l) + r];
                        out[j] -= a[l] == k ? wrench[l][r][j] * p : 0;
                        out[j] -= b[l] == k ? wrench[l][r][6 + j] * p : 0;
                    }
                }
            }
            return out;
        }
    }

    @Test
    void solvesTreesAndLoops() {
        for (long seed = 0; seed < 200; seed++) {
            Links system = new Links(seed, (int) (seed % 5), seed % 3 == 0);
            long total = Arrays.stream(system.rows).sum();
            if (total > 6 * BODIES) {
                continue;
            }
            system.factor();
            double[] right = new double[system.factor.size()];
            for (int k = 1; k <= BODIES; k++) {
                for (int i = 0; i < 6; i++) {
                    right[system.factor.offsetOfBody(k) + i] = system.random.nextDouble(-1, 1);
                }
            }
            // right sides in the range: what some velocities give, so that dependent rows agree with the others
            double[] some = new double[right.length];
            for (int k = 1; k <= BODIES; k++) {
                for (int i = 0; i < 6; i++) {
                    some[system.factor.offsetOfBody(k) + i] = system.random.nextDouble(-1, 1);
                }
            }
            for (int l = 0; l < system.a.length; l++) {
                for (int r = 0; r < system.rows[l]; r++) {
                    right[system.factor.offsetOfLink(l) + r] = -system.row(l, r, some);
                }
            }
            check(system, right, seed);
        }
    }

    private static void check(Links system, double[] right, long seed) {
        double[] x = right.clone();
        system.factor.solve(x);
        double size = 1;
        for (double value : x) {
            size = Math.max(size, Math.abs(value));
        }
        for (int k = 1; k <= BODIES; k++) {
            double[] balance = system.balance(k, x);
            for (int i = 0; i < 6; i++) {
                assertEquals(right[system.factor.offsetOfBody(k) + i], balance[i], 1e-10 * size, "seed " + seed);
            }
        }
        for (int l = 0; l < system.a.length; l++) {
            for (int r = 0; r < system.rows[l]; r++) {
                assertEquals(-right[system.factor.offsetOfLink(l) + r], system.row(l, r, x), 1e-8 * size,
                        "seed " + seed + ", link " + l);
            }
        }
    }

    /** A link drawn twice: every row of the second depends on the first. */
    @Test
    void findsDependentRowsAndStillSolves() {
        for (long seed = 0; seed < 100; seed++) {
            Links system = new Links(seed, 2, false);
            for (int extra = 0; extra < 2; extra++) {
                int copy = BODIES + extra;
                int of = (int) ((3 * seed + 5 * extra) % BODIES);
                system.a[copy] = system.a[of];
                system.b[copy] = system.b[of];
                system.rows[copy] = system.rows[of];
                for (int r = 0; r < system.rows[of]; r++) {
                    // not the same rows but combinations of them
                    for (int i = 0; i < 12; i++) {
                        system.wrench[copy][r][i] = 0;
                        for (int q = 0; q < system.rows[of]; q++) {
                            system.wrench[copy][r][i] += (q == r ? 2 : 0.3 * extra + 0.2) * system.wrench[of][q][i];
                        }
                    }
                }
            }
            new Redrawn(system).check(seed);
        }
    }

    /** The same system with the structure it has after links were redrawn. */
    private record Redrawn(Links drawn) {

        void check(long seed) {
            SaddleFactor factor = new SaddleFactor(new SaddleStructure(BODIES, drawn.a, drawn.b, drawn.rows));
            for (int k = 1; k <= BODIES; k++) {
                factor.setBody(k, drawn.inertia[k], 0, drawn.mass[k]);
            }
            int rank = 0;
            for (int l = 0; l < drawn.a.length; l++) {
                for (int r = 0; r < drawn.rows[l]; r++) {
                    factor.setRow(l, r, drawn.wrench[l][r], 0, 0);
                }
            }
            factor.factor();
            for (int l = 0; l < drawn.a.length; l++) {
                for (int r = 0; r < drawn.rows[l]; r++) {
                    rank += factor.isIndependent(l, r) ? 1 : 0;
                }
            }
            assertEquals(denseRank(), rank, "seed " + seed);
            assertTrue(rank <= Arrays.stream(drawn.rows).limit(BODIES).sum(), "seed " + seed);
        }

        private int denseRank() {
            int n = Arrays.stream(drawn.rows).sum();
            double[][] j = new double[n][6 * BODIES];
            for (int l = 0, row = 0; l < drawn.a.length; l++) {
                for (int r = 0; r < drawn.rows[l]; r++, row++) {
                    for (int i = 0; i < 6; i++) {
                        if (drawn.a[l] > 0) {
                            j[row][6 * (drawn.a[l] - 1) + i] += drawn.wrench[l][r][i];
                        }
                        if (drawn.b[l] > 0) {
                            j[row][6 * (drawn.b[l] - 1) + i] += drawn.wrench[l][r][6 + i];
                        }
                    }
                }
            }
            double[] gram = new double[n * n];
            for (int p = 0; p < n; p++) {
                for (int q = 0; q < n; q++) {
                    for (int i = 0; i < 6 * BODIES; i++) {
                        gram[p * n + q] += j[p][i] * j[q][i];
                    }
                }
            }
            return new PivotedCholesky().factor(gram, n, 1e-10);
        }
    }
}
