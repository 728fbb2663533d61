package org.signorini.solver.conic.newton;

import java.util.Arrays;

import org.signorini.solver.conic.block.Block3;
import org.signorini.solver.conic.block.BlockLu;
import org.signorini.solver.conic.block.ContactSystem;
import org.signorini.solver.conic.block.Elimination;

/**
 * Follows the central path of a contact problem towards its solution: a primal–dual interior-point method with
 * Nesterov–Todd scaling and Mehrotra's predictor and corrector (Andersen, Roos &amp; Terlaky 2003; for friction Acary,
 * Armand, Nguyen &amp; Shpakovych 2023). Per contact p ∈ K and u ∈ K* stay inside their cones while
 *
 * <pre>
 * u = Ŵp + b̂ + μ‖u_t‖ n,   p ∘ u = ν e,   ν → 0.
 * </pre>
 *
 * For a CCP the term μ‖u_t‖ is absent and the problem convex. With it, Newton's method takes its derivative along;
 * convergence is then no theorem but the rule. With d = μ u_t/‖u_t‖ and f = u − Ŵp − b̂ − μ‖u_t‖n the step in scaled
 * variables y = T⁻¹Δp solves
 *
 * <pre>
 * (TᵀŴT + I − (Tᵀn)(T⁻¹d)ᵀ) y = r − (Tᵀn)(T⁻¹d)ᵀr + Tᵀf,   (I − n dᵀ)Δu = ŴTy − f.
 * </pre>
 *
 * Each iteration costs one factorization of a matrix with the pattern of Ŵ. It starts from the same point always.
 */
final class CentralPath {

    private static final double STEP_SHARE = 0.99;
    static double RECENTRE = Double.parseDouble(System.getProperty("rec", "0"));
    static boolean FEAS = Boolean.getBoolean("feas");
    double[] keep = new double[30000];
    double REG = Double.parseDouble(System.getProperty("reg", "0"));
    private static final double BILATERAL_REGULARIZATION = 1e-10;

    private final Elimination elimination = new Elimination();
    private final BlockLu lu = new BlockLu(elimination);
    boolean fixed;
    double[] centre = new double[30000];
    double[] shift = new double[30000];
    private final NesterovTodd scaling = new NesterovTodd();
    private final double[] block = new double[9];
    private ContactSystem system;
    private double[] matrix = {};
    private double[] p = {};
    private double[] u = {};
    private double[] v = {};
    private double[] f = {};
    private double[] r = {};
    private double[] rhs = {};
    private double[] y = {};
    private double[] dp = {};
    private double[] du = {};
    private double[] dz = {};
    private double[] normal = {};
    private double[] tangent = {};
    private boolean[] all = {};

    /** The impulses p̂ reached; they lie in their cones. */
    double[] p() {
        return p;
    }

    /** Ŵp̂ + b̂. */
    double[] v() {
        return v;
    }

    /** Begins at p = u = e times the size of the data. */
    void start(ContactSystem contactSystem) {
        system = contactSystem;
        reshape();
        double size = 0;
        for (int i = 0; i < 3 * system.nodes(); i++) {
            size = Math.max(size, Math.abs(system.b()[i]));
        }
        size = size == 0 ? 1 : size;
        Arrays.fill(p, 0, 3 * system.nodes(), 0);
        Arrays.fill(u, 0, 3 * system.nodes(), 0);
        for (int node = system.groups(); node < system.nodes(); node++) {
            double mu = system.mu(node);
            p[3 * node] = mu > 0 ? size / mu : size;
            u[3 * node] = mu > 0 ? size * mu : size;
        }
        elimination.analyze(system.nodes(), system.rowStarts(), system.columns(), all);
        scaling.reshape(system.nodes());
        system.velocities(p, v);
        nu0 = size * size;
    }

