package org.signorini.solver.semismooth.minimize;

import java.util.Arrays;

import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.semismooth.linear.DenseLu;
import org.signorini.solver.semismooth.system.SmoothableSystem;

/**
 * The way to the right piece of φ where ψ has local minima: the curve of points (x, σ) with
 *
 * <pre>
 * H(x, σ) = φ_ε(x) − (ε/ε₀)² φ_ε₀(x₀) = 0,   ε = ε₀ e^σ,
 * </pre>
 *
 * from any x₀ at σ = 0 towards a zero of φ at σ = −∞. Coulomb's law being non-associated, the curve has folds, where ε
 * must rise for a while: it is followed by its length, each point corrected at right angles to the tangent, and the
 * tangent never turns by more than some angle (Allgower and Georg 1990, ch. 2 and 6). Length and angles are relative,
 * to the size of 𝔷 per contact: impulses in a wedge grow by orders of magnitude on the way. The remainder must
 * vanish like ε²: along the curve products of an impulse and a velocity do so, and where W is rank-deficient a
 * remainder that is larger than such a velocity drives the curve away.
 *
 * <p>
 * A correction costs ⅔n³ operations. What is found is near a zero only; the minimizer finishes.
 */
final class SmoothingPath {

    private static final double FIRST_LENGTH = 0.3;
    private static final double LONGEST = 1;
    /** Share of ε that H may be off; tighter costs iterations, looser jumps between branches. */
    private static final double TOLERANCE = 0.3;
    /** What rounding leaves of H. */
    private static final double ROUNDING = 1e-13;
    private static final double CONTRACTION = 0.9;
    private static final int CORRECTIONS = 6;
    /** Least cosine between tangents; after so many cuts the turn is taken as a corner. */
    private static final double LEAST_COSINE = 0.8;
    private static final double STRAIGHT = 0.95;
    private static final int CAREFUL_TRIES = 20;
    private static final int TRIES = 40;
    /** A path that has gone back beyond its start leads nowhere. */
    private static final double FARTHEST = 20;

    private final DenseLu lu = new DenseLu();
    private SmoothableSystem system;
    private int n;
    private int left;
    private double epsilon0;
    /** ε/ε₀ at the point evaluated last. */
    private double ratio;
    private double length;
    /** Points (x, σ): reached, and tried. */
    private double[] here = {};
    private double[] trial = {};
    private double[] tangent = {};
    private double[] turned = {};
    private double[] squares = {};
    private double[] remainder = {};
    private double[] h = {};
    private double[] rate = {};
    private double[] jacobian = {};
    private double[] bordered = {};
    private double[] rhs = {};

    /** Begins at x₀ with ε₀; {@code limit} corrections are allowed. */
    void start(SmoothableSystem toSolve, double[] x0, double epsilon, int limit) {
        system = toSolve;
        reshape(toSolve.size());
        left = limit;
        epsilon0 = epsilon;
        System.arraycopy(x0, 0, here, 0, n);
        here[n] = 0;
        system.smooth(epsilon);
        system.value(here, remainder);
        evaluate(here);
        measureSizes();
        Arrays.fill(tangent, 0, n, 0);
        tangent[n] = -1;
        length = turn() ? FIRST_LENGTH : 0;
        System.arraycopy(turned, 0, tangent, 0, n + 1);
    }

    private void reshape(int size) {
        n = size;
        if (h.length < n) {
            here = new double[n + 1];
            trial = new double[n + 1];
            tangent = new double[n + 1];
            turned = new double[n + 1];
            squares = new double[n + 1];
            rhs = new double[n + 1];
            remainder = new double[n];
            h = new double[n];
            rate = new double[n];
            jacobian = new double[n * n];
            bordered = new double[(n + 1) * (n + 1)];
        }
    }

    /** The point reached, x first. */
    double[] point() {
        return here;
    }

    double epsilon() {
        return epsilon0 * StrictMath.exp(here[n]);
    }

