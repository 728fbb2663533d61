package org.signorini.solver.conic.newton;

import java.util.Arrays;

import org.signorini.solver.conic.block.Block3;
import org.signorini.solver.conic.block.BlockLu;
import org.signorini.solver.conic.block.ContactSystem;
import org.signorini.solver.conic.block.Elimination;

/** prototype: pseudo-arclength following of the infeasible central path */
final class Homotopy {
    static double EPS = Double.parseDouble(System.getProperty("eps", "0.3"));
    static double CLOSE = Double.parseDouble(System.getProperty("close", "0.5"));
    static double FCLOSE = Double.parseDouble(System.getProperty("fclose", "0.05"));
    final Elimination elimination = new Elimination();
    final BlockLu lu = new BlockLu(elimination);
    final NesterovTodd scaling = new NesterovTodd();
    final double[] block = new double[9];
    ContactSystem s;
    int n, first, nodes, contacts;
    double[] matrix = {}, p = {}, u, v, f, f0, e, r, rhs, y, dp, du, dz, normal, tangent, eps, zero;
    static int CUTS = Integer.getInteger("cuts", 4), ITS = Integer.getInteger("its", 6);
    double[] pC, uC, aP, aU, yT, dpT, duT, dzT, dpQ, duQ, cp, cu, pB, uB, vB, dpA, duA;
    double tau, nu0, lastLen = 0.8;
    int factorizations;
    boolean[] all = {};

    double[] p() { return p; }
    double[] v() { return v; }

    void start(ContactSystem system) {
        s = system; nodes = s.nodes(); n = 3 * nodes; first = s.groups(); contacts = nodes - first;
        if (p.length < n) {
            p = new double[n]; u = new double[n]; v = new double[n]; f = new double[n]; f0 = new double[n]; e = new double[n]; r = new double[n]; rhs = new double[n]; y = new double[n]; dp = new double[n]; du = new double[n]; dz = new double[n]; normal = new double[n]; tangent = new double[n]; eps = new double[nodes]; zero = new double[n];
            yT = new double[n]; aP = new double[n]; pC = new double[n]; uC = new double[n]; aU = new double[n]; dpT = new double[n]; duT = new double[n]; dzT = new double[n]; dpQ = new double[n]; duQ = new double[n]; cp = new double[n]; cu = new double[n]; pB = new double[n]; uB = new double[n]; vB = new double[n]; dpA = new double[n]; duA = new double[n];
            all = new boolean[nodes]; Arrays.fill(all, true);
        }
        if (matrix.length < 9 * s.rowStarts()[nodes]) matrix = new double[s.w().length];
        double size = 0;
        for (int i = 0; i < n; i++) size = Math.max(size, Math.abs(s.b()[i]));
        if (size == 0) size = 1;
        Arrays.fill(p, 0, n, 0); Arrays.fill(u, 0, n, 0);
        for (int node = first; node < nodes; node++) { double mu = s.mu(node); p[3 * node] = mu > 0 ? size / mu : size; u[3 * node] = mu > 0 ? size * mu : size; }
        elimination.analyze(nodes, s.rowStarts(), s.columns(), all);
        scaling.reshape(nodes);
        nu0 = size * size; tau = 1; factorizations = 0; lastLen = 0.8;
        s.velocities(p, v);
        Arrays.fill(f0, 0, n, 0);
        residual();
        System.arraycopy(e, 0, f0, 0, n);
    }

    double length(int node) { int i = 3 * node; return Math.sqrt(u[i + 1] * u[i + 1] + u[i + 2] * u[i + 2] + eps[node] * eps[node]); }