    private void reshape() {
        int n = system.nodes();
        if (all.length < n) {
            p = new double[3 * n];
            u = new double[3 * n];
            v = new double[3 * n];
            f = new double[3 * n];
            r = new double[3 * n];
            rhs = new double[3 * n];
            y = new double[3 * n];
            dp = new double[3 * n];
            du = new double[3 * n];
            dz = new double[3 * n];
            normal = new double[3 * n];
            tangent = new double[3 * n];
            all = new boolean[n];
            Arrays.fill(all, true);
        }
        if (matrix.length < 9 * system.rowStarts()[n]) {
            matrix = new double[system.w().length];
        }
    }


    // ---- arclength following
    double[] f0 = {}, yT, dpT, duT, dzT, yA, dpA, duA, dzA, yQ, dpQ, duQ, pNew, uNew, vNew, zero, ff;
    double tau, nuStart;
    int lastSign = 1;
    double[] steps = new double[4];

    void arcStart() {
        int n = 3 * system.nodes();
        if (f0.length < n) {
            f0 = new double[n]; yT = new double[n]; dpT = new double[n]; duT = new double[n]; dzT = new double[n];
            yA = new double[n]; dpA = new double[n]; duA = new double[n]; dzA = new double[n];
            yQ = new double[n]; dpQ = new double[n]; duQ = new double[n]; pNew = new double[n]; uNew = new double[n]; vNew = new double[n]; zero = new double[n]; ff = new double[n];
        }
        nuStart = complementarity(0) / (system.nodes() - system.groups());
        tau = 1;
        smooth();
        infeasibility();
        System.arraycopy(f, 0, f0, 0, n);
    }

    static double GAMMA = Double.parseDouble(System.getProperty("gamma", "0.01"));
    static double FTOL = Double.parseDouble(System.getProperty("ftol", "0.5"));

