package org.signorini.solver.conic.newton;

import java.util.Arrays;

import org.signorini.solver.conic.block.ContactSystem;

/**
 * A point near the central path: impulses p and dual velocities u, strictly inside their cones, and the path's
 * parameter τ. On the path, per contact,
 *
 * <pre>
 * u − v − Φ n = τ f₀,   v = Ŵp + b̂,   Φ = μ √(‖u_t‖² + ε²),   p ∘ u = τ ν₀ e,
 * </pre>
 *
 * and −v = τ f₀ in bilateral rows; f₀ and ν₀ are such that the start lies on it at τ = 1: p = u = e times the size of
 * the data, or a point above one already known. τ = 0 is the solution. ε = 0.3 ν/(p_n + √ν) with ν = τν₀ rounds the
 * kink of ‖u_t‖ on the scale u itself has where a contact sticks, and vanishes with τ. For a CCP Φ = 0.
 */
final class PathPoint {

    private static final double ROUNDING = 0.3;

    private ContactSystem system;
    private int rows;
    private int first;
    private double nu0;
    private double[] f0 = {};
    double tau;
    double[] p = {};
    double[] u = {};
    double[] v = {};
    /** What is missing to the equation of motion on the path, u − v − Φn − τf₀. */
    double[] error = {};
    /** √(‖u_t‖² + ε²) per node. */
    double[] length = {};

    void start(ContactSystem contactSystem) {
        system = contactSystem;
        rows = 3 * system.nodes();
        first = 3 * system.groups();
        if (p.length < rows) {
            p = new double[rows];
            u = new double[rows];
            v = new double[rows];
            error = new double[rows];
            f0 = new double[rows];
            length = new double[system.nodes()];
        }
        double size = 0;
        for (int i = 0; i < rows; i++) {
            size = Math.max(size, Math.abs(system.b()[i]));
        }
        size = size == 0 ? 1 : size;
        Arrays.fill(p, 0, rows, 0);
        Arrays.fill(u, 0, rows, 0);
        for (int node = system.groups(); node < system.nodes(); node++) {
            double mu = system.mu(node);
            p[3 * node] = mu > 0 ? size / mu : size;
            u[3 * node] = mu > 0 ? size * mu : size;
        }
        nu0 = size * size;
        tau = 1;
        Arrays.fill(f0, 0, rows, 0);
        evaluate();
        System.arraycopy(error, 0, f0, 0, rows);
        Arrays.fill(error, 0, rows, 0);
    }

    /** Begins near p and v instead, at the point with p ∘ u = ν₀e that smooths the projection of p − u on its cone. */
    void startNear(double[] nearP, double[] nearV, double nu) {
        nu0 = nu;
        tau = 1;
        System.arraycopy(nearP, 0, p, 0, first);
        Arrays.fill(u, 0, first, 0);
        for (int node = system.groups(), i = first; node < system.nodes(); node++, i += 3) {
            double mu = system.mu(node);
            double tangential = Math.sqrt(nearV[i + 1] * nearV[i + 1] + nearV[i + 2] * nearV[i + 2]);
            double un = nearV[i] + (system.coulomb() ? mu * tangential : 0);
            smooth(i, mu, nearP, un, nearV);
        }
        Arrays.fill(f0, 0, rows, 0);
        evaluate();
        System.arraycopy(error, 0, f0, 0, rows);
        Arrays.fill(error, 0, rows, 0);
    }

    /** p = (y + √(y² + 4ν))/2 and u = p − y in the cone's algebra, y = p − u before. */
    private void smooth(int i, double mu, double[] nearP, double un, double[] nearV) {
        if (mu == 0) {
            double y = nearP[i] - un;
            p[i] = smoothed(y);
            u[i] = smoothed(-y);
            Arrays.fill(p, i + 1, i + 3, 0);
            Arrays.fill(u, i + 1, i + 3, 0);
            return;
        }
        double y0 = mu * nearP[i] - un / mu;
        double y1 = nearP[i + 1] - nearV[i + 1];
        double y2 = nearP[i + 2] - nearV[i + 2];
        double t = Math.sqrt(y1 * y1 + y2 * y2);
        double c = t == 0 ? 1 : y1 / t;
        double s = t == 0 ? 0 : y2 / t;
        double plus = smoothed(y0 + t);
        double minus = smoothed(y0 - t);
        double dualPlus = smoothed(-y0 - t);
        double dualMinus = smoothed(t - y0);
        p[i] = 0.5 * (plus + minus) / mu;
        p[i + 1] = 0.5 * (plus - minus) * c;
        p[i + 2] = 0.5 * (plus - minus) * s;
        u[i] = 0.5 * (dualPlus + dualMinus) * mu;
        u[i + 1] = 0.5 * (dualPlus - dualMinus) * c;
        u[i + 2] = 0.5 * (dualPlus - dualMinus) * s;
    }