    /** e = f − τ f0 */
    void residual() {
        double nu = tau * nu0, root = Math.sqrt(nu);
        for (int i = 0; i < 3 * first; i++) e[i] = -v[i] - tau * f0[i];
        for (int node = first, i = 3 * first; node < nodes; node++, i += 3) {
            double mu = s.mu(node);
            eps[node] = EPS * nu / (p[i] + root);
            e[i] = u[i] - v[i] - (s.coulomb() ? mu * length(node) : 0) - tau * f0[i];
            e[i + 1] = mu == 0 ? 0 : u[i + 1] - v[i + 1] - tau * f0[i + 1];
            e[i + 2] = mu == 0 ? 0 : u[i + 2] - v[i + 2] - tau * f0[i + 2];
        }
    }
    double deltaF() { double a = 0, b = 0; for (int i = 3 * first; i < n; i++) { a += Math.abs(p[i] * e[i]); b += Math.abs(p[i] * u[i]); } return a / b; }
    /** largest relative deviation of eigenvalues of p∘u from ν; infinite outside the cones */
    double deltaC() {
        double nu = tau * nu0, worst = 0;
        for (int node = first, i = 3 * first; node < nodes; node++, i += 3) {
            double mu = s.mu(node), m = mu > 0 ? mu : 1;
            double dx = LorentzCone.determinant(m, p, i), dz2 = LorentzCone.determinant(1 / m, u, i);
            if (!(p[i] > 0 && u[i] > 0 && dx > 0 && dz2 > 0)) return Double.POSITIVE_INFINITY;
            double s0 = p[i] * u[i] + p[i + 1] * u[i + 1] + p[i + 2] * u[i + 2];
            double det = dx * dz2, root = Math.sqrt(Math.max(0, s0 * s0 - det));
            double lo = det / (s0 + root), hi = s0 + root;
            worst = Math.max(worst, Math.max(nu / lo - 1, hi / nu - 1));
        }
        return worst;
    }

    boolean factorize() {
        factorizations++;
        if (!scaling.compute(s, p, u)) return false;
        int[] start = s.rowStarts(), column = s.columns(); double[] t = scaling.t();
        for (int node = 0; node < nodes; node++) {
            for (int q = start[node]; q < start[node + 1]; q++) {
                int j = column[q];
                if (j < first) System.arraycopy(s.w(), 9 * q, block, 0, 9); else Block3.multiply(s.w(), 9 * q, t, 9 * j, block, 0);
                if (node < first) System.arraycopy(block, 0, matrix, 9 * q, 9); else Block3.transposedMultiply(t, 9 * node, block, 0, matrix, 9 * q);
            }
            int k = 9 * s.diagonals()[node]; double unit = node < first ? 1e-10 : 1;
            matrix[k] += unit; matrix[k + 4] += unit; matrix[k + 8] += unit;
            if (node >= first) {
                int i = 3 * node; double mu = s.mu(node), len = length(node); boolean present = s.coulomb() && mu > 0 && len > 0;
                double d1 = present ? mu * u[i + 1] / len : 0, d2 = present ? mu * u[i + 2] / len : 0; double[] inv = scaling.inverse();
                for (int a = 0; a < 3; a++) { normal[i + a] = t[9 * node + a]; tangent[i + a] = inv[9 * node + 3 * a + 1] * d1 + inv[9 * node + 3 * a + 2] * d2; }
                for (int a = 0; a < 3; a++) for (int b = 0; b < 3; b++) matrix[k + 3 * a + b] -= normal[i + a] * tangent[i + b];
            }
        }
        return lu.factorize(start, column, matrix);
    }
    static void transposed(double[] a, int k, double[] x, int j, double[] out, int i) {
        double x0 = x[j], x1 = x[j + 1], x2 = x[j + 2];
        out[i] = a[k] * x0 + a[k + 3] * x1 + a[k + 6] * x2; out[i + 1] = a[k + 1] * x0 + a[k + 4] * x1 + a[k + 7] * x2; out[i + 2] = a[k + 2] * x0 + a[k + 5] * x1 + a[k + 8] * x2;
    }
    /** removes f from the equation of motion, r in complementarity */
    void solve() {
        double[] t = scaling.t();
        System.arraycopy(f, 0, rhs, 0, 3 * first);
        for (int node = first, i = 3 * first; node < nodes; node++, i += 3) {
            double share = tangent[i] * r[i] + tangent[i + 1] * r[i + 1] + tangent[i + 2] * r[i + 2];
            transposed(t, 9 * node, f, i, rhs, i);
            for (int a = i; a < i + 3; a++) rhs[a] += r[a] - normal[a] * share;
        }
        lu.solve(rhs, y);
        System.arraycopy(y, 0, dp, 0, 3 * first);
        for (int node = first, i = 3 * first; node < nodes; node++, i += 3) Block3.product(t, 9 * node, y, i, dp, i);
        s.multiply(dp, du);
        for (int node = first, i = 3 * first; node < nodes; node++, i += 3) {
            double mu = s.mu(node), len = length(node);
            du[i + 1] = mu == 0 ? 0 : du[i + 1] - f[i + 1]; du[i + 2] = mu == 0 ? 0 : du[i + 2] - f[i + 2];
            du[i] += (s.coulomb() && len > 0 ? mu * (u[i + 1] * du[i + 1] + u[i + 2] * du[i + 2]) / len : 0) - f[i];
            transposed(t, 9 * node, du, i, dz, i);
        }
    }
    void rhsComp(double nu, double[] dx, double[] dzz, boolean withL) {
        for (int node = first; node < nodes; node++) scaling.rightHandSide(node, s.mu(node) == 0, nu, dx, dzz, r);
        if (!withL) for (int i = 3 * first; i < n; i++) r[i] += scaling.l()[i];
    }
    /** tangent for dτ = −1 */
    void tangent() {
        System.arraycopy(f0, 0, f, 0, n);
        rhsComp(-nu0, zero, zero, false);
        solve();
    }
    static boolean LOG2 = Boolean.getBoolean("log2");

