package org.signorini.solver.semismooth.system;

/**
 * The impulse of a contact as a function of Todorov's 𝔷, rows n, t1, t2 (S0 eq. 49, 50), and its derivative (eq. 59):
 *
 * <pre>
 * F_n = max(0, −𝔷_n),   F_t = −s 𝔷_t,   s = min(1, μF_n/‖𝔷_t‖);   ν = F + 𝔷
 * </pre>
 *
 * 𝔷_n &gt; 0 separates, ‖𝔷_t‖ &lt; μF_n sticks (S0: rolls), else the contact slides.
 */
final class CoulombMap {

    /** F of the contact whose 𝔷 starts at {@code at}. */
    void impulse(double mu, double[] z, double[] f, int at) {
        double normal = Math.max(0, -z[at]);
        double grip = mu * normal;
        double tangential = Math.sqrt(z[at + 1] * z[at + 1] + z[at + 2] * z[at + 2]);
        double s = tangential <= grip ? 1 : grip / tangential;
        f[at] = normal;
        f[at + 1] = -s * z[at + 1];
        f[at + 2] = -s * z[at + 2];
    }

    /** ∂F/∂𝔷, row-major 3×3; an element of the generalized Jacobian on the edges between the states. */
    void derivative(double mu, double[] z, int at, double[] d) {
        java.util.Arrays.fill(d, 0);
        double normal = Math.max(0, -z[at]);
        if (normal == 0) {
            return;
        }
        d[0] = -1;
        double grip = mu * normal;
        double t1 = z[at + 1];
        double t2 = z[at + 2];
        double tangential = Math.sqrt(t1 * t1 + t2 * t2);
        if (tangential < grip) {
            d[4] = -1;
            d[8] = -1;
        } else if (tangential > 0) {
            double u1 = t1 / tangential;
            double u2 = t2 / tangential;
            double s = grip / tangential;
            // F_t = −μF_n u: turning u costs −s(I − uuᵀ), pressing harder −μu ∂F_n/∂𝔷_n = μu
            d[3] = mu * u1;
            d[6] = mu * u2;
            d[4] = -s * (1 - u1 * u1);
            d[5] = s * u1 * u2;
            d[7] = d[5];
            d[8] = -s * (1 - u2 * u2);
        }
    }
}
