package org.signorini.solver.conic.newton;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.conic.block.ContactSystem;

public final class SemismoothNewton implements Solver {
    static boolean ARC = Boolean.getBoolean("arc");
    static int PATHS = Integer.getInteger("paths", 60);
    public static int SWEEPS = 20;
    public static boolean LOG;
    public static double HANDOVER = 1e-2;
    public static double tuneKA(double x) { return DampedNewton.KA = x; }
    public static void tuneMax(double x) { DampedNewton.AMAX = x; }
    public static void log(boolean x) { DampedNewton.LOG = x; LOG = x; }
    public int newtons, paths;

    private final ContactSystem system = new ContactSystem();
    private final DampedNewton newton = new DampedNewton();
    private final CentralPath path = new CentralPath();
    private final ResidualMap map = new ResidualMap();
    private final Nsgs nsgs = new Nsgs();
    private double[] p = {};
    private double[] v = {};

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        system.set(problem);
        int n = 3 * system.nodes();
        if (p.length < n) {
            p = new double[n];
            v = new double[n];
        }
        newton.start(system);
        double tol = 0.1 * monitor.tolerance();
        newtons = 0;
        paths = 0;
        if (SWEEPS > 0) {
            FrictionProblem f = (FrictionProblem) problem;
            nsgs.prepare(f, f.operator());
            f.operator().start(z);
            for (int k = 0; k < SWEEPS; k++) nsgs.sweep(f, f.operator(), z);
            system.toScaled(z, p);
            system.velocities(p, v);
            int before = monitor.iterations();
            Ending e = newton.run(system, p, v, monitor, tol);
            newtons = monitor.iterations() - before;
            if (e == Ending.CONVERGED || monitor.stop() != null) {
                system.fromScaled(p, z);
                return e;
            }
        }
        if (Boolean.getBoolean("pp")) return proxPath(z, monitor, tol, n);
        if (Boolean.getBoolean("fp")) return fixedPoint(z, monitor, tol, n);
        if (Boolean.getBoolean("hom")) return homotopy(z, monitor, tol, n);
        path.start(system);
        double next = HANDOVER;
        if (ARC) path.arcStart();
        for (int k = 0; k < PATHS; k++) {
            double step = ARC ? path.arcIterate() : path.iterate();
            paths++;
            map.evaluate(system, path.p(), path.v());
            double r = map.residual(system);
            if (LOG) System.out.printf("  path %d step %.3g residual %.2e%n", k, step, r);
            if (!monitor.proceed(r)) return monitor.stop();
            if (r <= next || step == 0) {
                System.arraycopy(path.p(), 0, p, 0, n);
                System.arraycopy(path.v(), 0, v, 0, n);
                int before = monitor.iterations();
                Ending e = newton.run(system, p, v, monitor, tol);
                newtons += monitor.iterations() - before;
                if (e == Ending.CONVERGED || monitor.stop() != null) {
                    system.fromScaled(p, z);
                    return e;
                }
                next = r / 4;
            }
            if (step == 0) break;
        }
        system.fromScaled(p, z);
        return Ending.STALLED;
    }

    public int outers;
    private Ending fixedPoint(double[] z, Monitor monitor, double tol, int n) {
        java.util.Arrays.fill(path.shift, 0);
        path.fixed = true;
        int max = Integer.getInteger("outers", 20);
        double relax = Double.parseDouble(System.getProperty("relax", "1"));
        double sub = Double.parseDouble(System.getProperty("sub", "1e-3"));
        for (outers = 0; outers < max; outers++) {
            path.start(system);
            double r = 1;
            for (int k = 0; k < 40; k++) {
                double step = path.iterate();
                paths++;
                if (!monitor.proceed(0)) return monitor.stop();
                r = path.convexResidual();
                if (step == 0 || r <= sub) break;
            }
            System.arraycopy(path.p(), 0, p, 0, n);
            System.arraycopy(path.v(), 0, v, 0, n);
            map.evaluate(system, p, v);
            if (LOG) System.out.printf("outer %d convex %.2e coulomb %.2e%n", outers, r, map.residual(system));
            for (int node = system.groups(); node < system.nodes(); node++) {
                double t = Math.hypot(v[3 * node + 1], v[3 * node + 2]);
                path.shift[node] += relax * (system.mu(node) * t - path.shift[node]);
            }
            int before = monitor.iterations();
            Ending e = newton.run(system, p, v, monitor, tol);
            newtons += monitor.iterations() - before;
            if (e == Ending.CONVERGED || monitor.stop() != null) {
                system.fromScaled(p, z);
                return e;
            }
        }
        system.fromScaled(p, z);
        return Ending.STALLED;
    }

    private Ending proxPath(double[] z, Monitor monitor, double tol, int n) {
        java.util.Arrays.fill(path.centre, 0);
        double alpha = Double.parseDouble(System.getProperty("alpha", "1e-2"));
        int max = Integer.getInteger("outers", 20);
        for (outers = 0; outers < max; outers++) {
            path.REG = alpha;
            path.start(system);
            double r = 1, step = 1; int k;
            for (k = 0; k < 40; k++) {
                step = path.iterate();
                paths++;
                if (!monitor.proceed(0)) return monitor.stop();
                r = path.proxResidual();
                if (step < 1e-3 || r <= 1e-7) break;
            }
            System.arraycopy(path.p(), 0, p, 0, n);
            System.arraycopy(path.v(), 0, v, 0, n);
            map.evaluate(system, p, v);
            double res = map.residual(system);
            if (LOG) System.out.printf("outer %d alpha %.1e its %d step %.1e prox residual %.2e coulomb %.2e%n", outers, alpha, k, step, r, res);
            boolean good = r <= 1e-5;
            if (good) { 
                System.arraycopy(path.p(), 0, path.centre, 0, n);
                int before = monitor.iterations();
                Ending e = newton.run(system, p, v, monitor, tol);
                newtons += monitor.iterations() - before;
                if (e == Ending.CONVERGED || monitor.stop() != null) {
                    system.fromScaled(p, z);
                    return e;
                }
                alpha *= 0.1;
            } else alpha *= 10;
        }
        system.fromScaled(p, z);
        return Ending.STALLED;
    }

    final Homotopy hom = new Homotopy();
    private Ending homotopy(double[] z, Monitor monitor, double tol, int n) {
        hom.start(system);
        double next = HANDOVER;
        for (int k = 0; k < PATHS; k++) {
            double step = hom.iterate();
            paths = hom.factorizations;
            map.evaluate(system, hom.p(), hom.v());
            double r = map.residual(system);
            if (!monitor.proceed(r)) return monitor.stop();
            if (r <= next || step == 0) {
                System.arraycopy(hom.p(), 0, p, 0, n);
                System.arraycopy(hom.v(), 0, v, 0, n);
                int before = monitor.iterations();
                Ending e = newton.run(system, p, v, monitor, tol);
                newtons += monitor.iterations() - before;
                if (e == Ending.CONVERGED || monitor.stop() != null) {
                    system.fromScaled(p, z);
                    return e;
                }
                next = r / 4;
            }
            if (step == 0) break;
        }
        system.fromScaled(p, z);
        return Ending.STALLED;
    }
}