    double arcIterate() {
        int first = system.groups();
        int n = 3 * system.nodes();
        int contacts = system.nodes() - first;
        smooth();
        infeasibility();
        System.arraycopy(f, 0, ff, 0, n);
        if (!scaling.compute(system, p, u) || !factorize(0)) return 0;
        int sign = lu.sign();
        double nu = tau * nuStart;
        double[] l = scaling.l();
        double[] t = scaling.t();
        // corrector at fixed tau
        java.util.Arrays.fill(zero, 0, n, 0);
        for (int i = 0; i < n; i++) f[i] = ff[i] - tau * f0[i];
        for (int node = first; node < system.nodes(); node++) scaling.rightHandSide(node, system.mu(node) == 0, nu, zero, zero, r);
        solve();
        keepStep(yA, dpA, duA, dzA);
        // tangent for dtau = -1
        for (int i = 0; i < n; i++) f[i] = f0[i];
        for (int node = first; node < system.nodes(); node++) scaling.rightHandSide(node, system.mu(node) == 0, -nuStart, zero, zero, r);
        for (int i = 3 * first; i < n; i++) r[i] += l[i];
        solve();
        keepStep(yT, dpT, duT, dzT);
        double tt = contacts / (tau * tau), at = 0;
        for (int i = 3 * first; i < n; i++) {
            tt += (yT[i] * yT[i] + dzT[i] * dzT[i]) / nu;
            at += (yA[i] * yT[i] + dzA[i] * dzT[i]) / nu;
        }
        double c = at / tt;
        double dTauA = c;  // a' = a - c t ; t has dtau=-1 => delta tau = +c
        for (int i = 0; i < n; i++) { dpA[i] -= c * dpT[i]; duA[i] -= c * duT[i]; yA[i] -= c * yT[i]; dzA[i] -= c * dzT[i]; }
        // second order along the tangent (times h^2): comp only
        java.util.Arrays.fill(f, 0, n, 0);
        for (int node = first; node < system.nodes(); node++) scaling.rightHandSide(node, system.mu(node) == 0, 0, yT, dzT, r);
        for (int i = 3 * first; i < n; i++) r[i] += l[i];
        solve();
        keepStep(yQ, dpQ, duQ, null);
        double o = sign;
        // step length
        double h = tau * (o > 0 ? 0.995 : 1);
        // limit by relative arclength
        double len = Math.sqrt(tt / contacts);   // ~ per contact relative change per unit tau
        h = Math.min(h, MAXLEN / len);
        for (int tries = 0; tries < 20; tries++, h *= 0.6) {
            double aShare = tries < 4 ? 1 : Math.pow(0.6, tries - 3);
            double tauNew = tau + aShare * dTauA - o * h;
            if (!(tauNew > 0)) continue;
            boolean inside = true;
            for (int i = 0; i < n; i++) {
                pNew[i] = p[i] + aShare * dpA[i] + o * h * dpT[i] + h * h * dpQ[i];
                uNew[i] = u[i] + aShare * duA[i] + o * h * duT[i] + h * h * duQ[i];
            }
            double min = Double.MAX_VALUE, max = 0;
            for (int node = first; node < system.nodes() && inside; node++) {
                double mu = system.mu(node); int i = 3 * node;
                double m = mu > 0 ? mu : 1;
                double dx = LorentzCone.determinant(m, pNew, i), dz2 = LorentzCone.determinant(1 / m, uNew, i);
                if (!(pNew[i] > 0 && uNew[i] > 0 && dx > 0 && dz2 > 0)) { inside = false; break; }
                double s0 = pNew[i] * uNew[i] + pNew[i + 1] * uNew[i + 1] + pNew[i + 2] * uNew[i + 2];
                double det = dx * dz2; double root = Math.sqrt(Math.max(0, s0 * s0 - det));
                min = Math.min(min, det / (s0 + root)); max = Math.max(max, s0 + root);
            }
            if (!inside) continue;
            double nuNew = tauNew * nuStart;
            if (min < GAMMA * nuNew || max > nuNew / GAMMA) continue;
            system.velocities(pNew, vNew);
            double fe = 0, fs = 0;
            for (int node = first, i = 3 * first; node < system.nodes(); node++, i += 3) {
                double ee = EPS * nuNew / (pNew[i] + Math.sqrt(nuNew)); double ut = Math.sqrt(uNew[i + 1] * uNew[i + 1] + uNew[i + 2] * uNew[i + 2] + ee * ee);
                for (int q = 0; q < 3; q++) {
                    double fn = uNew[i + q] - vNew[i + q] - (q == 0 && system.coulomb() ? system.mu(node) * ut : 0);
                    double e = fn - tauNew * f0[i + q];
                    // relative to u's size seen by p
                    fe += Math.abs(e * pNew[i + q]);
                    fs += Math.abs(pNew[i + q] * uNew[i + q]);
                }
            }
            if (fe > FTOL * fs && fe > 1e-15) continue;
            if (DampedNewton.LOG) System.out.printf("arc tau %.3e -> %.3e sign %d h/tau %.2e len %.2e tries %d centr %.1e %.1e fe %.1e%n", tau, tauNew, sign, h / tau, h * len, tries, min / nuNew, max / nuNew, fe / fs);
            System.arraycopy(pNew, 0, p, 0, n);
            System.arraycopy(uNew, 0, u, 0, n);
            System.arraycopy(vNew, 0, v, 0, n);
            tau = tauNew;
            return h / tau;
        }
        if (DampedNewton.LOG) System.out.printf("arc stuck tau %.3e sign %d%n", tau, sign);
        return 0;
    }
    static double MAXLEN = Double.parseDouble(System.getProperty("maxlen", "1e9"));

    private void keepStep(double[] yy, double[] dpp, double[] duu, double[] dzz) {
        int n = 3 * system.nodes();
        System.arraycopy(y, 0, yy, 0, n);
        System.arraycopy(dp, 0, dpp, 0, n);
        System.arraycopy(du, 0, duu, 0, n);
        if (dzz != null) for (int node = system.groups(), i = 3 * node; node < system.nodes(); node++, i += 3) transposed(scaling.t(), 9 * node, du, i, dzz, i);
    }

