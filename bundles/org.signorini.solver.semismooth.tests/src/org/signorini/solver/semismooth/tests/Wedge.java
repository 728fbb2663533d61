package org.signorini.solver.semismooth.tests;

import static org.signorini.solver.semismooth.tests.LinearProblems.gaussian;
import static org.signorini.solver.semismooth.tests.LinearProblems.gaussians;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Contacts on a mechanism of few motions, so that they wedge each other: W = G M⁻¹ Gᵀ has a lower rank than rows, and
 * the impulses at a contact need not be anything like those that would stop it alone. Built backwards, so that a
 * solution is known to exist: contacts are told to open, stick or slide as far as the motions left allow, u⁺ is drawn
 * among the velocities that do, impulses among those that Coulomb's law allows with it, and u⁻ = u⁺ − M⁻¹Gᵀp.
 */
final class Wedge {

    private final SplittableRandom random;
    private final int motions;
    private final int contacts;
    private final boolean planar;
    private final double[][] g;
    private final double[] mu;
    private final boolean[] slides;
    private final double[] p;
    /** Directions in which u⁺ has no part, orthonormal. */
    private final List<double[]> blocked = new ArrayList<>();

    /** @param planar whether the first tangent of every contact is one that nothing can move along */
    private Wedge(long seed, int motions, int contacts, boolean planar) {
        random = new SplittableRandom(seed);
        this.motions = 2 + random.nextInt(motions);
        this.contacts = 2 + random.nextInt(contacts);
        this.planar = planar;
        g = new double[3 * this.contacts][];
        mu = new double[this.contacts];
        slides = new boolean[this.contacts];
        p = new double[3 * this.contacts];
    }

    /**
     * A random wedge.
     *
     * @param spread decades by which inertias differ, standard deviation
     * @param load   size of the impulses, beside velocities of size one
     */
    static ContactConfiguration of(long seed, int motions, int contacts, boolean planar, double spread, double load) {
        return new Wedge(seed, motions, contacts, planar).build(spread, load);
    }

    private ContactConfiguration build(double spread, double load) {
        double[] inverseMass = new double[motions];
        for (int k = 0; k < motions; k++) {
            inverseMass[k] = StrictMath.pow(10, spread * gaussian(random));
        }
        for (int c = 0; c < contacts; c++) {
            mu[c] = 0.1 + random.nextDouble();
            for (int r = 0; r < 3; r++) {
                g[3 * c + r] = planar && r == 1 ? new double[motions] : gaussians(random, motions);
            }
        }
        boolean[] closed = chooseStates();
        double[] u = gaussians(random, motions);
        removeBlocked(u);
        for (int c = 0; c < contacts; c++) {
            if (closed[c]) {
                press(c, u, load * (0.1 + random.nextDouble()));
            } else if (dot(g[3 * c], u) < 0) {
                for (int k = 0; k < motions; k++) {
                    g[3 * c][k] = -g[3 * c][k];
                }
            }
        }
        for (int i = 0; i < p.length; i++) {
            for (int k = 0; k < motions; k++) {
                u[k] -= inverseMass[k] * g[i][k] * p[i];
            }
        }
        return ContactConfiguration.of(g, inverseMass, u, mu, 0);
    }

    /** Which contacts stay closed, at most as many as leave a motion. */
    private boolean[] chooseStates() {
        boolean[] closed = new boolean[contacts];
        for (int c = 0; c < contacts; c++) {
            int state = random.nextInt(3);
            int rows = state == 1 ? planar ? 2 : 3 : 1;
            closed[c] = state > 0 && blocked.size() + rows <= motions - (state == 2 ? 1 : 0);
            slides[c] = state == 2;
            for (int r = 0; closed[c] && r < (slides[c] ? 1 : 3); r++) {
                double[] direction = g[3 * c + r].clone();
                removeBlocked(direction);
                double length = Math.sqrt(dot(direction, direction));
                if (length > 1e-10) {
                    for (int k = 0; k < motions; k++) {
                        direction[k] /= length;
                    }
                    blocked.add(direction);
                }
            }
        }
        return closed;
    }

    private void removeBlocked(double[] vector) {
        // twice is enough
        for (int repeat = 0; repeat < 2; repeat++) {
            for (double[] direction : blocked) {
                double share = dot(vector, direction);
                for (int k = 0; k < motions; k++) {
                    vector[k] -= share * direction[k];
                }
            }
        }
    }

    private void press(int c, double[] u, double normal) {
        double v1 = dot(g[3 * c + 1], u);
        double v2 = dot(g[3 * c + 2], u);
        double speed = Math.sqrt(v1 * v1 + v2 * v2);
        double grip = mu[c] * normal;
        p[3 * c] = normal;
        if (slides[c] && speed > 1e-9) {
            p[3 * c + 1] = -grip * v1 / speed;
            p[3 * c + 2] = -grip * v2 / speed;
        } else {
            double angle = planar ? Math.PI / 2 : 2 * Math.PI * random.nextDouble();
            double share = grip * (2 * random.nextDouble() - 1);
            p[3 * c + 1] = planar ? 0 : share * StrictMath.cos(angle);
            p[3 * c + 2] = share * StrictMath.sin(angle);
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