    /** one step along the path; 0 if stuck */
    double iterate() {
        residual();
        if (!factorize()) return 0;
        int sign = lu.sign();
        tangent();
        System.arraycopy(y, 0, yT, 0, n); System.arraycopy(dp, 0, dpT, 0, n); System.arraycopy(du, 0, duT, 0, n); System.arraycopy(dz, 0, dzT, 0, n);
        // second order
        Arrays.fill(f, 0, n, 0);
        rhsComp(0, yT, dzT, false);
        solve();
        System.arraycopy(dp, 0, dpQ, 0, n); System.arraycopy(du, 0, duQ, 0, n);
        double nu = tau * nu0, tt = contacts / (tau * tau);
        for (int i = 3 * first; i < n; i++) tt += (yT[i] * yT[i] + dzT[i] * dzT[i]) / nu;
        double unit = Math.sqrt(tt / contacts);
        // covector of the direction of travel
        double o = sign, tauB = tau;
        for (int node = first, i = 3 * first; node < nodes; node++, i += 3) {
            transposed(scaling.inverse(), 9 * node, yT, i, cp, i);
            Block3.product(scaling.t(), 9 * node, dzT, i, cu, i);
            for (int q = i; q < i + 3; q++) { cp[q] *= o / nu; cu[q] *= o / nu; }
        }
        double ct = -o * contacts / (tau * tau);
        System.arraycopy(p, 0, pB, 0, n); System.arraycopy(u, 0, uB, 0, n); System.arraycopy(v, 0, vB, 0, n);
        // corrector from this base, orthogonal to the tangent
        System.arraycopy(e, 0, f, 0, n);
        rhsComp(tau * nu0, zero, zero, true);
        solve();
        double caB = 0, cctB = -ct;
        for (int i = 3 * first; i < n; i++) { caB += cp[i] * dp[i] + cu[i] * du[i]; cctB += cp[i] * dpT[i] + cu[i] * duT[i]; }
        double dTauB = caB / cctB;
        for (int i = 0; i < n; i++) { aP[i] = dp[i] - dTauB * dpT[i]; aU[i] = du[i] - dTauB * duT[i]; }
        double h = lastLen / unit;
        for (int tries = 0; tries < 30; tries++, h *= tries % 3 == 0 ? 0.4 : 1) {
            if (o > 0) h = Math.min(h, 0.99 * tauB);
            double w = tries % 3 == 0 ? 1 : tries % 3 == 1 ? 0.3 : 0;
            tau = tauB - o * h + w * dTauB;
            if (!(tau > 0)) continue;
            for (int i = 0; i < n; i++) { p[i] = pB[i] + w * aP[i] + o * h * dpT[i] + h * h * dpQ[i]; u[i] = uB[i] + w * aU[i] + o * h * duT[i] + h * h * duQ[i]; }
            double dc = deltaC();
            if (dc > 20) continue;
            s.velocities(p, v);
            residual();
            double df = deltaF();
            if (df > 1) continue;
            int its = 0; boolean ok = dc <= CLOSE && df <= FCLOSE;
            while (!ok && its < ITS) {
                if (!factorize()) break;
                // corrector at fixed tau, and tangent
                System.arraycopy(e, 0, f, 0, n);
                rhsComp(tau * nu0, zero, zero, true);
                solve();
                System.arraycopy(dp, 0, dpA, 0, n); System.arraycopy(du, 0, duA, 0, n);
                tangent();
                double ca = 0, cct = -ct;
                for (int i = 3 * first; i < n; i++) { ca += cp[i] * dpA[i] + cu[i] * duA[i]; cct += cp[i] * dp[i] + cu[i] * du[i]; }
                double dTau = ca / cct; // δ = a − dTau·t(dτ=−1) ; δτ = +dTau
                double reach = 1;
                for (int i = 0; i < n; i++) { dpA[i] -= dTau * dp[i]; duA[i] -= dTau * du[i]; }
                for (int node = first; node < nodes; node++) { double mu = s.mu(node), m = mu > 0 ? mu : 1; reach = Math.min(reach, 0.9 * LorentzCone.reach(m, p, dpA, 3 * node)); reach = Math.min(reach, 0.9 * LorentzCone.reach(1 / m, u, duA, 3 * node)); }
                if (tau + reach * dTau <= 0.05 * tau) reach = -0.9 * tau / dTau;
                double m0 = Math.max(dc / CLOSE, df / FCLOSE), tau0 = tau, m1 = 0;
                System.arraycopy(p, 0, pC, 0, n); System.arraycopy(u, 0, uC, 0, n);
                boolean better = false;
                for (int cut = 0; cut < CUTS && !better; cut++, reach *= 0.5) {
                    for (int i = 0; i < n; i++) { p[i] = pC[i] + reach * dpA[i]; u[i] = uC[i] + reach * duA[i]; }
                    tau = tau0 + reach * dTau;
                    dc = deltaC();
                    s.velocities(p, v);
                    residual();
                    df = deltaF();
                    m1 = Math.max(dc / CLOSE, df / FCLOSE);
                    better = m1 < (its == 0 ? 1.5 : 0.9) * m0;
                }
                its++;
                ok = dc <= CLOSE && df <= FCLOSE;
                if (!better) break;
            }
            if (LOG2) System.out.printf("   try %d h/tau %.2e len %.2e tau %.3e dc %.2e df %.2e its %d %b%n", tries, h / tauB, h * unit, tau, dc, df, its, ok);
            if (!ok) continue;
            if (DampedNewton.LOG) System.out.printf("hom tau %.3e -> %.3e sign %d len %.2e unit %.1e tries %d its %d dc %.1e df %.1e%n", tauB, tau, sign, h * unit, unit * tauB, tries, its, dc, df);
            lastLen = h * unit * (its <= 1 ? 2 : its == 2 ? 1.2 : 0.7);
            return 1;
        }
        System.arraycopy(pB, 0, p, 0, n); System.arraycopy(uB, 0, u, 0, n); System.arraycopy(vB, 0, v, 0, n); tau = tauB;
        return 0;
    }
}
