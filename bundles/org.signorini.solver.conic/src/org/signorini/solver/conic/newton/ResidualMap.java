package org.signorini.solver.conic.newton;

import org.signorini.complementarity.certificate.Certificate;
import org.signorini.solver.conic.block.ContactSystem;

/**
 * The natural map of a {@link ContactSystem} and an element of its generalized Jacobian. Per contact, in scaled
 * variables,
 *
 * <pre>
 * R(p, v) = p − Π_K(p − u),   u = v + μ‖v_t‖ n   (De Saxcé's change of variable; u = v for a CCP)
 * </pre>
 *
 * with derivatives ∂R/∂p = I − Π', ∂R/∂v = Π'·∂u/∂v. Bilateral rows have R = v. It is the map the certificate measures.
 */
final class ResidualMap {

    /** What the projection does with a contact; bilateral nodes always stick. */
    static final byte SEPARATE = 0;
    static final byte STICK = 1;
    static final byte SLIDE = 2;

    private double[] r = {};
    private double[] dp = {};
    private double[] dv = {};
    private byte[] state = {};
    private double merit;
    private double worst;
    private double largest;

    double[] r() {
        return r;
    }

    /** ∂R/∂p, nine numbers per node. */
    double[] dp() {
        return dp;
    }

    /** ∂R/∂v, nine numbers per node. */
    double[] dv() {
        return dv;
    }

    byte[] state() {
        return state;
    }

    /** √Σ‖R/s‖²: the residual in velocities. */
    double merit() {
        return merit;
    }

    /** Largest residual as the certificate will see it. */
    double residual(ContactSystem system) {
        double reference = Certificate.reference(system.magnitude(), largest);
        return worst == 0 ? 0 : worst / reference;
    }

    private void reshape(int nodes) {
        if (state.length < nodes) {
            r = new double[3 * nodes];
            dp = new double[9 * nodes];
            dv = new double[9 * nodes];
            state = new byte[nodes];
        }
    }

    /** R at a point, its merit and states. */
    void evaluate(ContactSystem system, double[] p, double[] v) {
        reshape(system.nodes());
        double sum = 0;
        double worstSquare = 0;
        largest = 0;
        double[] scale = system.scale();
        double[] activity = system.activity();
        for (int node = 0, i = 0; node < system.nodes(); node++, i += 3) {
            if (node < system.groups()) {
                System.arraycopy(v, i, r, i, 3);
                state[node] = STICK;
                for (int q = i; q < i + 3; q++) {
                    double here = r[q] / scale[q];
                    sum += here * here;
                    worstSquare = Math.max(worstSquare, here * here);
                    largest = Math.max(largest, Math.abs(p[q]) * activity[q]);
                }
                continue;
            }
            contact(system.mu(node), system.coulomb(), node, p, v);
            double s = 1 / scale[i];
            double square = (r[i] * r[i] + r[i + 1] * r[i + 1] + r[i + 2] * r[i + 2]) * s * s;
            sum += square;
            worstSquare = Math.max(worstSquare, square);
            largest = Math.max(largest, activity[i]
                    * Math.max(Math.abs(p[i]), Math.max(Math.abs(p[i + 1]), Math.abs(p[i + 2]))));
        }
        merit = Math.sqrt(sum);
        worst = Math.sqrt(worstSquare);
    }

    private void contact(double mu, boolean coulomb, int node, double[] p, double[] v) {
        int i = 3 * node;
        double v1 = v[i + 1];
        double v2 = v[i + 2];
        double un = coulomb ? v[i] + mu * Math.sqrt(v1 * v1 + v2 * v2) : v[i];
        double yn = p[i] - un;
        double y1 = p[i + 1] - v1;
        double y2 = p[i + 2] - v2;
        double t = Math.sqrt(y1 * y1 + y2 * y2);
        if (yn >= 0 && t <= mu * yn) {
            state[node] = STICK;
            r[i] = un;
            r[i + 1] = v1;
            r[i + 2] = v2;
        } else if (mu * t <= -yn) {
            state[node] = SEPARATE;
            r[i] = p[i];
            r[i + 1] = p[i + 1];
            r[i + 2] = p[i + 2];
        } else {
            state[node] = SLIDE;
            double zn = (yn + mu * t) / (1 + mu * mu);
            double share = mu * zn / t;
            r[i] = p[i] - zn;
            r[i + 1] = p[i + 1] - share * y1;
            r[i + 2] = p[i + 2] - share * y2;
        }
    }

    /** ∂R/∂p and ∂R/∂v at the point last {@linkplain #evaluate evaluated}. */
    void linearize(ContactSystem system, double[] p, double[] v) {
        for (int node = 0; node < system.nodes(); node++) {
            boolean sticks = state[node] != SEPARATE;
            diagonal(dp, 9 * node, sticks ? 0 : 1);
            diagonal(dv, 9 * node, sticks ? 1 : 0);
            if (node >= system.groups() && sticks) {
                double mu = system.mu(node);
                if (state[node] == SLIDE) {
                    slide(mu, system.coulomb(), node, p, v);
                }
                if (system.coulomb()) {
                    multiplyByDeSaxce(mu, node, v);
                }
            }
        }
    }

    private static void diagonal(double[] a, int k, double value) {
        java.util.Arrays.fill(a, k, k + 9, 0);
        a[k] = value;
        a[k + 4] = value;
        a[k + 8] = value;
    }

    /**
     * Π' on the cone's flank: along the generator (1, μd)/√(1+μ²) one, across it g = μ z_n/‖y_t‖, normal to it zero.
     */
    private void slide(double mu, boolean coulomb, int node, double[] p, double[] v) {
        int i = 3 * node;
        double un = coulomb ? v[i] + mu * Math.sqrt(v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]) : v[i];
        double yn = p[i] - un;
        double y1 = p[i + 1] - v[i + 1];
        double y2 = p[i + 2] - v[i + 2];
        double t = Math.sqrt(y1 * y1 + y2 * y2);
        double d1 = y1 / t;
        double d2 = y2 / t;
        double q = 1 / (1 + mu * mu);
        double g = mu * q * (yn + mu * t) / t;
        double h = mu * mu * q - g;
        int k = 9 * node;
        dv[k] = q;
        dv[k + 1] = mu * q * d1;
        dv[k + 2] = mu * q * d2;
        dv[k + 3] = dv[k + 1];
        dv[k + 4] = h * d1 * d1 + g;
        dv[k + 5] = h * d1 * d2;
        dv[k + 6] = dv[k + 2];
        dv[k + 7] = dv[k + 5];
        dv[k + 8] = h * d2 * d2 + g;
        for (int m = 0; m < 9; m++) {
            dp[k + m] = (m % 4 == 0 ? 1 : 0) - dv[k + m];
        }
    }

    /** ∂u/∂v = I + μ n (v_t/‖v_t‖)ᵀ from the right. */
    private void multiplyByDeSaxce(double mu, int node, double[] v) {
        int i = 3 * node;
        double length = Math.sqrt(v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]);
        if (length == 0) {
            return;
        }
        double e1 = mu * v[i + 1] / length;
        double e2 = mu * v[i + 2] / length;
        for (int k = 9 * node; k < 9 * node + 9; k += 3) {
            dv[k + 1] += dv[k] * e1;
            dv[k + 2] += dv[k] * e2;
        }
    }
}