    /**
     * Goes a step along the curve; false if there is none, or no iteration left.
     *
     * @param most corrections allowed here, where fewer than are left of the limit
     */
    boolean advance(int most, Monitor monitor) {
        left = Math.min(left, most);
        if (!(length > 0) || here[n] > FARTHEST) {
            return false;
        }
        for (int k = 0; k < TRIES && left > 0; k++) {
            for (int i = 0; i <= n; i++) {
                trial[i] = here[i] + length * tangent[i];
            }
            int corrections = correct(monitor);
            if (corrections < 0) {
                length *= 0.4;
                continue;
            }
            exchange();
            if (!turn()) {
                return false;
            }
            double cosine = product(tangent, turned);
            if (cosine >= LEAST_COSINE || k >= CAREFUL_TRIES) {
                adapt(corrections, cosine);
                return true;
            }
            exchange();
            length *= 0.5;
        }
        return false;
    }

    private void exchange() {
        double[] kept = here;
        here = trial;
        trial = kept;
    }

    /** Takes the new tangent, in the measure of the new point. */
    private void adapt(int corrections, double cosine) {
        measureSizes();
        double size = Math.sqrt(product(turned, turned));
        for (int i = 0; i <= n; i++) {
            tangent[i] = turned[i] / size;
        }
        length = Math.min(length, LONGEST);
        if (corrections <= 2 && cosine > STRAIGHT) {
            length *= 2;
        } else if (corrections > 4) {
            length *= 0.6;
        }
    }

    /** Newton's method at right angles to the tangent; how many steps it took, −1 if it does not converge. */
    private int correct(Monitor monitor) {
        double last = evaluate(trial);
        for (int k = 0; k < CORRECTIONS; k++) {
            double enough = TOLERANCE * epsilon0 * ratio + ROUNDING;
            if (k > 0 && last <= enough) {
                return k;
            }
            if (left-- <= 0 || !monitor.proceed(last)) {
                left = 0;
                return -1;
            }
            if (!factorize(trial)) {
                return -1;
            }
            for (int i = 0; i < n; i++) {
                rhs[i] = -h[i];
            }
            rhs[n] = 0;
            lu.solve(rhs);
            for (int i = 0; i <= n; i++) {
                trial[i] += rhs[i];
            }
            double now = evaluate(trial);
            if (!(now < CONTRACTION * last) && now > enough) {
                return -1;
            }
            last = now;
        }
        return -1;
    }

    /** H at a point; its largest entry, infinite where H is not defined. */
    private double evaluate(double[] at) {
        ratio = StrictMath.exp(at[n]);
        system.smooth(epsilon0 * ratio);
        system.value(at, h);
        double largest = 0;
        for (int i = 0; i < n; i++) {
            h[i] -= ratio * ratio * remainder[i];
            if (!(Math.abs(h[i]) < Double.POSITIVE_INFINITY)) {
                return Double.POSITIVE_INFINITY;
            }
            largest = Math.max(largest, Math.abs(h[i]));
        }
        return largest;
    }

    /** The tangent at the point reached, where H was evaluated last, that leads on; false where there is none. */
    private boolean turn() {
        if (!factorize(here)) {
            return false;
        }
        Arrays.fill(rhs, 0, n, 0);
        rhs[n] = 1;
        lu.solve(rhs);
        double size = Math.sqrt(product(rhs, rhs));
        for (int i = 0; i <= n; i++) {
            turned[i] = rhs[i] / size;
        }
        return size > 0 && size < Double.POSITIVE_INFINITY;
    }

    /** Factorizes the derivative of H, bordered by the tangent. */
    private boolean factorize(double[] at) {
        system.jacobian(at, jacobian);
        system.smoothingRate(at, rate);
        int m = n + 1;
        for (int i = 0; i < n; i++) {
            System.arraycopy(jacobian, i * n, bordered, i * m, n);
            bordered[i * m + n] = ratio * (epsilon0 * rate[i] - 2 * ratio * remainder[i]);
        }
        for (int i = 0; i < m; i++) {
            bordered[n * m + i] = tangent[i] / squares[i];
        }
        return lu.factorize(bordered, m) > 0;
    }

    private void measureSizes() {
        system.squaredSizes(here, squares);
        squares[n] = 1;
    }

    private double product(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i <= n; i++) {
            sum += a[i] * b[i] / squares[i];
        }
        return sum;
    }
}