    /** One predictor–corrector iteration; the share of the full step taken, 0 if it can go no further. */
    private final ResidualMap map = new ResidualMap();
    private double alpha, nu0;
    double iterate() {
        alpha = REG;

        int first = system.groups();
        int contacts = system.nodes() - first;
        infeasibility();
        double nu = complementarity(0) / contacts;
        if (!scaling.compute(system, p, u) || !factorize(nu)) {
            return 0;
        }
        // predictor: straight to ν = 0
        for (int i = 3 * first; i < 3 * system.nodes(); i++) {
            r[i] = -scaling.l()[i];
        }
        solve();
        double reach = Math.min(1, 0.999 * stepLength());
        double predicted = complementarity(reach) / contacts;
        double share = Math.max(0, Math.min(1, predicted / nu));
        // corrector: centre by how little the predictor achieved, and its second-order term
        double[] t = scaling.t();
        for (int node = first, i = 3 * first; node < system.nodes(); node++, i += 3) {
            transposed(t, 9 * node, du, i, dz, i);
            scaling.rightHandSide(node, system.mu(node) == 0, share * share * share * nu, y, dz, r);
        }
        solve();
        double step = Math.min(1, STEP_SHARE * stepLength());
        if (step < RECENTRE) {
            // the corrector leads astray: centre, no second-order term
            Arrays.fill(dz, 0, 3 * system.nodes(), 0);
            for (int node = first; node < system.nodes(); node++) {
                scaling.rightHandSide(node, system.mu(node) == 0, nu, y, dz, r);
            }
            if (FEAS) { System.arraycopy(f, 0, keep, 0, 3 * system.nodes()); Arrays.fill(f, 0, 3 * system.nodes(), 0); }
            solve();
            if (FEAS) System.arraycopy(keep, 0, f, 0, 3 * system.nodes());
            step = Math.min(1, 0.9 * stepLength());
        }
        if (DampedNewton.LOG) {
            double worst=0; int at=-1; double lr=0;
            for (int node = first, i = 3 * first; node < system.nodes(); node++, i += 3) {
                transposed(t, 9 * node, du, i, dz, i);
                for (int q = i; q < i + 3; q++) { double e=Math.abs(dz[q]+y[q]-r[q])/Math.sqrt(nu); if(e>worst){worst=e;at=node;} }
                double[] acc=new double[3];
                for (int e = system.rowStarts()[node]; e < system.rowStarts()[node+1]; e++) { int j=3*system.columns()[e]; for(int a=0;a<3;a++)for(int b=0;b<3;b++)acc[a]+=matrix[9*e+3*a+b]*y[j+b]; }
                for(int a=0;a<3;a++) lr=Math.max(lr,Math.abs(acc[a]-rhs[i+a])/Math.sqrt(nu));
            }
            System.out.printf("complement error %.1e at %d linear residual %.1e  T %.1e %.1e %.1e %n", worst, at, lr, t[9*at],t[9*at+1], t[9*at+8]);
            double fm = 0, min = 1e300, max = 0; int arg=-1;
            for (int i = 0; i < 3 * system.nodes(); i++) fm = Math.max(fm, Math.abs(f[i]));
            for (int node = system.groups(); node < system.nodes(); node++) {
                int i = 3 * node; double[] l=scaling.l();
                double det=2*l[i]*l[i+1]-l[i+2]*l[i+2]; double s0=l[i]*l[i]+l[i+1]*l[i+1]+l[i+2]*l[i+2];
                double lmin=det*det/(s0+Math.sqrt(Math.max(0,s0*s0-det*det)));
                if(lmin<min){min=lmin;arg=node;} max=Math.max(max,2*s0-lmin);
            }
            System.out.printf("det %d    nu %.2e f %.2e central min %.2e (at %d) max %.2e sigma %.1e pred %.3g step %.3g%n", lu.sign(), nu, fm, min/nu, arg, max/nu, share*share*share, reach, step);
        }
        if (!(step > 1e-8)) {
            return 0;
        }
        for (int i = 0; i < 3 * system.nodes(); i++) {
            p[i] += step * dp[i];
            u[i] += step * du[i];
        }
        system.velocities(p, v);
        return step;
    }

