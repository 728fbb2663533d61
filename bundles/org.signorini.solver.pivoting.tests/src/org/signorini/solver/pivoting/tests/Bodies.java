package org.signorini.solver.pivoting.tests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.signorini.complementarity.LinearProblem;

/** Rigid bodies under gravity with contacts and bilateral rows: makes W = J M⁻¹ Jᵀ and b = J v. */
final class Bodies {

    private final List<double[]> bilateral = new ArrayList<>();
    private final List<double[]> contacts = new ArrayList<>();
    private final double[][] centre;
    private final double[] inverseMass;
    private final double[] velocity;

    private Bodies(double[][] centre, double mass, double inertia) {
        this.centre = centre;
        inverseMass = new double[6 * centre.length];
        velocity = new double[6 * centre.length];
        for (int k = 0; k < inverseMass.length; k++) {
            inverseMass[k] = 1 / (k % 6 < 3 ? mass : inertia);
            velocity[k] = k % 6 == 2 ? -9.81e-3 : 0;
        }
    }

    /** Unit cubes on top of each other, four contacts between two: hyperstatic. Shifted and pushed at random. */
    static Bodies stack(int boxes, double shift, double push, long seed) {
        Random random = new Random(seed);
        double[][] centre = new double[boxes][];
        for (int i = 0; i < boxes; i++) {
            centre[i] = new double[] {shift * random.nextGaussian(), shift * random.nextGaussian(), 0.5 + i};
        }
        Bodies bodies = new Bodies(centre, 1, 1 / 6.0);
        for (int i = 0; i < boxes; i++) {
            double[] below = i == 0 ? centre[0] : centre[i - 1];
            for (int corner = 0; corner < 4; corner++) {
                double x = edge(centre[i][0], below[0], corner % 2 == 0);
                double y = edge(centre[i][1], below[1], corner < 2);
                bodies.contact(i - 1, i, new double[] {x, y, i}, new double[] {0, 0, 1});
            }
        }
        return bodies.push(push, random);
    }

    /** Where the overlap of two unit intervals begins or ends. */
    private static double edge(double a, double b, boolean begin) {
        return begin ? Math.max(a, b) - 0.5 : Math.min(a, b) + 0.5;
    }

    /** Unit spheres, close-packed on a floor. */
    static Bodies pile(int side, int layers, double push, long seed) {
        Random random = new Random(seed);
        double[][] centre = new double[side * side * layers][];
        for (int k = 0; k < centre.length; k++) {
            int layer = k / (side * side);
            double offset = layer % 2 * 0.5;
            centre[k] = new double[] {k % side + offset, k / side % side + offset, 0.5 + layer * Math.sqrt(0.5)};
        }
        Bodies bodies = new Bodies(centre, 1, 0.1);
        for (int i = 0; i < centre.length; i++) {
            if (i < side * side) {
                bodies.contact(-1, i, new double[] {centre[i][0], centre[i][1], 0}, new double[] {0, 0, 1});
            }
            for (int j = i + 1; j < centre.length; j++) {
                double[] d = {centre[j][0] - centre[i][0], centre[j][1] - centre[i][1], centre[j][2] - centre[i][2]};
                if (Math.abs(d[0] * d[0] + d[1] * d[1] + d[2] * d[2] - 1) < 1e-6) {
                    double[] middle = {centre[i][0] + d[0] / 2, centre[i][1] + d[1] / 2, centre[i][2] + d[2] / 2};
                    bodies.contact(i, j, middle, d);
                }
            }
        }
        return bodies.push(push, random);
    }

    private Bodies push(double push, Random random) {
        for (int k = 0; k < velocity.length; k++) {
            velocity[k] += push * random.nextGaussian();
        }
        return this;
    }

    /** Forbids a body to move along a line through a point. */
    Bodies hold(int body, double[] point, double... direction) {
        double[] row = new double[velocity.length];
        put(row, body, point, direction, 1);
        bilateral.add(row);
        return this;
    }

    private void contact(int a, int b, double[] point, double[] n) {
        double[] t1 = Math.abs(n[0]) < 0.9 ? new double[] {1, 0, 0} : new double[] {0, 1, 0};
        double along = t1[0] * n[0] + t1[1] * n[1] + t1[2] * n[2];
        double length = Math.sqrt(1 - along * along);
        for (int k = 0; k < 3; k++) {
            t1[k] = (t1[k] - along * n[k]) / length;
        }
        for (double[] direction : new double[][] {n, t1, cross(n, t1)}) {
            double[] row = new double[velocity.length];
            put(row, b, point, direction, 1);
            put(row, a, point, direction, -1);
            contacts.add(row);
        }
    }

    private void put(double[] row, int body, double[] point, double[] direction, double sign) {
        if (body < 0) {
            return;
        }
        double[] c = centre[body];
        double[] moment = cross(new double[] {point[0] - c[0], point[1] - c[1], point[2] - c[2]}, direction);
        for (int k = 0; k < 3; k++) {
            row[6 * body + k] += sign * direction[k];
            row[6 * body + 3 + k] += sign * moment[k];
        }
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    /** The contacts with friction pyramids, behind the bilateral rows. */
    LinearProblem pyramid(double friction, int facets) {
        double[] mu = new double[contacts.size() / 3];
        Arrays.fill(mu, friction);
        List<double[]> j = new ArrayList<>(bilateral);
        j.addAll(contacts);
        int n = j.size();
        double[] w = new double[n * n];
        double[] b = new double[n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                w[r * n + c] = product(j.get(r), inverseMass, j.get(c));
            }
            b[r] = product(j.get(r), null, velocity);
        }
        return Pyramid.of(w, b, mu, bilateral.size(), facets);
    }

    private static double product(double[] x, double[] weight, double[] y) {
        double sum = 0;
        for (int k = 0; k < x.length; k++) {
            sum += x[k] * (weight == null ? 1 : weight[k]) * y[k];
        }
        return sum;
    }
}
