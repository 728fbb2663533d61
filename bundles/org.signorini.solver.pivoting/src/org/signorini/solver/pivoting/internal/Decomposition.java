package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/** Takes a linear problem apart, has each {@linkplain Components part} solved in scaled variables, puts z together. */
public final class Decomposition {

    /** Solves one connected problem in scaled variables. */
    public interface Method {

        /**
         * @param z on entry a starting point, on return the best point found
         */
        Ending solve(ScaledSystem system, double[] z, Monitor monitor);
    }

    /** Share of the tolerance within which a starting point is a solution already. */
    private static final double ALREADY = 1e-2;

    private final Components components = new Components();
    private final ScaledSystem system = new ScaledSystem();
    private int[] rows = {};
    private double[] part = {};
    private double[] w = {};

    /** Solves all parts; of several endings the first that is not CONVERGED counts. */
    public Ending solve(Problem problem, double[] z, Monitor monitor, Method method) {
        if (!(problem instanceof LinearProblem linear)) {
            return Ending.UNSUITABLE;
        }
        if (rows.length < linear.size()) {
            rows = new int[linear.size()];
            part = new double[linear.size()];
            w = new double[linear.size()];
        }
        components.find(linear);
        Ending ending = Ending.CONVERGED;
        for (int c = 0; c < components.count() && monitor.stop() == null; c++) {
            int count = components.size(c);
            components.rows(c, rows);
            system.load(linear, rows, count);
            for (int i = 0; i < count; i++) {
                part[i] = z[rows[i]] / linear.columnScale(rows[i]);
            }
            Ending one = solved(monitor) ? Ending.CONVERGED : method.solve(system, part, monitor);
            for (int i = 0; i < count; i++) {
                z[rows[i]] = part[i] * linear.columnScale(rows[i]);
            }
            ending = ending == Ending.CONVERGED ? one : ending;
        }
        return ending;
    }

    /** Whether the starting point, put inside the bounds, already is a solution. */
    private boolean solved(Monitor monitor) {
        double limit = ALREADY * monitor.tolerance() * system.reference;
        int n = system.size;
        System.arraycopy(system.q, 0, w, 0, n);
        for (int j = 0; j < n; j++) {
            part[j] = Math.max(system.lower[j], Math.min(system.upper[j], part[j]));
            if (part[j] != 0) {
                system.addColumn(j, part[j], w);
            }
        }
        for (int i = 0; i < n; i++) {
            double residual = Math.max(part[i] - system.upper[i], Math.min(part[i] - system.lower[i], w[i]));
            if (!(Math.abs(residual) <= limit)) {
                return false;
            }
        }
        return true;
    }
}