    /** f = u − v − μ‖u_t‖n of contacts, −v of bilateral rows. */
    private void infeasibility() {
        for (int i = 0; i < 3 * system.groups(); i++) {
            f[i] = -v[i];
        }
        for (int node = system.groups(), i = 3 * node; node < system.nodes(); node++, i += 3) {
            boolean frictionless = system.mu(node) == 0;
            f[i] = u[i] - v[i] - alpha * (p[i] - centre[i]) - (!system.coulomb() ? 0 : fixed ? shift[node] : system.mu(node) * length(i));
            f[i + 1] = frictionless ? 0 : u[i + 1] - v[i + 1] - alpha * (p[i + 1] - centre[i + 1]);
            f[i + 2] = frictionless ? 0 : u[i + 2] - v[i + 2] - alpha * (p[i + 2] - centre[i + 2]);
        }
    }

    static double EPS = Double.parseDouble(System.getProperty("eps", "1"));
    double[] eps = new double[10000];

    private double length(int i) {
        double e = eps[i / 3];
        return Math.sqrt(u[i + 1] * u[i + 1] + u[i + 2] * u[i + 2] + e * e);
    }

    void smooth() {
        double nu = tau * nuStart;
        double root = Math.sqrt(nu);
        for (int node = system.groups(); node < system.nodes(); node++) eps[node] = EPS * nu / (p[3 * node] + root);
    }


    /** Σ pᵀu after a share of the step in hand. */
    private double complementarity(double share) {
        double sum = 0;
        for (int i = 3 * system.groups(); i < 3 * system.nodes(); i++) {
            sum += share == 0 ? p[i] * u[i] : (p[i] + share * dp[i]) * (u[i] + share * du[i]);
        }
        return sum;
    }

    private boolean factorize(double nu) {
        int[] start = system.rowStarts();
        int[] column = system.columns();
        double[] t = scaling.t();
        int first = system.groups();
        for (int node = 0; node < system.nodes(); node++) {
            for (int e = start[node]; e < start[node + 1]; e++) {
                int j = column[e];
                if (j < first) {
                    System.arraycopy(system.w(), 9 * e, block, 0, 9);
                } else {
                    Block3.multiply(system.w(), 9 * e, t, 9 * j, block, 0);
                }
                if (node < first) {
                    System.arraycopy(block, 0, matrix, 9 * e, 9);
                } else {
                    Block3.transposedMultiply(t, 9 * node, block, 0, matrix, 9 * e);
                }
            }
            int k = 9 * system.diagonals()[node];
            double unit = node < first ? BILATERAL_REGULARIZATION : 1;
            matrix[k] += unit;
            matrix[k + 4] += unit;
            matrix[k + 8] += unit;
            if (node >= first) {
                coulombTerm(node);
                for (int a = 0; a < 3; a++) {
                    for (int b = 0; b < 3; b++) {
                        matrix[k + 3 * a + b] -= normal[3 * node + a] * tangent[3 * node + b];
                                                matrix[k + 3 * a + b] += alpha * (t[9 * node + a] * t[9 * node + b] + t[9 * node + 3 + a] * t[9 * node + 3 + b]  + t[9 * node + 6 + a] * t[9 * node + 6 + b]);
                    }
                }
            }
        }
        return lu.factorize(start, column, matrix);
    }

    /** Tᵀn and T⁻¹d with d = μ u_t/‖u_t‖. */
    private void coulombTerm(int node) {
        int i = 3 * node;
        int k = 9 * node;
        double length = length(i);
        double mu = system.mu(node);
        boolean present = system.coulomb() && !fixed && mu > 0 && length > 0;
        double d1 = present ? mu * u[i + 1] / length : 0;
        double d2 = present ? mu * u[i + 2] / length : 0;
        double[] inverse = scaling.inverse();
        for (int a = 0; a < 3; a++) {
            normal[i + a] = scaling.t()[k + a];
            tangent[i + a] = inverse[k + 3 * a + 1] * d1 + inverse[k + 3 * a + 2] * d2;
        }
    }

