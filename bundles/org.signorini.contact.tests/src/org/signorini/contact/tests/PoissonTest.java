package org.signorini.contact.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contact.ExactCone;
import org.signorini.contact.Planar;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.pivoting.LemkeSolver;

/** Poisson's restitution with the exact cone: compression, then an expansion whose friction has a part of its own. */
class PoissonTest {

    /** Impulses after each phase. */
    private static double[][] solve(ContactModel model, Solver solver, ContactData data) {
        model.configure(Options.of("restitution", "poisson", "normal-law", "velocity"));
        ContactPosing posing = model.bind();
        CertifiedSolver certified = new CertifiedSolver("solver", solver);
        double[][] p = new double[2][data.rows()];
        Solution solution = new Solution();
        for (int phase = 0; phase < 2; phase++) {
            Problem problem = posing.pose(data, phase, p[0]);
            if (problem == null) {
                // nothing to give back
                return new double[][] {p[0], p[0]};
            }
            solution.reshape(problem.size());
            posing.start(new double[data.rows()], solution.z());
            String what = "phase " + phase + ", " + data.contacts + " contacts";
            assertTrue(certified.solve(problem, solution, new Monitor()), () -> what + ": " + solution);
            posing.impulses(solution.z(), p[phase]);
        }
        assertNull(posing.pose(data, 2, p[1]));
        return p;
    }

    private static ContactData random(long seed, int bilateral, int contacts, double mu) {
        Random random = new Random(seed);
        ContactData data = Steps.random(random, bilateral, contacts);
        for (int c = 0; c < contacts; c++) {
            data.normalRestitution[c] = c == 2 ? 0 : random.nextDouble();
            data.mu[c] = c == 3 ? 0 : mu * random.nextDouble();
        }
        return data;
    }

    /** P = p − p_C: P_n ≥ e p_C,n ⟂ v_n ≥ 0, and Coulomb's law between P_t, μ P_n and v_t. */
    @Test
    void expansionKeepsItsLaw() {
        int slides = 0;
        int sticks = 0;
        int pushed = 0;
        for (long seed = 0; seed < 200; seed++) {
            ContactData data = random(seed, (int) (seed % 3), 1 + (int) (seed % 5), 0.8);
            double[][] p = solve(new ExactCone(), new Nsgs(), data);
            double[] v = Steps.velocities(data, p[1]);
            String at = "seed " + seed;
            for (int i = 0; i < data.bilateral; i++) {
                assertEquals(0, v[i], 1e-7, at);
            }
            for (int c = 0; c < data.contacts; c++) {
                int n = data.row(c);
                double more = p[1][n] - p[0][n] - data.normalRestitution[c] * p[0][n];
                assertEquals(0, Math.min(more, v[n]), 1e-7, at);
                pushed += more > 1e-3 ? 1 : 0;
                double t1 = p[1][n + 1] - p[0][n + 1];
                double t2 = p[1][n + 2] - p[0][n + 2];
                double bound = data.mu[c] * (p[1][n] - p[0][n]);
                double speed = Math.hypot(v[n + 1], v[n + 2]);
                assertTrue(Math.hypot(t1, t2) <= bound + 1e-7, at);
                assertEquals(0, bound * v[n + 1] + speed * t1, 1e-6, at);
                assertEquals(0, bound * v[n + 2] + speed * t2, 1e-6, at);
                slides += speed > 1e-3 && bound > 1e-3 ? 1 : 0;
                sticks += speed < 1e-9 && bound > 1e-3 ? 1 : 0;
            }
        }
        assertTrue(slides > 100 && sticks > 20 && pushed > 50, slides + " slide, " + sticks + " stick, " + pushed);
    }

    /** In the plane the cone has two edges: S4's LCP gives the same. */
    @Test
    void isPlanarInThePlane() {
        for (long seed = 0; seed < 100; seed++) {
            ContactData data = random(seed, 0, 2, 0.8);
            DMatrixRMaj w = ((DenseOperator) data.w).matrix();
            for (int i = 0; i < 6; i++) {
                for (int row = 2; row < 6; row += 3) {
                    w.set(row, i, 0);
                    w.set(i, row, 0);
                    data.b[row] = 0;
                    data.before[row] = 0;
                }
            }
            double[][] cone = solve(new ExactCone(), new Nsgs(), data);
            double[][] planar = solve(new Planar(), new LemkeSolver(), data);
            assertArrayEquals(planar[0], cone[0], 1e-7, "compression, seed " + seed);
            assertArrayEquals(planar[1], cone[1], 1e-7, "expansion, seed " + seed);
        }
    }

    /** One contact that is hit loses energy, ½ p·(v⁺ + v⁻) ≤ 0, where Newton's law often gains some. */
    @Test
    void oneContactGainsNoEnergy() {
        int newtonGains = 0;
        for (long seed = 0; seed < 3000; seed++) {
            ContactData data = random(seed, 0, 1, 1.5);
            double[][] poisson = solve(new ExactCone(), new Nsgs(), data);
            assertTrue(gain(data, poisson[1]) <= 1e-9, "seed " + seed + " gains " + gain(data, poisson[1]));
            ExactCone newton = new ExactCone();
            newton.configure(Options.of("normal-law", "velocity"));
            Problem problem = newton.bind().pose(data, 0, new double[3]);
            Solution solution = new Solution();
            solution.reshape(3);
            assertTrue(new CertifiedSolver("nsgs", new Nsgs()).solve(problem, solution, new Monitor()));
            newtonGains += gain(data, solution.z()) > 1e-9 ? 1 : 0;
        }
        assertTrue(newtonGains > 10, "Newton gained energy in " + newtonGains);
    }

    private static double gain(ContactData data, double[] p) {
        double[] v = Steps.velocities(data, p);
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += 0.5 * p[i] * (v[i] + data.b[i]);
        }
        return sum;
    }

    /** Without restitution, or where nothing came near, there is no expansion; grips name their contact. */
    @Test
    void expansionOnlyWhereHit() {
        ContactData data = random(7, 1, 3, 0.8);
        ExactCone cone = new ExactCone();
        cone.configure(Options.of("restitution", "poisson", "normal-law", "velocity"));
        ContactPosing posing = cone.bind();
        double[] p = {0, 0, 0, 0, 2, 0, 0, 0, 0, 0};
        assertEquals(10, posing.pose(data, 0, new double[10]).size());
        // contact 1 alone was pressed: it alone has a grip
        assertEquals(13, posing.pose(data, 1, p).size());
        assertEquals(1, posing.contact(12));
        assertEquals(2, posing.contact(9));
        assertEquals(-1, posing.contact(0));
        data.before[3] = 1;
        assertNull(posing.pose(data, 1, p));
    }

    /** On gap level too an impact is compressed until nothing approaches, though the gap is still open. */
    @Test
    void compressionEndsAtRest() {
        ContactData data = random(5, 0, 2, 0.8);
        data.gap[0] = 2e-3;
        data.gap[1] = 2e-3;
        data.normalRestitution[1] = 0;
        ExactCone cone = new ExactCone();
        cone.configure(Options.of("restitution", "poisson"));
        double[] b = ((FrictionProblem) cone.bind().pose(data, 0, new double[6])).b();
        assertEquals(data.b[0], b[0], 0);
        // contact 1 rests: its gap may be closed, 2 mm in 1 ms
        assertEquals(data.b[3] + 2, b[3], 1e-12);
    }
}
