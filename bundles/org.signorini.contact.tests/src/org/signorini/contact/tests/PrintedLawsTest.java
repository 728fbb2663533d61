package org.signorini.contact.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.contact.Phantom;
import org.signorini.contact.Planar;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;
import org.signorini.solver.pivoting.LemkeSolver;

/** What contact models leave out of the papers' equations by default, had as printed by an option. */
class PrintedLawsTest {

    /**
     * S4 eq. 11, 12 with Poisson's phases, worked out by cases: in a plane W = [a c; c d], the normal impulse Λ_N of a
     * phase with friction Λ_T = −s μ Λ_N, s = ±1 against ξ_T = γ_T + e_T γ_T⁻ or between where ξ_T = 0.
     */
    @Test
    void poissonWithTangentialRestitution() {
        Random random = new Random(11);
        int reversed = 0;
        for (int k = 0; k < 300; k++) {
            double a = 0.5 + random.nextDouble();
            double d = 0.5 + random.nextDouble();
            double c = 0.4 * random.nextGaussian() * Math.sqrt(a * d) / 2;
            double mu = 0.1 + 0.4 * random.nextDouble();
            double eN = k % 3 == 0 ? 0 : random.nextDouble();
            double eT = random.nextDouble();
            double[] before = {-1 - random.nextDouble(), 2 * random.nextGaussian()};
            double[] p = phase(a, c, d, before, 0, mu, eT * before[1]);
            double more = eN * p[0];
            double[] free = {before[0] + a * (p[0] + more) + c * p[1], before[1] + c * (p[0] + more) + d * p[1]};
            double[] expansion = more > 0 ? phase(a, c, d, free, mu * more, mu, eT * before[1]) : new double[2];
            ContactData data = contact(a, c, d, before, mu, eN, eT);
            double[] found = solve(data, "poisson-tangential", "true");
            assertEquals(p[0] + more + expansion[0], found[0], 1e-9, "trial " + k);
            assertEquals(p[1] + expansion[1], found[1], 1e-9, "trial " + k);
            double[] without = solve(data);
            reversed += Math.abs(without[1] - found[1]) > 1e-3 ? 1 : 0;
        }
        assertTrue(reversed > 50, "e_T made a difference in " + reversed);
    }

    /** Λ ≥ 0 ⟂ γ_N ≥ 0 and −Λ_T ∈ (μΛ_N + offset) Sgn(γ_T + shift), by cases. */
    private static double[] phase(double a, double c, double d, double[] v, double offset, double mu, double shift) {
        for (int friction = -1; friction <= 1; friction++) {
            for (int closed = 0; closed <= 1; closed++) {
                double n;
                double t;
                if (friction != 0) {
                    // Λ_T = −s(μn + o)
                    n = closed == 0 ? 0 : -(v[0] - friction * c * offset) / (a - friction * c * mu);
                    t = -friction * (mu * n + offset);
                } else {
                    // ξ_T = 0 and γ_N = 0, or ξ_T = 0 alone
                    n = closed == 0 ? 0 : (-v[0] * d + (v[1] + shift) * c) / (a * d - c * c);
                    t = -(v[1] + shift + c * n) / d;
                }
                double normal = v[0] + a * n + c * t;
                double slip = v[1] + shift + c * n + d * t;
                double slack = mu * n + offset - Math.abs(t);
                if (n >= -1e-12 && normal >= -1e-12 && slack >= -1e-12 && friction * slip >= -1e-12) {
                    return new double[] {n, t};
                }
            }
        }
        throw new AssertionError("no case fits");
    }

    /** One contact, its second tangent blocked. */
    private static ContactData contact(double a, double c, double d, double[] v, double mu, double eN, double eT) {
        ContactData data = Steps.random(new Random(1), 0, 1);
        data.w = new DenseOperator(new DMatrixRMaj(new double[][] {{a, c, 0}, {c, d, 0}, {0, 0, 0}}), 0);
        data.b = new double[] {v[0], v[1], 0};
        data.before = data.b.clone();
        data.mu[0] = mu;
        data.normalRestitution[0] = eN;
        data.tangentialRestitution[0] = eT;
        data.slide[0] = 1;
        return data;
    }

    /** Normal and tangential impulse. */
    private static double[] solve(ContactData data, String... options) {
        Planar planar = new Planar();
        String[] all = new String[options.length + 2];
        System.arraycopy(options, 0, all, 2, options.length);
        all[0] = "restitution";
        all[1] = "poisson";
        planar.configure(Options.of(all));
        assertEquals(options.length > 0, planar.honours().contains(LawAttribute.TANGENTIAL_RESTITUTION));
        ContactPosing posing = planar.bind();
        double[] p = new double[3];
        Problem problem;
        for (int phase = 0; (problem = posing.pose(data, phase, p)) != null; phase++) {
            Solution solution = new Solution();
            solution.reshape(problem.size());
            assertTrue(new CertifiedSolver("lemke", new LemkeSolver()).solve(problem, solution, new Monitor()));
            posing.impulses(solution.z(), p);
        }
        return p;
    }

    /** S3 eq. 35: ρ stands in kg beside w_up and w_lo of each direction, whatever the contact weighs. */
    @Test
    void phantomInertiaInKilograms() {
        for (long seed = 0; seed < 10; seed++) {
            ContactData data = Steps.random(new Random(seed), 0, 2);
            LinearProblem with = phantom(data, "0.3");
            LinearProblem without = phantom(data, "0");
            int n = with.size();
            int directions = (n - 6) / 2;
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    double rho = i >= 6 && j >= 6 && Math.abs(i - j) == directions ? 0.3 : 0;
                    assertEquals(without.matrix().get(i, j) + rho, with.matrix().get(i, j), 0, i + "," + j);
                }
            }
        }
    }

    private static LinearProblem phantom(ContactData data, String rho) {
        Phantom phantom = new Phantom();
        phantom.configure(Options.of("rho", rho, "rho-unit", "kg"));
        return (LinearProblem) phantom.bind().pose(data, 0, new double[data.rows()]);
    }

    /** S0 §3.1 (a): d_1 = −v_t⁻/‖v_t⁻‖, though forces add more than v_t⁻ to the slip in the step. */
    @Test
    void directionsAgainstTheVelocityOfTheStart() {
        ContactData data = Steps.random(new Random(4), 0, 1);
        data.before[1] = 3e-4;
        data.before[2] = -4e-4;
        data.b[1] = 1;
        data.b[2] = 2;
        assertEquals(-0.6, firstDirection(data, "start")[0], 1e-12);
        assertEquals(0.8, firstDirection(data, "start")[1], 1e-12);
        assertEquals(-1 / Math.sqrt(5), firstDirection(data, "aligned")[0], 1e-12);
        assertFalse(Math.abs(firstDirection(data, "fixed")[1]) > 0);
    }

    /** Of β_1 = 1 alone, the impulse is d_1. */
    private static double[] firstDirection(ContactData data, String directions) {
        Pyramid pyramid = new Pyramid();
        pyramid.configure(Options.of("directions", directions));
        ContactPosing posing = pyramid.bind();
        Problem problem = posing.pose(data, 0, new double[3]);
        double[] z = new double[problem.size()];
        z[1] = 1;
        double[] p = new double[3];
        posing.impulses(z, p);
        return new double[] {p[1], p[2]};
    }
}
