package org.signorini.simulation.scheme;

/**
 * Solves u = G(u), the equations of an implicit step in the form in which a formulation answers them: G(u) are the
 * velocities after the step if everything is evaluated where u leads. An inexact Newton method (Dembo, Eisenstat and
 * Steihaug 1982) on r(u) = G(u) − u, whose linear systems
 *
 * <pre>
 * (1 − G′) δ = r
 * </pre>
 *
 * are solved by GMRES (Saad and Schultz 1986) with G′v as differences of G (Knoll and Keyes 2004): the true tangent of
 * springs, dampers, velocity terms and bilateral rows alike, in every formulation and without a matrix. As G has M⁻¹
 * and the bilateral rows in it, it is its own preconditioner: the number of directions is that of stiff springs and
 * kinds of rows, not that of freedoms. A step by r itself is an inexact Newton step as long as ‖G′r‖ is small against
 * ‖r‖; where it turns out so, nothing else is computed.
 *
 * <p>
 * Steps that do not reduce ‖r‖ are halved. With contacts G is piecewise smooth and the method a semismooth one.
 */
final class NewtonKrylov {

    /** The equations. */
    interface Equations {

        /**
         * g = G(u).
         *
         * @return whether there is an answer; none where a mechanism cannot be there, or a contact problem not be
         *         solved
         */
        boolean answer(double[] u, double[] g);
    }

    /** Share of ‖r‖ that a step by r must leave to be as good as Newton's. */
    private static final double CONTRACTS = 0.2;
    /** Share of ‖r‖ that GMRES leaves: Newton's next step takes care of it. */
    private static final double FORCING = 1e-3;
    private static final int MOST_DIRECTIONS = 64;
    private static final int MOST_HALVINGS = 10;
    /** Residuals that no longer shrink below this share of the velocities are rounding. */
    private static final double ROUNDING = 1e-7;
    /** Roundings of coordinates that errors of bilateral rows may be made of. */
    private static final double ROUNDINGS = 64;
    /** A direction that is less than this of the product it comes from is rounding: the space is complete. */
    private static final double COMPLETE = 1e-8;

    private final int n;
    private final double tolerance;
    private final int iterations;
    private final double[] g;
    private final double[] r;
    private final double[] trial;
    private final double[] delta;
    private final Krylov krylov;
    private double norm;

    /** @param iterations most Newton steps */
    NewtonKrylov(int freedoms, double tolerance, int iterations) {
        n = freedoms;
        this.tolerance = tolerance;
        this.iterations = iterations;
        g = new double[n];
        r = new double[n];
        trial = new double[n];
        delta = new double[n];
        krylov = new Krylov(n, Math.min(n, MOST_DIRECTIONS));
    }

    /**
     * Solves from u on, which becomes the solution; the last answer asked for is that at it.
     *
     * @param other where to begin instead, if u leaves more than the way from there to it
     * @param size  of velocities that the tolerance is a share of, beside u's own
     * @param floor changes of velocities that are rounding of coordinates
     * @param reach length of a difference of velocities by which G′ is measured
     * @return whether it settled; if not, {@link #worst} tells where
     */
    boolean settle(Equations equations, double[] u, double[] other, double size, double floor, double reach) {
        if (!begin(equations, u, other)) {
            return false;
        }
        boolean plain = true;
        double last = Double.POSITIVE_INFINITY;
        for (int k = 0; k < iterations; k++) {
            double most = largest(r);
            double scale = Math.max(size, largest(u));
            boolean rounding = most <= Math.max(ROUNDING * scale, ROUNDINGS * floor);
            if (most <= Math.max(tolerance * scale, floor) || rounding && most > 0.5 * last) {
                return true;
            }
            last = most;
            if (plain) {
                plain = followed(equations, u);
                if (plain) {
                    continue;
                }
                last = Double.POSITIVE_INFINITY;
                // back to where the equations were left
                if (!evaluate(equations, u)) {
                    return false;
                }
            }
            if (!direct(equations, u, reach)) {
                return false;
            }
            boolean small = largest(delta) <= Math.max(tolerance * scale, floor);
            if (!search(equations, u)) {
                // what is left is rounding, which short steps and stiff springs make large
                return (small || rounding) && evaluate(equations, u);
            }
            if (small) {
                return true;
            }
        }
        return false;
    }

    private boolean begin(Equations equations, double[] u, double[] other) {
        double way = 0;
        for (int i = 0; i < n; i++) {
            way += (u[i] - other[i]) * (u[i] - other[i]);
        }
        if (evaluate(equations, u) && norm * norm <= way) {
            return true;
        }
        System.arraycopy(other, 0, u, 0, n);
        return evaluate(equations, u);
    }

    /** The freedom with the largest residual. */
    int worst() {
        int at = 0;
        for (int i = 1; i < n; i++) {
            at = Math.abs(r[i]) > Math.abs(r[at]) ? i : at;
        }
        return at;
    }

    /** The largest residual. */
    double residual() {
        return largest(r);
    }

    /** r and its norm at u. */
    private boolean evaluate(Equations equations, double[] u) {
        if (!equations.answer(u, g)) {
            norm = Double.POSITIVE_INFINITY;
            return false;
        }
        double sum = 0;
        for (int i = 0; i < n; i++) {
            r[i] = g[i] - u[i];
            sum += r[i] * r[i];
        }
        norm = Math.sqrt(sum);
        return norm <= Double.MAX_VALUE;
    }

    /** Takes the step r where that is as good as Newton's, and leaves u where it is not. */
    private boolean followed(Equations equations, double[] u) {
        double before = norm;
        System.arraycopy(g, 0, trial, 0, n);
        if (!evaluate(equations, trial) || norm > CONTRACTS * before) {
            return false;
        }
        System.arraycopy(trial, 0, u, 0, n);
        return true;
    }

    /** δ of the linear system at u. */
    private boolean direct(Equations equations, double[] u, double reach) {
        krylov.begin(r, norm);
        while (krylov.residual() > FORCING * norm && krylov.hasRoom()) {
            double[] v = krylov.direction();
            for (int i = 0; i < n; i++) {
                trial[i] = u[i] + reach * v[i];
            }
            double[] product = krylov.product();
            if (!equations.answer(trial, product)) {
                return false;
            }
            // (1 − G′)v, with G(u) = g
            for (int i = 0; i < n; i++) {
                product[i] = v[i] - (product[i] - g[i]) / reach;
            }
            krylov.extend(COMPLETE);
        }
        krylov.solution(delta);
        return largest(delta) <= Double.MAX_VALUE;
    }

    /** u += λδ with the first of 1, ½, ¼ … that reduces ‖r‖. */
    private boolean search(Equations equations, double[] u) {
        double before = norm;
        double share = 1;
        for (int k = 0; k <= MOST_HALVINGS; k++, share *= 0.5) {
            for (int i = 0; i < n; i++) {
                trial[i] = u[i] + share * delta[i];
            }
            if (evaluate(equations, trial) && norm <= (1 - 1e-4 * share) * before) {
                System.arraycopy(trial, 0, u, 0, n);
                return true;
            }
        }
        return false;
    }

    /** The largest absolute value, NaN where there is one. */
    static double largest(double[] x) {
        double most = 0;
        for (double value : x) {
            // NaN must not be lost
            most = Math.abs(value) <= most ? most : Math.abs(value);
        }
        return most;
    }
}
