package org.signorini.contact.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.certificate.LeadMatrix;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.contact.AnitescuPotra;
import org.signorini.contact.Phantom;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.solver.pivoting.LemkeSolver;

/** The mixed LCP of S3 eq. 35, row by row, and what its phantom inertia is for. */
class PhantomTest {

    private static ContactPosing posing(ContactModel model, String... options) {
        model.configure(Options.of(options));
        return model.bind();
    }

    /** Every other contact sticks, the last step had normal impulses. */
    private static ContactData random(long seed, int bilateral, int contacts) {
        ContactData data = Steps.random(new Random(seed), bilateral, contacts);
        data.lastStep = 2e-3;
        for (int c = 0; c < contacts; c++) {
            data.last[data.row(c)] = 0.1 + 0.1 * c;
            if (c % 2 == 0) {
                data.before[3 * c + 1] = 1e-4;
                data.before[3 * c + 2] = -2e-4;
            }
        }
        return data;
    }

    /** F(z) at any z is what eq. 26, 28–30 and 43 say of v = W p + b. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void rowsAreThoseOfEquation35(int k) {
        for (long seed = 0; seed < 40; seed++) {
            int bilateral = (int) (seed % 3);
            int contacts = 1 + (int) (seed % 4);
            ContactData data = random(seed, bilateral, contacts);
            ContactPosing posing = posing(new Phantom(), "directions", "" + k, "rho", "0", "normal-law", "velocity");
            LinearProblem problem = (LinearProblem) posing.pose(data, 0, new double[data.rows()]);
            int sliding = contacts / 2;
            int directions = k * (contacts - sliding) + 2 * sliding;
            assertEquals(bilateral + 3 * contacts + 2 * directions, problem.size());
            double[] z = new Random(seed).doubles(problem.size()).toArray();
            double[] w = new double[problem.size()];
            problem.evaluate(z, w);
            double[] p = new double[data.rows()];
            posing.impulses(z, p);
            double[] v = Steps.velocities(data, p);
            for (int i = 0; i < bilateral; i++) {
                assertEquals(v[i], w[i], 1e-12, "seed " + seed);
            }
            int up = bilateral + 3 * contacts;
            for (int c = 0; c < contacts; c++) {
                int row = data.row(c);
                int t = bilateral + 2 * c;
                assertEquals(v[row], w[bilateral + 2 * contacts + c], 1e-12, "seed " + seed);
                boolean slides = c % 2 == 1;
                double angle = slides ? Math.atan2(data.before[3 * c + 2], data.before[3 * c + 1]) : 0;
                // in the contact's axes: velocities, impulses, and what eq. 43 adds across the velocity
                double v1 = Math.cos(angle) * v[row + 1] + Math.sin(angle) * v[row + 2];
                double v2 = Math.cos(angle) * v[row + 2] - Math.sin(angle) * v[row + 1];
                double p1 = Math.cos(angle) * p[row + 1] + Math.sin(angle) * p[row + 2];
                double p2 = Math.cos(angle) * p[row + 2] - Math.sin(angle) * p[row + 1];
                double speed = Math.hypot(data.before[3 * c + 1], data.before[3 * c + 2]);
                // λ_n h with the last step's force: half its impulse, the step being half as long
                v2 += slides ? p2 * speed / (data.mu[c] * 0.5 * data.last[row]) : 0;
                int count = slides ? 2 : k;
                for (int j = 0; j < count; j++) {
                    double x = Math.cos(slides ? 0.5 * Math.PI * j : Math.PI * j / k);
                    double y = Math.sin(slides ? 0.5 * Math.PI * j : Math.PI * j / k);
                    v1 -= x * (z[up + j] - z[up + directions + j]);
                    v2 -= y * (z[up + j] - z[up + directions + j]);
                    double bound = data.mu[c] * p[row];
                    assertEquals(bound + x * p1 + y * p2, w[up + j], 1e-12, "seed " + seed);
                    assertEquals(bound - x * p1 - y * p2, w[up + directions + j], 1e-12, "seed " + seed);
                }
                double size = 1 + Math.abs(p2) * speed / (data.mu[c] * 0.5 * data.last[row]);
                assertEquals(v1, w[t], 1e-12 * size, "seed " + seed);
                assertEquals(v2, w[t + 1], 1e-12 * size, "seed " + seed);
                up += count;
            }
        }
    }

    /** ρ couples w_up and w_lo of a direction, in proportion to the inertia there, and nothing else. */
    @Test
    void phantomInertiaCouplesTheSaturations() {
        ContactData data = random(3, 0, 1);
        LinearProblem with = (LinearProblem) posing(new Phantom(), "rho", "0.3").pose(data, 0, new double[3]);
        LinearProblem without = (LinearProblem) posing(new Phantom(), "rho", "0").pose(data, 0, new double[3]);
        for (int i = 0; i < 7; i++) {
            for (int j = 0; j < 7; j++) {
                boolean coupled = i >= 3 && j >= 3 && Math.abs(i - j) == 2;
                int t = (i - 3) % 2;
                double rho = coupled ? 0.3 / with.matrix().get(t, t) : 0;
                assertEquals(without.matrix().get(i, j) + rho, with.matrix().get(i, j), 1e-14, i + "," + j);
            }
        }
    }

