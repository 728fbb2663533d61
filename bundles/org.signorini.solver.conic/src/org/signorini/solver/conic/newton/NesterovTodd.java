package org.signorini.solver.conic.newton;

import org.signorini.solver.conic.block.ContactSystem;

/**
 * The scaling of Nesterov &amp; Todd for friction cones. With x = (μp_n, p_t) and z = (u_n/μ, u_t), both in the Lorentz
 * cone, it is a linear map T with T⁻¹p = Tᵀu =: l, so that p and u look alike. Its square TTᵀ = Q(w) has the
 * eigenvectors (1, ±ŵ)/√2 and (0, ŵ⊥), whatever w; T is made of them, each times its own factor:
 *
 * <pre>
 * T = D V Λ,   Λ = η diag(w₀ + ‖w_t‖, 1/(w₀ + ‖w_t‖), 1),   D = diag(1/μ, 1, 1).
 * </pre>
 *
 * Columns of T differ by ten orders of magnitude near a solution; kept apart like this no small one drowns in a large
 * one, which is what makes the last digits of the interior-point method possible. Formulas for w after Andersen, Roos
 * &amp; Terlaky (2003). Contacts without friction have T = diag(√(p_n/u_n), 0, 0).
 */
final class NesterovTodd {

    private static final double ROOT_HALF = Math.sqrt(0.5);

    private double[] t = {};
    private double[] inverse = {};
    private double[] l = {};

    void reshape(int nodes) {
        if (l.length < 3 * nodes) {
            t = new double[9 * nodes];
            inverse = new double[9 * nodes];
            l = new double[3 * nodes];
        }
    }

    /** T, row-major, nine numbers per node. */
    double[] t() {
        return t;
    }

    /** T⁻¹; rows of blocked directions are zero. */
    double[] inverse() {
        return inverse;
    }

    /** l = T⁻¹p = Tᵀu, three numbers per node: along (1, ŵ)/√2, (1, −ŵ)/√2 and across. */
    double[] l() {
        return l;
    }

    /** Computes T and l of all contacts; false if a point has reached the boundary of its cone. */
    boolean compute(ContactSystem system, double[] p, double[] u) {
        for (int node = system.groups(); node < system.nodes(); node++) {
            double mu = system.mu(node);
            if (!(mu == 0 ? frictionless(node, p, u) : compute(node, mu, p, u))) {
                return false;
            }
        }
        return true;
    }

    private boolean frictionless(int node, double[] p, double[] u) {
        double pn = p[3 * node];
        double un = u[3 * node];
        java.util.Arrays.fill(t, 9 * node, 9 * node + 9, 0);
        java.util.Arrays.fill(inverse, 9 * node, 9 * node + 9, 0);
        t[9 * node] = Math.sqrt(pn / un);
        inverse[9 * node] = Math.sqrt(un / pn);
        l[3 * node] = Math.sqrt(pn * un);
        l[3 * node + 1] = 0;
        l[3 * node + 2] = 0;
        return pn > 0 && un > 0;
    }

    private boolean compute(int node, double mu, double[] p, double[] u) {
        int i = 3 * node;
        double rootX = Math.sqrt(LorentzCone.determinant(mu, p, i));
        double rootZ = Math.sqrt(LorentzCone.determinant(1 / mu, u, i));
        if (!(rootX > 0 && rootZ > 0)) {
            return false;
        }
        double w0 = mu * p[i] / rootX + u[i] / (mu * rootZ);
        double w1 = p[i + 1] / rootX - u[i + 1] / rootZ;
        double w2 = p[i + 2] / rootX - u[i + 2] / rootZ;
        double wt = Math.sqrt(w1 * w1 + w2 * w2);
        double c = wt == 0 ? 1 : w1 / wt;
        double s = wt == 0 ? 0 : w2 / wt;
        // det w = 1 fixes the length of w, and with it w₀ + ‖w_t‖ without cancellation in 1 + x·z
        double stretch = Math.sqrt((w0 + wt) / (w0 - wt));
        double eta = Math.sqrt(rootX / rootZ);
        stretch = w0 - wt > 0 ? stretch : Double.NaN;
        set(node, mu, c, s, eta * stretch, eta / stretch, eta);
        double x0 = mu * p[i];
        double x1 = c * p[i + 1] + s * p[i + 2];
        double x2 = -s * p[i + 1] + c * p[i + 2];
        l[i] = ROOT_HALF * (x0 + x1) / (eta * stretch);
        l[i + 1] = ROOT_HALF * (x0 - x1) / (eta / stretch);
        l[i + 2] = x2 / eta;
        return stretch > 0 && stretch < Double.MAX_VALUE && eta > 0;
    }

    private void set(int node, double mu, double c, double s, double plus, double minus, double across) {
        int k = 9 * node;
        double a = ROOT_HALF * plus;
        double b = ROOT_HALF * minus;
        t[k] = a / mu;
        t[k + 1] = b / mu;
        t[k + 2] = 0;
        t[k + 3] = a * c;
        t[k + 4] = -b * c;
        t[k + 5] = -across * s;
        t[k + 6] = a * s;
        t[k + 7] = -b * s;
        t[k + 8] = across * c;
        double ia = ROOT_HALF / plus;
        double ib = ROOT_HALF / minus;
        inverse[k] = ia * mu;
        inverse[k + 1] = ia * c;
        inverse[k + 2] = ia * s;
        inverse[k + 3] = ib * mu;
        inverse[k + 4] = -ib * c;
        inverse[k + 5] = -ib * s;
        inverse[k + 6] = 0;
        inverse[k + 7] = -s / across;
        inverse[k + 8] = c / across;
    }

    /**
     * Mehrotra's right-hand side r = −l + ν l⁻¹ − l \ (dx ∘ dz) of a node: dx = T⁻¹Δp and dz = TᵀΔu of the predictor;
     * without them, −l.
     */
    void rightHandSide(int node, boolean frictionless, double nu, double[] dx, double[] dz, double[] r) {
        int i = 3 * node;
        if (frictionless) {
            r[i] = -l[i] + (nu - dx[i] * dz[i]) / l[i];
            r[i + 1] = 0;
            r[i + 2] = 0;
            return;
        }
        // Jordan algebra wants (x0, x1, x2); here are (x0 + x1)/√2, (x0 − x1)/√2, x2
        double a0 = ROOT_HALF * (dx[i] + dx[i + 1]);
        double a1 = ROOT_HALF * (dx[i] - dx[i + 1]);
        double a2 = dx[i + 2];
        double b0 = ROOT_HALF * (dz[i] + dz[i + 1]);
        double b1 = ROOT_HALF * (dz[i] - dz[i + 1]);
        double b2 = dz[i + 2];
        double l0 = ROOT_HALF * (l[i] + l[i + 1]);
        double l1 = ROOT_HALF * (l[i] - l[i + 1]);
        double l2 = l[i + 2];
        double c0 = nu - (a0 * b0 + a1 * b1 + a2 * b2);
        double c1 = -(a0 * b1 + b0 * a1);
        double c2 = -(a0 * b2 + b0 * a2);
        double determinant = 2 * l[i] * l[i + 1] - l2 * l2;
        double d0 = (l0 * c0 - l1 * c1 - l2 * c2) / determinant;
        double d1 = (c1 - d0 * l1) / l0;
        double d2 = (c2 - d0 * l2) / l0;
        r[i] = -l[i] + ROOT_HALF * (d0 + d1);
        r[i + 1] = -l[i + 1] + ROOT_HALF * (d0 - d1);
        r[i + 2] = -l2 + d2;
    }
}
