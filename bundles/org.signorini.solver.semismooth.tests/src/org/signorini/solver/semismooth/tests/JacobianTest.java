package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.solver.semismooth.system.BoundedSystem;
import org.signorini.solver.semismooth.system.NonsmoothSystem;
import org.signorini.solver.semismooth.system.TodorovSystem;

/** Generalized Jacobians against central differences; random points are smooth points with probability one. */
class JacobianTest {

    private static final double STEP = 1e-7;

    private static void assertJacobian(NonsmoothSystem system, double[] x, String where) {
        int n = system.size();
        double[] phi = new double[n];
        double[] up = new double[n];
        double[] down = new double[n];
        double[] jacobian = new double[n * n];
        system.value(x, phi);
        system.jacobian(x, jacobian);
        for (int j = 0; j < n; j++) {
            double kept = x[j];
            x[j] = kept + STEP;
            system.value(x, up);
            x[j] = kept - STEP;
            system.value(x, down);
            x[j] = kept;
            for (int i = 0; i < n; i++) {
                assertEquals((up[i] - down[i]) / (2 * STEP), jacobian[i * n + j], 1e-5,
                        where + ", entry " + i + ", " + j);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 0.8})
    void boundsOfEveryKind(double lambda) {
        BoundedSystem system = new BoundedSystem();
        system.weight(lambda);
        for (long seed = 0; seed < 100; seed++) {
            LinearProblem problem = LinearProblems.box(seed);
            problem.prepare();
            system.load(problem);
            double[] x = LinearProblems.gaussians(new SplittableRandom(seed), problem.size());
            assertJacobian(system, x, "seed " + seed);
        }
    }

    @Test
    void todorov() {
        TodorovSystem system = new TodorovSystem();
        for (long seed = 0; seed < 100; seed++) {
            FrictionProblem problem = ContactConfiguration.resting(seed, 5, 2, 1, 2).friction();
            problem.prepare();
            system.load(problem);
            double[] x = LinearProblems.gaussians(new SplittableRandom(seed), problem.size());
            assertJacobian(system, x, "seed " + seed);
        }
    }

    /** Smoothed, with the rate at which it changes by ε. */
    @ParameterizedTest
    @ValueSource(doubles = {3, 0.3, 0.03})
    void todorovSmoothed(double epsilon) {
        TodorovSystem system = new TodorovSystem();
        for (long seed = 0; seed < 50; seed++) {
            FrictionProblem problem = ContactConfiguration.resting(seed, 5, 2, 1, 2).friction();
            problem.prepare();
            system.load(problem);
            system.smooth(epsilon);
            int n = problem.size();
            double[] x = LinearProblems.gaussians(new SplittableRandom(seed), n);
            assertJacobian(system, x, "seed " + seed);
            double[] rate = new double[n];
            double[] up = new double[n];
            double[] down = new double[n];
            system.value(x, up);
            system.smoothingRate(x, rate);
            system.smooth(epsilon + STEP);
            system.value(x, up);
            system.smooth(epsilon - STEP);
            system.value(x, down);
            for (int i = 0; i < n; i++) {
                assertEquals((up[i] - down[i]) / (2 * STEP), rate[i], 1e-5, "seed " + seed + ", row " + i);
            }
        }
    }

    /** φ_ε tends to φ like ε. */
    @Test
    void smoothingVanishes() {
        TodorovSystem system = new TodorovSystem();
        FrictionProblem problem = ContactConfiguration.resting(4, 6, 2, 1, 1).friction();
        problem.prepare();
        system.load(problem);
        int n = problem.size();
        double[] x = LinearProblems.gaussians(new SplittableRandom(4), n);
        double[] exact = new double[n];
        double[] smoothed = new double[n];
        system.value(x, exact);
        for (double epsilon = 0.1; epsilon > 1e-12; epsilon /= 10) {
            system.smooth(epsilon);
            system.value(x, smoothed);
            for (int i = 0; i < n; i++) {
                assertEquals(exact[i], smoothed[i], 20 * epsilon, "row " + i);
            }
        }
        system.smooth(0);
        system.value(x, smoothed);
        for (int i = 0; i < n; i++) {
            assertEquals(exact[i], smoothed[i], 0, "row " + i);
        }
    }

    /**
     * At a kink, S0 eq. 45: with z = f = 0 in both rows, y = (1, 1) and ∇f_iᵀy = 3, row i is λ((1 − 1/√10)e_i +
     * (1 − 3/√10)∇f_i).
     */
    @Test
    void kinksTakeTheLimitAlongY() {
        LinearProblem problem = LinearProblems.lcp(new double[] {1, 2, 2, 1}, new double[] {0, 0});
        problem.prepare();
        BoundedSystem system = new BoundedSystem();
        system.weight(0.8);
        system.load(problem);
        double[] jacobian = new double[4];
        system.value(new double[2], new double[2]);
        system.jacobian(new double[2], jacobian);
        double byZ = 0.8 * (1 - 1 / Math.sqrt(10));
        double byF = 0.8 * (1 - 3 / Math.sqrt(10));
        assertEquals(byZ + byF, jacobian[0], 1e-15);
        assertEquals(2 * byF, jacobian[1], 1e-15);
    }

    /** p = F(𝔷) and 𝔷 = ν − F are inverse to each other at a solution. */
    @Test
    void impulsesAndParametersCorrespond() {
        TodorovSystem system = new TodorovSystem();
        FrictionProblem problem = ContactConfiguration.resting(5, 4, 3, 0.5, 1).friction();
        double[] p = Solvers.solve("mncp-plm", problem).z();
        system.load(problem);
        double[] x = new double[problem.size()];
        double[] phi = new double[problem.size()];
        double[] back = new double[problem.size()];
        system.fromImpulses(p, x);
        system.value(x, phi);
        assertTrue(system.residual() < 1e-9, "residual " + system.residual());
        system.toImpulses(x, back);
        for (int i = 0; i < back.length; i++) {
            assertEquals(p[i], back[i], 1e-9);
        }
    }
}