    private static void transposed(double[] a, int k, double[] x, int j, double[] out, int i) {
        double x0 = x[j];
        double x1 = x[j + 1];
        double x2 = x[j + 2];
        out[i] = a[k] * x0 + a[k + 3] * x1 + a[k + 6] * x2;
        out[i + 1] = a[k + 1] * x0 + a[k + 4] * x1 + a[k + 7] * x2;
        out[i + 2] = a[k + 2] * x0 + a[k + 5] * x1 + a[k + 8] * x2;
    }

    /** y, Δp and Δu for the right-hand side r. */
    private void solve() {
        int first = system.groups();
        double[] t = scaling.t();
        System.arraycopy(f, 0, rhs, 0, 3 * first);
        for (int node = first, i = 3 * first; node < system.nodes(); node++, i += 3) {
            double share = tangent[i] * r[i] + tangent[i + 1] * r[i + 1] + tangent[i + 2] * r[i + 2];
            transposed(t, 9 * node, f, i, rhs, i);
            for (int a = i; a < i + 3; a++) {
                rhs[a] += r[a] - normal[a] * share;
            }
        }
        lu.solve(rhs, y);
        System.arraycopy(y, 0, dp, 0, 3 * first);
        for (int node = first, i = 3 * first; node < system.nodes(); node++, i += 3) {
            Block3.product(t, 9 * node, y, i, dp, i);
        }
        // Δu from the equation of motion, not from Tᵀu = r − y, whose rounding would spoil what is already satisfied
        system.multiply(dp, du);
        for (int node = first, i = 3 * first; node < system.nodes(); node++, i += 3) {
            double mu = system.mu(node);
            double length = length(i);
            for (int q = i; q < i + 3; q++) {
                du[q] += alpha * dp[q];
            }
            du[i + 1] = mu == 0 ? 0 : du[i + 1] - f[i + 1];
            du[i + 2] = mu == 0 ? 0 : du[i + 2] - f[i + 2];
            double along = system.coulomb() && !fixed && length > 0
                    ? mu * (u[i + 1] * du[i + 1] + u[i + 2] * du[i + 2]) / length : 0;
            du[i] += along - f[i];
        }
    }

    double proxResidual() {
        for (int i = 0; i < 3 * system.nodes(); i++) keep[i] = v[i] + alpha * (p[i] - centre[i]);
        map.evaluate(system, p, keep);
        return map.residual(system);
    }

    double convexResidual() {
        double worst = 0;
        for (int node = system.groups(), i = 3 * node; node < system.nodes(); node++, i += 3) {
            double mu = system.mu(node);
            double yn = p[i] - v[i] - shift[node], y1 = p[i + 1] - v[i + 1], y2 = p[i + 2] - v[i + 2];
            double t = Math.sqrt(y1 * y1 + y2 * y2), zn, sh;
            if (t <= mu * yn) { zn = yn; sh = 1; } else if (mu * t <= -yn) { zn = 0; sh = 0; } else { zn = (yn + mu * t) / (1 + mu * mu); sh = mu * zn / t; }
            double d0 = p[i] - zn, d1 = p[i + 1] - sh * y1, d2 = p[i + 2] - sh * y2;
            worst = Math.max(worst, Math.sqrt(d0 * d0 + d1 * d1 + d2 * d2) / system.scale()[i]);
        }
        return worst / system.magnitude();
    }

    /** Largest step that keeps p and u in their cones. */
    private double stepLength() {
        double least = Double.POSITIVE_INFINITY;
        for (int node = system.groups(); node < system.nodes(); node++) {
            double mu = system.mu(node);
            double inverse = mu > 0 ? 1 / mu : 1;
            least = Math.min(least, LorentzCone.reach(mu > 0 ? mu : 1, p, dp, 3 * node));
            least = Math.min(least, LorentzCone.reach(inverse, u, du, 3 * node));
        }
        return least;
    }
}