    /** S3's claim: contacts that are not redundant have a regular matrix, a pyramid lacks n_f − 3 ranks each. */
    @Test
    void leadMatrixIsRegularAndThatOfAPyramidIsNot() {
        for (long seed = 0; seed < 20; seed++) {
            int contacts = 1 + (int) (seed % 5);
            ContactData data = random(seed, (int) (seed % 2), contacts);
            assertEquals(0, deficiency(new Phantom(), data), "seed " + seed);
            assertEquals(0, deficiency(new Phantom(), data, "directions", "4"), "seed " + seed);
            assertEquals(contacts, deficiency(new AnitescuPotra(), data), "seed " + seed);
            assertEquals(5 * contacts, deficiency(new AnitescuPotra(), data, "facets", "8"), "seed " + seed);
        }
        assertTrue(deficiency(new Phantom(), random(0, 0, 3), "rho", "0") > 0);
    }

    private static int deficiency(ContactModel model, ContactData data, String... options) {
        LinearProblem problem = (LinearProblem) posing(model, options).pose(data, 0, new double[data.rows()]);
        problem.prepare();
        LeadMatrix matrix = new LeadMatrix(problem);
        assertEquals(problem.size(), matrix.size());
        return matrix.deficiency();
    }

    /** ρ has no part in the motion. */
    @Test
    void solutionDoesNotDependOnRho() {
        for (long seed = 0; seed < 50; seed++) {
            ContactData data = random(seed, 0, 2);
            double[] expected = solve(data, "0.001", seed);
            for (String rho : new String[] {"0.1", "1", "10"}) {
                assertArrayEquals(expected, solve(data, rho, seed), 1e-8, "seed " + seed + ", rho " + rho);
            }
        }
    }

    private static double[] solve(ContactData data, String rho, long seed) {
        ContactPosing posing = posing(new Phantom(), "rho", rho);
        double[] p = new double[data.rows()];
        LinearProblem problem = (LinearProblem) posing.pose(data, 0, p);
        Solution solution = new Solution();
        solution.reshape(problem.size());
        posing.start(data.last, solution.z());
        assertTrue(new CertifiedSolver("lemke", new LemkeSolver()).solve(problem, solution, new Monitor()),
                () -> "seed " + seed + ", rho " + rho + ": " + solution);
        assertEquals(ProblemKind.MLCP, problem.kind());
        posing.impulses(solution.z(), p);
        for (int c = 0; c < data.contacts; c++) {
            int shift = 4;
            int up = 6 + 2 * c;
            assertEquals(0, Math.min(solution.z()[up], solution.z()[up + shift]), 1e-10, "both ways, seed " + seed);
        }
        return p;
    }

    @Test
    void startIsImpulsesInverse() {
        for (long seed = 0; seed < 20; seed++) {
            ContactData data = random(seed, 1, 3);
            data.mu[1] = seed % 2 == 0 ? 0 : data.mu[1];
            ContactPosing posing = posing(new Phantom());
            int n = posing.pose(data, 0, new double[data.rows()]).size();
            double[] p = new Random(seed).doubles(data.rows()).toArray();
            if (data.mu[1] == 0) {
                p[data.row(1) + 1] = 0;
                p[data.row(1) + 2] = 0;
            }
            double[] z = new double[n];
            posing.start(p, z);
            double[] back = new double[data.rows()];
            posing.impulses(z, back);
            assertArrayEquals(p, back, 1e-14, "seed " + seed);
        }
    }

    @Test
    void rowsHaveOwners() {
        ContactData data = random(5, 2, 2);
        ContactPosing posing = posing(new Phantom(), "directions", "3");
        posing.pose(data, 0, new double[data.rows()]);
        // p_b, p_t, p_n, w_up of three directions of a contact that sticks and two of one that slides, w_lo
        int[] owners = {-1, -1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1};
        for (int i = 0; i < owners.length; i++) {
            assertEquals(owners[i], posing.contact(i), "row " + i);
        }
    }
}
