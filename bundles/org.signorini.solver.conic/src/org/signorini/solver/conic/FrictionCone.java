package org.signorini.solver.conic;

/**
 * Euclidean projection on the friction cone {@code ‖x_t‖ ≤ μ x_n} in closed form (Tasora &amp; Anitescu 2011;
 * Mazhar et al. 2015): points inside stay, points in the polar cone go to the apex, the others to the nearest point
 * of the surface. A scaling that is the same for the three rows of a contact does not change it.
 */
final class FrictionCone {

    private FrictionCone() {
    }

    /**
     * Projects the three numbers of {@code x} that start at {@code i}, in place.
     *
     * @return whether they were inside already
     */
    static boolean project(double mu, double[] x, int i) {
        double n = x[i];
        double t = length(x[i + 1], x[i + 2]);
        if (n >= 0 && t <= mu * n) {
            return true;
        }
        if (mu * t <= -n) {
            x[i] = 0;
            x[i + 1] = 0;
            x[i + 2] = 0;
            return false;
        }
        double normal = (n + mu * t) / (1 + mu * mu);
        double share = mu * normal / t;
        x[i] = normal;
        x[i + 1] *= share;
        x[i + 2] *= share;
        return false;
    }

    /** Faster than {@code Math.hypot}, whose care for numbers near 1e±154 is not needed here. */
    static double length(double a, double b) {
        return Math.sqrt(a * a + b * b);
    }
}