    /** (y + √(y² + 4ν₀))/2, without cancellation where y is negative. */
    private double smoothed(double y) {
        double root = Math.sqrt(y * y + 4 * nu0);
        return y >= 0 ? 0.5 * (y + root) : 2 * nu0 / (root - y);
    }

    double[] f0() {
        return f0;
    }

    double nu0() {
        return nu0;
    }

    double nu() {
        return tau * nu0;
    }

    /** v and the error of the equation of motion. */
    void evaluate() {
        system.velocities(p, v);
        for (int i = 0; i < first; i++) {
            error[i] = -v[i] - tau * f0[i];
        }
        double root = Math.sqrt(nu());
        for (int node = system.groups(), i = first; node < system.nodes(); node++, i += 3) {
            double mu = system.mu(node);
            double epsilon = ROUNDING * nu() / (p[i] + root);
            length[node] = Math.sqrt(u[i + 1] * u[i + 1] + u[i + 2] * u[i + 2] + epsilon * epsilon);
            error[i] = u[i] - v[i] - (system.coulomb() ? mu * length[node] : 0) - tau * f0[i];
            error[i + 1] = mu == 0 ? 0 : u[i + 1] - v[i + 1] - tau * f0[i + 1];
            error[i + 2] = mu == 0 ? 0 : u[i + 2] - v[i + 2] - tau * f0[i + 2];
        }
    }

    /** The error's share of complementarity, Σ|p·error|/Σ|p·u|. */
    double motionError() {
        double part = 0;
        double whole = 0;
        for (int i = first; i < rows; i++) {
            part += Math.abs(p[i] * error[i]);
            whole += Math.abs(p[i] * u[i]);
        }
        return part == 0 ? 0 : part / whole;
    }

    /** Largest relative deviation of an eigenvalue of p ∘ u from ν; infinite outside the cones. */
    double centralityError() {
        double worst = 0;
        for (int node = system.groups(), i = first; node < system.nodes(); node++, i += 3) {
            double kappa = system.mu(node) > 0 ? system.mu(node) : 1;
            double determinantP = LorentzCone.determinant(kappa, p, i);
            double determinantU = LorentzCone.determinant(1 / kappa, u, i);
            if (!(p[i] > 0 && u[i] > 0 && determinantP > 0 && determinantU > 0)) {
                return Double.POSITIVE_INFINITY;
            }
            double sum = p[i] * u[i] + p[i + 1] * u[i + 1] + p[i + 2] * u[i + 2];
            double product = determinantP * determinantU;
            double larger = sum + Math.sqrt(Math.max(0, sum * sum - product));
            worst = Math.max(worst, Math.max(nu() * larger / product, larger / nu()) - 1);
        }
        return worst;
    }

    /** Largest share of a step, at most one, that stays in the cones with a tenth to spare. */
    double reach(double[] dp, double[] du) {
        double least = 1;
        for (int node = system.groups(); node < system.nodes(); node++) {
            double kappa = system.mu(node) > 0 ? system.mu(node) : 1;
            least = Math.min(least, 0.9 * LorentzCone.reach(kappa, p, dp, 3 * node));
            least = Math.min(least, 0.9 * LorentzCone.reach(1 / kappa, u, du, 3 * node));
        }
        return least;
    }

    void copy(PathPoint other) {
        tau = other.tau;
        System.arraycopy(other.p, 0, p, 0, rows);
        System.arraycopy(other.u, 0, u, 0, rows);
        System.arraycopy(other.v, 0, v, 0, rows);
        System.arraycopy(other.error, 0, error, 0, rows);
        System.arraycopy(other.length, 0, length, 0, system.nodes());
    }

    /** Shares the path of another point: same system, f₀ and ν₀. */
    void share(PathPoint other) {
        system = other.system;
        rows = other.rows;
        first = other.first;
        nu0 = other.nu0;
        f0 = other.f0;
        if (p.length < other.p.length) {
            p = new double[other.p.length];
            u = new double[other.p.length];
            v = new double[other.p.length];
            error = new double[other.p.length];
            length = new double[other.length.length];
        }
        copy(other);
    }

    /** Moves to another point of the plane spanned by steps already scaled into {@code p} and {@code u}. */
    void move(PathPoint from, double share, double[] dp, double[] du, double dTau) {
        tau = from.tau + share * dTau;
        for (int i = 0; i < rows; i++) {
            p[i] = from.p[i] + share * dp[i];
            u[i] = from.u[i] + share * du[i];
        }
    }
}
