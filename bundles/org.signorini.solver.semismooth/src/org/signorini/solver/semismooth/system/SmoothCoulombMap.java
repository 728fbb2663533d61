package org.signorini.solver.semismooth.system;

/**
 * A smooth neighbour of {@link CoulombMap}: F_n and the min of S0 eq. 49 and 50 with their corners rounded off over a
 * width of ε (Chen, Harker, Kanzow and Smale's function),
 *
 * <pre>
 * F_n = ½(√(𝔷_n² + 4ε²) − 𝔷_n),   F_t = −s 𝔷_t,   s = μF_n/max_ε(μF_n, τ),   τ = √(‖𝔷_t‖² + ε²)
 * max_ε(a, b) = ½(a + b + √((a − b)² + 4ε²))
 * </pre>
 *
 * F_n ν_n = ε² then, and F lies inside its cone; F tends to Coulomb's law as ε to 0. What was a kink of Φ or a
 * direction that does not matter, like the tangent that a plane mechanism cannot move along, has a regular Jacobian.
 */
final class SmoothCoulombMap {

    private double epsilon = 1;
    private double square = 4;

    /** Sets ε &gt; 0. */
    void smooth(double value) {
        epsilon = value;
        square = 4 * value * value;
    }

    /** F of the contact whose 𝔷 starts at {@code at}. */
    void impulse(double mu, double[] z, double[] f, int at) {
        double grip = mu * normal(z[at]);
        double s = grip / larger(grip, tangential(z, at));
        f[at] = normal(z[at]);
        f[at + 1] = -s * z[at + 1];
        f[at + 2] = -s * z[at + 2];
    }

    /** ∂F/∂𝔷, row-major 3×3. */
    void derivative(double mu, double[] z, int at, double[] d) {
        double t1 = z[at + 1];
        double t2 = z[at + 2];
        double grip = mu * normal(z[at]);
        double t = tangential(z, at);
        double m = larger(grip, t);
        double s = grip / m;
        double tilt = (grip - t) / root(grip - t);
        double perGrip = (1 - 0.5 * s * (1 + tilt)) / m;
        double perLength = -0.5 * s * (1 - tilt) / m;
        d[0] = 0.5 * (z[at] / root(z[at]) - 1);
        d[1] = 0;
        d[2] = 0;
        d[3] = -t1 * perGrip * mu * d[0];
        d[4] = -s - perLength * t1 * t1 / t;
        d[5] = -perLength * t1 * t2 / t;
        d[6] = -t2 * perGrip * mu * d[0];
        d[7] = d[5];
        d[8] = -s - perLength * t2 * t2 / t;
    }

    /** ∂F/∂ε. */
    void rate(double mu, double[] z, double[] f, int at) {
        double grip = mu * normal(z[at]);
        double t = tangential(z, at);
        double m = larger(grip, t);
        double normalRate = 2 * epsilon / root(z[at]);
        double gripRate = mu * normalRate;
        double tRate = epsilon / t;
        double mRate = 0.5 * (gripRate + tRate + ((grip - t) * (gripRate - tRate) + 4 * epsilon) / root(grip - t));
        double sRate = (gripRate - grip / m * mRate) / m;
        f[at] = normalRate;
        f[at + 1] = -z[at + 1] * sRate;
        f[at + 2] = -z[at + 2] * sRate;
    }

    /** Without cancellation where 𝔷 is large. */
    private double normal(double z) {
        return z > 0 ? 0.5 * square / (root(z) + z) : 0.5 * (root(z) - z);
    }

    private double tangential(double[] z, int at) {
        return Math.sqrt(z[at + 1] * z[at + 1] + z[at + 2] * z[at + 2] + epsilon * epsilon);
    }

    private double larger(double a, double b) {
        return 0.5 * (a + b + root(a - b));
    }

    private double root(double x) {
        return Math.sqrt(x * x + square);
    }
}
